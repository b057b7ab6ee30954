// What a run has come to, in English.

import { ENOUGH } from "../../../../shell/lab/ranges.js";
import { ARTICLE } from "../model/article.js";
import { setOf } from "../model/setting.js";

/** @typedef {import("../model/types.d.ts").Verdict} Verdict */
/** @typedef {import("../model/types.d.ts").Played} Played */
/** @typedef {import("../model/types.d.ts").Pair} Pair */
/** @typedef {import("../../../../shell/lab/lab.d.ts").Estimate} Estimate */
/** @template {Verdict["kind"]} Kind @typedef {Extract<Verdict, { kind: Kind }>} Of */

/** @typedef {{ answer: string, detail: string, trust: string }} Told */

/**
 * @param {object} own
 * @param {(count: number) => string} own.games
 * @param {(points: number) => string} own.points
 * @param {(played: Played) => string} own.name
 * @param {(set: string) => string} own.setName
 */
export function verdictWords({ games, points, name, setName }) {
  /** "302.6 to 314.0". @param {{ low: number, high: number }} range */
  const span = ({ low, high }) => `${points(low)} to ${points(high)}`;
  /** Where a sentence goes on: some names have a comma. @param {Played} played */
  const subject = (played) => (name(played).includes(", ") ? `${name(played)},` : name(played));
  const average = (/** @type {Played} */ { result }) => points(result.mean.value);

  /** @param {Of<"few">} verdict @returns {Told} */
  const onFew = ({ best, games: count }) => ({
    answer: "Too few games to tell",
    detail: `after ${games(count)}: ${subject(best)} averages ${average(best)} so far.`,
    trust: `Ranges mean little with fewer than ${ENOUGH} games.`,
  });

  /** @param {Of<"alone">} verdict @returns {Told} */
  const onAlone = ({ best, games: count }) => ({
    answer: `${subject(best)} averages ${average(best)}`,
    detail: `after ${games(count)}; the 95% range is ${span(best.result.mean)}.`,
    trust: "",
  });

  /** @param {Pair} pair */
  const trustOf = ({ kind, difference }) =>
    ({
      ahead: `That is very unlikely to be chance: the 95% range of the difference is ${span(difference)}.`,
      close: `The 95% range of the difference, ${span(difference)}, includes 0. More games narrow it.`,
      same: "They had the same score in every game.",
    })[kind];

  /** @param {Of<"pair">} verdict @returns {Told} */
  function onPair({ best, pair, all, games: count }) {
    const { second, kind, difference } = pair;
    const trust = trustOf(pair);
    if (kind === "ahead") {
      return {
        answer: `${subject(best)} ${all > 2 ? "leads with" : "averages"} ${average(best)}`,
        detail: `after ${games(count)}, on the same rolls ${points(difference.value)} more than ${name(second)}.`,
        trust,
      };
    }
    return {
      answer: kind === "same" ? "No difference" : "Too close to call",
      detail: `after ${games(count)}: ${subject(best)} averages ${average(best)}, ${subject(second)} ${average(second)}.`,
      trust,
    };
  }

  /** "the set 1, 2, 6". @param {Played} played */
  const theSet = ({ player }) => `the set ${setName(setOf(player) ?? "")}`;

  /** @param {Of<"series">} verdict @returns {Told} */
  function onSeries({ best, isSure, next, others, games: count }) {
    const rest = `the other ${others.count}${others.isAll ? "" : " so far"} average ${span(others)}`;
    const after = `after ${games(count)} with each set`;
    if (isSure) {
      return {
        answer: `The best set is ${setName(setOf(best.player) ?? "")}`,
        detail: `with ${average(best)} on average ${after}; ${rest}.`,
        trust: "That is very unlikely to be chance: the 95% ranges of the others all lie below its own.",
      };
    }
    return {
      answer: "Too close to call",
      detail: `${after}: ${theSet(best)} leads with ${average(best)}; ${rest}.`,
      trust: `Its 95% range overlaps that of ${theSet(next)}. More games narrow the ranges.`,
    };
  }

  /** @param {Of<"series">} verdict */
  const onArticle = ({ article, best }) =>
    ({
      below: `The average of the best is ${points(ARTICLE.tuned.best - best.result.mean.value)} below the ${ARTICLE.tuned.best} that the article reports for its best set.`,
      fits: `The average of the best fits the ${ARTICLE.tuned.best} that the article reports for its best set.`,
      above: `The average of the best is above the ${ARTICLE.tuned.best} that the article reports for its best set.`,
    })[article];

  /** The best's average without luck, where it was asked for. @param {Verdict} verdict */
  function onLuck({ best: { result }, best, kind }) {
    if (!result.adjusted || kind === "few") return "";
    return `With the luck taken out, ${subject(best)} averages ${points(result.adjusted.value)} (${span(result.adjusted)}).`;
  }

  /** @param {Verdict} verdict @returns {Told} */
  function toldOf(verdict) {
    if (verdict.kind === "few") return onFew(verdict);
    if (verdict.kind === "alone") return onAlone(verdict);
    return verdict.kind === "pair" ? onPair(verdict) : onSeries(verdict);
  }

  /** @param {Verdict} verdict */
  return (verdict) => ({
    ...toldOf(verdict),
    adjusted: onLuck(verdict),
    article: verdict.kind === "series" ? onArticle(verdict) : "",
  });
}
