// What lies where, who sits at the table and by which rules they play. What can change it is in
// changes.js.

import { TILES } from "../tiles.js";

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 7;
const LONGEST_NAME = 20;
export const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"];

/** The rules that tables differ in, as they are by default. */
export const TABLE_RULES = { turnDownWithNothingToReturn: true, alwaysTurnDown: false, compulsorySteal: false };

/** The strategies of the computer, as the solver names them; strategies.js has words for them. */
export const COMPUTERS = ["best-in-worms", "rule-1", "rule-2", "rule-3", "rule-4", "rule-5", "random"];

/** Who plays for a seat, null for a person, else a strategy of the computer; how many decisions were
 * made there, and the worms that they gave away against the best. */
export const seat = (by = null, moves = 0, lost = 0) => ({ by, moves, lost });

/** A table before the first turn. A stack has its bottom tile first. */
export const freshTable = (names = NAMES.slice(0, FEWEST_PLAYERS), rules = TABLE_RULES, seats = []) =>
  ({ names, stacks: names.map(() => []), seats: names.map((_, nth) => seat(seats[nth]?.by)), toMove: 0, grill: TILES, rules });

/** Whether somebody plays against the computer. */
export const hasComputer = ({ seats }) => seats.some(({ by }) => by !== null);

export const isPossible = (players) => players >= FEWEST_PLAYERS && players <= MOST_PLAYERS;
export const canAdd = ({ names }) => isPossible(names.length + 1);
export const canRemove = ({ names }) => isPossible(names.length - 1);

/** A name as it is kept: never empty, never long. */
export const nameOf = (text, seat) => text.trim().slice(0, LONGEST_NAME).trim() || NAMES[seat];

/** The table as the solver is asked about it. */
export const tableQuery = ({ stacks, toMove, grill, rules }) => ({ players: stacks, toMove, grill, rules });

/** Where a tile is: `{ on: "grill" }`, `{ on: "out" }`, or `{ on: "stack", player, top }`. */
export function placeOf({ stacks, grill }, tile) {
  if (grill.includes(tile)) return { on: "grill" };
  const player = stacks.findIndex((stack) => stack.includes(tile));
  return player < 0 ? { on: "out" } : { on: "stack", player, top: stacks[player].at(-1) === tile };
}
