// What is to be played: who plays, how many games, with which rolls, by which rule for the opening.

import { PLAYERS, playerOf, SETS } from "../../model/players.js";
import { EMPTY } from "../../model/sheet.js";

/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./types.d.ts").Query} Query */

const FACTORS = "five-factors";

/** Five factors with a set of three rejects to go for. @param {string} set */
export const withSet = (set) => `${FACTORS}-${set}`;

/** Null for a way to play without a set. @param {string} player */
export const setOf = (player) => (player.startsWith(`${FACTORS}-`) ? player.slice(FACTORS.length + 1) : null);

/** @param {string} player */
export const wayOf = (player) => (setOf(player) === null ? player : FACTORS);

/** How to play, the strongest first. */
export const WAYS = [...new Set(PLAYERS.map(wayOf))];

/** Who takes far longer than all others. */
export const SLOWEST = "advice-2";

/** A player who plays in a way. @param {string} way */
export const playing = (way) => (way === FACTORS ? withSet(SETS[0]) : way);

export const OPENINGS = /** @type {const} */ (["any", "different"]);

export const TEN_SETS = "ten-sets";

/** The ten sets in two tournaments: eight players have the same rolls at the most. */
const HALVES = [SETS.slice(0, 5), SETS.slice(5)].map((sets) => sets.map(withSet));

const MOST = 8;

/** @returns {Setting} */
export const initial = () => ({
  players: ["advice", "thumb"],
  series: "",
  games: 10_000,
  seed: 1,
  opening: OPENINGS[0],
  adjusted: false,
});

/** What one tap sets, the seed aside: five factors with each of its sets, by the rules of the article. */
export const EXPERIMENT = /** @type {const} */ ({
  series: TEN_SETS,
  games: 10_000,
  opening: OPENINGS[0],
  adjusted: false,
});

/** Who plays in each of the tournaments. @param {Pick<Setting, "series" | "players">} setting */
export const tables = ({ series, players }) => (series === TEN_SETS ? HALVES : [players]);

/** The tournaments as the solver is asked for them. @param {Setting} setting @returns {Query[]} */
export const queries = (setting) =>
  tables(setting).map((players) => ({
    players: players.map(playerOf),
    seed: setting.seed,
    from: { ...EMPTY, opening: setting.opening },
    adjusted: setting.adjusted,
  }));

/** Whether a player goes by what was learned. @param {unknown} player */
export const isLearned = (player) => player === "advice" || player === SLOWEST;

/** Whether games can't be played without what was learned. @param {Query} query */
export const needsLearned = ({ players, adjusted }) => adjusted === true || players.some(isLearned);

/** @param {string[]} players */
export const isPossible = ({ length }) => length >= 1 && length <= MOST;

/** @param {Setting} setting */
export const canAdd = ({ players }) => players.length < MOST;

/** @param {Setting} setting */
export const canRemove = ({ players }) => players.length > 1;

/** The players with one more: a way to play that is not there yet, if there is one, and the slowest only at last. @param {Setting} setting */
export function withNewcomer({ players }) {
  const ways = players.map(wayOf);
  const others = WAYS.filter((way) => way !== SLOWEST);
  return [...players, playing([...others, SLOWEST].find((way) => !ways.includes(way)) ?? others[0])];
}
