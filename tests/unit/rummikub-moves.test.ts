/** What can be done with the rack, the table and the turn. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../../www/games/rummikub/actions.ts";
import { stepBack } from "../../www/games/rummikub/actions.ts";
import { summary } from "../../www/games/rummikub/announcements.ts";
import { onkey } from "../../www/games/rummikub/keys.ts";
import { drawnOf } from "../../www/games/rummikub/model/facts.ts";
import { complete, read, write } from "../../www/games/rummikub/model/link.ts";
import { planOf, setsAfter } from "../../www/games/rummikub/model/plan.ts";
import { tableSet } from "../../www/games/rummikub/model/sets.ts";
import {
  initial,
  isUnderWay,
  onTable,
  position,
  queryOf,
  queryOfTheirs,
  restored,
  sight,
  unseenOf,
} from "../../www/games/rummikub/model/state.ts";
import { stepsOf } from "../../www/games/rummikub/model/steps.ts";
import { calledOf } from "../../www/games/rummikub/model/telling.ts";
import { ALL, KINDS, sorted, without, written } from "../../www/games/rummikub/model/tiles.ts";
import { touchedIn } from "../../www/games/rummikub/model/touched.ts";
import type { LoggedMove, State, Tile } from "../../www/games/rummikub/model/types.ts";
import { lyingWords } from "../../www/games/rummikub/text/en/lying.ts";
import { words as wordsOf } from "../../www/games/rummikub/text/en/words.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach } from "./asserts.ts";
import type { Chance } from "./random.ts";
import { chance } from "./random.ts";
import { moveOf, planned, sets, stateOf, tiles } from "./rummikub.ts";
import * as moves from "./rummikub-all-moves.ts";

const words = wordsOf(createFormats("en"));
const { lying } = lyingWords(createFormats("en"));

const logged = (tiles: Tile[]): LoggedMove => ({ seat: 0, did: "played", tiles, points: 1, cuts: 0, opens: false });
const tableOf = (state: State) => state.table.sets.map(({ tiles }) => written(tiles)).join(" / ");

/** Makes a move that must be possible. */
function made<Facts extends unknown[]>(
  state: State,
  move: (state: State, ...facts: Facts) => State | null,
  ...facts: Facts
) {
  const next = move(state, ...facts);
  assert.ok(next, "possible");
  return next;
}

describe("tile by tile", () => {
  test("the rack takes two of a kind, and says where they are when a third comes", () => {
    let state = made(initial(), moves.addToRack, "r7");
    state = made({ ...state, table: { ...state.table, sets: sets("r6-8") } }, moves.addToRack, "r7");
    assert.deepEqual(state.rack, ["r7"]);
    assert.deepEqual(state.refused, { name: "used", tile: "r7", places: ["rack", 0] });
    assert.equal(made(state, moves.addToRack, "r9").refused, null);
  });

  test("a set is entered by its ends, and laid", () => {
    let state = stateOf("target=set");
    for (const tile of ["r3", "r7"]) state = made(state, moves.addToEntry, tile);
    assert.equal(unseenOf(state), ALL - 5);
    state = made(state, moves.lay);
    assert.equal(tableOf(state), "r3-7");
    assert.deepEqual(state.table.entry.tiles, []);
    assert.equal(moves.lay(state), null, "there is nothing to lay");
  });

  test("a run whose tiles are used up is refused, with the tile", () => {
    const state = made(stateOf("rack=r5.r5&entry=r3&target=set"), moves.addToEntry, "r7");
    assert.deepEqual([state.table.entry.tiles, state.refused?.tile, state.refused?.name], [["r3"], "r5", "used"]);
  });

  test("what is no set is not laid, and why", () => {
    const state = made(stateOf("entry=r3.r4&target=set"), moves.lay);
    assert.deepEqual([state.table.sets, state.refused], [[], { name: "few" }]);
  });

  test("tiles are taken away where they lie", () => {
    assert.deepEqual(made(stateOf("rack=r3.r3"), moves.takeAway, "r3").rack, ["r3"]);
    assert.equal(made(stateOf("rack=r3"), moves.takeAway, "r4").refused?.name, "none");
    assert.deepEqual(made(stateOf("entry=r3-5&target=set"), moves.takeBack).table.entry.tiles, ["r3", "r4"]);
  });

  test("a loose joker is wild only where jokers are free", () => {
    assert.deepEqual(made(stateOf("entry=j&target=set"), moves.loosen).table.loose, ["j"]);
    assert.equal(made(stateOf("entry=j&target=set&jokers=both"), moves.loosen).refused?.name, "looseJoker");
    assert.equal(made(stateOf("loose=j"), moves.setRules, { jokers: "both" }).refused?.name, "looseJoker");
  });
});

