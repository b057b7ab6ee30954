// What is noted of each turn.

import { gradeOf } from "../../../shell/grades.ts";
import { ALL, COPIES, countOf, isTile } from "./tiles.ts";
import type { LoggedMove, Position, RummikubMove, Tile } from "./types.ts";

/** Tiles left on the rack that could have gone: from so many on that is a mistake. */
export const MISTAKE = 3;

/** The player's move. */
export const loggedMoveOf = ({ play, points, cuts, opening }: RummikubMove): LoggedMove => ({
  seat: 0,
  did: "played",
  tiles: play,
  points,
  cuts,
  opens: opening !== null,
});

/** How a turn was played, by the tiles that could have gone as well; null where that is not known. */
export function gradeOfTurn({ did, tiles, best }: LoggedMove) {
  if (!best) return null;
  const lost = Math.max(0, best.tiles - (did === "played" ? tiles.length : 0));
  return gradeOf({ lost, isTold: lost > 0, isBest: true }, MISTAKE);
}

/** Whether a position belongs to the player's turn that the move at a place ended. */
export const isInTurn =
  (nth: number) =>
  ({ moves, toMove }: Partial<Position>) =>
    moves?.length === nth && toMove === 0;

/** The same turn with nothing chosen or moved yet. */
export const atBeginning = (position: Partial<Position>): Partial<Position> => ({
  ...position,
  keep: [],
  play: [],
  done: [],
  work: null,
});

/** No game has more turns. */
const MOST_NOTES = 500;

/** Whether tiles can be somewhere at once. What was kept is typed as what it should be, and looked at whether it is. */
const areTiles = (tiles: Tile[]) =>
  Array.isArray(tiles) && tiles.length <= ALL && tiles.every((tile) => isTile(tile) && countOf(tiles, tile) <= COPIES);

/** How many tiles are noted, by what was done. */
const NOTED: Record<string, (count: number) => boolean> = {
  played: (count) => count > 0,
  drew: (count) => count <= 1,
  passed: (count) => count === 0,
};

/** Sets that a turn has built. */
const areBuilt = (built: Tile[][]) => Array.isArray(built) && built.length <= ALL && areTiles(built.flat());

const isBest = ({ tiles, points, cuts }: NonNullable<LoggedMove["best"]>) =>
  [tiles, points].every(Number.isInteger) && [tiles, points, cuts].every(isCount);

const isCount = (value: unknown) => value === null || (Number.isInteger(value) && Number(value) >= 0);

/** A move as versions before kept it as well: its `seat` was called `by`. */
type KeptMove = LoggedMove & { by?: number };

/** @param seats of others */
function readLoggedMove(
  { by, seat = by as number, did, tiles, points, cuts, opens, built, best }: KeptMove,
  seats: number,
): LoggedMove {
  const isLoggedMove =
    Number.isInteger(seat) &&
    seat >= 0 &&
    seat <= seats &&
    Object.hasOwn(NOTED, did) &&
    areTiles(tiles) &&
    NOTED[did](tiles.length) &&
    isCount(points) &&
    isCount(cuts) &&
    typeof opens === "boolean" &&
    (built === undefined || areBuilt(built)) &&
    (best === undefined || isBest(best));
  if (!isLoggedMove) throw new TypeError("not a move");
  const more = {
    ...(built && { built }),
    ...(best && { best: { tiles: best.tiles, points: best.points, cuts: best.cuts } }),
  };
  return { seat, did, tiles: [...tiles], points, cuts, opens, ...more };
}

/**
 * The turns as they were kept; none if they can't be shown.
 * @param seats of others
 */
export function readMoves(kept: unknown, seats: number): LoggedMove[] {
  try {
    const moves = kept as LoggedMove[];
    return moves.length > MOST_NOTES ? [] : Array.from(moves, (logged) => readLoggedMove(logged, seats));
  } catch {
    return [];
  }
}
