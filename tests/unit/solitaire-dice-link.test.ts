/** What links to Solitaire Dice tell, and what is made of those that tell nonsense. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { complete, read as readLink, write } from "../../www/games/solitaire-dice/model/link.ts";
import { isPossible, readSheet, written as writtenSheet } from "../../www/games/solitaire-dice/model/sheet.ts";
import { initial, position, preferences, restored } from "../../www/games/solitaire-dice/model/state.ts";
import type { State } from "../../www/games/solitaire-dice/model/types.ts";
import { mistyped, present } from "../typed.ts";
import { logged, stateOf, words } from "./solitaire-dice.ts";

const read = (link: string) => {
  const { state, problems } = readLink(new URLSearchParams(link));
  return { state, problems: problems.map(words.problem) };
};
const written = (state: State) => String(new URLSearchParams(write(state)));

describe("a link comes back as it was", () => {
  for (const link of [
    "sheet=_",
    "sheet=4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.6-7&roll=1344",
    "sheet=2-10.12-1_3-8.6-7",
    "sheet=_&roll=51443&turn=12&opening=different&dice=page&seed=4294967295&tab=moves&aim=-200",
    "sheet=7-2_1-1&roll=13445&marked=true&turn=1&with=advice-2+7-2_1-1&with=five-factors-126+_",
    "sheet=7-2_1-8&roll=13445&marked=true&turn=9&with=thumb+6-1_1-1",
  ]) {
    test(link, () => {
      const { state, problems } = read(link);
      assert.deepEqual(problems, []);
      assert.equal(written(state), link);
    });
  }
});

describe("a sheet may be told as it is written on paper", () => {
  for (const [text, told] of [
    ["4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7", "4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.6-7"],
    ["7:2|1:1", "7-2_1-1"],
    ["| 1:7", "_1-7"],
    ["7-2", "7-2_"],
    ["", "_"],
  ]) {
    test(text, () => assert.equal(writtenSheet(present(readSheet(text))), told));
  }
});

describe("what can't be read is told, and stays as at first", () => {
  for (const [link, problem] of [
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
    ["opening=none", "“Opening rule” (opening)"],
    ["aim=99999", "“Target score” (aim)"],
    ["with=cheat", "“Other players” (with)"],
    ["with=five-factors-456", "“Other players” (with)"],
    ["with=advice+13-1_", "“Other players” (with)"],
    ["marked=perhaps", "marked"],
    ["constructor=1", "constructor"],
    ["taken=55w", "taken"],
  ]) {
    test(link, () => {
      const { state, problems } = read(link);
      assert.deepEqual(problems, [problem]);
      assert.deepEqual(state, initial());
    });
  }

  test("more players than have room", () => {
    const { state, problems } = read("with=advice&with=thumb&with=random&with=columns&with=advice");
    assert.equal(state.others.length, 4);
    assert.deepEqual(problems, ["“Other players” (with)"]);
  });
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

test("a taste is nobody else's: no link tells it", () => {
  const picked = { pace: "slow", hints: "none", name: "Choice", goal: "own", ownGoal: "450" } as const;
  assert.equal(written({ ...initial(), ...picked }), written(initial()));
  assert.deepEqual(preferences(complete(initial(), null, picked)), picked);
});

test("any data may be kept beside a link", () => {
  for (const data of [
    null,
    undefined,
    5,
    "x",
    [],
    {},
    [null],
    { pace: "later", hints: 3, name: "x" },
    [{ player: 0 }],
  ]) {
    const state = complete(initial(), data, data);
    assert.deepEqual(state.moves, []);
    assert.deepEqual(preferences(state), preferences(initial()));
  }
});

test("the moves are kept as they were, or not at all", () => {
  const other = { player: 2, by: "five-factors-126", choices: 0, value: null, best: null, was: null, cost: null };
  const moves = [
    logged(),
    logged(other),
    logged({ reject: null, best: null, value: null, cost: null, was: null, ends: true }),
  ];
  const seated = stateOf("with=advice&with=five-factors-126");
  assert.deepEqual(complete(seated, JSON.parse(JSON.stringify(moves)), null).moves, moves);
  for (const wrong of [
    { roll: [1, 2, 3] },
    { roll: [0, 1, 2, 3, 4] },
    { roll: ["1", "2", "3", "4", "5"] },
    { reject: 7 },
    { sums: [1, 9] },
    { sums: [7] },
    { player: 5, by: "advice" },
    { player: 1, by: "cheat" },
    { by: "advice" },
    { value: "305" },
    { best: { reject: 1, sums: [7, 13], value: 1 } },
    { ends: 1 },
  ])
    assert.deepEqual(complete(seated, [logged(mistyped(wrong))], null).moves, [], JSON.stringify(wrong));
});

test("what undo brings back is what links and files tell", () => {
  const state = stateOf("sheet=7-2_1-1&roll=13445&marked=true&turn=1&dice=page&seed=7&with=advice+7-1_2-1");
  const whole = restored({ ...initial(), ...position({ ...state, moves: [logged()] }) });
  const again = complete(readLink(new URLSearchParams(write(whole))).state, whole.moves, null);
  assert.deepEqual(position(again), position(whole));
});