describe("where a set may have only one joker", () => {
  const ONE = "onejoker=true&target=set";
  const refusal = (state: State) => state.refused?.name;

  test("the rule is refused while a set has two, and taken where none has", () => {
    const oneJoker = true;
    for (const link of [
      "table=b1-3_r4.j.j.r7",
      "table=b1-3_j.j.r4*",
      "entry=r4.j.j&target=set",
      "table=r4.j.j.r7&entry=r4.j.r6_0",
    ]) {
      const state = made(stateOf(link), moves.setRules, { oneJoker });
      assert.deepEqual([refusal(state), state.rules.oneJoker], ["jokersTogether", false], link);
      assert.equal(made(state, moves.setRules, { opening: 50 }).rules.opening, 50, "other rules can be chosen");
    }
    for (const link of ["rack=j.j", "table=b1-2.j_r4.j.r6", "loose=j.j.r4", "came=j.j.r4"]) {
      const state = made(stateOf(link), moves.setRules, { oneJoker });
      assert.deepEqual([refusal(state), state.rules.oneJoker], [undefined, true], link);
      assert.equal(made(state, moves.setRules, { oneJoker: false }).rules.oneJoker, false);
    }
  });

  test("a second joker is refused, and begins the next set where one is whole", () => {
    const state = made(stateOf(`entry=r4.j&${ONE}`), moves.addToEntry, "j");
    assert.deepEqual([refusal(state), state.table.entry.tiles], ["jokers", ["r4", "j"]]);
    assert.deepEqual(made(stateOf("entry=r4.j&target=set"), moves.addToEntry, "j").table.entry.tiles, ["r4", "j", "j"]);
    const next = made(stateOf(`entry=r4.j.r6&${ONE}`), moves.addToEntry, "j");
    assert.deepEqual([tableOf(next), next.table.entry.tiles], ["r4 j r6", ["j"]]);
  });

  test("loose tiles with two are taken up, but not laid", () => {
    const state = made(stateOf(`loose=r4.j.j&${ONE}`), moves.pickLoose);
    assert.equal(refusal(made(state, moves.lay)), "jokers");
    const one = made(made(state, moves.takeAway, "j"), moves.addToEntry, "r6");
    assert.equal(tableOf(made(one, moves.lay)), "r4 j r6");
    assert.equal(refusal(made(stateOf(`table=b1-3&entry=r4.j.j&${ONE}`), moves.pickSet, 0)), "jokers");
  });

  test("a stroke goes on with what was begun with one", () => {
    const state = made(stateOf(`entry=j&${ONE}`), moves.stroke, "r4", "r6");
    assert.equal(tableOf(made(state, moves.lay)), "j r4-6");
  });

  test("a joker is not dragged to another", () => {
    const state = made(stateOf(`table=r4.j.r6-7_b7-9&loose=j&${ONE}`), moves.mend, "j", 0);
    assert.equal(refusal(state), "jokers");
    assert.equal(
      tableOf(made(stateOf(`table=r4.j.r6-7_b7-9&loose=j&${ONE}`), moves.mend, "j", 1)),
      "r4 j r6-7 / b7-9 j",
    );
  });
});

