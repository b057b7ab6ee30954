// The course of a game against others: the tiles that everybody holds after each turn.

import { turningPointsOf } from "../../../shell/model/turning-points.ts";
import type { LoggedMove, Position } from "./types.ts";

/** Tiles from which on a change of the player's lead is told. */
const LEAST_CHANGE = 3;

/** What a turn adds to a rack. */
const added = ({ did, tiles }: LoggedMove) => (did === "played" ? -tiles.length : did === "drew" ? 1 : 0);

/**
 * Of each seat, the player's first, the tiles held after each turn: counted back from what is held now. Empty where the
 * others' tiles are not counted.
 */
export function courseOf({ rack, others, moves }: Pick<Position, "rack" | "others" | "moves">): number[][] {
  if (others.length === 0) return [];
  return [rack.length, ...others].map((now, seat) => {
    let held = now;
    return moves
      .toReversed()
      .map((logged) => {
        const after = held;
        if (logged.seat === seat) held -= added(logged);
        return after;
      })
      .toReversed();
  });
}

/** How many tiles fewer the player holds than whoever of the others holds fewest. */
const leadAt = ([own, ...others]: number[][], turn: number) =>
  Math.min(...others.map((held) => held[turn])) - own[turn];

/** How many tiles the player is ahead or behind. */
export interface Lead {
  kind: "ahead" | "behind" | "level";
  count: number;
}

export const leadOf = (by: number): Lead => ({
  kind: by === 0 ? "level" : by > 0 ? "ahead" : "behind",
  count: Math.abs(by),
});

/** The turns after the first that changed the player's lead most, in falling order. */
export function turningPoints(position: Pick<Position, "rack" | "others" | "moves">) {
  const course = courseOf(position);
  if (course.length === 0) return [];
  const turns = position.moves.map((logged, nth) => ({
    logged,
    nth,
    before: nth === 0 ? 0 : leadAt(course, nth - 1),
    after: leadAt(course, nth),
  }));
  return turningPointsOf(turns.slice(1), LEAST_CHANGE);
}
