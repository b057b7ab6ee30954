// What the picture of a run shows: of one tournament the seats and ties, of a series the best's share in each. Without
// luck a tie is part of the seats' shares.

import type { Estimate } from "../../../../shell/lab/run.ts";
import { possible, possibleRange } from "../../../../shell/lab/shares.ts";
import { mostWins } from "../../../../shell/lab/standings.ts";
import { isAdjusted, judged } from "./luck.ts";
import { outcomes } from "./outcome.ts";
import type { Bar, Found, Outcome } from "./types.ts";

/** Whether a picture shows shares without luck: the article's figures, where it has some, are of games as played. */
export const areAdjusted = (all: Outcome[]) =>
  all.every(({ result, figures }) => figures.length === 0 && (result === null || isAdjusted(result)));

export function bars(run: Found): Bar[] {
  const all = outcomes(run);
  if (run.setting.series) return all.flatMap(areAdjusted(all) ? adjustedBarOfSeries : barOfSeries);
  return all.flatMap(areAdjusted(all) ? adjustedBars : barsOfOne);
}

/** A share as far as it can be one. */
const shown = (share: Estimate) => possibleRange({ ...share, value: possible(share.value) });

function adjustedBarOfSeries({ players, result }: Outcome): Bar[] {
  if (!result) return [];
  return [{ of: { against: players[1] }, share: shown(judged(result)[0]), kind: "first", marks: [] }];
}

function adjustedBars({ result }: Outcome): Bar[] {
  if (!result) return [];
  const shares = judged(result);
  const most = Math.max(...shares.map(({ value }) => value));
  return shares.map((share, seat) => ({
    of: { seat },
    share: shown(share),
    kind: share.value === most ? "first" : "other",
    marks: [],
  }));
}

function barOfSeries({ players, result, figures }: Outcome): Bar[] {
  if (!result) return [];
  const marks = figures.map(({ wins }) => wins[0]);
  return [{ of: { against: players[1] }, share: result.players[0].wins, kind: "first", marks }];
}

function barsOfOne({ result, figures }: Outcome): Bar[] {
  if (!result) return [];
  const most = mostWins(result);
  return [
    ...result.players.map(({ wins }, seat) => ({
      of: { seat },
      share: wins,
      kind: (wins.value === most ? "first" : "other") as Bar["kind"],
      marks: figures.map((figure) => figure.wins[seat]),
    })),
    { of: "ties", share: result.ties, kind: "ties", marks: figures.map(({ ties }) => ties) },
  ];
}
