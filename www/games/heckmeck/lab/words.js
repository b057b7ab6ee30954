// Names and numbers as this page shows them.

import { STRATEGIES } from "../strategies.js";
import { EQUAL, FIVE_RULES, STARTS } from "./setting.js";
import { RULES } from "../advice/rules.js";
import { TABLE_RULES } from "../advice/table.js";

/** "Rule 4" of "Rule 4: worms from the third roll". */
export const shortName = (strategy) => STRATEGIES[strategy].name.split(":")[0];

/** What to call each seat: its strategy, with the seat's number where several play alike. */
export const seatNames = (players) => players.map((strategy, seat) => {
  const alike = players.filter((other) => other === strategy).length > 1;
  return `${shortName(strategy)}${alike ? ` (seat ${seat + 1})` : ""}`;
});

export const whole = (number) => number.toLocaleString("en");
export const gamesInWords = (games) => (games === 1 ? "1 game" : `${whole(games)} games`);

/** "67.5 to 69.3", in percent. */
export const shareRange = ({ low, high }) => `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}`;

/** "8.94 to 9.12"; nothing where one game alone tells no range. */
export const wormsRange = ({ low, high }) => (Number.isFinite(high) ? `${low.toFixed(2)} to ${high.toFixed(2)}` : "");

/** "1 min 5 s" or "12 s". */
export function timeInWords(seconds) {
  const all = Math.ceil(seconds);
  return all < 60 ? `${all} s` : `${Math.floor(all / 60)} min ${all % 60} s`;
}

export const START_WORDS = { [STARTS[0]]: "in turn", [STARTS[1]]: "always the first" };
export const EQUAL_WORDS = { [EQUAL[0]]: "highest tile wins", [EQUAL[1]]: "a tie" };

/** How is played, apart from who plays: "They start in turn · …". */
export function conditions({ starts, equal, seed, rules }) {
  const changed = RULES.filter(([rule]) => rules[rule] !== TABLE_RULES[rule])
    .map(([rule, title]) => `${title}: ${rules[rule] ? "yes" : "no"}`);
  return [
    starts === "in-turn" ? "the start goes round" : "the first always starts",
    equal === "tie" ? "equal worms are a tie" : "equal worms: the highest tile wins",
    ...changed, `seed ${seed}`,
  ].join(" · ");
}

export const opponents = ({ series, players }) => (series === FIVE_RULES ? "Best in worms against each rule" : seatNames(players).join(", "));
