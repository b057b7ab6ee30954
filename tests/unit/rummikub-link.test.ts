/** What links to Tile rummy tell, and what is made of those that tell nonsense. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rummikub } from "../../www/games/rummikub/game.ts";
import { complete, read } from "../../www/games/rummikub/model/link.ts";
import { initial, OBJECTIVES } from "../../www/games/rummikub/model/state.ts";
import type { Match, State } from "../../www/games/rummikub/model/types.ts";
import { words as wordsOf } from "../../www/games/rummikub/text/en/words.ts";
import { partOf } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach } from "./asserts.ts";
import { linksOf } from "./game-links.ts";
import { linkOf, sets, stateOf, tiles } from "./rummikub.ts";

/** What a link tells that says nothing of what can be: it never said how to choose, and meant most tiles with the jokers. */
const asAtFirst = (): State => ({ ...initial(), objective: "tiles", keepJokers: false });

const keysOf = (link: string) => read(new URLSearchParams(link)).problems.map(({ key }) => key);

const { testComingBack, testTaste, testMoves } = linksOf(rummikub, wordsOf(createFormats("en")));

testComingBack([
  "rack=",
  "rack=r7.b1.b6-7.j&table=o8-11_rbk13_r3.j.r5&opened=true",
  "rack=r7&table=r5.j.j*_r1-3_r1-3&loose=b5.b5",
  "rack=r4.r4&opening=50&playon=true&jokers=locked&jokerpoints=100&keep=r4&play=r4",
  "rack=r4.r4&opening=40&jokerpoints=20",
  "rack=r4.r4&table=r7.j.r9_k1-2.j&onejoker=true",
  "rack=r4.r4&onejoker=true&entry=j.j.r13",
  "rack=r4.r4&opening=137&jokerpoints=25",
  "rack=r4&table=r1-3_b1-3&entry=b1-4_1&came=k5.j&done=2.0&others=14.7&turn=2",
  "rack=r4&entry=rb5&objective=simple&keepjokers=true&target=set&tab=moves",
  "rack=r4&table=r1-3&entry=_0",
  "rack=&entry=j.j.r13__group",
]);

describe("how a move is chosen", () => {
  const chosen = (link: string) => {
    const { objective, keepJokers } = stateOf(link);
    return { objective, keepJokers };
  };

  test("is the strongest player's where nothing is told at all", () => {
    assert.deepEqual(chosen(""), { objective: "best", keepJokers: true });
  });

  test("is most tiles, with the jokers, in links and kept games that do not tell it", () => {
    assert.deepEqual(chosen("rack=r4.j"), { objective: "tiles", keepJokers: false });
    assert.deepEqual(chosen("rack=r4.j&objective=points"), { objective: "points", keepJokers: false });
    assert.deepEqual(chosen("rack=r4.j&keepjokers=true"), { objective: "tiles", keepJokers: true });
  });

  test("is told by every link of another way to choose, so that all understand it", () => {
    for (const objective of OBJECTIVES)
      for (const keepJokers of [true, false]) {
        const link = linkOf({ ...initial(), objective, keepJokers });
        assert.deepEqual(chosen(link), { objective, keepJokers }, link);
      }
    assert.equal(linkOf(initial()), "rack=&objective=best&keepjokers=true");
    assert.equal(linkOf(asAtFirst()), "rack=");
  });
});

test("tiles and sets may be told as the help writes them", () => {
  const state = stateOf("rack=b6-7, r7 j&table=r1-3 / rbk5 j / o2-4");
  assert.deepEqual(state.rack, tiles("r7 b6-7 j"));
  assert.deepEqual(state.table.sets, sets("r1-3 / rbk5 j / o2-4"));
});

describe("what can't be is told, and stays as at first", () => {
  for (const [link, key] of [
    ["rack=r14", "rack"],
    ["table=r1-2.x", "table"],
    ["loose=x", "loose"],
    ["loose=j&jokers=both", "loose"],
    ["entry=r5_3", "entry"],
    ["entry=r5_0_heap", "entry"],
    ["keep=r1", "keep"],
    ["done=x", "done"],
    ["others=1.2.3.4", "others"],
    ["turn=4", "turn"],
    ["opening=4.5", "opening"],
    ["opening=0", "opening"],
    ["opening=1000", "opening"],
    ["jokerpoints=24", "jokerpoints"],
    ["jokers=wild", "jokers"],
    ["onejoker=yes", "onejoker"],
    ["constructor=1", "constructor"],
    ["dice=1", "dice"],
  ]) {
    test(link, () => {
      assert.deepEqual(keysOf(link), [key]);
      const state = stateOf(link);
      const { jokers } = state.rules;
      assert.deepEqual(state, { ...asAtFirst(), rules: { ...initial().rules, jokers } });
    });
  }

  test("a third tile on the table: the rack is believed, the table left out", () => {
    assert.deepEqual(keysOf("rack=r1.r1&table=r1-3"), ["table"]);
  });
});

