/** What links to Solitaire Dice tell, and what is made of those that tell nonsense. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { solitaireDice } from "../../www/games/solitaire-dice/game.ts";
import { isPossible, readSheet, written } from "../../www/games/solitaire-dice/model/sheet.ts";
import { present } from "../typed.ts";
import { linksOf } from "./game-links.ts";
import { logged, stateOf, words } from "./solitaire-dice.ts";

const { read, testComingBack, testNonsense, testTaste, testMoves, assertBroughtBack } = linksOf(solitaireDice, words);

testComingBack([
  "sheet=_",
  "sheet=4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.6-7&roll=1344",
  "sheet=2-10.12-1_3-8.6-7",
  "sheet=4-4_1-2&open=150",
  "sheet=_&roll=51443&turn=12&opening=different&dice=page&seed=4294967295&tab=moves&aim=-200",
  "sheet=7-2_1-1&roll=13445&marked=true&turn=1&with=advice-2+7-2_1-1&with=five-factors-126+_",
  "sheet=7-2_1-8&roll=13445&marked=true&turn=9&with=thumb+6-1_1-1",
]);

describe("a sheet may be told as it is written on paper", () => {
  for (const [text, told] of [
    ["4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7", "4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.6-7"],
    ["7:2|1:1", "7-2_1-1"],
    ["| 1:7", "_1-7"],
    ["7-2", "7-2_"],
    ["", "_"],
  ]) {
    test(text, () => assert.equal(written(present(readSheet(text))), told));
  }
});

testNonsense([
  ["sheet=7-11_", "“Sheet” (sheet)"],
  ["sheet=13-1_", "“Sheet” (sheet)"],
  ["sheet=7-1.7-2_", "“Sheet” (sheet)"],
  ["sheet=_1-9", "“Sheet” (sheet)"],
  ["sheet=_1-8.2-8", "“Sheet” (sheet)"],
  ["sheet=_1-1.2-1.3-1.4-1", "“Sheet” (sheet)"],
  ["sheet=_|_", "“Sheet” (sheet)"],
  ["roll=7", "“Roll” (roll)"],
  ["roll=111111", "“Roll” (roll)"],
  ["turn=-1", "turn"],
  ["turn=1e3", "turn"],
  ["seed=4294967296", "“The app's rolls” (seed)"],
  ["open=100", "open"],
  ["opening=none", "“Opening rule” (opening)"],
  ["aim=99999", "“Target score” (aim)"],
  ["with=cheat", "“Other players, at most five” (with)"],
  ["with=five-factors-456", "“Other players, at most five” (with)"],
  ["with=advice+13-1_", "“Other players, at most five” (with)"],
  ["marked=perhaps", "marked"],
  ["constructor=1", "constructor"],
  ["taken=55w", "taken"],
]);

test("of more players than have room some are left out", () => {
  const { state, problems } = read("with=advice&with=thumb&with=random&with=person&with=columns&with=advice");
  assert.equal(state.others.length, 5);
  assert.deepEqual(problems, ["“Other players, at most five” (with)"]);
});

test("a roll is not marked where nobody else is to mark it", () => {
  for (const link of [
    "sheet=_&roll=13445&marked=true",
    "sheet=_&roll=1344&marked=true&with=advice",
    "sheet=_&roll=13445&marked=true&with=advice+_1-8",
  ])
    assert.equal(stateOf(link).isMarked, false, link);
});

test("when all sheets are over there is no roll", () => {
  const { state } = read("sheet=_1-8&roll=134&with=advice+_1-8");
  assert.deepEqual(state.roll, []);
});

test("a sheet is possible with three numbers in use, one of them eight times", () => {
  const sheet = (rejects: number[]) => ({ sums: Array(11).fill(0), rejects });
  assert.ok(isPossible(sheet([8, 7, 7, 0, 0, 0])));
  assert.ok(!isPossible(sheet([8, 8, 0, 0, 0, 0])));
  assert.ok(!isPossible(sheet([1, 1, 1, 1, 0, 0])));
});

testTaste(
  { pace: "slow", advice: "none", name: "Choice", goal: "own", ownGoal: "450" },
  { pace: "later", advice: 3, name: "x" },
  [{ player: 0 }],
);

const OTHER = { player: 2, by: "five-factors-126", choices: 0, value: null, best: null, was: null, cost: null };

testMoves(
  "with=advice&with=five-factors-126",
  [
    logged({ lost: [7] }),
    logged(OTHER),
    logged({ reject: null, best: null, value: null, cost: null, was: null, ends: true }),
  ],
  [
    { roll: [1, 2, 3] },
    { roll: [0, 1, 2, 3, 4] },
    { roll: ["1", "2", "3", "4", "5"] },
    { reject: 7 },
    { sums: [1, 9] },
    { sums: [7] },
    { player: 5, by: "advice" },
    { player: 1, by: "cheat" },
    { by: "advice" },
    { lost: [8] },
    { lost: 7 },
    { value: "305" },
    { best: { reject: 1, sums: [7, 13], value: 1 } },
    { ends: 1 },
    // Not rolled, not made by the dice, or beyond all sheets.
    { reject: 2 },
    { sums: [2, 12] },
    { best: { reject: 1, sums: [2, 12], value: 305 } },
    { value: 1e308 },
    { cost: 1e308 },
  ],
);

test("what undo brings back is what links and files tell", () => {
  const state = stateOf("sheet=7-2_1-1&roll=13445&marked=true&turn=1&dice=page&seed=7&with=advice+7-1_2-1");
  assertBroughtBack({ ...state, moves: [logged()] });
});
