// Numbers as comma-separated lines, in full precision: one line for each.

import { at } from "../../model/at.ts";
import type { Measured, Measures, TournamentMeasures } from "./measures.ts";

export type Line = (string | number)[];

/** Of one game alone no range is known: that has no end. */
const written = (bound: number): number | "" => (Number.isFinite(bound) ? bound : "");

/** A number, and the ends of its range. */
export const bounds = (measured: Measured): Line =>
  typeof measured === "number" ? [measured, "", ""] : [measured.value, written(measured.low), written(measured.high)];

/** What is known of measures: each by its name, then whose it is, then the number. */
export const linesOf = <Of>(measures: Measures<Of>, found: Of, whose: Line = []): Line[] =>
  Object.values(measures).flatMap(({ saved, of }) => {
    const measured = of(found) ?? null;
    return measured === null ? [] : [[saved, ...whose, ...bounds(measured)]];
  });

/** What is known of a tournament: each measure of a seat by seats with their strategies, then those of all games. */
export const linesOfTournament = <Seat, All extends { players: Seat[] }>(
  { ofSeat, ofAll }: TournamentMeasures<Seat, All>,
  found: All,
  strategies: string[],
): Line[] => [
  ...Object.values(ofSeat).flatMap((measure) =>
    found.players.flatMap((player, seat) => linesOf({ measure }, player, [seat + 1, at(strategies, seat)])),
  ),
  ...linesOf(ofAll, found, ["", ""]),
];
