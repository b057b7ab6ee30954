/** Games at a table of Heckmeck, with the chances to win. */

import assert from "node:assert/strict";

import { choose } from "../../www/games/heckmeck/actions.ts";
import { analyse } from "../../www/games/heckmeck/model/analysis.ts";
import { pointsOf } from "../../www/games/heckmeck/model/game-history.ts";
import { addDie } from "../../www/games/heckmeck/model/moves.ts";
import { precomputed } from "./built.ts";
import { answersOf, solver, stateOf, tableLink } from "./module.ts";

export const module = await solver({ tables: true });
module.loadWinModel(2, await precomputed("heckmeck-win-2"));
module.loadWinModel(3, await precomputed("heckmeck-win-3"));

/** The solver where the chances to win are known, and where they can't be had. */
export const functions = { ...module, fetchWinModel: () => null };
export const without = { ...module, fetchWinModel: () => new Promise(() => {}) };

/** Games at a table, played by moves. */
export class Table {
  constructor(players, rest = {}, solver = functions) {
    this.answers = answersOf(solver);
    this.state = stateOf(tableLink(players, rest));
  }

  make(move, ...facts) {
    this.state = move(this.state, ...facts) ?? assert.fail("the move is not possible");
    return this;
  }

  /** Enters a roll, and goes on with a way by its key. */
  roll(dice, key) {
    for (const die of dice) this.make(addDie, "12345w".indexOf(die));
    return this.choose(key);
  }

  choose(key) {
    const { state, answers } = this;
    const analysis = analyse(state, answers);
    const way = [...analysis.table.ways, analysis.table.failing].find((way) => way?.key === key);
    choose(/** @type {any} */ ({ state, analysis, answers, act: (...made) => this.make(...made) }), way);
    return this;
  }

  /** Ends the turn without a tile, or on 25 with all of it in two rolls. */
  fail = () => this.choose("fail");
  take = () => this.roll("5555www1", "5").roll("w111", "w").choose("stop");

  get points() {
    return pointsOf(this.state);
  }
}

export const game = () => new Table(["- Ann", "- Ben"]).take().fail().fail();
export const kept = ({ table: { names, stacks, toMove, grill } }) => ({ names, players: stacks, toMove, grill });
export const briefly = (points) => points.map(({ kind, turn, made }) => `${kind} ${turn} ${made}`);
