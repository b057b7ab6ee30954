// The moves at a table beside the course of the game: the players and how they play, the tiles.

import { edit, goingAsBefore, step } from "../../../shell/game/moves.ts";
import { at } from "../../../shell/model/at.ts";
import { withTable } from "./game-moves.ts";
import { noDice } from "./moves.ts";
import { freeName, ownName } from "./own-names.ts";
import { canAdd, canRemove, hasComputer, ownSeat, seat } from "./table.ts";
import type { Name, Seat, State, Table } from "./types.ts";

/** What a table holds of each seat, in their order. */
const bySeat = ({ names, stacks, seats }: Table, change: <Of>(list: Of[]) => Of[]) => ({
  names: change(names),
  stacks: change(stacks),
  seats: change(seats),
});

/** A move of one of the seats; of one that is gone by now it is not possible. */
const ofSeat =
  <Facts extends unknown[]>(move: (state: State, nth: number, ...facts: Facts) => State | null) =>
  (state: State, nth: number, ...facts: Facts) =>
    nth in state.table.names ? move(state, nth, ...facts) : null;

const ascending = (tiles: number[]) => tiles.toSorted((a, b) => a - b);

/** `to`: "grill", "out" or the seat on whose stack the tile is laid. */
export const moveTile = edit("moveTile", (state: State, tile: number, to: "grill" | "out" | number) => {
  const stacks = state.table.stacks.map((stack) => stack.filter((other) => other !== tile));
  const grill = state.table.grill.filter((other) => other !== tile);
  if (to === "grill") return withTable(state, { stacks, grill: ascending([...grill, tile]) });
  if (to === "out") return withTable(state, { stacks, grill });
  const stack = stacks[to];
  return stack ? withTable(state, { grill, stacks: stacks.with(to, [...stack, tile]) }) : null;
});

/** @param told whom nobody has named, or a name that was typed */
export const rename = edit(
  "rename",
  ofSeat((state, nth, told: Name) => {
    const name = typeof told === "string" ? ownName(state.table.names, told, nth) : told;
    return withTable(state, { names: state.table.names.with(nth, name) });
  }),
  goingAsBefore,
);

/** Who plays for a seat from now on, with nothing given away yet. Against the computer the page throws the dice. */
export const setBy = edit(
  "setBy",
  ofSeat((state, nth, by: Seat["by"]) => ({
    ...withTable(state, { seats: state.table.seats.with(nth, seat(by)) }),
    throws: by === null || hasComputer(state.table) ? state.throws : ("page" as const),
  })),
);

/** @param typed the name of the newcomer; "" for whom nobody has named */
export const addPlayer = edit(
  "addPlayer",
  (state: State, typed = "") => {
    const { table } = state;
    if (!canAdd(table)) return null;
    const name = typed === "" ? freeName(table.names) : ownName(table.names, typed, table.names.length);
    return withTable(state, {
      names: [...table.names, name],
      stacks: [...table.stacks, []],
      seats: [...table.seats, seat()],
    });
  },
  goingAsBefore,
);

/** The tiles of a player who leaves go back to the grill, and the dice off the table. */
export const removePlayer = edit(
  "removePlayer",
  ofSeat((state, nth) => {
    const { table } = state;
    if (!canRemove(table)) return null;
    const toMove = table.toMove > nth ? table.toMove - 1 : table.toMove % (table.names.length - 1);
    const grill = ascending([...table.grill, ...at(table.stacks, nth)]);
    const left = withTable(state, { toMove, grill, ...bySeat(table, (list) => list.toSpliced(nth, 1)) });
    return nth === table.toMove ? { ...left, ...noDice } : left;
  }),
);

/** Changes seats with the player before. Who is to move stays so. */
export const moveUp = edit(
  "moveUp",
  ofSeat((state, nth) => {
    if (nth === 0) return null;
    const { table } = state;
    const toMove = table.toMove === nth ? nth - 1 : table.toMove === nth - 1 ? nth : table.toMove;
    return withTable(state, {
      toMove,
      ...bySeat(table, (list) => list.toSpliced(nth - 1, 2, ...list.slice(nth - 1, nth + 1).toReversed())),
    });
  }),
  goingAsBefore,
);

export const setToMove = edit(
  "setToMove",
  ofSeat((state, toMove) => withTable(state, { toMove })),
);

export const setRule = edit(
  "setRule",
  (state: State, rule: keyof Table["rules"], on: boolean) =>
    withTable(state, { rules: { ...state.table.rules, [rule]: on } }),
  goingAsBefore,
);

export const setThrows = edit("setThrows", (state: State, throws: State["throws"]) => ({
  ...state,
  throws,
}));

/** The person who plays the computer gives the game up; dice that lie there are taken away. */
export const giveUp = step("giveUp", (state: State) =>
  state.isGivenUp || state.mode !== "advice" || ownSeat(state.table) === null
    ? null
    : { ...state, ...noDice, isGivenUp: true },
);
