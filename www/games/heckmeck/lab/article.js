// The experiments of the article "How to win at the game Pickomino", and what they came to.
// In all of them equal worms are a tie, and the rules of the table are those by default.

import { TABLE_RULES } from "../advice/table.js";
import { FIVE_RULES, THE_BEST } from "./setting.js";

export const ARTICLE = "https://frozenfractal.com/blog/2015/5/3/how-to-win-at-pickomino/";

const against = (rule) => ({ players: [THE_BEST, rule], series: "", starts: "in-turn" });
const alike = { players: [THE_BEST, THE_BEST], series: "", starts: "first" };

/** What one tap sets; games and seed aside. */
const SETTINGS = [
  { title: "All five rules", players: [THE_BEST, "rule-4"], series: FIVE_RULES, starts: "in-turn" },
  ...["rule-1", "rule-2", "rule-3", "rule-4", "rule-5"].map((rule, nth) => ({ title: `Rule ${nth + 1}`, ...against(rule) })),
  { title: "Who starts", ...alike },
];
export const EXPERIMENTS = SETTINGS.map(({ title, ...setting }) => ({
  title, setting: { ...setting, games: 10_000, equal: "tie", rules: TABLE_RULES },
}));

/** Shares won by the first and the second seat, and of ties. */
const FIGURES = [
  { ...against("rule-1"), games: 100, wins: [0.79, 0.18], ties: 0.03 },
  { ...against("rule-2"), games: 100, wins: [0.71, 0.24], ties: 0.05 },
  { ...against("rule-3"), games: 100, wins: [0.7, 0.26], ties: 0.04 },
  { ...against("rule-4"), games: 100, wins: [0.62, 0.34], ties: 0.04 },
  { ...against("rule-4"), games: 2000, wins: [0.674, 0.285], ties: 0.042, later: true },
  { ...against("rule-5"), games: 100, wins: [0.73, 0.22], ties: 0.05 },
  { ...alike, games: 1000, wins: [0.501, 0.456], ties: 0.043 },
];

const DEVIATIONS = 1.959963984540054;

/** A share found in so many games, with Wilson's 95 % interval as the solver gives it for its own. */
export function estimate(value, games) {
  const square = DEVIATIONS ** 2 / games;
  const middle = (value + square / 2) / (1 + square);
  const half = Math.sqrt(square * (value * (1 - value) + square / 4)) / (1 + square);
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The article's figures on a tournament of a setting; none where it played by other rules. */
export function figuresOn({ starts, equal, rules }, players) {
  const sameRules = equal === "tie" && Object.entries(TABLE_RULES).every(([rule, on]) => rules[rule] === on);
  if (!sameRules) return [];
  return FIGURES.filter((figure) => figure.starts === starts && figure.players.join() === players.join())
    .map(({ games, later = false, wins, ties }) => ({
      games, later, wins: wins.map((share) => estimate(share, games)), ties: estimate(ties, games),
    }));
}

/** Whether two ranges have something in common. */
export const agree = (one, other) => one.low <= other.high && other.low <= one.high;
