// The course of a game against others: the tiles that everybody holds after each turn.

import { at } from "../../../shell/model/at.ts";
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
  const [own, ...others] = courseOf(position);
  if (!own) return [];
  // How many tiles fewer the player holds than whoever of the others holds fewest.
  const leads = own.map((held, turn) => Math.min(...others.map((other) => at(other, turn))) - held);
  const changes = position.moves
    .slice(1)
    .map((logged, nth) => ({ logged, nth: nth + 1, before: at(leads, nth), after: at(leads, nth + 1) }));
  return turningPointsOf(changes, LEAST_CHANGE);
}
