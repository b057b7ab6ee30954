/** Entering a table in Tile rummy: sets that lay themselves, strokes over the grid, and an opening that goes without saying. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../../www/games/rummikub/actions.ts";
import { summary } from "../../www/games/rummikub/announcements.ts";
import { initial, isLeft, onTable, position, queryOf, restored } from "../../www/games/rummikub/model/state.ts";
import { strokeOf } from "../../www/games/rummikub/model/strokes.ts";
import { KINDS, sorted, without, written } from "../../www/games/rummikub/model/tiles.ts";
import type { State, Tile } from "../../www/games/rummikub/model/types.ts";
import { words as wordsOf } from "../../www/games/rummikub/text/en/words.ts";
import { beside } from "../../www/games/rummikub/views/pad.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach } from "./asserts.ts";
import { chance } from "./random.ts";
import { stateOf, tiles } from "./rummikub.ts";
import * as moves from "./rummikub-all-moves.ts";

const tableOf = (state: State) => state.table.sets.map(({ tiles }) => written(tiles)).join(" / ");
const pendingOf = (state: State) => written(state.table.entry.tiles);
const told = (state: State) => [tableOf(state), pendingOf(state), state.refused?.name ?? null];

/** Taps on tiles of the grid, from a link to a position on. */
const tapped = (link: string, names: string) =>
  names.split(" ").reduce((state, tile) => present(moves.addToEntry(state, tile)), stateOf(`target=set&${link}`));

/** Strokes "r3>r7" and taps "r3". */
const entered = (state: State, names: string) =>
  names.split(" ").reduce((state, name) => {
    const [from, to] = name.split(">");
    if (to) return present(moves.stroke(state, from, to));
    return present(state.target === "rack" ? moves.addToRack(state, from) : moves.addToEntry(state, from));
  }, state);

describe("a set lays itself", () => {
  const CASES: [taps: string, table: string, pending: string, why: string | null][] = [
    // What can't belong to it
    ["r3 r5 b9", "r3-5", "b9", null],
    ["r5 b5 k5 r9", "rbk5", "r9", null],
    ["r5 b5 k5 o5 o6", "rbko5", "o6", null],
    ["r5 b5 k5 b5", "rbk5", "b5", null],
    ["r1 r2 r3 r3", "r1-3", "r3", null],
    // A run that is told by its ends goes on no further; one tapped tile by tile does
    ["r3 r5 r6", "r3-5", "r6", null],
    ["r3 r4 r5 r6", "", "r3-6", null],
    ["r3 r4 r5 r9", "r3-5", "r9", null],
    ["r3 r5 r9 r11 b1", "r3-5 / r9-11", "b1", null],
    ["r5 r10 k1", "r5-10", "k1", null],
    // Jokers belong wherever there is room
    ["r3 r5 j", "", "r3-5 j", null],
    ["r8 r9 j r11 k1", "r8-9 j r11", "k1", null],
    ["k5 o5 j r12", "ko5 j", "r12", null],
    ["j j r13 b1", "j j r13", "b1", null],
    ["r1 r13 j", "r1-13", "j", null],
    // What is none yet stays
    ["r3 r4 b9", "", "r3-4", "mixed"],
    // A tile that it has goes out of it
    ["r3 b3 r3", "", "b3", null],
    ["r3 r3 r3", "", "r3", null],
  ];
  for (const [taps, table, pending, why] of CASES)
    test(`${taps}: ${[table, pending, why].filter((part) => part).join(", ")}`, () =>
      assert.deepEqual(told(tapped("", taps)), [table, pending, why]));

  test("where a tile of the run between is used up", () => {
    assert.deepEqual(told(tapped("rack=r7.r7", "r3 r4 r5 r6 r8")), ["r3-6", "r8", null]);
    assert.deepEqual(told(tapped("rack=r9.r9", "r3 r4 r5 r9")), ["", "r3-5", "used"], "nothing is begun with none");
  });

  test("but not one that is corrected", () =>
    assert.deepEqual(told(tapped("table=r1-3&entry=r1-3_0", "b9")), ["r1-3", "r1-3", "mixed"]));

  test("and the last one counts before it is laid", () => {
    const state = tapped("", "r3 r5 b9 b11");
    assertEach(queryOf(state).table, (set) => written("tiles" in set ? set.tiles : set), ["r3-5", "b9-11"]);
  });

  test("which is told, and undone by itself", () => {
    const before = tapped("", "r3 r5");
    const after = present(moves.addToEntry(before, "b9"));
    assert.equal(moves.addToEntry.kind, "edit");
    assert.deepEqual(after.laid?.tiles, tiles("r3-5"));
    const undone = restored({ ...after, ...position(before) });
    assert.deepEqual([...told(undone), undone.laid], ["", "r3-5", null, null]);
    assert.equal(present(moves.addToEntry(after, "b10")).laid, null, "until something else is entered");
    const words = wordsOf(createFormats("en"));
    const analysis = { answer: null, plan: null, isHindered: false, draws: null };
    const said = summary(partOf<Page>({ state: after, words, analysis }), {
      before,
      move: moves.addToEntry,
      own: true,
    });
    assert.equal(said, "Set 1: red 3, red 4, and red 5. Set: blue 9. Tap your tiles.");
  });
});

