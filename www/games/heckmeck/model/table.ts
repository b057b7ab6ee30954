// What lies where, who sits at the table and by which rules they play. What can change it is in
// table-moves.js.

import { cleanName } from "../../../shell/names.js";
import { TILES } from "./tiles.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("./types.d.ts").Seat} Seat */
/** @typedef {import("./types.d.ts").Rules} Rules */

const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 7;
const LONGEST_NAME = 20;
export const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"];

/** The rules that tables differ in, as they are by default. @type {Rules} */
export const TABLE_RULES = { turnDownWithNothingToReturn: true, alwaysTurnDown: false, compulsorySteal: false };

/** Their names. */
export const RULE_NAMES = /** @type {(keyof Rules)[]} */ (Object.keys(TABLE_RULES));

/** The strategies of the computer, as the solver names them. */
export const STRATEGIES = ["best-to-win", "best-in-worms", "rule-1", "rule-2", "rule-3", "rule-4", "rule-5", "random"];

/**
 * Who plays for a seat, null for a person, else a strategy of the computer; how many decisions were made
 * there, and the worms and the chances to win that they gave away against the best.
 * @param {string | null} by
 * @returns {Seat}
 */
export const seat = (by = null, moves = 0, lost = 0, lostChance = 0) => ({ by, moves, lost, lostChance });

/**
 * A table before the first turn. A stack has its bottom tile first.
 * @param {string[]} names @param {Rules} rules @param {Seat[]} seats
 * @returns {Table}
 */
export const freshTable = (names = NAMES.slice(0, FEWEST_PLAYERS), rules = TABLE_RULES, seats = []) => ({
  names,
  rules,
  stacks: names.map(() => []),
  seats: names.map((_, nth) => seat(seats[nth]?.by)),
  toMove: 0,
  grill: TILES,
});

/** Whether somebody plays against the computer. @param {Table} table */
export const hasComputer = ({ seats }) => seats.some(({ by }) => by !== null);

/** Who plays for the seat to move: null for a person, else a strategy. @param {{ table: Table }} state */
export const computerToMove = ({ table }) => table.seats[table.toMove].by;

/** Whether a game has been begun: tiles are gone, or a computer plays. @param {Table} table */
export const isBegun = (table) => hasComputer(table) || table.grill.length < TILES.length;

/** Whether they play by other rules than the default ones. @param {Table} table */
export const hasHouseRules = ({ rules }) => RULE_NAMES.some((rule) => rules[rule] !== TABLE_RULES[rule]);

/** Whether somebody has said who sits there, who begins, or which house rules they play by. @param {Table} table */
export const isSetUp = (table) =>
  table.toMove > 0 || table.names.join() !== freshTable().names.join() || hasHouseRules(table);

/** @param {number} players */
export const isPossible = (players) => players >= FEWEST_PLAYERS && players <= MOST_PLAYERS;

/** @param {Table} table */
export const canAdd = ({ names }) => isPossible(names.length + 1);

/** @param {Table} table */
export const canRemove = ({ names }) => isPossible(names.length - 1);

/** A name as it is kept: never empty, never long. @param {string} text @param {number} seat */
export const nameOf = (text, seat) => cleanName(text, LONGEST_NAME) || NAMES[seat];

/** The same at a table, told apart from the others there. @param {{ names: string[] }} table @param {string} text @param {number} seat */
export function ownName({ names }, text, seat) {
  const others = names.filter((_, nth) => nth !== seat);
  const name = nameOf(text, seat);
  const ways = [name, ...names.map((_, nth) => numbered(name, nth + 2))];
  return ways.find((way) => !others.includes(way)) ?? name;
}

/** Names of all seats, told apart. @param {string[]} texts */
export function ownNames(texts) {
  /** @type {string[]} */
  const names = [];
  for (const [seat, text] of texts.entries()) names.push(ownName({ names }, text, seat));
  return names;
}

/** @param {string} name @param {number} nth */
const numbered = (name, nth) => `${name.slice(0, LONGEST_NAME - 2).trim()} ${nth}`;

/** Whether something that was kept is a name. @param {unknown} kept */
export const isName = (kept) => typeof kept === "string" && kept.length <= LONGEST_NAME;

/** The table as the solver is asked about it. @param {Table} table */
export const tableQuery = ({ stacks, toMove, grill, rules }) => ({ players: stacks, toMove, grill, rules });

/** What is asked of `advise`, with the dice of the turn. @param {Table} table @param {import("./types.d.ts").Aim} aim @param {object} dice */
export const adviceQuery = (table, aim, dice) => ({
  ...tableQuery(table),
  ...dice,
  ...(aim === "win" ? { objective: aim } : {}),
});

/**
 * Where a tile is: on the grill, out, or on a player's stack.
 * @param {Table} table @param {number} tile
 * @returns {{ on: "grill" | "out" } | { on: "stack", player: number, top: boolean }}
 */
export function placeOf({ stacks, grill }, tile) {
  if (grill.includes(tile)) return { on: "grill" };
  const player = stacks.findIndex((stack) => stack.includes(tile));
  return player < 0 ? { on: "out" } : { on: "stack", player, top: stacks[player].at(-1) === tile };
}