test("whatever is entered is something to miss", () => {
  assert.ok(!isUnderWay(initial()));
  for (const link of ["rack=r1", "table=r1-3", "loose=r1", "came=r1", "entry=r1", "table=r1-3&entry=_0", "others=14"])
    assert.ok(isUnderWay(stateOf(link)), link);
});

describe("a tile is moved on the table", () => {
  /** The table as text, loose tiles in brackets, after a tile was dragged; or why it could not be. */
  const moved = (link: string, from: Parameters<typeof moves.mend>[1], to: number | "new") => {
    const state = moves.mend(stateOf(link), from, to);
    return state && (state.refused?.name ?? `${tableOf(state)} (${written(state.table.loose)})`);
  };
  const CASES: [string, Parameters<typeof moves.mend>[1], number | "new", string | null][] = [
    ["table=r1-3_r4-7", { set: 1, nth: 0 }, 0, "r1-4 / r5-7 ()"],
    ["table=rbko5_r6-8", { set: 0, nth: 0 }, 1, "bko5 / r5-8 ()"],
    ["table=r3-9_bko6", { set: 0, nth: 3 }, 1, "r3-5 / r7-9 / rbko6 ()"],
    ["table=r3-6_bko6", { set: 0, nth: 3 }, "new", "r3-5 / bko6 (r6)"],
    ["table=r3-5_bko5", { set: 0, nth: 2 }, 1, "rbko5 (r3-4)"],
    ["table=r3-5&loose=r6", "r6", 0, "r3-6 ()"],
    ["table=r3-5_b1-3", { set: 0, nth: 2 }, 1, "mixed"],
    ["table=r3.j.r5-6_b1-3&jokers=both", { set: 0, nth: 1 }, "new", "looseJoker"],
    ["table=r3-6", { set: 0, nth: 0 }, 0, null],
    ["table=r3-6", { set: 4, nth: 0 }, 0, null],
    ["table=r3-6&loose=b1", "b2", 0, null],
    ["table=r3-6&loose=b1", "b1", "new", null],
    ["table=r3-6_b1-3&entry=r3-6_0", { set: 1, nth: 0 }, "new", null],
  ];
  for (const [link, from, to, after] of CASES)
    test(`${link}, ${JSON.stringify(from)} to ${to}: ${after}`, () => assert.equal(moved(link, from, to), after));
});

test("loose tiles are taken up like a set, and laid or left again", () => {
  const link = "table=b1-3&loose=r1-3.k9";
  const taken = made(stateOf(link), moves.pickLoose);
  assert.deepEqual([taken.table.entry.tiles, taken.table.loose, taken.target], [tiles("r1-3 k9"), [], "set"]);
  assert.equal(made(taken, moves.lay).refused?.name, "mixed");
  assert.deepEqual(made(taken, moves.loosen).table.loose, tiles("r1-3 k9"));
  const laid = made(made(taken, moves.takeAway, "k9"), moves.lay);
  assert.deepEqual([tableOf(laid), laid.table.loose], ["b1-3 / r1-3", []]);
  const whole = made(stateOf(`${link}&entry=o1-3`), moves.pickLoose);
  assert.equal(tableOf(whole), "b1-3 / o1-3");
  const half = made(stateOf(`${link}&entry=o1-2`), moves.pickLoose);
  assert.deepEqual([half.refused?.name, half.table.loose.length], ["few", 4]);
  assert.equal(moves.pickLoose(stateOf("table=b1-3")), null);
});