describe("in a set that is corrected", () => {
  const SETS = ["r3-7", "r5 b5 k5 o5", "r3 j r5-6", "j j r13"];

  test("a tap on a tile takes it out, and another one lays it back where it was", () => {
    for (const set of SETS)
      for (const tile of tiles(set)) {
        const link = `table=${tiles(set).join(".")}&entry=${tiles(set).join(".")}_0`;
        if (tile === "j") continue;
        const out = tapped(link, tile);
        assert.deepEqual(out.table.entry.tiles, without(tiles(set), [tile]), `${tile} out of ${set}`);
        const back = tapped(link, `${tile} ${tile}`);
        assert.deepEqual(sorted(back.table.entry.tiles), sorted(tiles(set)), `${tile} back into ${set}`);
        assert.ok(moves.lay(back)?.table.entry.at === null, `${tile} back into ${set}`);
      }
  });

  test("several go and come in any order", () => {
    const link = "table=r3-9&entry=r3-9_0";
    assert.deepEqual(told(tapped(link, "r5 r7 r4")), ["r3-9", "r3 r6 r8-9", null]);
    assert.deepEqual(told(tapped(link, "r5 r7 r4 r7 r4 r5 r10")), ["r3-9", "r3-10", null]);
  });

  test("a joker goes where there is no other one to add", () => {
    const link = "table=r3.j.r5&entry=r3.j.r5_0";
    assert.deepEqual(told(tapped(link, "j")), ["r3 j r5", "r3 j r5 j", null]);
    assert.deepEqual(told(tapped(`rack=j&${link}`, "j")), ["r3 j r5", "r3 r5", null]);
    assert.deepEqual(told(tapped(link, "j j")), ["r3 j r5", "r3 j r5", null]);
  });
});

