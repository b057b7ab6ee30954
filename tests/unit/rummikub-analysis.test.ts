/** What the page of Tile rummy says of positions, with the shipped solver: headlines, plans, hints and announcements. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../../www/games/rummikub/actions.ts";
import { summary } from "../../www/games/rummikub/announcements.ts";
import { chaptersOf } from "../../www/games/rummikub/help.ts";
import { analyse } from "../../www/games/rummikub/model/analysis.ts";
import { factsOf } from "../../www/games/rummikub/model/facts.ts";
import { loggedMoveOf } from "../../www/games/rummikub/model/move-log.ts";
import { changesOf, othersOf, rungsOf } from "../../www/games/rummikub/model/other-ways.ts";
import { planOf, setsAfter } from "../../www/games/rummikub/model/plan.ts";
import { rackTileOf } from "../../www/games/rummikub/model/rack-tile.ts";
import { initial, isEntering, onTable, position, queryOf } from "../../www/games/rummikub/model/state.ts";
import { countOf, sorted } from "../../www/games/rummikub/model/tiles.ts";
import { touchedIn, touchedOf } from "../../www/games/rummikub/model/touched.ts";
import type { Analysis, Gives, Objective, Place, Plan, State } from "../../www/games/rummikub/model/types.ts";
import { countsOf, jokerGoes, provedWorthOf, worthOf } from "../../www/games/rummikub/model/worth.ts";
import { detailWords } from "../../www/games/rummikub/text/en/details.ts";
import { moveWords } from "../../www/games/rummikub/text/en/move.ts";
import { wishWords } from "../../www/games/rummikub/text/en/wishes.ts";
import { words as wordsOf } from "../../www/games/rummikub/text/en/words.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach } from "./asserts.ts";
import { answersOf, moduleOf } from "./built.ts";
import { chance } from "./random.ts";
import { sets, stateOf } from "./rummikub.ts";
import * as moves from "./rummikub-all-moves.ts";

const module = await moduleOf("rummikub");
const english = wordsOf(createFormats("en"));
const words = { ...english, ...wishWords(english) };

/** A page as far as is needed, once all that is asked has arrived. */
async function pageOf(state: State) {
  const answers = answersOf(module);
  analyse(state, answers);
  // What draws would bring is worked out in a task of its own.
  while (analyse(state, answers)?.draws === null && isDrawing(state, analyse(state, answers)))
    await new Promise(setImmediate);
  return partOf<Page>({ state, analysis: analyse(state, answers), answers, words });
}

const isDrawing = (state: State, analysis: Analysis) => !isEntering(state) && !analysis.plan && !analysis.isHindered;

const headline = async (link: string) => {
  const { state, analysis } = await pageOf(stateOf(link));
  return words.headline(factsOf(state, analysis));
};

