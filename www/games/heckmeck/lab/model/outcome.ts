// A run by tournaments, with the article's figures beside each.

import { overlap } from "../../../../shell/lab/ranges.js";
import { figuresOn } from "./article.js";
import { tables } from "./setting.js";

/** @typedef {import("./types.d.ts").Outcome} Outcome */
/** @typedef {import("./types.d.ts").Result} Result */
/** @typedef {import("./types.d.ts").Figure} Figure */

/** @param {import("./types.d.ts").Found} run @returns {Outcome[]} */
export const outcomes = ({ setting, results }) =>
  tables(setting).map((players, nth) => ({
    players,
    result: results[nth] ?? null,
    figures: figuresOn(setting, players),
  }));

/** The shares of a result: of each seat, then of ties. @param {Result} result */
export const sharesFound = ({ players, ties }) => [...players.map(({ wins }) => wins), ties];

/** The same of the article's figures. @param {Figure} figure */
export const sharesTold = ({ wins, ties }) => [...wins, ties];

/** For each figure of the article, share by share, whether it fits what was found. @param {Outcome} outcome */
export function fits({ result, figures }) {
  if (result === null) return [];
  const found = sharesFound(result);
  return figures.map((figure) => sharesTold(figure).map((share, nth) => overlap(share, found[nth])));
}
