// What the answer comes to, as facts for its headline.

import { isEntering } from "./state.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Seen} Seen */

/**
 * @typedef {object} Facts
 * @property {"empty" | "won" | "theirs" | "move" | "nothing" | "no-opening" | "no-arrangement" | "wishes"} kind
 * @property {number} tiles that go, or that others have put there
 * @property {number} of tiles on the rack
 * @property {boolean} waits for its turn, since the player has just moved or another is at turn
 * @property {boolean} opens
 * @property {boolean} wins
 */

/** Whether the tiles are looked at that others have put there. @param {State} state */
export const areTheirs = ({ target, came }) => target === "theirs" && came.length > 0;

/** Whether the player's turn is over and the others' turns follow, told or not. @param {State} state */
export const isWaiting = ({ rack, turn, target, others, log }) =>
  rack.length > 0 && (turn > 0 || (others.length === 0 && target === "theirs" && log.at(-1)?.by === 0));

/** The place on the rack of the tile that the player drew last; -1 if the last turn was another, or nobody knows which. @param {Pick<State, "log">} state @param {import("./types.d.ts").Tile[]} rack */
export function drawnOf({ log }, rack) {
  const last = log.findLast(({ by }) => by === 0);
  return last?.did === "drew" && last.tiles.length === 1 ? rack.indexOf(last.tiles[0]) : -1;
}

/** Whether the last tile has gone in a move. @param {State} state */
const hasWon = ({ rack, log }) => rack.length === 0 && log.findLast(({ by }) => by === 0)?.did === "played";

/** @param {State} state @param {Seen} seen @returns {Facts["kind"]} */
function kindOf(state, { answer, isHindered }) {
  if (areTheirs(state)) return "theirs";
  if (!answer) return hasWon(state) ? "won" : "empty";
  if (answer.result === "move") return "move";
  if (isEntering(state)) return "empty";
  return isHindered ? "wishes" : answer.result;
}

/** @param {State} state @param {Seen} seen @returns {Facts} */
export function factsOf(state, seen) {
  const kind = kindOf(state, seen);
  const move = seen.plan?.move ?? null;
  return {
    kind,
    tiles: kind === "theirs" ? state.came.length : (move?.tiles ?? 0),
    of: state.rack.length,
    waits: isWaiting(state),
    opens: !state.opened,
    wins: move?.wins ?? false,
  };
}