describe("the headline", () => {
  for (const [link, text] of [
    ["rack=", "Tap your tiles"],
    ["rack=r4.b9", "Tap your tiles"],
    ["rack=r4.b9.k9", "Tap your tiles"],
    ["rack=r1-2.r4-5.b1-2.b4-5.k7-8.k10-11.o13.o1", "Draw a tile: you can't open"],
    ["rack=r4&table=r1-3&opened=true", "Play your last tile and win"],
    ["rack=r4.b9&table=r1-3&opened=true", "Play 1 of 2 tiles"],
    ["rack=r4.b9&table=r1-3", "Draw a tile: you can't open"],
    ["rack=rbk10.b2", "Open with 3 of 4 tiles"],
    ["rack=b9&table=r1-3&opened=true", "Draw a tile"],
    ["rack=r4.b9&table=r1-3&opened=true&keep=r4", "No move with these wishes"],
    ["rack=b9&table=r1-3&opened=true&keep=b9", "Draw a tile"],
    ["rack=b9&loose=r1.r2&opened=true", "The loose tiles make no sets"],
    ["rack=b9&table=r1-3&opened=true&came=r4-5&target=theirs", "Draw a tile"],
    ["rack=b9&table=r1-3&opened=true&came=r7&target=theirs", "They played 1 tile"],
    ["rack=r9&table=b1-3&opened=true&came=r6.j.j&target=theirs", "Play your last tile and win"],
    ["rack=r9&table=b1-3&opened=true&came=r6.j.j&target=theirs&onejoker=true", "They played 3 tiles"],
    ["rack=j.j.r13&table=b1-3&opened=true", "Play all 3 tiles and win"],
    ["rack=j.j.r13&table=k1.b1.o1&opened=true&onejoker=true&objective=tiles", "Play 1 of 3 tiles"],
    ["rack=r6.b9&table=r1-3&opened=true&came=r4-5&target=theirs", "Play 1 of 2 tiles"],
    ["rack=r8.k1-2&table=r4-6_bko9&opened=true", "Draw a tile"],
  ]) {
    test(`${link}: ${text}`, async () => assert.equal(await headline(link), text));
  }

  for (const [link, text] of [
    ["rack=r4-5.b9&table=r1-3&opened=true&others=14&turn=1", "Next: play 2 of 3 tiles"],
    ["rack=r4-5&table=r1-3&opened=true&others=14&turn=1", "Next: play both tiles and win"],
    ["rack=b9&table=r1-3&opened=true&others=14&turn=1", "You can't play yet"],
    ["rack=b9&table=r1-3&others=14&turn=1", "You can't open yet"],
  ]) {
    test(`while others are at turn, ${link}: ${text}`, async () => assert.equal(await headline(link), text));
  }

  test("after a move is about the next turn, until something else is entered", async () => {
    const { state, analysis } = await pageOf(stateOf("rack=r4.b9&table=r1-3&opened=true"));
    const { move } = present(analysis.plan);
    const moved = present(moves.play(state, setsAfter(move), move.rest, loggedMoveOf(move)));
    const told = async (next: State | null) => {
      const page = await pageOf(present(next));
      return words.headline(factsOf(page.state, page.analysis));
    };
    assert.equal(await told(moved), "You can't play yet");
    assert.equal(await told(moves.theyDrew(moved)), "Draw a tile");
    assert.equal(await told(moves.show(moved, { target: "rack" })), "Draw a tile");
  });

  test("after the last tile is that it is gone", async () => {
    const { state, analysis } = await pageOf(stateOf("rack=r4&table=r1-3&opened=true"));
    const { move } = present(analysis.plan);
    const won = await pageOf(present(moves.play(state, setsAfter(move), move.rest, loggedMoveOf(move))));
    assert.equal(words.headline(factsOf(won.state, won.analysis)), "You win");
  });
});

test("what comes in is placed with the fewest cuts, all of it", async () => {
  const { state, analysis } = await pageOf(stateOf("rack=&table=r4-8_bko9&came=r6&target=theirs"));
  const plan = present(analysis.theirs?.plan);
  assert.deepEqual([plan.move.tiles, plan.move.cuts], [1, 0]);
  const next = present(moves.theyPlayed(state, setsAfter(plan.move)));
  assert.deepEqual(sorted(onTable(next)), sorted([...onTable(stateOf("rack=&table=r4-8_bko9")), "r6"]));
});