describe("a stroke", () => {
  const CASES: [from: Tile, to: Tile, tiles: string | null][] = [
    ["r3", "r7", "r3-7"],
    ["r7", "r3", "r3-7"],
    ["r5", "r10", "r5-10"],
    ["r5", "o5", "rbko5"],
    ["k12", "r12", "rbk12"],
    ["b2", "b2", "b2"],
    // A finger that strays
    ["r3", "b7", "r3-7"],
    ["k1", "o3", "k1-3"],
    ["r5", "o6", "rbko5"],
    ["k9", "r10", "rbk9"],
    // Aslant, or at the joker
    ["r3", "b4", null],
    ["r3", "o6", null],
    ["r3", "j", null],
    ["j", "r3", null],
  ];
  for (const [from, to, found] of CASES)
    test(`from ${from} to ${to}: ${found}`, () => {
      const covered = strokeOf(from, to);
      assert.equal(covered && written(covered), found);
    });

  const set = (link = "") => stateOf(`target=set&${link}`);

  test("lays a set, and the one before it", () => {
    assert.deepEqual(told(entered(set(), "r3>r7 b5>o5 k9>k11")), ["r3-7 / bko5 / k9-11", "", null]);
    assert.deepEqual(told(entered(set(), "r3 r5 b9>b11")), ["r3-5 / b9-11", "", null]);
    assert.deepEqual(told(entered(set(), "r3>r5 r6 r8 k1>k3")), ["r3-5 / r6-8 / k1-3", "", null]);
  });

  test("over two tiles begins a set, and one over more goes on with it", () => {
    assert.deepEqual(told(entered(set(), "r8>r9")), ["", "r8-9", null]);
    assert.deepEqual(told(entered(set(), "r8>r9 j r11 b1>b3")), ["r8-9 j r11 / b1-3", "", null]);
    assert.deepEqual(told(entered(set(), "r8>r9 r5>r7")), ["", "r5-9", null]);
    assert.deepEqual(told(entered(set(), "r8>r9 k1>k3")), ["", "r8-9", "mixed"]);
  });

  test("over all colours leaves one to be tapped out", () => {
    const group = entered(set("table=r1-3"), "r5>o5");
    assert.deepEqual(told(present(moves.addToEntry(group, "k5"))), ["r1-3 / rbo5", "", null]);
    assert.deepEqual(told(entered(group, "k5 b5")), ["r1-3 / rbo5", "b5", null], "only one");
    assert.deepEqual(told(entered(group, "k6 k5")), ["r1-3 / rbko5", "k5-6", null], "before the next set begins");
    assert.deepEqual(told(entered(set(), "r5>k5 k5")), ["rbk5", "k5", null], "three are meant as they are");
    assert.deepEqual(told(entered(stateOf("target=set&entry=rbko5"), "k5")), ["rbko5", "k5", null]);
  });

  test("over a colour that is used up lays a group of the other three, wherever it goes", () => {
    const link = "table=k6-8&rack=k6";
    assert.deepEqual(told(entered(set(link), "r6>o6")), ["k6-8 / rbo6", "", null]);
    assert.deepEqual(told(entered(set(link), "o6>r6 k9>k11")), ["k6-8 / rbo6 / k9-11", "", null]);
    assert.deepEqual(told(entered(set(link), "r6>k6")), ["k6-8", "", "used"], "two are no group");
    assert.deepEqual(told(entered(set(`${link}.b6.b6`), "r6>o6")), ["k6-8", "", "used"]);
    assert.deepEqual(told(entered(set(link), "k4>k7")), ["k6-8", "", "used"], "a run has no tile to spare");
    const theirs = entered(stateOf(`target=theirs&${link}`), "r6>o6");
    assert.deepEqual(theirs.table.came, tiles("r6 b6 o6"));
  });

  test("that can't be says why, and enters nothing", () => {
    assert.deepEqual(told(entered(set(), "r3>b4")), ["", "", "stroke"]);
    const used = entered(set("rack=r5.r5"), "r3>r7");
    assert.deepEqual([...told(used), used.refused?.tile], ["", "", "used", "r5"]);
  });

  test("enters tiles on the rack, or among theirs", () => {
    assert.deepEqual(entered(stateOf("rack=r4"), "r3>r5 b1>k1").rack, tiles("r3-5 r4 b1 k1").toSorted(inOrder));
    assert.deepEqual(entered(stateOf("target=theirs"), "r3>r4").table.came, tiles("r3-4"));
    assert.equal(moves.stroke(stateOf("target=draw"), "r3", "r5"), null);
    assert.equal(moves.stroke({ ...set(), isTaking: true }, "r3", "r5"), null);
  });

  test("goes on with a set that is corrected", () =>
    assert.deepEqual(told(entered(set("table=r1-3&entry=r1-3_0"), "r4>r6")), ["r1-3", "r1-6", null]));
});

const inOrder = (one: Tile, other: Tile) => KINDS.indexOf(one) - KINDS.indexOf(other);

test("whatever is tapped and stroked in sets, the table has what was entered, and nothing that was refused", () => {
  for (let seed = 0; seed < 150; seed += 1) {
    const { pick, below } = chance(seed);
    let state = stateOf("target=set");
    for (let nth = 0; nth < 80; nth += 1) {
      const [from, to] = [pick(KINDS), pick(KINDS)];
      const isStroke = below(2) === 1;
      const before = state;
      const { laid } = before;
      state = present(isStroke ? moves.stroke(state, from, to) : moves.addToEntry(state, from));
      const when = `seed ${seed}, move ${nth}, ${from}${isStroke ? `>${to}` : ""}`;
      const [was, now] = [onTable(before), onTable(state)];
      if (state.refused) {
        assert.deepEqual(position(state), position(before), when);
        continue;
      }
      const open = laid?.isOpen ? laid.tiles : before.table.entry.tiles;
      const isOut = !isStroke && open.includes(from) && now.length < was.length;
      const added = isOut ? [] : without(now, was);
      assert.deepEqual(sorted(now), sorted([...without(was, isOut ? [from] : []), ...added]), when);
      if (isStroke) {
        const covered = present(strokeOf(from, to)).filter((tile) => isLeft(before, tile));
        assert.deepEqual(sorted(added), sorted(covered), when);
      }
      if (!isStroke && !isOut) assert.ok(added.includes(from), when);
      for (const tile of KINDS)
        assert.ok(isLeft(state, tile) || now.filter((other) => other === tile).length === 2, when);
    }
  }
});

