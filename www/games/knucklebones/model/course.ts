// The course of a game: the player's share of a win after each move, and the moves that changed it most.

import { shareIn } from "./move-log.ts";
import { ownShare } from "./own.ts";
import type { LoggedMove } from "./types.ts";

/** From here on a change is told. */
const LEAST_CHANGE = 0.05;

/** As many turning points as are told. */
const FEW = 3;

/** The share after each move, as it was when that was made. */
export const courseOf = (moves: LoggedMove[]) =>
  moves.map((logged) => ownShare(logged.side, shareIn(logged, logged.column)));

/** The moves, with their rolls, that changed the player's share most, in falling order. */
export function turningPoints(moves: LoggedMove[]) {
  const course = courseOf(moves);
  const change = ({ before, after }: { before: number; after: number }) => Math.abs(after - before);
  return moves
    .map((logged, nth) => ({ logged, nth, before: course[nth - 1], after: course[nth] }))
    .filter(({ nth }) => nth > 0)
    .filter((point) => change(point) >= LEAST_CHANGE)
    .sort((a, b) => change(b) - change(a))
    .slice(0, FEW);
}