test("every sentence about a position holds numbers and names, and nothing else", async () => {
  for (const link of [
    "rack=",
    "rack=r7.b1.b6-7.b9-10.b12.b12.ko1.o2.o13.o13.j&table=o8-11_k6-9_r1-3_rbk13_k4-6_rko3_rbko5_rko10_k1-4_o2-6_b1-3_o6-9&opened=true",
    "rack=r8.k1-2&table=r4-6_bko9&opened=true",
    "rack=r4.b9&table=r1-3",
    "rack=rbk10.b2&loose=k4",
  ]) {
    const page = await pageOf(stateOf(link));
    const { state, analysis } = page;
    const help = chaptersOf({ state, words });
    const told = [
      words.headline(factsOf(state, analysis)),
      summary(page, { before: state, move: null, own: false }),
      ...help.flatMap(({ title, texts }) => [title, ...texts]),
      ...Object.values(detailWords(words)).filter((text) => typeof text === "string"),
      ...(analysis.plan
        ? [
            ...countsOf(analysis.plan).map(moveWords(words).fact),
            ...[touchedOf(touchedIn(analysis.plan), state.table.sets.length)].flatMap((found) =>
              found ? moveWords(words).touched(found) : [],
            ),
          ]
        : []),
      ...(analysis.plan?.move.sets.map(detailWords(words).spoken) ?? []),
    ];
    for (const text of told) assert.doesNotMatch(text, /undefined|NaN|null|\[object/, link);
  }
});

describe("the strongest player's advice", () => {
  const told = async (link: string) => {
    const { state, analysis } = await pageOf(stateOf(`${link}&objective=best`));
    return { state, analysis, headline: words.headline(factsOf(state, analysis)) };
  };

  test("is most tiles with the jokers kept", async () => {
    const { analysis, headline } = await told("rack=r9.k1-2.k11.o1.o3.o8.b9.j&table=r4-8_b1-3_k4-6&opened=true");
    assert.equal(headline, "Play 1 of 9 tiles");
    assert.deepEqual(analysis.plan?.move.play, ["r9"]);
    assert.deepEqual(analysis.gives.best?.tiles, 1);
  });

  test("is to draw where that may win the next turn, with a reason", async () => {
    const { analysis } = await told("rack=r9.k11.j&table=r4-8_b1-3_k4-6&opened=true");
    assert.equal(analysis.gives.best, null);
    assert.ok(analysis.wouldWait);
  });

  const BURNS = "rack=r3.r10.r11.b1.b5.b5.b7.k2.k9.o4.o7.o12.o13.j";

  test("is to draw rather than to open with a joker", async () => {
    const { analysis, headline } = await told(BURNS);
    assert.equal(headline, "Draw: keep the joker");
    const wait = present(analysis.wait);
    assert.equal(moveWords(words).waits(wait), "Opening would cost a joker");
    assert.equal(moveWords(words).orPlay(wait.play.length, true), "or open with 3");
    // Whoever opens all the same is advised by the strongest player again in the next turn.
    const opening = present(moves.mustGo({ ...initial(), ...position(stateOf(BURNS)) }, wait.play));
    const { analysis: opens } = await pageOf(opening);
    assert.deepEqual([opens.plan?.move.tiles, opening.objective], [3, "best"]);
  });

  test("is what the page begins with, and what the solver's own player does with the fewest cuts", async () => {
    const counts = { moves: 0, waits: 0, draws: 0 };
    const random = chance(7);
    for (let seed = 1; seed <= 150; seed += 1) {
      const { racks, pool } = module.dealRummikub({ players: 2, seed });
      const opened = random.below(2) > 0;
      const table = sets(random.pick(["r1-3 / rbk5", "r4-8 / b1-3 / k4-6 / o9-13", "rbko12 / k1-5", "o3-6 / r9-11"]));
      const lying = table.flatMap((set) => set.tiles);
      const rack = sorted([
        ...racks[0].slice(0, opened ? random.below(13) + 1 : 14),
        ...pool.slice(0, random.below(2)),
      ]);
      const left = rack.filter((tile, nth) => countOf([...rack.slice(0, nth), ...lying], tile) < 2);
      const state = { ...initial(), rack: left, opened, table: { ...initial().table, sets: table } };
      const { analysis } = await pageOf(state);
      const query = { ...queryOf(state), keep: [], play: [] };
      const decided = module.decideRummikub(query, "best", [14]);
      const move = analysis.plan?.move ?? null;
      if (decided === "draw") {
        assert.equal(move, null, `${seed}`);
        const { move: could } = module.solveRummikub({ ...query, keepJokers: true });
        assert.equal(analysis.wait?.play.length ?? null, could?.tiles ?? null, `${seed}`);
        counts[analysis.wait ? "waits" : "draws"] += 1;
      } else {
        assert.equal(present(move).tiles, decided.tiles, `${seed}`);
        assert.ok((move?.cuts ?? 0) <= (decided.cuts ?? 0), `${seed}`);
        counts.moves += 1;
      }
    }
    for (const [name, count] of Object.entries(counts)) assert.ok(count > 0, name);
  });

  test("gives way to what is wished", async () => {
    const { analysis } = await told("rack=r9.k11.j&table=r4-8_b1-3_k4-6&opened=true&play=r9");
    assert.deepEqual([analysis.wait, analysis.plan?.move.play], [null, ["r9"]]);
  });
});

describe("a joker that is kept", () => {
  const RACK = "rack=r4.r7-8.b9.j&table=r1-3&opened=true";
  const asked = async (link: string) => (await pageOf(stateOf(link))).analysis.withJokers;

  test("is offered where nothing goes without it", async () => {
    assert.deepEqual(await asked("rack=r7-8.b9.j&table=k1-3&opened=true&keepjokers=true"), { more: 3, jokers: ["j"] });
  });

  test("is not offered where it goes anyway, or brings nothing", async () => {
    assert.equal(await asked(RACK), null);
    assert.equal(await asked("rack=r4.j&table=r1-3&opened=true&keepjokers=true"), null);
    assert.equal(await asked("rack=r4.b9&table=r1-3&opened=true&keepjokers=true"), null);
  });
});

describe("other wishes are told by what they change", () => {
  const now = { tiles: 14, points: 90, cuts: 8 };
  for (const [objective, other, text] of [
    ["simple", { tiles: 13, points: 83, cuts: 3 }, "Simplest: 1 tile fewer, 7 points fewer, 3 cuts instead of 8"],
    ["points", { tiles: 14, points: 92, cuts: null }, "Most points: 2 points more"],
    ["tiles", { tiles: 15, points: 90, cuts: 8 }, "Most tiles: 1 tile more"],
  ] satisfies [Objective, Gives, string][]) {
    test(text, () => assert.equal(words.instead({ objective, changes: changesOf(now, other) }), text));
  }

  test("where they change anything, or would draw", () => {
    const plan = { move: now } as Plan;
    const told = (chosen: Objective, gives: Analysis["gives"], wouldWait = false) =>
      othersOf(chosen, { plan, gives, wouldWait }).map(words.instead);
    const gives = { best: now, points: { ...now, points: 92 } };
    assert.deepEqual(told("best", gives), ["Most points: 2 points more"]);
    assert.deepEqual(told("tiles", { best: { ...now, tiles: 13 }, points: now }), ["Strongest: 1 tile fewer"]);
    assert.deepEqual(told("points", { best: null, points: now }, true), ["Strongest: draw"]);
    assert.deepEqual(told("points", { best: now, points: now }), []);
  });
});

describe("many tiles or few cuts", () => {
  const HARD =
    "rack=r7.b1.b6-7.b9-10.b12.b12.ko1.o2.o13.o13.j&table=o8-11_k6-9_r1-3_rbk13_k4-6_rko3_rbko5_rko10_k1-4_o2-6_b1-3_o6-9";

  test("are rungs of a ladder, each of which has fewer of both", async () => {
    const { analysis } = await pageOf(stateOf(`${HARD}&opened=true`));
    const rungs = rungsOf(analysis);
    assert.deepEqual(rungs.map(words.rung).slice(0, 1), ["11 tiles · 12 cuts"]);
    assert.ok(rungs.length > 2);
    for (const [nth, { tiles, cuts }] of rungs.slice(1).entries())
      assert.ok(tiles < present(rungs[nth]).tiles && cuts < present(rungs[nth]).cuts, `${tiles}, ${cuts}`);
    for (const { tiles, cuts } of rungs.slice(1)) {
      const { state, analysis } = await pageOf(stateOf(`${HARD}&opened=true&cuts=${cuts}`));
      assert.deepEqual([analysis.plan?.move.tiles, analysis.plan?.move.cuts], [tiles, cuts]);
      assert.equal(present(moves.wish(state, "r7", "keep", null)).atMostCuts, null, "another move is asked for");
    }
  });

  test("are no choice before the opening, without a cut, or for points", async () => {
    for (const link of [HARD, `${HARD}&opened=true&objective=points`, "rack=r4.b9&table=r1-3&opened=true"])
      assert.deepEqual(rungsOf((await pageOf(stateOf(link))).analysis), [], link);
  });
});

describe("a line on a move", () => {
  const move = { points: 32, cuts: 2, opening: null };
  const proved = { needed: 30, proved: true, most: 3, isMost: true };

  test("tells points, what opens, cuts, and whether no more tiles can go", () => {
    assert.deepEqual(provedWorthOf({ ...move, opening: 31 }, proved), [
      { kind: "points", count: 32 },
      { kind: "opens", worth: 31, needed: 30 },
      { kind: "cuts", count: 2 },
      { kind: "most" },
    ]);
    assert.deepEqual(provedWorthOf({ ...move, cuts: 0 }, { ...proved, isMost: false }), [
      { kind: "points", count: 32 },
    ]);
    assert.deepEqual(provedWorthOf({ ...move, cuts: 0 }, { ...proved, proved: false }), [
      { kind: "points", count: 32 },
      { kind: "perhaps", most: 3 },
    ]);
    assert.deepEqual(worthOf({ points: 1, cuts: null }), [{ kind: "points", count: 1 }]);
  });

  test("counts what happens to sets; the first count says what is counted", () => {
    const plan = planOf(present(module.solveRummikub({ table: [["r4", "r5", "r6"]], rack: ["r7"] }).move), [
      { tiles: ["r4", "r5", "r6"], kind: "run" },
    ]);
    assert.deepEqual(countsOf(plan), [{ kind: "added", count: 1, isFirst: true }]);
    assert.deepEqual(countsOf({ ...plan, stays: [1, 2], apart: 3 }), [
      { kind: "stays", count: 2, isFirst: true },
      { kind: "added", count: 1, isFirst: false },
      { kind: "apart", count: 3, isFirst: false },
    ]);
  });
});

test("what is refused says where the tiles are", () => {
  const why = (places: Place[]) => words.why({ name: "used", tile: "b7", places });
  assert.equal(why(["rack", 3]), "Both blue 7s are in sight: one on your rack, one in set 4.");
  assert.equal(why(["loose", "loose"]), "Both blue 7s are in sight: loose on the table.");
});

test("why a joker goes that is to be kept is told", () => {
  for (const [link, said] of [
    ["rack=r4.j&table=r1-3&opened=true&keepjokers=true", "needed to win"],
    ["rack=r4.r7-8.b9.j&table=r1-3&opened=true&keepjokers=true&play=j", "played as you asked"],
    ["rack=r10-11.j.b1&keepjokers=true", "needed to open"],
    ["rack=r4.r7-8.b9.j&table=r1-3&opened=true&keepjokers=true", null],
    ["rack=r4.j&table=r1-3&opened=true&keepjokers=false", null],
  ] as const) {
    const state = stateOf(link);
    const goes = jokerGoes(state, analyse(state, answersOf(module)).plan?.move ?? null);
    assert.equal(goes && words.jokerGoes[goes], said, link);
  }
});

test("a tile of the rack is told by what a tap does, before what is wished and where it goes", () => {
  const told = { goes: true, wished: null, isTaking: false };
  assert.equal(rackTileOf({ ...told, wished: "keep", isTaking: true }), "removes");
  assert.equal(rackTileOf({ ...told, wished: "keep" }), "kept");
  assert.equal(rackTileOf({ ...told, goes: false, wished: "play" }), "must");
  assertEach([true, false, null], (goes) => rackTileOf({ ...told, goes }), ["goes", "stays", "plain"]);
});