describe("a set that is not laid", () => {
  const asked = (state: State) => queryOf(state).table.map((set) => written("tiles" in set ? set.tiles : set));

  test("counts as soon as it is one", () => {
    const link = "rack=r9.b2.k5&table=rbk8&target=set";
    assert.deepEqual(asked(stateOf(`${link}&entry=r10`)), ["rbk8"]);
    const whole = made(stateOf(`${link}&entry=r10&done=0`), moves.addToEntry, "r13");
    assert.deepEqual(asked(whole), ["rbk8", "r10-13"]);
    assert.deepEqual(whole.done, [], "the steps are others");
    assert.deepEqual(queryOfTheirs(whole).table, queryOf(whole).table);
    assert.deepEqual(asked(stateOf("table=r1-3_b1-3&entry=r1-4_0")), ["r1-4", "b1-3"], "one that is corrected");
    assert.deepEqual(asked(stateOf("table=r1-3_b1-3&entry=_0")), ["b1-3"], "one that is taken away");
  });

  test("is on the table after a turn, and goes on being entered where it is none yet", () => {
    const drawn = made(stateOf("rack=r9&entry=r1-3&target=draw"), moves.drew, "k5");
    assert.deepEqual([tableOf(drawn), drawn.table.entry.tiles], ["r1-3", []]);
    const half = made(stateOf("rack=r9&entry=r1-2&target=draw"), moves.drew, "k5");
    assert.deepEqual([tableOf(half), half.table.entry.tiles], ["", ["r1", "r2"]]);
    const theirs = made(stateOf("came=r4&entry=r1-3&target=theirs"), moves.theyPlayed, sets("r1-4"));
    assert.deepEqual([tableOf(theirs), theirs.table.entry.tiles], ["r1-4", []]);
    const theirHalf = made(stateOf("came=b1-3&entry=r1-2&target=theirs"), moves.theyPlayed, sets("b1-3"));
    assert.deepEqual(theirHalf.table.entry.tiles, ["r1", "r2"]);
  });

  test("is not lost when another is tapped", () => {
    const half = made(stateOf("table=b1-3&entry=r1-2&target=rack"), moves.pickSet, 0);
    assert.deepEqual([half.table.entry.tiles, half.target, half.refused?.name], [["r1", "r2"], "set", "few"]);
    const gone = made(stateOf("table=b1-3_k1-3&entry=_0"), moves.pickSet, 1);
    assert.deepEqual([tableOf(gone), gone.table.entry.at, gone.table.entry.tiles], ["k1-3", 0, tiles("k1-3")]);
  });
});

describe("the first step back after a message", () => {
  for (const back of [stepBack, (page: Page) => onkey(page, "backspace")?.()])
    test("only clears it", () => {
      let state = made(stateOf("entry=r1.b1&target=set"), moves.addToEntry, "r2");
      const act: Page["act"] = (move, ...facts) => {
        state = made(state, move, ...facts);
        return true;
      };
      back(partOf<Page>({ state, act }));
      assert.deepEqual([state.refused, state.table.entry.tiles], [null, ["r1", "b1"]]);
      back(partOf<Page>({ state, act }));
      assert.deepEqual(state.table.entry.tiles, ["r1"]);
    });
});

test("the tile that was drawn last is known until the next turn", () => {
  const drawn = made(stateOf("rack=r4.r9"), moves.drew, "r7");
  assert.equal(drawnOf(drawn, drawn.rack), 1);
  const after = made(drawn, moves.play, [], ["r7"], logged(["r4", "r9"]));
  assert.equal(drawnOf(after, after.rack), -1);
});

test("a new game does not tell of tiles that are gone", () => {
  const before = stateOf("rack=r7&entry=r1");
  const state = made(before, moves.newGame);
  const page = partOf<Page>({ state, words, analysis: { answer: null, plan: null, isHindered: false, draws: null } });
  assert.equal(summary(page, { before, move: moves.newGame, own: true }), "Tap your tiles.");
});

