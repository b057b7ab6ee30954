/** The course of a game of Tile rummy, and its positions made again from the deal and the moves. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { RummikubStrategy } from "#modules/rummikub";
import { positionsBefore } from "../../www/games/rummikub/model/before.ts";
import { courseOf, leadOf, turningPoints } from "../../www/games/rummikub/model/course.ts";
import { drawTile, giveUp, layMine, layTheirs, startGame } from "../../www/games/rummikub/model/match.ts";
import { loggedMoveOf } from "../../www/games/rummikub/model/move-log.ts";
import { setsAfter } from "../../www/games/rummikub/model/plan.ts";
import { askedSet, initial, position, racksOf } from "../../www/games/rummikub/model/state.ts";
import { written } from "../../www/games/rummikub/model/tiles.ts";
import type { LoggedMove, Position, State, TableSet } from "../../www/games/rummikub/model/types.ts";
import { detailWords } from "../../www/games/rummikub/text/en/details.ts";
import { words as wordsOf } from "../../www/games/rummikub/text/en/words.ts";
import { present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { moduleOf } from "./built.ts";

const module = await moduleOf("rummikub");

const dealOf = (players: number, seed: number) => module.dealRummikub({ players: players as 2 | 3 | 4, seed });

/** The sets that lie on one table and not on the other. */
function builtOf(before: TableSet[], after: TableSet[]) {
  const left = before.map(({ tiles }) => written(tiles));
  return after.flatMap(({ tiles }) => {
    const at = left.indexOf(written(tiles));
    if (at < 0) return [tiles];
    left.splice(at, 1);
    return [];
  });
}

/** A game between strategies, the first of which plays the person, and the state before each turn. */
function played(by: RummikubStrategy[], starts: number, seed: number, turns: number) {
  let state: State = startGame(initial(), by.slice(1), starts, seed, dealOf(by.length, seed));
  const before: State[] = [];
  for (let turn = 0; turn < turns && racksOf(state).every(({ length }) => length > 0); turn += 1) {
    before.push(state);
    const racks = racksOf(state);
    const { toMove, match } = state;
    const asked = {
      table: state.table.sets.map(askedSet),
      rack: racks[toMove],
      opened: toMove === 0 ? state.opened : present(match).haveOpened[toMove - 1],
    };
    const move = module.decideRummikub(asked, by[toMove], [14], turn);
    if (move === "draw") state = present(drawTile(state));
    else {
      const table = setsAfter(move);
      const logged: LoggedMove = { ...loggedMoveOf(move), seat: toMove, built: builtOf(state.table.sets, table) };
      state = present((toMove === 0 ? layMine : layTheirs)(state, table, logged));
    }
  }
  return { state, before };
}

/** A position whose table lies in no particular order. */
const laid = ({ table, ...rest }: Position) => ({
  ...rest,
  table: { ...table, sets: table.sets.map(({ tiles, kind }) => `${kind} ${written(tiles)}`).sort() },
});

describe("the positions of a game", () => {
  for (const [by, starts, seed] of [
    [["tiles", "best"], 0, 11],
    [["points", "tiles", "jokers"], 2, 12],
    [["random", "simple", "tiles", "points"], 1, 13],
  ] as const)
    test(`are made again from the deal and the moves: ${by.join(", ")}`, () => {
      const { state, before } = played([...by], starts, seed, 120);
      assert.ok(before.length > 20);
      const again = present(positionsBefore(state, dealOf(by.length, seed)));
      assert.equal(again.length, before.length);
      for (const [nth, one] of before.entries()) assert.deepEqual(laid(again[nth]), laid(position(one)), `turn ${nth}`);
      assert.deepEqual(positionsBefore(present(giveUp(state)), dealOf(by.length, seed)), again);
    });

  test("are none where the moves don't lead to the present one, or real tiles are drawn", () => {
    const { state } = played(["tiles", "best"], 0, 11, 60);
    const deal = dealOf(2, 11);
    assert.equal(positionsBefore(state, dealOf(2, 12)), null, "another deal");
    assert.equal(positionsBefore({ ...state, moves: state.moves.slice(1) }, deal), null, "a turn left out");
    const unbuilt = state.moves.map(({ built: _, ...logged }) => logged);
    assert.equal(positionsBefore({ ...state, moves: unbuilt }, deal), null, "sets that nobody noted");
    assert.equal(positionsBefore({ ...state, rack: state.rack.slice(1) }, deal), null, "another rack");
    assert.equal(positionsBefore({ ...state, match: { ...present(state.match), tileSource: "typed" } }, deal), null);
    assert.equal(positionsBefore(initial(), deal), null);
  });
});

describe("the course of a game", () => {
  test("tells the tiles that everybody held after each turn", () => {
    const { state, before } = played(["points", "tiles", "jokers"], 2, 12, 120);
    const held = [...before.slice(1), state].map((one) => racksOf(one).map(({ length }) => length));
    assert.deepEqual(
      courseOf(state),
      [0, 1, 2].map((seat) => held.map((counts) => counts[seat])),
    );
    const leads = held.map(([own, ...others]) => Math.min(...others) - own);
    const changes = leads.map((lead, nth) => (nth === 0 ? 0 : Math.abs(lead - leads[nth - 1])));
    const points = turningPoints(state);
    assert.equal(points.length, 3);
    for (const [at, { nth, before: was, after, logged }] of points.entries()) {
      assert.deepEqual([was, after, logged], [leads[nth - 1], leads[nth], state.moves[nth]]);
      assert.equal(changes[nth], changes.toSorted((one, other) => other - one)[at]);
      assert.ok(changes[nth] >= 3);
    }
  });

  test("is empty where nobody's tiles are counted", () => {
    assert.deepEqual(courseOf({ ...initial(), moves: [] }), []);
    assert.deepEqual(turningPoints(initial()), []);
  });

  test("is told in words", () => {
    const { details } = { details: detailWords(wordsOf(createFormats("en"))) };
    const logged: LoggedMove = { seat: 1, did: "played", tiles: ["r1", "r2", "r3"], points: 6, cuts: 0, opens: false };
    assert.equal(
      details.turning(logged, 6, leadOf(2), leadOf(-1)),
      "Turn 7, Player 2 played 3 tiles: you went from 2 tiles ahead to 1 tile behind",
    );
    assert.equal(
      details.turning({ ...logged, seat: 0 }, 7, leadOf(-3), leadOf(0)),
      "Turn 8, you played 3 tiles: you went from 3 tiles behind to level",
    );
    assert.equal(details.courseRead(4, [12, 9]), "After turn 5: You 12 and Player 2 9");
  });
});
