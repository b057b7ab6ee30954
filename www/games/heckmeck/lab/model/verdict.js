// What a run has come to: who wins, by how much, whether that is certain, and whether it fits the article.

import { isAhead } from "../../../../shell/lab/ranges.js";
import { standings } from "../../../../shell/lab/standings.js";
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
  return { ...standings(result), players, ties: result.ties.value, games: result.games };
}

/** @param {Played[]} played */
function onSeries(played) {
  const won = played.filter(({ result: { players } }) => isAhead(players[0].wins, players[1].wins)).length;
  // Of a series under way that says nothing as a whole yet, the last tournament is told.
  if (played.length < RULES_OF_THUMB.length && won < played.length) return onOne(played[played.length - 1]);
  const winsOf = (/** @type {Played} */ { result }) => result.players[0].wins.value;
  const closest = played.reduce((least, other) => (winsOf(other) < winsOf(least) ? other : least));
  return {
    kind: /** @type {const} */ ("series"),
    played: played.length,
    won,
    closest: closest.players[1],
    wins: winsOf(closest),
    losses: closest.result.players[1].wins.value,
  };
}

/** @param {Played[]} played */
function onArticle(played) {
  const all = played.flatMap(fits).flat();
  return all.length === 0 ? null : { fit: all.filter(Boolean).length, all: all.length };
}
