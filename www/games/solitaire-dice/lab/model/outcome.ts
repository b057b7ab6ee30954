// A run by players, the best first, and by pairs of them.

import { tables } from "./setting.js";

/** @typedef {import("./types.d.ts").Found} Found */
/** @typedef {import("./types.d.ts").Played} Played */
/** @typedef {import("./types.d.ts").Pair} Pair */

/** Those who have played, by their averages. @param {Found} run @returns {Played[]} */
export function ranked({ setting, results }) {
  const all = tables(setting);
  const played = all.flatMap((players, tournament) =>
    players.map((player, nth) => ({
      player,
      place: all.slice(0, tournament).flat().length + nth,
      isDouble: players.filter((other) => other === player).length > 1,
      tournament,
      games: results[tournament]?.games ?? 0,
      result: /** @type {import("./types.d.ts").Played["result"]} */ (results[tournament]?.players[nth]),
    })),
  );
  return played
    .filter(({ result }) => result !== undefined)
    .sort((one, other) => other.result.mean.value - one.result.mean.value);
}

/** @param {Pair["difference"]} difference @returns {Pair["kind"]} */
function kindOf({ value, low, high }) {
  if (low > 0) return "ahead";
  return value === 0 && low === high ? "same" : "close";
}

/** Two of a tournament, the one with the higher average first. @param {Found} run @param {Played} first @param {Played} second @returns {Pair} */
export function pairOf({ results }, first, second) {
  const differences = results[0]?.differences ?? [];
  const difference = differences[first.place][second.place];
  return { first, second, difference, kind: kindOf(difference) };
}

/** All pairs of those who had the same rolls, the best against the others first; none of a series. @param {Found} run @returns {Pair[]} */
export function pairs(run) {
  if (run.setting.series) return [];
  const all = ranked(run);
  return all.flatMap((first, nth) => all.slice(nth + 1).map((second) => pairOf(run, first, second)));
}
