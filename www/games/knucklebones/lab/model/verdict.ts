// What a run has come to: whether the first player is better, and whether that is certain.

import { ENOUGH, isAhead, overlap } from "../../../../shell/lab/ranges.js";

/** @typedef {import("./types.d.ts").Verdict} Verdict */
/** @typedef {import("./types.d.ts").Result} Result */

/** Of players who are equally strong. */
const HALF = { value: 0.5, low: 0.5, high: 0.5 };

/** Null before the first game. @param {import("./types.d.ts").Found} run @returns {Verdict | null} */
export function verdict({ setting, results }) {
  const [result] = results;
  if (!result) return null;
  const agrees = overlap(result.adjusted, result.share);
  return { kind: kindOf(result), players: setting.players, result, agrees };
}

/** @param {Result} result @returns {Verdict["kind"]} */
function kindOf({ games, adjusted }) {
  if (games < ENOUGH) return "few";
  if (isAhead(adjusted, HALF)) return "better";
  return isAhead(HALF, adjusted) ? "worse" : "close";
}
