// What lies where, who sits at the table and by which rules they play; and what can change it.

import { TILES } from "../tiles.js";

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 7;
const LONGEST_NAME = 20;
const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"];

/** The rules that tables differ in, as they are by default. */
export const TABLE_RULES = { turnDownWithNothingToReturn: true, alwaysTurnDown: false, compulsorySteal: false };

/** A table before the first turn. `stacks` are in the order of the seats, each with its bottom tile first. */
export const freshTable = (names = NAMES.slice(0, FEWEST_PLAYERS), rules = TABLE_RULES) =>
  ({ names, stacks: names.map(() => []), toMove: 0, grill: TILES, rules });

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

const ascending = (tiles) => tiles.toSorted((a, b) => a - b);
const noDice = { taken: [0, 0, 0, 0, 0, 0], roll: [] };

/** The changes a player can make, each as a patch of the page's state; null where it is not possible. */
export const tableMoves = {
  /** `to`: "grill", "out" or the index of the player on whose stack the tile is laid. */
  moveTile({ table }, tile, to) {
    const stacks = table.stacks.map((stack) => stack.filter((other) => other !== tile));
    const grill = table.grill.filter((other) => other !== tile);
    if (to === "grill") return { table: { ...table, stacks, grill: ascending([...grill, tile]) } };
    if (to === "out") return { table: { ...table, stacks, grill } };
    return { table: { ...table, grill, stacks: stacks.with(to, [...stacks[to], tile]) } };
  },
  rename: ({ table }, seat, text) => ({ table: { ...table, names: table.names.with(seat, nameOf(text, seat)) } }),
  addPlayer({ table }) {
    if (!canAdd(table)) return null;
    const name = NAMES.find((name) => !table.names.includes(name)) ?? NAMES[table.names.length];
    return { table: { ...table, names: [...table.names, name], stacks: [...table.stacks, []] } };
  },
  /** The tiles of a player who leaves go back to the grill. */
  removePlayer({ table }, seat) {
    if (!canRemove(table)) return null;
    const toMove = table.toMove > seat ? table.toMove - 1 : table.toMove % (table.names.length - 1);
    return { table: {
      ...table, toMove, grill: ascending([...table.grill, ...table.stacks[seat]]),
      names: table.names.toSpliced(seat, 1), stacks: table.stacks.toSpliced(seat, 1),
    } };
  },
  /** Changes seats with the player before. Who is to move stays so. */
  moveUp({ table }, seat) {
    if (seat === 0) return null;
    const swapped = (list) => list.with(seat, list[seat - 1]).with(seat - 1, list[seat]);
    const toMove = { [seat]: seat - 1, [seat - 1]: seat }[table.toMove] ?? table.toMove;
    return { table: { ...table, toMove, names: swapped(table.names), stacks: swapped(table.stacks) } };
  },
  setToMove: ({ table }, toMove) => ({ table: { ...table, toMove } }),
  setRule: ({ table }, rule, on) => ({ table: { ...table, rules: { ...table.rules, [rule]: on } } }),
  /** Takes over the table after a turn, as the solver tells it. */
  endTurn: ({ table }, { players, toMove, grill }) => ({ table: { ...table, stacks: players, toMove, grill }, ...noDice }),
  newGame: ({ table }) => ({ table: freshTable(table.names, table.rules), ...noDice }),
};
