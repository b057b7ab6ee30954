// What a run has come to: who wins, by how much, whether that is certain, and whether it fits the article.

import { isAhead } from "../../../../shell/lab/ranges.js";
import { isAdjusted, judged, standingsOf } from "./luck.js";
import { fits, outcomes } from "./outcome.js";
import { RULES_OF_THUMB } from "./setting.js";

/** @typedef {import("./types.d.ts").Verdict} Verdict */
/** @typedef {import("./types.d.ts").Outcome} Outcome */
/** @typedef {import("./types.d.ts").Result} Result */
/** @typedef {Outcome & { result: Result }} Played */

/** Null before the first game. @param {import("./types.d.ts").Found} run @returns {Verdict | null} */
export function verdict(run) {
  const played = /** @type {Played[]} */ (outcomes(run).filter(({ result }) => result !== null));
  if (played.length === 0) return null;
  return { ...(run.setting.series ? onSeries(played) : onOne(played[0])), article: onArticle(played) };
}

/** @param {Played} played */
function onOne({ players, result }) {
  const { games, ties } = result;
  return {
    ...standingsOf(result),
    isAdjusted: isAdjusted(result),
    players,
    asPlayed: result.players.map(({ wins }) => wins),
    ties: ties.value,
    games,
  };
}

/** @param {Played[]} played */
function onSeries(played) {
  const won = played.filter(({ result }) => {
    const [best, rule] = judged(result);
    return isAhead(best, rule);
  }).length;
  // Of a series under way that says nothing as a whole yet, the last tournament is told.
  if (played.length < RULES_OF_THUMB.length && won < played.length) return onOne(played[played.length - 1]);
  const winsOf = (/** @type {Played} */ { result }) => judged(result)[0].value;
  const closest = played.reduce((least, other) => (winsOf(other) < winsOf(least) ? other : least));
  return {
    kind: /** @type {const} */ ("series"),
    isAdjusted: played.every(({ result }) => isAdjusted(result)),
    played: played.length,
    won,
    closest: closest.players[1],
    wins: winsOf(closest),
    losses: judged(closest.result)[1].value,
  };
}

/** @param {Played[]} played */
function onArticle(played) {
  const all = played.flatMap(fits).flat();
  return all.length === 0 ? null : { fit: all.filter(Boolean).length, all: all.length };
}