describe("a set on the table", () => {
  const link = "table=r1-3_b1-3";

  test("is corrected where it stands", () => {
    let state = made(stateOf(link), moves.pickSet, 0);
    state = made(state, moves.addToEntry, "r5");
    assert.equal(tableOf(state), "r1-3 / b1-3", "until it is laid");
    assert.equal(onTable(state).length, 8);
    assert.equal(tableOf(made(state, moves.lay)), "r1-5 / b1-3");
    assert.equal(tableOf(made(state, moves.dropEntry)), "r1-3 / b1-3");
  });

  test("is gone without its tiles, or becomes loose", () => {
    let state = made(stateOf(link), moves.pickSet, 1);
    assert.deepEqual(made(state, moves.loosen).table.loose, tiles("b1-3"));
    for (let nth = 0; nth < 3; nth += 1) state = made(state, moves.takeBack);
    assert.equal(tableOf(made(state, moves.lay)), "r1-3");
  });

  test("that is picked lays the one that was being entered", () => {
    const state = made(stateOf(`${link}&entry=k1-3&target=set`), moves.pickSet, 0);
    assert.deepEqual([tableOf(state), state.table.entry.at], ["r1-3 / b1-3 / k1-3", 0]);
  });

  test("is found again in loose tiles", () => {
    const state = made(stateOf("loose=r1-3.j"), moves.arrange, sets("r1-3 j"));
    assert.deepEqual([tableOf(state), state.table.loose], ["r1-3 j", []]);
    assert.equal(moves.arrange(state, sets("k1-3")), null);
  });
});

describe("wishes", () => {
  test("are tiles of the rack, and go with them", () => {
    let state = made(stateOf("rack=r3.r3"), moves.wish, "r3", "keep", null);
    state = made(state, moves.wish, "r3", "play", null);
    assert.equal(moves.wish(state, "r3", "keep", null), null);
    assert.deepEqual([state.keep, state.play], [["r3"], ["r3"]]);
    state = made(state, moves.takeAway, "r3");
    assert.deepEqual([state.keep, state.play], [["r3"], []]);
    assert.deepEqual(made(state, moves.wish, "r3", null, "keep").keep, []);
  });
});

