// How a game with the computer ends.

import { DEALT } from "./state.js";
import { isJoker, numberOf } from "./tiles.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Result} Result */

/** What tiles count that are left on a rack. @param {import("./types.d.ts").Tile[]} tiles @param {number} jokerPoints */
export const pointsOf = (tiles, jokerPoints) =>
  tiles.reduce((sum, tile) => sum + (isJoker(tile) ? jokerPoints : numberOf(tile)), 0);

/** The racks, the player's first. @param {Pick<State, "rack" | "hands">} state */
export const racksOf = ({ rack, hands }) => [rack, ...hands];

/** Whether a game with the computer is over: a rack is empty, or all have passed in a row. @param {State} state */
export const isOver = (state) =>
  state.by.length > 0 &&
  state.tell !== "deal" &&
  (racksOf(state).some(({ length }) => length === 0) || state.passes > state.by.length);

/**
 * How a game has ended; null as long as it goes on. Who loses loses the points left, after all have passed by how much
 * they are more than the winner's; who share the win share that.
 * @param {State} state @returns {Result | null}
 */
export function resultOf(state) {
  if (!isOver(state)) return null;
  const left = racksOf(state).map((rack) => pointsOf(rack, state.jokerPoints));
  const fewest = Math.min(...left);
  const empty = racksOf(state).findIndex(({ length }) => length === 0);
  const seats = left.map((_, seat) => seat);
  const winners = empty >= 0 ? [empty] : seats.filter((seat) => left[seat] === fewest);
  const lost = left.map((points) => points - fewest);
  const all = lost.reduce((sum, points) => sum + points, 0);
  const scores = seats.map((seat) => (winners.includes(seat) ? all / winners.length : -lost[seat]));
  return { winners, left, scores };
}

/** Whose rack is told next while real tiles are dealt. @param {State} state */
export const toDealTo = (state) => racksOf(state).findIndex(({ length }) => length < DEALT);

/** What the player has played, and what was possible, in the turns that are known. @param {State} state */
export function tally({ log }) {
  const own = log.filter(({ by, best }) => by === 0 && best !== undefined);
  const played = own.map((note) => (note.did === "played" ? note.tiles.length : 0));
  const possible = own.map(({ best }) => best?.tiles ?? 0);
  const sum = (/** @type {number[]} */ counts) => counts.reduce((all, count) => all + count, 0);
  return {
    turns: own.length,
    played: sum(played),
    possible: sum(possible),
    fewer: own.filter((_, nth) => played[nth] < possible[nth]).length,
  };
}
