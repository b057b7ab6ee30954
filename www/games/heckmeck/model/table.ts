// What lies where, who sits at the table and by which rules they play. What can change it is in
// game-moves.ts and table-moves.ts.

import type { Strategy } from "#modules/heckmeck";
import { at } from "../../../shell/model/at.ts";
import { RANKED } from "./levels.ts";
import { PEOPLE } from "./names.ts";
import { TILES } from "./tiles.ts";
import type { Aim, Name, Rules, Seat, Table } from "./types.ts";

const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 7;

/** The rules that tables differ in, as they are by default. */
export const TABLE_RULES: Rules = {
  turnDownWithNothingToReturn: true,
  alwaysTurnDown: false,
  compulsorySteal: false,
  anyLowerTile: false,
};

/** Their names. */
export const RULE_NAMES = Object.keys(TABLE_RULES) as (keyof Rules)[];

/** The strategies of the computer, as the solver names them. */
export const STRATEGIES: Strategy[] = [...RANKED, "rule-2", "rule-3", "rule-4", "random"];

/**
 * Who plays for a seat, null for a person, else a strategy of the computer; how many decisions were made
 * there, and the worms and the chances to win that they gave away against the best.
 */
export const seat = (by: Strategy | null = null, choices = 0, lost = 0, lostChance = 0): Seat => ({
  by,
  choices,
  lost,
  lostChance,
});

/** A table before the first turn. A stack has its bottom tile first. */
export const freshTable = (
  names: Name[] = PEOPLE.slice(0, FEWEST_PLAYERS),
  rules: Rules = TABLE_RULES,
  seats: Seat[] = [],
): Table => ({
  names,
  rules,
  stacks: names.map(() => []),
  seats: names.map((_, nth) => seat(seats[nth]?.by)),
  toMove: 0,
  grill: TILES,
});

/** Whether somebody plays against the computer. */
export const hasComputer = ({ seats }: Table) => seats.some(({ by }) => by !== null);

/** The seat of the only person, who plays the computer; null where there is no computer, or not one person. */
export function ownSeat(table: Table): number | null {
  const [own = null, ...others] = table.seats.flatMap(({ by }, nth) => (by === null ? [nth] : []));
  return others.length === 0 && hasComputer(table) ? own : null;
}

/** Who has given up, by the seat; null if nobody. */
export const givenUpBy = ({ isGivenUp, table }: { isGivenUp: boolean; table: Table }) =>
  isGivenUp ? ownSeat(table) : null;

/** Who is to move. */
export const mover = ({ names, toMove }: Table) => at(names, toMove);

/** Who plays for the seat to move: null for a person, else a strategy. */
export const computerToMove = ({ table }: { table: Table }) => at(table.seats, table.toMove).by;

/** Whether a game has been begun: tiles are gone, or a computer plays. */
export const isBegun = (table: Table) => hasComputer(table) || table.grill.length < TILES.length;

/** Whether no turn has been played: who starts can be chosen. */
export const isFresh = ({ table, moves }: { table: Table; moves: unknown[] }) =>
  moves.length === 0 && table.grill.length === TILES.length;

/** Whether they play by other rules than the default ones. */
export const hasHouseRules = ({ rules }: Table) => RULE_NAMES.some((rule) => rules[rule] !== TABLE_RULES[rule]);

/** Whether somebody has said who sits there. */
export const isNamed = ({ names }: Table) => names.join() !== freshTable().names.join();

/** Whether somebody has said who sits there, who begins, or which house rules they play by. */
export const isSetUp = (table: Table) => table.toMove > 0 || isNamed(table) || hasHouseRules(table);

export const isPossible = (players: number) => players >= FEWEST_PLAYERS && players <= MOST_PLAYERS;

export const canAdd = ({ names }: Table) => isPossible(names.length + 1);

export const canRemove = ({ names }: Table) => isPossible(names.length - 1);

/** The table as the solver is asked about it. */
export const tableQuery = ({ stacks, toMove, grill, rules }: Table) => ({ players: stacks, toMove, grill, rules });

/** What is asked of `advise`, with the dice of the turn. */
export const adviceQuery = (table: Table, aim: Aim, dice: object) => ({
  ...tableQuery(table),
  ...dice,
  ...(aim === "win" ? { objective: aim } : {}),
});

/** Where a tile is: on the grill, out, or on a player's stack. */
export type Place = { on: "grill" | "out" } | { on: "stack"; player: number; top: boolean };

export function placeOf({ stacks, grill }: Table, tile: number): Place {
  if (grill.includes(tile)) return { on: "grill" };
  const player = stacks.findIndex((stack) => stack.includes(tile));
  const stack = stacks[player];
  return stack ? { on: "stack", player, top: stack.at(-1) === tile } : { on: "out" };
}
