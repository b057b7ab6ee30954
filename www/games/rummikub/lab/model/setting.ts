// What is to be played.

/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./types.d.ts").Strategy} Strategy */
/** @typedef {import("./types.d.ts").Question} Question */
/** @typedef {import("./types.d.ts").Query} Query */

/** How to play, the strongest first. @type {Strategy[]} */
export const STRATEGIES = ["best", "jokers", "tiles", "hold", "points", "simple", "random"];

const SEATS = { least: 2, most: 4 };

/** @param {number} seats */
export const isPossible = (seats) => seats >= SEATS.least && seats <= SEATS.most;

/** What one tap asks. @type {Question[]} */
export const QUESTIONS = [
  { name: "hold", way: "hold", others: "tiles", sizes: [2, 3, 4] },
  { name: "jokers", way: "jokers", others: "tiles", sizes: [2, 3, 4] },
  { name: "rearrange", way: "simple", others: "tiles", sizes: [2] },
  { name: "best", way: "best", others: "jokers", sizes: [2] },
];

/** Games of each tournament of a question. */
export const ASKED = 2400;

/** @param {Setting} setting @returns {Question | undefined} */
export const questionOf = ({ question }) => QUESTIONS.find(({ name }) => name === question);

/** @returns {Setting} */
export const initial = () => ({
  players: ["best", "tiles"],
  question: "",
  games: 1000,
  seed: 1,
  opening: 30,
  playOn: false,
  jokers: "free",
  jokerPoints: 30,
});

/** Who sits at the table in each of the tournaments that are to be played. @param {Setting} setting @returns {Strategy[][]} */
export function tables(setting) {
  const asked = questionOf(setting);
  if (!asked) return [setting.players];
  return asked.sizes.map((size) => [asked.way, ...Array(size - 1).fill(asked.others)]);
}

/** The least number that every size divides. @param {number[]} sizes */
function inCommon(sizes) {
  let number = 1;
  while (sizes.some((size) => number % size !== 0)) number += 1;
  return number;
}

/** The games of each tournament, in whole deals: each deal is played once from every seat. @param {Setting} setting */
export function gamesOf(setting) {
  const whole = inCommon(tables(setting).map((players) => players.length));
  return Math.ceil(setting.games / whole) * whole;
}

/** The tournaments as the solver is asked for them. @param {Setting} setting @returns {{ queries: Query[], games: number }} */
export function plan(setting) {
  const { seed, opening, playOn, jokers, jokerPoints } = setting;
  const rules = { opening, playOn, jokers, jokerPoints };
  return { queries: tables(setting).map((players) => ({ players, seed, rules })), games: gamesOf(setting) };
}
