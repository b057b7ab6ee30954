// The course of a game of several: everybody's expected final score after each roll.

import { turningPointsOf } from "../../../shell/model/turning-points.ts";
import { ownMoves } from "./move-log.ts";
import type { LoggedMove } from "./types.ts";

/** Points from which on a change is told. */
const LEAST_CHANGE = 30;

/** The moves that were made of the same roll, roll by roll: everybody marks each once, until their game is over. */
export function rollsOf(moves: LoggedMove[]): LoggedMove[][] {
  const rolls: LoggedMove[][] = [];
  for (const logged of moves) {
    const last = rolls.at(-1);
    if (last?.every(({ player }) => player !== logged.player)) last.push(logged);
    else rolls.push([logged]);
  }
  return rolls;
}

/** Of each player the value after each roll: of whoever has ended the game the last one; null where none is known yet. */
export function courseOf(moves: LoggedMove[], players: number): (number | null)[][] {
  const rolls = rollsOf(moves);
  return Array.from({ length: players }, (_, player) => {
    let value: number | null = null;
    return rolls.map((made) => {
      value = made.find((logged) => logged.player === player)?.value ?? value;
      return value;
    });
  });
}

/** A person's turns that changed what was expected most, in falling order. */
export function turningPoints(moves: LoggedMove[], seat: number) {
  const made = ownMoves(moves, seat).flatMap(({ logged, turn }) =>
    logged.was === null || logged.value === null ? [] : [{ logged, turn, before: logged.was, after: logged.value }],
  );
  return turningPointsOf(made, LEAST_CHANGE);
}
