/** The moves of Knucklebones' page, without a solver. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { arrange, refusalOf } from "../../www/games/knucklebones/model/board.ts";
import { write } from "../../www/games/knucklebones/model/link.ts";
import * as moves from "../../www/games/knucklebones/model/moves.ts";
import { initial } from "../../www/games/knucklebones/model/state.ts";
import type { State } from "../../www/games/knucklebones/model/types.ts";
import { present } from "../typed.ts";
import { logged, stateOf } from "./knucklebones.ts";

const told = (state: State) => Object.fromEntries(write(state));
const POSITION = "mine=66-.543.211&theirs=55-.621.44-";

test("every move has a kind", () => {
  const kinds = [
    moves.setRoll,
    moves.throwDie,
    moves.place,
    moves.newGame,
    moves.setBy,
    moves.addDie,
    moves.toggle,
  ].map(({ kind }) => kind);
  assert.deepEqual(kinds, ["input", "input", "step", "step", "edit", "edit", "display"]);
});

describe("a roll", () => {
  test("of the page is made once", () => {
    const rolled = present(moves.throwDie(initial(), 3));
    assert.equal(rolled.roll, 3);
    assert.equal(moves.throwDie(rolled, 4), null);
  });
});

describe("a die is placed", () => {
  const state = stateOf(`${POSITION}&roll=5`);
  // As the solver says it: columns in another order.
  const after = {
    mine: [[], [1, 2, 6], [4, 4]],
    theirs: [
      [5, 6, 6],
      [3, 4, 5],
      [1, 1, 2],
    ],
  };

  test("by the player below: the turn passes, the moves tell it, all else lies where it lay", () => {
    const next = moves.place(state, after, logged());
    assert.deepEqual(told(next), { mine: "665.543.211", theirs: "---.621.44-", move: "theirs" });
    assert.deepEqual([next.moves, next.roll], [[logged()], null]);
  });

  test("by the opponent: the boards are told as that player sees them", () => {
    const turned = { mine: after.theirs, theirs: after.mine };
    const next = moves.place({ ...state, toMove: "theirs" }, turned, logged({ side: "theirs" }));
    assert.deepEqual(told(next), { mine: "665.543.211", theirs: "---.621.44-" });
  });
});

test("dice keep their order, and what is new comes last", () => {
  assert.deepEqual(arrange([[4, 1], [2, 2, 5], []], [[1, 4, 6], [5], [3]]), [[4, 1, 6], [5], [3]]);
  assert.deepEqual(arrange([[4, 4, 1], [], []], [[1, 4, 4], [], []]), [[4, 4, 1], [], []]);
});

describe("a position is set up", () => {
  test("die by die, on either board", () => {
    const once = moves.addDie(initial(), "mine", 0, 6);
    const twice = moves.addDie(moves.addDie(once, "mine", 0, 5), "theirs", 2, 1);
    assert.deepEqual(told(twice), { mine: "65-.---.---", theirs: "---.---.1--" });
    assert.deepEqual(told(present(moves.removeDie(twice, "mine", 0, 0))), {
      mine: "5--.---.---",
      theirs: "---.---.1--",
    });
  });

  for (const [what, change, refused] of [
    [
      "the same die in facing columns",
      (state: State) => moves.addDie(state, "mine", 0, 5),
      { why: "facing", column: 0, die: 5 },
    ],
    ["a fourth die", (state: State) => moves.addDie(state, "mine", 1, 1), { why: "column", side: "mine", column: 1 }],
    [
      "a full board of the player to move",
      (state: State) => moves.addDie(state, "mine", 0, 1),
      { why: "full", side: "mine" },
    ],
  ] satisfies [string, (state: State) => State, object][]) {
    test(`${what} is refused, and nothing is lost`, () => {
      const state = stateOf(POSITION);
      const next = change(state);
      assert.deepEqual(next.refused, refused);
      assert.deepEqual(told(next), told(state));
    });
  }

  test("who is to move decides whose board may be full", () => {
    const full = moves.addDie(moves.setToMove(stateOf(POSITION), "theirs"), "mine", 0, 1);
    assert.equal(full.refused, null);
    assert.equal(told(full).mine, "661.543.211");
    assert.deepEqual(moves.setToMove(full, "mine").refused, { why: "full", side: "mine" });
  });

  test("what was refused is forgotten with the next change", () => {
    const refused = moves.addDie(stateOf(POSITION), "mine", 0, 5);
    assert.equal(moves.addDie(refused, "theirs", 0, 1).refused, null);
    assert.equal(moves.clearBoards(refused).refused, null);
  });

  test("nothing is taken from an empty square", () => assert.equal(moves.removeDie(initial(), "mine", 0, 0), null));

  test("of two reasons the dice that face each other are told", () => {
    const boards = {
      mine: [
        [1, 2, 3],
        [4, 5, 6],
        [1, 2, 3],
      ],
      theirs: [[], [], [3]],
    };
    assert.deepEqual(refusalOf({ ...boards, toMove: "mine" }), { why: "facing", column: 2, die: 3 });
  });
});

describe("who plays", () => {
  test("against the computer the page rolls", () => {
    const state = moves.playComputer(initial(), "best-4");
    assert.deepEqual([state.seats, state.throws], [{ mine: null, theirs: "best-4" }, "page"]);
    assert.equal(moves.setBy(initial(), "mine", "random").throws, "page");
  });

  test("who has chosen to enter dice goes on entering them against another player of the computer's", () => {
    const state = moves.setThrows(moves.playComputer(initial(), "best-4"), "typed");
    assert.equal(moves.setBy(state, "theirs", "greedy").throws, "typed");
  });

  test("who starts is to move while the boards are empty, and in the next game", () => {
    assert.equal(moves.setStarts(initial(), "theirs").toMove, "theirs");
    const later = moves.setStarts(stateOf(POSITION), "theirs");
    assert.equal(later.toMove, "mine");
    const next = moves.newGame({ ...later, moves: [logged()], roll: 4, mode: "setup" });
    assert.deepEqual([next.toMove, next.moves, next.roll, next.mode], ["theirs", [], null, "play"]);
    assert.deepEqual(told(next), { mine: "---.---.---", theirs: "---.---.---", move: "theirs", starts: "theirs" });
  });
});

test("a part of the tree is opened and closed with all below it", () => {
  const open = ["0", "0.3", "0.3.1", "01"].reduce((state, path) => moves.toggle(state, path), initial());
  assert.deepEqual(moves.toggle(open, "0").open, ["01"]);
  assert.deepEqual(moves.setRoll(open, 5).open, [], "another position has another tree");
});
