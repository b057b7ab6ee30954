/** What is seen to move in Knucklebones, Solitaire Dice and Tile rummy: told from the states before and after alone. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { motions as ofKnucklebones } from "../../www/games/knucklebones/motions.ts";
import { loggedMoveOf } from "../../www/games/rummikub/model/move-log.ts";
import { motions as ofRummikub } from "../../www/games/rummikub/motions.ts";
import { motions as ofSolitaireDice } from "../../www/games/solitaire-dice/motions.ts";
import * as knucklebones from "./knucklebones.ts";
import * as rummikub from "./rummikub.ts";
import * as solitaireDice from "./solitaire-dice.ts";

test("Knucklebones: a die goes from the roll into its column, what it removes falls, and the chance slides", () => {
  const before = knucklebones.stateOf("mine=66-.543.21-&theirs=55-.621.44-&roll=5");
  const after = {
    ...knucklebones.stateOf("mine=665.543.21-&theirs=---.621.44-&to=theirs"),
    moves: [knucklebones.logged()],
  };
  assert.deepEqual(
    ofKnucklebones(before, after).map((motion) => [motion.kind, JSON.stringify(motion).match(/pile-\w+-\d/)?.[0]]),
    [
      ["flies", "pile-mine-0"],
      ["falls", "pile-theirs-0"],
      ["falls", "pile-theirs-0"],
      ["slides", undefined],
    ],
  );
  assert.deepEqual(ofKnucklebones(after, before), [], "nothing moves where a move is taken back");
});

test("Knucklebones: the page's roll rolls, and the last die of a game bursts", () => {
  const unrolled = knucklebones.stateOf("mine=66-.543.211&theirs=55-.621.44-&dice=page&seed=1");
  const rolled = { ...unrolled, roll: 3 };
  assert.deepEqual(
    ofKnucklebones(unrolled, rolled).map(({ kind }) => kind),
    ["rolls"],
  );
  const over = {
    ...unrolled,
    moves: [knucklebones.logged()],
    mine: [[6, 6, 3], ...unrolled.mine.slice(1)],
    toMove: "theirs" as const,
  };
  assert.deepEqual(
    ofKnucklebones(rolled, over).map(({ kind }) => kind),
    ["flies", "slides", "bursts"],
  );
});

test("Solitaire Dice: each new mark is written in its own box", () => {
  const [before, after] = ["sheet=4-4.7-8_1-3.6-3&roll=12356", "sheet=4-5.7-8.8-1_1-3.5-1.6-3"].map(
    solitaireDice.stateOf,
  );
  assert.ok(before && after);
  assert.deepEqual(ofSolitaireDice(before, after), [
    { kind: "writes", at: '[data-key="sum-4-5"] .stroke' },
    { kind: "writes", at: '[data-key="sum-8-1"] .stroke' },
    { kind: "writes", at: '[data-key="reject-5-1"] .stroke' },
  ]);
  assert.deepEqual(ofSolitaireDice(after, before), []);
});

test("Tile rummy: tiles go from the rack and out of other sets to where they lie, in the order of the sets", () => {
  const empty = rummikub.stateOf("rack=o9&opened=true");
  const lying = (text: string) => ({ ...empty.table, sets: rummikub.sets(text) });
  const before = { ...empty, rack: ["r5", "k4", "o4", "o9"], table: lying("r1-4 / r4-6 / b4-7") };
  const after = { ...empty, moves: [loggedMoveOf(rummikub.moveOf([]))], table: lying("r1-5 / r4-6 / b5-7 / b4 k4 o4") };
  assert.deepEqual(
    ofRummikub(before, after).map((motion) =>
      motion.kind === "flies" ? [motion.from, motion.to].map((text) => text.replace(/[^\d]+/g, " ").trim()) : [],
    ),
    [
      ["0", "0 5"],
      ["2 1", "3 1"],
      ["1", "3 2"],
      ["2", "3 3"],
    ],
  );
  assert.deepEqual(ofRummikub(after, before), []);
});
