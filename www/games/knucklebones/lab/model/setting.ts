// What is to be played: who plays whom, how many games, with which dice.

/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./types.d.ts").Players} Players */

/** How to play, the strongest first. */
export const WAYS = ["best", "risk", "seed", "greedy", "random"];

const DEPTHS = ["1", "2", "3", "4", "5", "6"];

/** How far a way to play looks: so many dice ahead, or as far as so many thousand positions reach. @type {Record<string, string[]>} */
const EFFORTS = { best: ["1", "2", "3", "4", "10k", "100k"], risk: DEPTHS, seed: DEPTHS };

/** How far it looks unless something else is picked. @type {Record<string, string>} */
const USUAL = { best: "2", risk: "4", seed: "4" };

/** @param {string} way */
export const effortsOf = (way) => EFFORTS[way] ?? [];

/** A player by the solver's name. @param {string} way @param {string | null} effort */
const playerOf = (way, effort) => (effort === null ? way : `${way}-${effort}`);

/** @param {string} player */
export const wayOf = (player) => player.split("-")[0];

/** Null for a way to play that does not look ahead. @param {string} player @returns {string | null} */
export const effortOf = (player) => player.split("-")[1] ?? null;

/** All players that can be picked. */
export const PLAYERS = WAYS.flatMap((way) =>
  way in EFFORTS ? EFFORTS[way].map((effort) => playerOf(way, effort)) : [way],
);

/** A player who plays in another way, and looks as far ahead where that is possible. @param {string} player @param {string} way */
export function withWay(player, way) {
  const effort = effortOf(player);
  const isOffered = effort !== null && effortsOf(way).includes(effort);
  return playerOf(way, isOffered ? effort : (USUAL[way] ?? null));
}

/** @param {string} player @param {string} effort */
export const withEffort = (player, effort) => playerOf(wayOf(player), effort);

/** Whom the first player is measured against in one tap. */
export const OPPONENTS = ["greedy", "seed-4", "risk-4"];

/** @returns {Setting} */
export const initial = () => ({ players: ["best-2", "greedy"], games: 10_000, seed: 1 });

/** The games as the solver is asked for them. @param {Setting} setting */
export const queryOf = ({ players, seed }) => ({ players, seed });

/** The players with another one in a seat. @param {Players} players @param {number} seat @param {string} player */
export const seated = ([first, second], seat, player) =>
  /** @type {Players} */ (seat === 0 ? [player, second] : [first, player]);
