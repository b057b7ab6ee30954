// The moves at a table: the players, the tiles, a turn's end.

import { setup, step } from "../../../shell/moves.js";
import { noDice } from "./moves.js";
import { canAdd, canRemove, freshTable, hasComputer, NAMES, ownName, STRATEGIES, seat } from "./table.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("./types.d.ts").Way} Way */
/** @typedef {import("./types.d.ts").Note} Note */

/** The computer's strongest way to play. */
const [STRONGEST] = STRATEGIES;

/** What a table holds of each seat, in their order. */
const BY_SEAT = /** @type {const} */ (["names", "stacks", "seats"]);

/** @param {Table} table @param {(list: any[]) => any[]} change */
const bySeat = (table, change) => Object.fromEntries(BY_SEAT.map((key) => [key, change(table[key])]));

const ascending = (/** @type {number[]} */ tiles) => tiles.toSorted((a, b) => a - b);

/** @param {State} state @param {Partial<Table>} changed @returns {State} */
const withTable = (state, changed) => ({ ...state, table: { ...state.table, ...changed } });

/** The same where the computer, if it is to move, goes on with what it finds. @param {State} state @param {Partial<Table>} changed @returns {State} */
const goingWith = (state, changed) => ({ ...withTable(state, changed), isGoing: true });

/** `to`: "grill", "out" or the seat on whose stack the tile is laid. */
export const moveTile = setup(
  (/** @type {State} */ state, /** @type {number} */ tile, /** @type {"grill" | "out" | number} */ to) => {
    const stacks = state.table.stacks.map((stack) => stack.filter((other) => other !== tile));
    const grill = state.table.grill.filter((other) => other !== tile);
    if (to === "grill") return goingWith(state, { stacks, grill: ascending([...grill, tile]) });
    if (to === "out") return goingWith(state, { stacks, grill });
    return goingWith(state, { grill, stacks: stacks.with(to, [...stacks[to], tile]) });
  },
);

export const rename = setup((/** @type {State} */ state, /** @type {number} */ nth, /** @type {string} */ text) =>
  withTable(state, { names: state.table.names.with(nth, ownName(state.table, text, nth)) }),
);

/** Who plays for a seat from now on, with nothing given away yet. Against the computer the page throws the dice. */
export const setBy = setup(
  (/** @type {State} */ state, /** @type {number} */ nth, /** @type {string | null} */ by) => ({
    ...goingWith(state, { seats: state.table.seats.with(nth, seat(by)) }),
    throws: by === null || hasComputer(state.table) ? state.throws : /** @type {const} */ ("page"),
  }),
);

export const addPlayer = setup((/** @type {State} */ state) => {
  const { table } = state;
  if (!canAdd(table)) return null;
  const name = NAMES.find((name) => !table.names.includes(name)) ?? NAMES[table.names.length];
  return withTable(state, {
    names: [...table.names, name],
    stacks: [...table.stacks, []],
    seats: [...table.seats, seat()],
  });
});

/** The tiles of a player who leaves go back to the grill, and the dice off the table. */
export const removePlayer = setup((/** @type {State} */ state, /** @type {number} */ nth) => {
  const { table } = state;
  if (!canRemove(table)) return null;
  const toMove = table.toMove > nth ? table.toMove - 1 : table.toMove % (table.names.length - 1);
  const grill = ascending([...table.grill, ...table.stacks[nth]]);
  const left = goingWith(state, { toMove, grill, ...bySeat(table, (list) => list.toSpliced(nth, 1)) });
  return nth === table.toMove ? { ...left, ...noDice } : left;
});

/** Changes seats with the player before. Who is to move stays so. */
export const moveUp = setup((/** @type {State} */ state, /** @type {number} */ nth) => {
  if (nth === 0) return null;
  const { table } = state;
  const toMove = table.toMove === nth ? nth - 1 : table.toMove === nth - 1 ? nth : table.toMove;
  return withTable(state, {
    toMove,
    ...bySeat(table, (list) => list.with(nth, list[nth - 1]).with(nth - 1, list[nth])),
  });
});

export const setToMove = setup((/** @type {State} */ state, /** @type {number} */ toMove) =>
  goingWith(state, { toMove }),
);

export const setRule = setup(
  (/** @type {State} */ state, /** @type {keyof Table["rules"]} */ rule, /** @type {boolean} */ on) =>
    withTable(state, { rules: { ...state.table.rules, [rule]: on } }),
);

export const setThrows = setup((/** @type {State} */ state, /** @type {State["throws"]} */ throws) => ({
  ...state,
  throws,
  isGoing: true,
}));

/**
 * Does what the player to move has decided on, and notes it, see record.js. `seed` decides the computer's
 * next move where its strategy leaves that to chance.
 */
export const choose = step(
  (
    /** @type {State} */ state,
    /** @type {Way} */ way,
    /** @type {{ note: Note, seat: Table["seats"][number] }} */ noted,
    /** @type {number} */ seed,
  ) => {
    const { table, log, taken } = state;
    const next = {
      ...withTable(state, { seats: table.seats.with(table.toMove, noted.seat) }),
      ...noDice,
      log: [...log, noted.note],
      isGoing: true,
      seed,
    };
    if (way.face !== undefined) return { ...next, taken: taken.with(way.face, way.count ?? 0) };
    if (!way.after) return null;
    const { players, toMove, grill } = way.after;
    return {
      ...withTable(next, { stacks: players, toMove, grill }),
      isTableOpen: state.isTableOpen && hasComputer(table),
    };
  },
);

/** The dice that the page has thrown; the computer goes on with them. */
export const throwDice = step((/** @type {State} */ state, /** @type {number[]} */ roll) => ({
  ...state,
  roll,
  isGoing: true,
  counting: null,
}));

/** The computer that waits goes on. */
export const goOn = setup((/** @type {State} */ state) => ({ ...state, isGoing: true }));

/** The first player against the computer, which plays for all others. */
export const playComputer = setup((/** @type {State} */ state) => ({
  ...withTable(state, {
    seats: state.table.seats.map((seat, nth) => (nth === 0 ? seat : { ...seat, by: STRONGEST })),
  }),
  throws: /** @type {const} */ ("page"),
  isGoing: true,
}));

export const newGame = step((/** @type {State} */ state) => {
  const { names, rules, seats } = state.table;
  return {
    ...state,
    ...noDice,
    table: freshTable(names, rules, seats),
    log: [],
    isTableOpen: false,
    isGoing: true,
    turnRead: null,
    areAllTurnsShown: false,
  };
});
