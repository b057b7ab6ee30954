// The results as comma-separated lines, in full precision: one line for each number.

import { csvText } from "../../../../shell/csv.js";
import { bounds } from "../../../../shell/lab/csv.js";
import { ARTICLE } from "./article.js";
import { pairs, ranked } from "./outcome.js";

/** @typedef {import("./types.d.ts").Found} Found */
/** @typedef {import("./types.d.ts").Played} Played */
/** @typedef {(string | number)[]} Line */

const HEAD = ["source", "games", "seed", "opening", "player", "plays", "measure", "value", "low", "high"];

/** A number without a range. @param {string} measure @param {number} value @returns {Line} */
const plain = (measure, value) => [measure, value, "", ""];

/** What is told of a player. @param {Played["result"]} result @returns {Line[]} */
function linesOf({ mean, adjusted, deviation, atLeast, turns, freeRides, opened, sets, histogram }) {
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

/** The article's own. @returns {Line[]} */
function articleLines() {
  const { tuned, byHand, averageHuman, goodPlayer } = ARTICLE;
  const [best, others] = ["five factors, best set", "five factors, other sets"];
  /** @type {Line[]} */
  const lines = [
    [best, ...plain("average, tuned", tuned.best)],
    [others, ...plain("average, tuned", tuned.others)],
    [best, ...plain("average, set by hand", byHand.best)],
    [others, "average, set by hand", "", byHand.others.low, byHand.others.high],
    ["average human", ...plain("average", averageHuman)],
    ["good player", ...plain("average", goodPlayer)],
  ];
  return lines.map((line) => ["article", "", "", "", "", ...line]);
}

/** @param {Found} run */
export function resultsCsv(run) {
  const { seed, opening, series } = run.setting;
  const players = ranked(run).toSorted((one, other) => one.place - other.place);
  const from = (/** @type {Played} */ { games, place, player }) => [
    "rollwise",
    games,
    seed,
    opening,
    place + 1,
    player,
  ];
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
