// What the picture of a run shows: of one tournament the seats and ties, of a series the best's share in each. Without
// luck a tie is part of the seats' shares.

import { at } from "../../../../shell/model/at.ts";
import { bar, barsOfSeats } from "../../../../shell/pages/lab/shares.ts";
import { isAdjusted, judged } from "./luck.ts";
import { outcomes } from "./outcome.ts";
import { seatsOf } from "./setting.ts";
import type { Bar, Found, Outcome } from "./types.ts";

/** Whether a picture shows shares without luck: the article's figures, where it has some, are of games as played. */
export const areAdjusted = (all: Outcome[]) =>
  all.every(({ result, figures }) => figures.length === 0 && (result === null || isAdjusted(result)));

export function bars(run: Found): Bar[] {
  const all = outcomes(run);
  return all.flatMap((outcome) => barsOf(outcome, Boolean(run.setting.series), areAdjusted(all)));
}

function barsOf({ players, result, figures }: Outcome, isSeries: boolean, areAdjusted: boolean): Bar[] {
  if (!result) return [];
  const shares = areAdjusted ? judged(result) : result.players.map(({ wins }) => wins);
  const marksOf = (seat: number) => figures.map(({ wins }) => at(wins, seat));
  if (isSeries) return [bar({ against: at(players, 1) }, at(shares, 0), "first", marksOf(0))];
  const names = seatsOf(players);
  const seats = barsOfSeats(shares, marksOf).map(({ of, ...bar }) => ({ ...bar, of: at(names, of.seat) }));
  const marks = figures.map(({ ties }) => ties);
  return areAdjusted ? seats : [...seats, bar("ties", result.ties, "ties", marks)];
}
