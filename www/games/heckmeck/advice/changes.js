// What can change at a table: the players, the tiles, a turn's end.

import { NAMES, canAdd, canRemove, freshTable, hasComputer, nameOf, seat } from "./table.js";

/** What a table holds of each seat, in their order. */
const BY_SEAT = ["names", "stacks", "seats"];
const bySeat = (table, change) => Object.fromEntries(BY_SEAT.map((key) => [key, change(table[key])]));

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
  rename: ({ table }, nth, text) => ({ table: { ...table, names: table.names.with(nth, nameOf(text, nth)) } }),
  /** Who plays for a seat from now on, with nothing given away yet. Against the computer the page
   * throws the dice. */
  setBy: ({ table, throws }, nth, by) => ({
    throws: by === null || hasComputer(table) ? throws : "page",
    table: { ...table, seats: table.seats.with(nth, seat(by)) },
  }),
  addPlayer({ table }) {
    if (!canAdd(table)) return null;
    const name = NAMES.find((name) => !table.names.includes(name)) ?? NAMES[table.names.length];
    return { table: { ...table, names: [...table.names, name], stacks: [...table.stacks, []], seats: [...table.seats, seat()] } };
  },
  /** The tiles of a player who leaves go back to the grill, and the dice off the table. */
  removePlayer({ table }, nth) {
    if (!canRemove(table)) return null;
    const toMove = table.toMove > nth ? table.toMove - 1 : table.toMove % (table.names.length - 1);
    const grill = ascending([...table.grill, ...table.stacks[nth]]);
    const left = { table: { ...table, toMove, grill, ...bySeat(table, (list) => list.toSpliced(nth, 1)) } };
    return nth === table.toMove ? { ...left, ...noDice } : left;
  },
  /** Changes seats with the player before. Who is to move stays so. */
  moveUp({ table }, nth) {
    if (nth === 0) return null;
    const toMove = { [nth]: nth - 1, [nth - 1]: nth }[table.toMove] ?? table.toMove;
    return { table: { ...table, toMove, ...bySeat(table, (list) => list.with(nth, list[nth - 1]).with(nth - 1, list[nth])) } };
  },
  setToMove: ({ table }, toMove) => ({ table: { ...table, toMove } }),
  setRule: ({ table }, rule, on) => ({ table: { ...table, rules: { ...table.rules, [rule]: on } } }),
  /** Does what a player has decided on, a way of look.js, and notes it, see record.js. */
  choose({ taken, table, log }, way, note, seat) {
    const noted = { log: [...log, note], table: { ...table, seats: table.seats.with(table.toMove, seat) } };
    if (way.face !== undefined) return { ...noted, taken: taken.with(way.face, way.count), roll: [] };
    const { players, toMove, grill } = way.after;
    return { ...noted, table: { ...noted.table, stacks: players, toMove, grill }, ...noDice };
  },
  /** The first player against the computer, which plays for all others. */
  playComputer: ({ table }) => ({
    throws: "page", table: { ...table, seats: table.seats.map((seat, nth) => (nth === 0 ? seat : { ...seat, by: "best-in-worms" })) },
  }),
  setThrows: (_, throws) => ({ throws }),
  newGame: ({ table }) => ({ table: freshTable(table.names, table.rules, table.seats), log: [], ...noDice }),
};
