// The results as comma-separated lines.

import { csvText } from "../../../../shell/model/csv.ts";
import type { Line } from "../../../../shell/pages/lab/csv.ts";
import { bounds, linesOf } from "../../../../shell/pages/lab/csv.ts";
import type { Measured } from "../../../../shell/pages/lab/measures.ts";
import { ARTICLE } from "./article.ts";
import { OF_SCORES, OF_TURNS } from "./measures.ts";
import { pairs, ranked } from "./outcome.ts";
import type { Found, Played } from "./types.ts";

const HEAD = ["source", "games", "seed", "opening", "player", "plays", "measure", "value", "low", "high"];

const line = (measure: string, measured: Measured): Line => [measure, ...bounds(measured)];

/** What is told of a player. */
function linesOfPlayer(result: Played["result"]): Line[] {
  const { atLeast, opened, sets, histogram } = result;
  return [
    ...linesOf(OF_SCORES, result),
    ...atLeast.map(({ score, share }) => line(`share of at least ${score}`, share)),
    ...linesOf(OF_TURNS, result),
    ...opened.map((share, nth) => line(`share with marks on ${nth + 2}`, share)),
    ...sets.map(({ rejects, games }) => line(`games with rejects ${rejects.join(" ")}`, games)),
    ...histogram.counts.map((count, nth) => line(`games of ${histogram.from + 10 * nth} points`, count)),
  ];
}

/** The article's own. */
function articleLines(): Line[] {
  const { tuned, byHand, averageHuman, goodPlayer } = ARTICLE;
  const [best, others] = ["five factors, best set", "five factors, other sets"];
  const lines: Line[] = [
    [best, ...line("average, tuned", tuned.best)],
    [others, ...line("average, tuned", tuned.others)],
    [best, ...line("average, set by hand", byHand.best)],
    [others, "average, set by hand", "", byHand.others.low, byHand.others.high],
    ["average human", ...line("average", averageHuman)],
    ["good player", ...line("average", goodPlayer)],
  ];
  return lines.map((line) => ["article", "", "", "", "", ...line]);
}

export function resultsCsv(run: Found) {
  const { seed, opening, series } = run.setting;
  const players = ranked(run).toSorted((one, other) => one.place - other.place);
  const from = ({ games, place, player }: Played) => ["rollwise", games, seed, opening, place + 1, player];
  return csvText([
    HEAD,
    ...players.flatMap((played) => linesOfPlayer(played.result).map((line) => [...from(played), ...line])),
    ...pairs(run).map(({ first, second, difference }) => [
      ...from(first),
      ...line(`more than player ${second.place + 1}`, difference),
    ]),
    ...(series && players.length > 0 ? articleLines() : []),
  ]);
}
