// The results as comma-separated lines, in full precision: one line for each number.

import { csvText } from "../../../../shell/csv.ts";
import { bounds } from "../../../../shell/lab/csv.ts";
import { ARTICLE } from "./article.ts";
import { pairs, ranked } from "./outcome.ts";
import type { Found, Played } from "./types.ts";

type Line = (string | number)[];

const HEAD = ["source", "games", "seed", "opening", "player", "plays", "measure", "value", "low", "high"];

/** A number without a range. */
const plain = (measure: string, value: number): Line => [measure, value, "", ""];

/** What is told of a player. */
function linesOf({
  mean,
  adjusted,
  deviation,
  atLeast,
  turns,
  freeRides,
  opened,
  sets,
  histogram,
}: Played["result"]): Line[] {
  return [
    ["average", ...bounds(mean)],
    ...(adjusted ? [["average without luck", ...bounds(adjusted)]] : []),
    plain("standard deviation", deviation),
    ...atLeast.map(({ score, share }) => [`share of at least ${score}`, ...bounds(share)]),
    plain("turns a game", turns),
    plain("free rides a game", freeRides),
    ...opened.map((share, nth) => plain(`share with marks on ${nth + 2}`, share)),
    ...sets.map(({ rejects, games }) => plain(`games with rejects ${rejects.join(" ")}`, games)),
    ...histogram.counts.map((count, nth) => plain(`games of ${histogram.from + 10 * nth} points`, count)),
  ];
}

/** The article's own. */
function articleLines(): Line[] {
  const { tuned, byHand, averageHuman, goodPlayer } = ARTICLE;
  const [best, others] = ["five factors, best set", "five factors, other sets"];
  const lines: Line[] = [
    [best, ...plain("average, tuned", tuned.best)],
    [others, ...plain("average, tuned", tuned.others)],
    [best, ...plain("average, set by hand", byHand.best)],
    [others, "average, set by hand", "", byHand.others.low, byHand.others.high],
    ["average human", ...plain("average", averageHuman)],
    ["good player", ...plain("average", goodPlayer)],
  ];
  return lines.map((line) => ["article", "", "", "", "", ...line]);
}

export function resultsCsv(run: Found) {
  const { seed, opening, series } = run.setting;
  const players = ranked(run).toSorted((one, other) => one.place - other.place);
  const from = ({ games, place, player }: Played) => ["rollwise", games, seed, opening, place + 1, player];
  return csvText([
    HEAD,
    ...players.flatMap((played) => linesOf(played.result).map((line) => [...from(played), ...line])),
    ...pairs(run).map(({ first, second, difference }) => [
      ...from(first),
      `more than player ${second.place + 1}`,
      ...bounds(difference),
    ]),
    ...(series && players.length > 0 ? articleLines() : []),
  ]);
}
