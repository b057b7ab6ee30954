// The course of a game: the player's share of a win after each move, and the moves that changed it most.

import { turningPointsOf } from "../../../shell/model/turning-points.ts";
import { shareIn } from "./move-log.ts";
import { ownShare } from "./own.ts";
import type { LoggedMove } from "./types.ts";

/** From here on a change is told. */
const LEAST_CHANGE = 0.05;

/** Moves from which on there is a curve. */
export const LEAST_MOVES = 2;

/** The share after each move, as it was when that was made. */
export const courseOf = (moves: LoggedMove[]) => moves.map(shareAfter);

const shareAfter = (logged: LoggedMove) => ownShare(logged.side, shareIn(logged, logged.column));

/** The moves, with their rolls, that changed the player's share most, in falling order. */
export function turningPoints(moves: LoggedMove[]) {
  const changes = moves.flatMap((logged, nth) => {
    const last = moves[nth - 1];
    // What changed between two moves by hand is no move's doing.
    return last && !last.isMended ? [{ logged, nth, before: shareAfter(last), after: shareAfter(logged) }] : [];
  });
  return turningPointsOf(changes, LEAST_CHANGE);
}
