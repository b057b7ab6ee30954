/** What links to Knucklebones tell, and what is made of those that tell nonsense. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { knucklebones } from "../../www/games/knucklebones/game.ts";
import { complete } from "../../www/games/knucklebones/model/link.ts";
import { playComputer, playPeople, rename } from "../../www/games/knucklebones/model/moves.ts";
import { namesOf } from "../../www/games/knucklebones/model/names.ts";
import { initial, queryOf } from "../../www/games/knucklebones/model/state.ts";
import { present } from "../typed.ts";
import { linksOf } from "./game-links.ts";
import { logged, words } from "./knucklebones.ts";

const { read, written, testComingBack, testNonsense, testTaste, testMoves, assertBroughtBack } = linksOf(
  knucklebones,
  words,
);

testComingBack([
  "mine=---.---.---&theirs=---.---.---",
  "mine=66-.543.211&theirs=55-.621.44-&roll=5&move=theirs",
  "mine=6--.---.---&theirs=---.---.1--&by=-.best-4&starts=theirs&dice=page",
  "mine=---.---.---&theirs=---.---.---&by=greedy.random&mode=setup&tab=moves",
]);

test("names come back as they were typed, at most twenty characters of each and no signs that control", () => {
  for (const name of ["Mia", "Zoë & <b>1+1</b>", "=_-.#%", "x".repeat(20)]) {
    const state = present(rename(initial(), "theirs", name));
    assert.deepEqual(read(written(state)), { state, problems: [] }, name);
  }
  const { names } = read(`below=${"y".repeat(999)}&above=%00%E2%80%AETom%0A`).state;
  assert.deepEqual(names, { mine: "y".repeat(20), theirs: "Tom" });
});

test("two players are told apart, and one that the computer plays has no name", () => {
  const mia = present(rename(initial(), "mine", " Mia "));
  assert.deepEqual(present(rename(mia, "theirs", "Mia")).names, { mine: "Mia", theirs: "Mia 2" });
  assert.deepEqual(present(rename(mia, "mine", "")).names, initial().names);
  const against = playComputer({ ...mia, names: { mine: "Mia", theirs: "Tom" } }, "greedy");
  assert.deepEqual(namesOf(present(against)), { mine: "Mia", theirs: "" });
  assert.deepEqual(namesOf(present(playPeople(present(against)))), { mine: "Mia", theirs: "Tom" });
});

test("columns may be told by commas, and without their empty squares", () => {
  const { state, problems } = read("mine=66,543,&theirs=55-,621,44");
  assert.deepEqual(problems, []);
  assert.equal(written(state), "mine=66-.543.---&theirs=55-.621.44-");
});

test("the solver is asked as the player to move sees the boards", () => {
  const link = "mine=66-.543.211&theirs=55-.621.44-&roll=5";
  const [mine, theirs] = ["66.543.211", "55.621.44"].map((board) =>
    board.split(".").map((dice) => [...dice].map(Number)),
  );
  assert.deepEqual(queryOf(read(link).state), { mine, theirs, roll: 5 });
  assert.deepEqual(queryOf(read(`${link}&move=theirs`).state), { mine: theirs, theirs: mine, roll: 5 });
});

testNonsense([
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
]);

test("where a link of before tells a tab that there is no more, Why is open", () => {
  for (const tab of ["tree", "hints", "help"]) assert.deepEqual(read(`tab=${tab}`), { state: initial(), problems: [] });
});

describe("a position that no game comes to is told, and all else is kept", () => {
  for (const [link, kept, ...problems] of [
    [
      "mine=65-.543.211&theirs=554.621.33-&roll=4",
      "mine=---.543.211&theirs=---.621.33-&roll=4",
      /^the left column of both boards \(A five can't be in both left columns/,
    ],
    [
      "mine=6--.1--.2--&theirs=16-.1--.---",
      "mine=---.---.2--&theirs=---.---.---",
      /^the left column of both boards/,
      /^the middle column of both boards/,
    ],
    [
      "mine=123.456.654&theirs=4--.---.---&roll=5",
      "mine=123.456.654&theirs=4--.---.---&move=theirs",
      /^who is to move \(Your board is full, so the game has ended: it can't be your move\)$/,
    ],
    [
      "mine=---.---.---&theirs=123.456.654&move=theirs",
      "mine=---.---.---&theirs=123.456.654",
      /^who is to move \(The opponent's board is full/,
    ],
    [
      "mine=123.456.654&theirs=456.123.111&move=mine",
      "mine=---.---.---&theirs=---.---.---",
      /^both boards \(Your board is full/,
    ],
  ] satisfies [string, string, ...RegExp[]][]) {
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

testTaste({ pace: "fast", advice: "none" }, { pace: "later", advice: 3 }, [{ side: "mine" }]);

testMoves(
  "",
  [
    logged(),
    logged({ side: "theirs", by: "best-4", best: 0, lost: 0 }),
    logged({ error: 0.0145 }),
    logged({ error: 0 }),
  ],
  [
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
    ...["0.1", -0.1, 1.1, null].map((error) => ({ error })),
  ],
);

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
  assertBroughtBack({ ...initial(), ...state, moves: [logged()] });
});
