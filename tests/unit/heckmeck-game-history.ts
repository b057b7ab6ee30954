/** Games at a table of Heckmeck, with the chances to win. */

import assert from "node:assert/strict";

import type { Page } from "../../www/games/heckmeck/actions.ts";
import { choose } from "../../www/games/heckmeck/actions.ts";
import { analyse } from "../../www/games/heckmeck/model/analysis.ts";
import type { Point } from "../../www/games/heckmeck/model/game-history.ts";
import { pointsOf } from "../../www/games/heckmeck/model/game-history.ts";
import { addDie } from "../../www/games/heckmeck/model/moves.ts";
import type { Solver, State } from "../../www/games/heckmeck/model/types.ts";
import type { Move } from "../../www/shell/game/contract.ts";
import { partOf, present } from "../typed.ts";
import { precomputed } from "./built.ts";
import { answersOf, HERE, NEVER, solver, stateOf, tableLink } from "./heckmeck.ts";

export const module = await solver({ tables: true, copy: "game history" });
module.loadWinModel(2, await precomputed("heckmeck-win-2"));
module.loadWinModel(3, await precomputed("heckmeck-win-3"));

/** The solver where the chances to win are known, and where they can't be had. */
export const functions: Solver = { ...module, fetchWinModel: () => HERE };
export const without: Solver = { ...module, fetchWinModel: () => NEVER };

/** Games at a table, played by moves. */
export class Table {
  readonly answers: ReturnType<typeof answersOf<Solver>>;
  state: State;

  constructor(players: string[], rest = {}, solver = functions) {
    this.answers = answersOf(solver);
    this.state = stateOf(tableLink(players, rest));
  }

  make<Facts extends unknown[]>(move: Move<State, Facts>, ...facts: Facts) {
    this.state = move(this.state, ...facts) ?? assert.fail("the move is not possible");
    return this;
  }

  /** Enters a roll, and goes on with a way by its key. */
  roll(dice: string, key: string) {
    for (const die of dice) this.make(addDie, "12345w".indexOf(die));
    return this.choose(key);
  }

  choose(key: string) {
    const { state, answers } = this;
    const analysis = present(analyse(state, answers));
    const { ways, failing } = present(analysis.table);
    const way = present([...ways, failing].find((way) => way?.key === key));
    const act: Page["act"] = (move, ...facts) => Boolean(this.make(move, ...facts));
    choose(partOf<Page>({ state, analysis, answers, act }), way);
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
export const kept = ({ table: { names, stacks, toMove, grill } }: State) => ({ names, players: stacks, toMove, grill });
export const briefly = (points: Point[]) => points.map(({ kind, turn, made }) => `${kind} ${turn} ${made}`);
