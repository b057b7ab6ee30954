// The turns as they were kept.

import { ALL, COPIES, countOf, isTile } from "./tiles.ts";
import type { LoggedMove, Tile } from "./types.ts";

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

const isBest = ({ tiles, points, cuts, jokers, play = [] }: NonNullable<LoggedMove["best"]>) =>
  areTiles(play) && [tiles, points].every(Number.isInteger) && [tiles, points, cuts, jokers ?? null].every(isCount);

const isCount = (value: unknown) => value === null || (Number.isInteger(value) && Number(value) >= 0);

const readBest = ({ tiles, points, cuts, jokers, play }: NonNullable<LoggedMove["best"]>) => ({
  tiles,
  points,
  cuts,
  ...(jokers !== undefined && { jokers }),
  ...(play && { play: [...play] }),
});

/** @param seats of others */
function readLoggedMove({ seat, did, tiles, points, cuts, opens, built, best }: LoggedMove, seats: number): LoggedMove {
  const isLoggedMove =
    Number.isInteger(seat) &&
    seat >= 0 &&
    seat <= seats &&
    Object.hasOwn(NOTED, did) &&
    areTiles(tiles) &&
    NOTED[did]?.(tiles.length) &&
    isCount(points) &&
    isCount(cuts) &&
    typeof opens === "boolean" &&
    (built === undefined || areBuilt(built)) &&
    (best === undefined || isBest(best));
  if (!isLoggedMove) throw new TypeError("not a move");
  const more = {
    ...(built && { built }),
    ...(best && { best: readBest(best) }),
  };
  return { seat, did, tiles: [...tiles], points, cuts, opens, ...more };
}

/**
 * The turns; none if they can't be shown.
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