describe("turns", () => {
  test("a move of the player's leaves the table as planned, and the others are next", () => {
    const state = made(
      stateOf("rack=r4.b9&table=r1-3&others=14.14&keep=b9&done=0"),
      moves.play,
      sets("r1-4"),
      ["b9"],
      logged(["r4"]),
    );
    assert.deepEqual(
      [tableOf(state), state.rack, state.opened, state.keep, state.done],
      ["r1-4", ["b9"], true, [], []],
    );
    assert.deepEqual([state.toMove, state.target, state.moves.length], [1, "theirs", 1]);
  });

  test("the others put tiles there, or draw, and their counts follow", () => {
    let state = stateOf("table=r1-3&others=14.9&turn=1");
    state = made(state, moves.theyDrew);
    assert.deepEqual([state.others, state.toMove], [[15, 9], 2]);
    state = made(state, moves.addCame, "r4");
    assert.equal(moves.theyDrew(state), null);
    state = made(state, moves.theyPlayed, sets("r1-4"));
    assert.deepEqual([tableOf(state), state.others, state.toMove, state.table.came], ["r1-4", [15, 8], 0, []]);
    assert.deepEqual([state.isPadShut, state.target], [false, "rack"], "the next swipe goes on");
  });

  test("what came on the table is there after the player's turn, and is told before it", () => {
    const link = "rack=r5.b9&table=r1-3&came=r4&opened=true";
    const played = made(stateOf(link), moves.play, sets("r1-5"), ["b9"], logged(["r5"]));
    assert.deepEqual([tableOf(played), played.table.came], ["r1-5", []]);
    assertEach(played.moves, ({ seat, tiles }) => `${seat} ${tiles}`, ["1 r4", "0 r5"]);
    const drawn = made(stateOf(link), moves.drew, "k1", sets("r1-4"));
    assert.deepEqual([tableOf(drawn), drawn.rack, drawn.table.came], ["r1-4", ["r5", "b9", "k1"], []]);
    const unknown = made(stateOf("rack=b9&table=r1-3&came=k7"), moves.drew, "k1");
    assert.deepEqual([tableOf(unknown), unknown.table.loose], ["r1-3", ["k7"]]);
    const joker = made(stateOf("rack=b9&came=j&jokers=both"), moves.drew, "k1");
    assert.deepEqual([joker.refused?.name, joker.table.came], ["looseJoker", ["j"]]);
  });

  test("a tile that was taken for a draw, or for one of the others', is the other", () => {
    const drawn = made(stateOf("rack=r5&table=r1-3&came=r4&target=theirs"), moves.drew, "k1", sets("r1-4"));
    const came = made(drawn, moves.cameInstead);
    assert.deepEqual([came.rack, came.table.came, tableOf(came), came.moves.length], [["r5"], ["k1"], "r1-4", 1]);
    assert.equal(moves.cameInstead(came), null);
    const back = made(came, moves.drewCame, "k1", null);
    assert.deepEqual([back.rack, back.table.came, back.moves.length], [["r5", "k1"], [], 2]);
    assert.equal(moves.drewCame(stateOf("rack=r5&came=k1-2"), "k3", null), null);
  });

  test("what nobody saw lie is loose", () => {
    const state = made(stateOf("came=r4.b4&table=r1-3"), moves.theyPlayedLoose);
    assert.deepEqual([state.table.loose, state.table.came, tableOf(state)], [tiles("r4 b4"), [], "r1-3"]);
    assert.equal(made(stateOf("came=j&jokers=locked"), moves.theyPlayedLoose).refused?.name, "looseJoker");
  });

  test("a tile is drawn onto the rack", () => {
    const state = made(stateOf("rack=r4&others=14"), moves.drew, "b2");
    assert.deepEqual([state.rack, state.toMove, state.moves[0].tiles], [["r4", "b2"], 1, ["b2"]]);
  });

  test("a new game keeps rules and players", () => {
    const state = made(stateOf("rack=r4&jokers=both&opening=50&others=3.20&turn=1&opened=true"), moves.newGame);
    assert.deepEqual(position(state), {
      ...position(initial()),
      rules: { ...initial().rules, jokers: "both", opening: 50 },
      others: [14, 14],
    });
  });
});

describe("a plan", () => {
  const move = moveOf([
    planned("r13 b13 k13", "same", 0),
    planned("r1 r2 r3 +r4", "added", 2),
    planned("+b6 +b7 b8:1", "new"),
    planned("b9 b10 b11", "changed", 1),
    planned("o1 o2 o3 o4:3", "added", 4),
  ]);

  test("tells what stays, what is taken apart, and which sets are touched", () => {
    const plan = planOf(move, sets("rbk13 / b8-11 / r1-3 / o4-6 / o1-3"));
    assert.deepEqual(plan.stays, [0]);
    assertEach(stepsOf(plan.move, plan.table), ({ nth }) => nth, [1, 2, 4]);
    assert.equal(plan.apart, 2);
    assertEach(touchedIn(plan), (heap) => lying(calledOf(heap)), [
      "the blue 8–\u206011",
      "the red 1–\u20603",
      "the orange 4–\u20606",
      "the orange 1–\u20603",
    ]);
  });

  test("leaves sets that go on in their places", () => {
    assertEach(setsAfter(move), ({ tiles }) => written(tiles), ["rbk13", "b9-11", "r1-4", "o1-4", "b6-8"]);
  });
});

// ---- Whatever is tapped ----

type AnyMove = (state: State, ...facts: never[]) => State | null;

