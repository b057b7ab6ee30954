// Shares as far as a share can be: few games, or luck taken out, lead beyond.

import type { Estimate } from "./run.ts";

/** A share that is known, or of which no range is told. */
export const exactly = (value: number): Estimate => ({ value, low: value, high: value });

const possible = (share: number) => Math.min(1, Math.max(0, share));

/** A share as it was found, its range cut where no share can be. */
export const possibleRange = ({ value, low, high }: Estimate) => ({ value, low: possible(low), high: possible(high) });

/** The share itself cut as well. */
const possibleShare = (share: Estimate) => possibleRange({ ...share, value: possible(share.value) });

/** Whether nobody has a larger share than this one. */
export const isMost = ({ value }: Estimate, all: Estimate[]) => all.every((other) => other.value <= value);

/** A bar of a picture: a share, of whom or what, and the shares known from elsewhere that are marked below it. */
export interface Bar<Of> {
  of: Of;
  share: Estimate;
  kind: "first" | "other" | "ties";
  marks: Estimate[];
}

export const bar = <Of>(of: Of, share: Estimate, kind: Bar<Of>["kind"], marks: Estimate[] = []): Bar<Of> => ({
  of,
  share: possibleShare(share),
  kind,
  marks,
});

/** A bar for each seat, the longest set apart. */
export const barsOfSeats = (shares: Estimate[], marksOf: (seat: number) => Estimate[]) =>
  shares.map((share, seat) => bar({ seat }, share, isMost(share, shares) ? "first" : "other", marksOf(seat)));