describe("the opening", () => {
  const THREE = "table=r1-3_b1-3_k1-3&target=set";
  const RUNS = "r1>r3 b1>b3 k1>k3 o1>o3";

  test("is taken as made with a table and fewer than 14 tiles on the rack, in whatever order they come", () => {
    const rackTiles = "r4 r5 r6 r7 r8 b5 b6 b7 k6 k7 k8 k9 o9 o10 o11".split(" ");
    for (let count = 0; count <= rackTiles.length; count += 1) {
      const taps = rackTiles.slice(0, count).join(" ");
      const fill = (state: State) => (taps ? entered({ ...state, target: "rack" }, taps) : state);
      const isOpened = count > 0 && count < 14;
      const lay = (state: State, names: string) => entered({ ...state, target: "set" }, names);
      assert.equal(fill(initial()).opened, false, `${count}, nothing on the table`);
      for (const state of [
        lay(fill(initial()), RUNS),
        fill(lay(initial(), RUNS)),
        lay(fill(lay(initial(), "r1>r3")), "b1>b3"),
        present(
          moves.setTiles(initial(), { rack: rackTiles.slice(0, count), table: { sets: [], loose: tiles("r1-3") } }),
        ),
      ])
        assert.equal(state.opened, isOpened, `${count} tiles`);
    }
  });

  test("follows the rack as it is corrected, and by undo", () => {
    const few = entered({ ...initial(), target: "set" }, "r1>r3");
    const thirteen = entered({ ...few, target: "rack" }, "r9>r13 b9>b13 k9>k11");
    assert.equal(thirteen.opened, true);
    const fourteen = entered(thirteen, "k12");
    assert.equal(fourteen.opened, false);
    const undone = restored({ ...fourteen, ...position(thirteen) });
    assert.equal(entered(undone, "k12").opened, false);
  });

  test("stays as the player has said", () => {
    const denied = present(moves.setOpened(entered(stateOf(`rack=r9&${THREE}&opened=true`), "o1>o3"), false));
    assert.equal(entered(denied, "r9>r11").opened, false);
    const again = present(moves.removeSet(present(moves.pickSet(denied, 0))));
    assert.equal(entered(again, "r9>r11").opened, false);
    assert.equal(entered(restored(again), "r9>r11").opened, false, "after undo of something else");
    const onceMore = entered({ ...present(moves.setOpened(again, true)), target: "rack" }, "r4>r13 b4>b8");
    assert.equal(onceMore.opened, true, "with 16 tiles");
    const anew = present(moves.newGame(denied));
    assert.equal(entered({ ...entered(anew, "r9"), target: "set" }, "b1>b3").opened, true);
    assert.equal(entered(stateOf(`rack=r9&${THREE}`), "o1>o3").opened, false, "a link");
  });

  test("is not guessed where the page knows the player's turns", () => {
    const drawn = present(moves.drew(stateOf("rack=r9&target=draw"), "k5"));
    assert.equal(entered({ ...drawn, target: "set" }, RUNS).opened, false);
    const many = stateOf("rack=r4.r9-13.b9-13.k9-12&table=r1-3&opened=true");
    const logged = { seat: 0, did: "played" as const, tiles: ["r4"], points: 4, cuts: 0, opens: false };
    const played = present(moves.play(many, many.table.sets, without(many.rack, ["r4"]), logged));
    assert.equal(played.rack.length, 14);
    assert.equal(entered({ ...played, target: "set" }, "k1>k3").opened, true);
  });
});

test("arrow keys reach every tile, and lead back where they came from", () => {
  const back: Record<string, string> = { ArrowRight: "ArrowLeft", ArrowDown: "ArrowUp" };
  const reached = new Set(["r1"]);
  for (const tile of reached)
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
      const next = beside(tile, key);
      if (!next) continue;
      reached.add(next);
      if (back[key] && next !== "j") assert.equal(beside(next, back[key]), tile, `${tile} ${key}`);
    }
  assert.deepEqual([...reached].toSorted(inOrder), KINDS);
});
