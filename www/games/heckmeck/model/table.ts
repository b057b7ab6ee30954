// What lies where, who sits at the table and by which rules they play. What can change it is in
// game-moves.ts and table-moves.ts.

import { cleanName } from "../../../shell/names.ts";
import { TILES } from "./tiles.ts";
import type { Aim, Rules, Seat, Table } from "./types.ts";

const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 7;
const LONGEST_NAME = 20;
export const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina"];

/** The rules that tables differ in, as they are by default. */
export const TABLE_RULES: Rules = { turnDownWithNothingToReturn: true, alwaysTurnDown: false, compulsorySteal: false };

/** Their names. */
export const RULE_NAMES = Object.keys(TABLE_RULES) as (keyof Rules)[];

/** The strategies of the computer, as the solver names them. */
export const STRATEGIES = ["best-to-win", "best-in-worms", "rule-1", "rule-2", "rule-3", "rule-4", "rule-5", "random"];

/**
 * Who plays for a seat, null for a person, else a strategy of the computer; how many decisions were made
 * there, and the worms and the chances to win that they gave away against the best.
 */
export const seat = (by: string | null = null, choices = 0, lost = 0, lostChance = 0): Seat => ({
  by,
  choices,
  lost,
  lostChance,
});

/** A table before the first turn. A stack has its bottom tile first. */
export const freshTable = (
  names: string[] = NAMES.slice(0, FEWEST_PLAYERS),
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
  const people = table.seats.flatMap(({ by }, nth) => (by === null ? [nth] : []));
  return people.length === 1 && hasComputer(table) ? people[0] : null;
}

/** Who has given up, by the seat; null if nobody. */
export const givenUpBy = ({ isGivenUp, table }: { isGivenUp: boolean; table: Table }) =>
  isGivenUp ? ownSeat(table) : null;

/** Who plays for the seat to move: null for a person, else a strategy. */
export const computerToMove = ({ table }: { table: Table }) => table.seats[table.toMove].by;

/** Whether a game has been begun: tiles are gone, or a computer plays. */
export const isBegun = (table: Table) => hasComputer(table) || table.grill.length < TILES.length;

/** Whether they play by other rules than the default ones. */
export const hasHouseRules = ({ rules }: Table) => RULE_NAMES.some((rule) => rules[rule] !== TABLE_RULES[rule]);

/** Whether somebody has said who sits there. */
export const isNamed = ({ names }: Table) => names.join() !== freshTable().names.join();

/** Whether somebody has said who sits there, who begins, or which house rules they play by. */
export const isSetUp = (table: Table) => table.toMove > 0 || isNamed(table) || hasHouseRules(table);

export const isPossible = (players: number) => players >= FEWEST_PLAYERS && players <= MOST_PLAYERS;

export const canAdd = ({ names }: Table) => isPossible(names.length + 1);

export const canRemove = ({ names }: Table) => isPossible(names.length - 1);

/** A name as it is kept: never empty, never long. */
export const nameOf = (text: string, seat: number) => cleanName(text, LONGEST_NAME) || NAMES[seat];

/** The same at a table, told apart from the others there. */
export function ownName({ names }: { names: string[] }, text: string, seat: number) {
  const others = names.filter((_, nth) => nth !== seat);
  const name = nameOf(text, seat);
  const ways = [name, ...names.map((_, nth) => numbered(name, nth + 2))];
  return ways.find((way) => !others.includes(way)) ?? name;
}

/** Names of all seats, told apart. */
export function ownNames(texts: string[]) {
  const names: string[] = [];
  for (const [seat, text] of texts.entries()) names.push(ownName({ names }, text, seat));
  return names;
}

const numbered = (name: string, nth: number) => `${name.slice(0, LONGEST_NAME - 2).trim()} ${nth}`;

/** As many names as are remembered. */
const MOST_KNOWN = 12;

/** Names that were typed, with one more: the last first, each once. */
export const withKnown = (known: string[], name: string) =>
  [name, ...known.filter((other) => other !== name)].slice(0, MOST_KNOWN);

/** What was kept as such names: whatever of it are some. */
export const readKnown = (kept: unknown) =>
  Array.isArray(kept) ? kept.filter((name): name is string => isName(name) && name !== "").slice(0, MOST_KNOWN) : [];

/** Whether something that was kept is a name. */
export const isName = (kept: unknown) => typeof kept === "string" && kept.length <= LONGEST_NAME;

/** A name for a newcomer: one that was typed here before, if none of those who sit there has it. */
export const freeName = (names: string[], known: string[]) =>
  [...known, ...NAMES].find((name) => !names.includes(name)) ?? NAMES[names.length];

/** The table as the solver is asked about it. */
export const tableQuery = ({ stacks, toMove, grill, rules }: Table) => ({ players: stacks, toMove, grill, rules });

/** What is asked of `advise`, with the dice of the turn. */
export const adviceQuery = (table: Table, aim: Aim, dice: object) => ({
  ...tableQuery(table),
  ...dice,
  ...(aim === "win" ? { objective: aim } : {}),
});

/** Where a tile is: on the grill, out, or on a player's stack. */
export function placeOf(
  { stacks, grill }: Table,
  tile: number,
): { on: "grill" | "out" } | { on: "stack"; player: number; top: boolean } {
  if (grill.includes(tile)) return { on: "grill" };
  const player = stacks.findIndex((stack) => stack.includes(tile));
  return player < 0 ? { on: "out" } : { on: "stack", player, top: stacks[player].at(-1) === tile };
}