/** A move that could be made in a state, with random facts. */
function anyMove(state: State, { pick, below }: Chance): [AnyMove, ...unknown[]] {
  const tile = () => pick([...KINDS, "j", "j", "r5", "b5", "k5", "r6", "r7"]);
  const own = () => (state.rack.length > 0 ? pick(state.rack) : "r1");
  const wished = () => pick(["keep", "play", null]);
  const fresh = present(tableSet(tiles(pick(["r1-3", "rbk5", "b9-11 j", "j j r13", "k3-9"]))));
  const isFree = fresh.tiles.every((tile) => !onTable(state).includes(tile) && !state.rack.includes(tile));
  const table = { ...state.table, sets: isFree ? [...state.table.sets, fresh] : state.table.sets, loose: [] };
  const go = state.rack.slice(0, below(3));
  const all: [AnyMove, ...unknown[]][] = [
    [moves.addToRack, tile()],
    [moves.addToRack, tile()],
    [moves.addCame, tile()],
    [moves.addToEntry, tile()],
    [moves.addToEntry, tile()],
    [moves.addToEntry, tile()],
    [moves.stroke, tile(), tile()],
    [moves.removeSet],
    [moves.takeAway, tile()],
    [moves.takeBack],
    [moves.lay],
    [moves.lay],
    [moves.setKind, pick(["run", "group"])],
    [moves.pickSet, below(4)],
    [moves.dropEntry],
    [moves.loosen],
    [moves.pickLoose],
    [moves.mend, pick([{ set: below(4), nth: below(4) }, tile()]), pick([below(4), "new"])],
    [moves.drewCame, tile(), null],
    [moves.cameInstead],
    [moves.wish, own(), wished(), wished()],
    [moves.dropWishes],
    [moves.tick, below(4)],
    [moves.drew, tile()],
    [moves.theyDrew],
    [moves.theyPlayedLoose],
    [moves.setOpened, below(2) === 1],
    [moves.setRules, { jokers: pick(["free", "both"]), oneJoker: below(2) === 1, opening: pick([30, 50]) }],
    [moves.setOthers, pick<number[]>([[], [14], [3, 20, 14]])],
    [moves.show, { target: pick(["rack", "set", "theirs", "draw"]) }],
    [moves.ask, { objective: pick(["tiles", "simple"]) }],
  ];
  if (below(12) === 0) all.push([moves.newGame]);
  // As the page plays: the entered set is not on the table that a plan tells.
  if (state.table.entry.at === null && state.table.entry.tiles.length === 0)
    all.push([moves.setTiles, { rack: state.rack, table }]);
  if (go.length > 0 && state.table.entry.tiles.length === 0)
    all.push([moves.play, state.table.sets, without(state.rack, go), logged(go)]);
  return pick(all);
}

test("when the end of a turn is undone, taps go to the rack, not to what the others put down", () => {
  for (const link of ["rack=r4.r9", "rack=r4.r9&others=14"]) {
    const before = stateOf(link);
    const after = made(before, moves.drew, "r7");
    assert.equal(after.target, "theirs");
    assert.equal(restored(after).target, "theirs", link);
    assert.equal(restored({ ...after, ...position(before) }).target, "rack", link);
  }
});

test("whatever is tapped, no tile is there three times, and links bring every position back", () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const random = chance(seed);
    let state = initial();
    for (let nth = 0; nth < 120; nth += 1) {
      const [move, ...facts] = anyMove(state, random);
      const next = move(state, ...(facts as never[]));
      if (!next) continue;
      const when = `seed ${seed}, move ${nth}`;
      state = next;
      for (const [tile, { rack, table }] of sight(state)) assert.ok(rack + table <= 2, `${when}: ${tile}`);
      assert.equal(unseenOf(state), ALL - state.rack.length - onTable(state).length);
      assert.deepEqual(state.rack, sorted(state.rack), when);
      for (const set of state.table.sets) assert.deepEqual(tableSet(set.tiles, set.kind), set, when);
      const told = read(new URLSearchParams(write(restored(state))));
      assert.deepEqual(told.problems, [], when);
      assert.deepEqual(position(complete(told.state, state.moves, null)), position(restored(state)), when);
    }
  }
});
