/** What links to Knucklebones tell, and what is made of those that tell nonsense. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { complete, read as readLink, write } from "../../www/games/knucklebones/model/link.ts";
import { initial, position, preferences, queryOf, restored } from "../../www/games/knucklebones/model/state.ts";
import type { State } from "../../www/games/knucklebones/model/types.ts";
import { mistyped } from "../typed.ts";
import { logged, words } from "./knucklebones.ts";

const read = (link: string) => {
  const { state, problems } = readLink(new URLSearchParams(link));
  return { state, problems: problems.map(words.problem) };
};
const written = (state: State) => decodeURIComponent(String(new URLSearchParams(write(state))));

describe("a link comes back as it was", () => {
  for (const link of [
    "mine=---.---.---&theirs=---.---.---",
    "mine=66-.543.211&theirs=55-.621.44-&roll=5&move=theirs",
    "mine=6--.---.---&theirs=---.---.1--&by=-.best-4&starts=theirs&dice=page",
    "mine=---.---.---&theirs=---.---.---&by=greedy.random&mode=setup&tab=moves",
  ]) {
    test(link, () => {
      const { state, problems } = read(link);
      assert.deepEqual(problems, []);
      assert.equal(written(state), link);
    });
  }
});

test("the address has nothing that must be written otherwise", () => {
  const { state } = read("mine=66-.543.211&theirs=55-.621.44-&by=-.best-4");
  assert.equal(String(new URLSearchParams(write(state))), written(state));
});

test("columns may be told by commas, and without their empty squares", () => {
  const { state, problems } = read("mine=66,543,&theirs=55-,621,44");
  assert.deepEqual(problems, []);
  assert.equal(written(state), "mine=66-.543.---&theirs=55-.621.44-");
});

test("the solver is asked as the player to move sees the boards", () => {
  const link = "mine=66-.543.211&theirs=55-.621.44-&roll=5";
  const [mine, theirs] = [
    [
      [6, 6],
      [5, 4, 3],
      [2, 1, 1],
    ],
    [
      [5, 5],
      [6, 2, 1],
      [4, 4],
    ],
  ];
  assert.deepEqual(queryOf(read(link).state), { mine, theirs, roll: 5 });
  assert.deepEqual(queryOf(read(`${link}&move=theirs`).state), { mine: theirs, theirs: mine, roll: 5 });
});

describe("what can't be read is told, and stays as at first", () => {
  for (const [link, problem] of [
    ["mine=77-.---.---", "“Your board” (mine)"],
    ["mine=6666.---.---", "“Your board” (mine)"],
    ["mine=66-.543", "“Your board” (mine)"],
    ["theirs=", "“The opponent's board” (theirs)"],
    ["roll=7", "roll"],
    ["roll=", "roll"],
    ["move=me", "move"],
    ["by=best-4", "“Players” (by)"],
    ["by=-.best-99", "“Players” (by)"],
    ["by=-.-.-", "“Players” (by)"],
    ["dice=loaded", "“Dice” (dice)"],
    ["constructor=1", "constructor"],
    ["taken=55w", "taken"],
  ]) {
    test(link, () => {
      const { state, problems } = read(link);
      assert.deepEqual(problems, [problem]);
      assert.deepEqual(state, initial());
    });
  }
});

describe("a position that no game comes to is told, and all else is kept", () => {
  for (const [link, problems, kept] of [
    [
      "mine=65-.543.211&theirs=554.621.33-&roll=4",
      [/^the left column of both boards \(A five can't be in both left columns/],
      "mine=---.543.211&theirs=---.621.33-&roll=4",
    ],
    [
      "mine=6--.1--.2--&theirs=16-.1--.---",
      [/^the left column of both boards/, /^the middle column of both boards/],
      "mine=---.---.2--&theirs=---.---.---",
    ],
    [
      "mine=123.456.654&theirs=4--.---.---&roll=5",
      [/^who is to move \(Your board is full, so the game has ended: it can't be your move\)$/],
      "mine=123.456.654&theirs=4--.---.---&move=theirs",
    ],
    [
      "mine=---.---.---&theirs=123.456.654&move=theirs",
      [/^who is to move \(The opponent's board is full/],
      "mine=---.---.---&theirs=123.456.654",
    ],
    [
      "mine=123.456.654&theirs=456.123.111&move=mine",
      [/^both boards \(Your board is full/],
      "mine=---.---.---&theirs=---.---.---",
    ],
  ] satisfies [string, RegExp[], string][]) {
    test(link, () => {
      const { state, problems: told } = read(`${link}&by=-.greedy`);
      assert.equal(told.length, problems.length);
      for (const [nth, problem] of problems.entries()) assert.match(told[nth], problem);
      assert.equal(written(state), written(read(`${kept}&by=-.greedy`).state));
    });
  }

  test("a full board of the player who moved last is the end of a game", () => {
    assert.deepEqual(read("mine=123.456.654&theirs=4--.---.---&move=theirs").problems, []);
  });
});

test("a taste is nobody else's: no link tells it", () => {
  const picked = { pace: "fast", hints: "after" } as const;
  assert.equal(written({ ...initial(), ...picked }), written(initial()));
  assert.deepEqual(preferences(complete(initial(), null, picked)), picked);
});

test("any data may be kept beside a link", () => {
  for (const data of [null, undefined, 5, "x", [], {}, [null], { pace: "later", hints: 3 }, [{ side: "mine" }]]) {
    const state = complete(initial(), data, data);
    assert.deepEqual(state.moves, []);
    assert.deepEqual(preferences(state), preferences(initial()));
  }
});

test("the moves are kept as they were, or not at all", () => {
  const moves = [logged(), logged({ side: "theirs", by: "best-4", best: 0, lost: 0 })];
  assert.deepEqual(complete(initial(), moves, null).moves, moves);
  for (const wrong of [
    { choices: [{ column: 0, share: 0.5, removes: 4 }], best: 0 },
    { choices: [...logged().choices, ...logged().choices] },
    { choices: [logged().choices[0], ...logged().choices] },
    { roll: 7 },
    { column: 2 },
    { best: 2 },
    { lost: -1 },
    { side: "none" },
    { by: "cheat" },
    { choices: [{ column: 0, share: 2, removes: 0 }] },
  ]) {
    assert.deepEqual(complete(initial(), [logged(mistyped(wrong))], null).moves, [], JSON.stringify(wrong));
  }
});

test("a move that can't be read loses none of the others, and of very many the last are kept", () => {
  const moves = [logged(), logged({ roll: 7 }), null, logged({ side: "theirs" })];
  assert.deepEqual(complete(initial(), moves, null).moves, [moves[0], moves[3]]);
  const many = Array.from({ length: 8000 }, (_, nth) => logged({ roll: 1 + (nth % 6) }));
  const kept = complete(initial(), many, null).moves;
  assert.deepEqual(kept, many.slice(-500));
});

test("what is kept of a move is nothing but the move", () => {
  const long = "x".repeat(1000);
  const choices = logged().choices.map((choice) => ({ ...choice, long }));
  assert.deepEqual(complete(initial(), [{ ...logged({ choices }), long }], null).moves, [logged()]);
});

test("what undo brings back is what links and files tell", () => {
  const { state } = read("mine=66-.543.211&theirs=55-.621.44-&roll=5&by=-.seed-4&dice=page&starts=theirs");
  const whole = restored({ ...initial(), ...position({ ...initial(), ...state, moves: [logged()] }) });
  assert.deepEqual(
    position(complete(readLink(new URLSearchParams(write(whole))).state, whole.moves, null)),
    position(whole),
  );
});