describe("a tile or a set that can't be is left out alone, and told", () => {
  for (const [link, rest, ...keys] of [
    ["rack=r7.r14.b2", "rack=r7.b2", "rack"],
    ["rack=r1.r1.r1.b2", "rack=r1.r1.b2", "rack"],
    ["rack=j.j.j", "rack=j.j", "rack"],
    ["rack=&table=r1-3_x_b1-3", "rack=&table=r1-3_b1-3", "table"],
    ["rack=&table=r1-2.x_b1-3_k1-3.y", "rack=&table=b1-3", "table"],
    ["rack=r1.r1&table=r1-3_b1-3", "rack=r1.r1&table=b1-3", "table"],
    ["rack=&loose=r5.j&jokers=both", "rack=&loose=r5&jokers=both", "loose"],
    ["rack=r1.x&table=y_b1-3&done=1", "rack=r1&table=b1-3", "rack", "table"],
    ["rack=&table=x_b1-3&entry=b1-4_0", "rack=&table=b1-3", "table", "entry"],
  ])
    test(link, () => {
      assert.equal(linkOf(stateOf(link)), rest);
      assert.deepEqual(keysOf(link), keys);
    });
});

describe("tiles of a link that are no set", () => {
  const words = wordsOf(createFormats("en"));
  for (const [link, rest, ...told] of [
    [
      "rack=k4&table=r12-13.j_b3-5&opened=true",
      "rack=k4&table=b3-5&loose=r12-13.j&opened=true",
      "set 1 on the table, red 12, red 13, and joker (a run lies between 1 and 13; its tiles count as loose)",
    ],
    [
      "rack=k4&table=r12-13.j_b3-5&jokers=locked",
      "rack=k4&table=b3-5&jokers=locked",
      "set 1 on the table, red 12, red 13, and joker (a run lies between 1 and 13)",
    ],
    [
      "rack=&table=b3-5_r7.b7_rk2&jokers=locked",
      "rack=&table=b3-5&loose=r2.rb7.k2&jokers=locked",
      "set 2 on the table, red 7 and blue 7 (a set needs at least three tiles; its tiles count as loose)",
      "set 3 on the table, red 2 and black 2 (a set needs at least three tiles; its tiles count as loose)",
    ],
    [
      "rack=k4&onejoker=true&table=r12.j.j_b3-5",
      "rack=k4&table=b3-5&loose=r12.j.j&onejoker=true",
      "set 1 on the table, red 12, joker, and joker (a set may have only one joker; its tiles count as loose)",
    ],
    [
      "rack=k4&table=r4.j.j.r7_b3-5&jokers=locked&onejoker=true",
      "rack=k4&table=b3-5&jokers=locked&onejoker=true",
      "set 1 on the table, red 4, joker, joker, and red 7 (a set may have only one joker)",
    ],
    ["rack=&table=r4.j.j.r7_b3-5&onejoker=false", "rack=&table=r4.j.j.r7_b3-5"],
    ["rack=r7.r7&table=r7.b7", "rack=r7.r7", "set 1 on the table, red 7 and blue 7 (a set needs at least three tiles)"],
    [
      "rack=&table=x_r7.b7",
      "rack=&loose=rb7",
      "set 2 on the table, red 7 and blue 7 (a set needs at least three tiles; its tiles count as loose)",
      "“Table” (table)",
    ],
    ["rack=&table=r7-5_k9.j.k7", "rack=&table=r5-7_k7.j.k9"],
  ])
    test(link, () => {
      const { state, problems } = read(new URLSearchParams(link));
      assert.equal(linkOf(state), rest);
      assertEach(problems, (problem) => words.problem(problem), told);
    });

  test("are not loose where the page plays along", () => {
    const { state, problems } = read(new URLSearchParams("rack=r4&table=r1-2_b1-3&puzzle=easy.1"));
    assert.deepEqual([state.table.loose, problems.length], [[], 1]);
  });

  test("are not told one by one where there are more than any set has", () => {
    const { problems } = read(new URLSearchParams(`table=${Array(150_000).fill("r1").join(".")}`));
    assert.deepEqual(problems, [{ key: "table" }]);
  });
});

testTaste(
  { hints: 2, advice: "before", pace: "fast", rivals: ["simple", "best"], level: "hard", number: 12 },
  { hints: 9, pace: "now", rivals: ["me"], level: "", number: 0 },
  { rivals: [] },
  [{ by: 0 }],
);

testMoves(
  "",
  [
    { seat: 0, did: "played", tiles: ["r1", "r2", "j"], points: 33, cuts: 0, opens: true },
    { seat: 3, did: "drew", tiles: [], points: null, cuts: null, opens: false },
  ],
  [
    { seat: 4 },
    { seat: -1 },
    { did: "won" },
    { tiles: ["r14"] },
    { tiles: null },
    { tiles: [] },
    { tiles: "r1" },
    { tiles: ["r1", "r1", "r1"] },
    { tiles: Array(150_000).fill("r1") },
    { did: "drew" },
    { did: "passed" },
    { built: [Array(150_000).fill("r1")] },
    { points: -1 },
    { opens: 1 },
    { built: [["r14"]] },
    { best: { tiles: -1, points: 1, cuts: null } },
    { best: { tiles: 1, points: 1, cuts: null, play: ["r14"] } },
    { best: null },
  ],
);

test("no game has more turns than 500, or a player that does not sit there", () => {
  const drew = (seat: number) => ({ seat, did: "drew", tiles: [], points: null, cuts: null, opens: false });
  const logOf = (state: State, moves: unknown[]) => complete(state, moves, null).moves.length;
  assert.equal(logOf(initial(), Array(500).fill(drew(1))), 500);
  assert.equal(logOf(initial(), Array(501).fill(drew(1))), 0);
  const two = { ...initial(), match: partOf<Match>({ players: ["best"] }) };
  assert.deepEqual([logOf(two, [drew(1)]), logOf(two, [drew(2)])], [1, 0]);
});
