// What is noted of each turn.

import { gradeOf } from "../../../shell/model/grades.ts";
import { isJoker, without } from "./tiles.ts";
import type { LoggedMove, Position, RummikubMove, Tile } from "./types.ts";

/** Tiles by which a turn differs from the best one: from so many on that is a mistake. */
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

/** The tiles of a turn; none where one was drawn. */
export const playedIn = ({ did, tiles }: Pick<LoggedMove, "did" | "tiles">) => (did === "played" ? tiles : []);

/** How many jokers were played that are better kept. */
export const jokersSpent = (logged: Pick<LoggedMove, "did" | "tiles" | "best">) => {
  const most = logged.best?.jokers;
  return most === undefined ? 0 : Math.max(0, playedIn(logged).filter(isJoker).length - most);
};

/** By how many tiles a turn differs from the best one: some left that should have gone, or some gone that are better kept. */
export const lostIn = (logged: Pick<LoggedMove, "did" | "tiles" | "best">) =>
  logged.best ? Math.max(Math.abs(logged.best.tiles - playedIn(logged).length), jokersSpent(logged)) : 0;

/** The tiles of the rack that should have gone in the player's last turn; none where that was as good as the best one. */
export function missedOf({ moves, rack }: Pick<Position, "moves" | "rack">): Tile[] {
  const last = moves.findLast(({ seat }) => seat === 0);
  if (!last?.best?.play || lostIn(last) === 0) return [];
  return without(last.best.play, playedIn(last)).filter((tile) => rack.includes(tile));
}

/** How a turn was played; null where the best one is not known. */
export function gradeOfTurn(logged: LoggedMove) {
  if (!logged.best) return null;
  const lost = lostIn(logged);
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
