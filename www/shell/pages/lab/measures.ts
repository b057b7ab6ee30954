// What a game's Lab measures, told once: the lines of its file, the columns and the cells of its tables come from that.

import type { Estimate } from "./run.ts";

/** A number that games have come to, with its range where that is told. */
export type Measured = Estimate | number;

/** How a table writes numbers: shares in percent, others with none to two decimals, or with a sign before two. */
export type Format = "share" | "whole" | "tenths" | "hundredths" | "signed";

/** Something that is measured, of all games or of one who played them. */
export interface Measure<Of> {
  /** What a saved file calls it, whatever the page does. */
  saved: string;
  /** Nothing where it is not known. */
  of: (found: Of) => Measured | null | undefined;
  format: Format;
  /** Where it is a count: of how many. The table tells the share of those. */
  outOf?: (found: Of) => number;
}

/** By the keys of their names in the game's words, in the order of a saved file. */
export type Measures<Of, Key extends string = string> = Record<Key, Measure<Of>>;

/** What is measured in a tournament: of each seat, and of all games. */
export interface TournamentMeasures<Seat, All, SeatKey extends string = string, AllKey extends string = string> {
  ofSeat: Measures<Seat, SeatKey>;
  ofAll: Measures<All, AllKey>;
}
