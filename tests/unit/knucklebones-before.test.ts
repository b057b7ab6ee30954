/** A placed die that is decided again: where the moves tell what the decision was, it is what undo would lead back to. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { knucklebones } from "../../www/games/knucklebones/game.ts";
import { beforeMove } from "../../www/games/knucklebones/model/before.ts";
import { complete } from "../../www/games/knucklebones/model/link.ts";
import { loggedMoveOf } from "../../www/games/knucklebones/model/move-log.ts";
import {
  clearBoards,
  giveUp,
  place,
  playComputer,
  removeDie,
  setBy,
  setRoll,
} from "../../www/games/knucklebones/model/moves.ts";
import { initial, openColumns, position, queryOf } from "../../www/games/knucklebones/model/state.ts";
import type { State } from "../../www/games/knucklebones/model/types.ts";
import { createStore } from "../../www/shell/game/store.ts";
import { present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { Device } from "./browser.ts";
import { analyse as analysed, answersOf, logged, solver, stateOf } from "./knucklebones.ts";
import { chance } from "./random.ts";

const module = await solver();
const answers = answersOf(module);

/** The boards after so many moves, as the position of the next decision tells them. */
const boardsAfter = ({ past }: ReturnType<typeof played>["store"], moves: number) => {
  const found = present(past.findLast(({ position }) => position.moves?.length === moves)).position;
  return { mine: present(found.mine), theirs: present(found.theirs), toMove: present(found.toMove) };
};

/** A game played at random from a position to its end, kept by a device; and the position of each decision. */
function played(seed: number, from: State) {
  const luck = chance(seed);
  const device = new Device();
  device.openTab(`#${new URLSearchParams(knucklebones.link.write(from))}`).use();
  const store = createStore(knucklebones, () => false);
  store.start();
  const decisions: Partial<State>[] = [];
  for (let moves = 0; moves < 200 && present(analysed(store.state, answers)).over === null; moves += 1) {
    store.make(setRoll, [1 + luck.below(6)]);
    const { state } = store;
    decisions.push(position(state));
    const column = luck.pick(openColumns(state));
    const { next } = module.placeDie(queryOf(state), column);
    const { answer } = present(present(analysed(state, answers)).found);
    store.make(place, [next, loggedMoveOf(state, answer, column)]);
  }
  return { device, store, decisions };
}

/** The game as another tab finds it, with nothing to undo. */
function reopened(device: Device) {
  device.openTab().use();
  const store = createStore(knucklebones, () => false);
  store.start();
  assert.equal(store.done.length, 0);
  return store.state;
}

const BOARDS = "mine=66-.54-.2--&theirs=55-.62-.44-";

describe("after the tab was closed each decision is the one that was made", () => {
  for (const seed of [1, 2, 3, 4, 5])
    test(`in a game between two people, by chance ${seed}`, () => {
      const { device, decisions } = played(seed, initial());
      const state = reopened(device);
      assert.equal(state.moves.length, decisions.length);
      assert.ok(state.moves.some(({ choices, column }) => choices.some((one) => one.column === column && one.removes)));
      for (const [nth, decision] of decisions.entries())
        assert.deepEqual(beforeMove(state, nth), decision, `move ${nth}`);
    });

  test("in a game against the computer: the person's own", () => {
    const { device, decisions } = played(6, playComputer(initial(), "random"));
    const state = reopened(device);
    for (const [nth, { by }] of state.moves.entries())
      assert.deepEqual(beforeMove(state, nth), by === null ? decisions[nth] : null, `move ${nth}`);
  });

  test("from boards that were set up, but for the order of dice that were removed", () => {
    const sorted = ({ mine, theirs, ...rest }: Partial<State>) => ({
      ...rest,
      boards: [mine, theirs].map((board) => board?.map((dice) => dice.toSorted())),
    });
    const { device, decisions } = played(7, stateOf(BOARDS));
    const state = reopened(device);
    assert.deepEqual(decisions[0].mine, [[6, 6], [5, 4], [2]]);
    for (const [nth, decision] of decisions.entries())
      assert.deepEqual(sorted(present(beforeMove(state, nth))), sorted(decision), `move ${nth}`);
  });

  test("of a game that was given up the game goes on there", () => {
    const { store } = played(8, initial());
    const given = present(giveUp(setBy(store.state, "theirs", "random")));
    assert.equal(present(beforeMove(given, 0)).isGivenUp, false);
  });
});

test("after boards were changed by hand the moves before stay told, and each decision since is the one that was made", () => {
  const { store } = played(9, stateOf(BOARDS));
  const state = { ...store.state, moves: store.state.moves.slice(0, 3), roll: null, ...boardsAfter(store, 3) };
  const [side, nth] = state.mine[2].length > 0 ? (["mine", 2] as const) : (["theirs", 2] as const);
  const changed = present(removeDie(state, side, nth, 0));
  assertEach(changed.moves, ({ isMended }) => isMended ?? false, [false, false, true]);
  const [column] = openColumns(changed);
  const rolled = setRoll(changed, 3);
  const { answer } = present(present(analysed(rolled, answers)).found);
  const placed = module.placeDie(queryOf(rolled), column);
  const next = place(rolled, placed.next, loggedMoveOf(rolled, answer, column));
  assertEach(next.moves, (_, nth) => beforeMove(next, nth) !== null, [false, false, false, true]);
  assert.deepEqual(beforeMove(next, 3), position(rolled));
  const { moves } = complete(next, JSON.parse(JSON.stringify(next.moves)), null);
  assert.deepEqual(moves, next.moves, "what is kept tells it as well");
  assert.deepEqual(clearBoards(next).moves, []);
});

describe("nothing is told where the moves don't lead to the boards", () => {
  const state = stateOf(BOARDS);
  /** A die that went to the left column below. */
  const placed = (rest = {}) =>
    logged({ roll: 6, column: 0, choices: [{ column: 0, share: 0.5, removes: 0 }], ...rest });
  const at = (moves: State["moves"]) => beforeMove({ ...state, moves }, 0);

  test("they do here", () => assert.deepEqual(present(at([placed()])).mine, [[6], [5, 4], [2]]));
  test("the die does not lie there", () => assert.equal(at([placed({ roll: 3 })]), null));
  test("more dice would have been removed than had room", () =>
    assert.equal(at([placed({ choices: [{ column: 0, share: 0.5, removes: 2 }] })]), null));
  test("a move between is missing", () => assert.equal(at([placed(), placed(), placed()]), null));
});
