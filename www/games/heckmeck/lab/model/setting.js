// What is to be played.

import { STRATEGIES, TABLE_RULES } from "../../model/table.js";

/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./types.d.ts").Query} Query */

export const STARTS = /** @type {const} */ (["in-turn", "first"]);
export const EQUAL = /** @type {const} */ (["highest-tile", "tie"]);

export const THE_BEST = "best-in-worms";
export const FIVE_RULES = "five-rules";
export const RULES_OF_THUMB = STRATEGIES.filter((strategy) => strategy.startsWith("rule-"));

/** @returns {Setting} */
export const initial = () => ({
  players: [THE_BEST, "rule-4"],
  series: "",
  games: 10_000,
  seed: 1,
  starts: STARTS[0],
  equal: EQUAL[0],
  rules: TABLE_RULES,
});

/** Who sits at the table in each of the tournaments that are to be played. @param {Setting} setting */
export const tables = ({ series, players }) =>
  series === FIVE_RULES ? RULES_OF_THUMB.map((rule) => [THE_BEST, rule]) : [players];

/** The tournaments as the solver is asked for them. @param {Setting} setting @returns {Query[]} */
export const queries = (setting) =>
  tables(setting).map((players) => ({
    players,
    seed: setting.seed,
    rules: setting.rules,
    tieBreak: setting.equal === "highest-tile",
    rotate: setting.starts === "in-turn",
  }));
