// The racks of a game with the computer, and what the player made of it.

import { DEALT } from "./state.js";

/** @typedef {import("./types.d.ts").State} State */

/** The racks, the player's first. @param {Pick<State, "rack" | "hands">} state */
export const racksOf = ({ rack, hands }) => [rack, ...hands];

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
