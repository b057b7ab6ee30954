// The moves that are kept: what they gave away, the table without some of them, and how they are read.

import { DICE, NO_DICE, sum } from "./dice.ts";
import { isKeptTable } from "./kept-table.ts";
import { isName } from "./names.ts";
import { WAYS } from "./state.ts";
import { MOST_PLAYERS, STRATEGIES, seat } from "./table.ts";
import { TILES } from "./tiles.ts";
import type { Decision, LoggedMove, Seat, State, TurnOutcome } from "./types.ts";

/** What is kept of a value: more would only make links longer. */
export const rounded = (lost: number) => Math.round(lost * 1e4) / 1e4;

/** How many of a move's decisions were choices. */
export const choicesOf = ({ steps }: Pick<LoggedMove, "steps">) => steps.filter(({ isChoice }) => isChoice).length;

/** What all decisions of a move gave away. */
export const lossOf = ({ steps }: LoggedMove) => steps.reduce((all, { lost }) => all + lost, 0);

/** What a move's ways were valued for. */
export const aimOf = ({ steps }: Pick<LoggedMove, "steps">) => steps[0]?.aim ?? "worms";

/** The moves and the table without those of a turn that has not ended. */
export function withoutOpenTurn({ moves, table }: State): Pick<State, "moves" | "table"> {
  const end = moves.findLastIndex(({ turnEnd }) => turnEnd !== null) + 1;
  return upTo({ moves, table }, end);
}

/** So many moves, and the table without what the later ones added up to. */
export function upTo({ moves, table }: Pick<State, "moves" | "table">, count: number): Pick<State, "moves" | "table"> {
  if (count >= moves.length) return { moves, table };
  const later = moves.slice(count);
  const seats = table.seats.map((seat, nth) => later.filter(({ player }) => player === nth).reduce(withoutMove, seat));
  return { moves: moves.slice(0, count), table: { ...table, seats } };
}

const withoutMove = ({ by, choices, lost, lostChance }: Seat, logged: LoggedMove): Seat => {
  const [worms, chances] = aimOf(logged) === "win" ? [0, lossOf(logged)] : [lossOf(logged), 0];
  const without = (all: number, part: number) => rounded(Math.max(0, all - part));
  return seat(by, Math.max(0, choices - choicesOf(logged)), without(lost, worms), without(lostChance, chances));
};

// ---- What was kept: typed as what it should be, and looked at whether it is ----

/** More moves than these are not taken over: a file may hold any number. */
const MOST_NOTES = 2000;
const MOST_STEPS = 3;

/** Whatever ends a turn or goes on with it. */
const WAY_KEYS = [...WAYS, "fail", "instead"];

/** More than a way can be worth, by what it is valued for. */
const MOST_WORTH = { win: 1.001, worms: 20 };

type KeptWay = Decision["ways"][number];

const isWithin = (number: unknown, least: number, most: number) =>
  typeof number === "number" && number >= least && number <= most;

const isWhole = (number: unknown, least: number, most: number) =>
  Number.isInteger(number) && isWithin(number, least, most);

const isFlag = (is: unknown) => typeof is === "boolean";

const isTurnEnd = ({ won, from, back, out, ends = false }: TurnOutcome) =>
  [won, back].every((tile) => tile === null || TILES.includes(tile)) &&
  (from === null || isName(from)) &&
  out.length <= TILES.length &&
  out.every((tile) => TILES.includes(tile)) &&
  isFlag(ends);

/** @param most that it can be worth */
const isWay = ({ key, value, face, count, turnEnd }: KeptWay, most: number) =>
  WAY_KEYS.includes(key) &&
  (turnEnd === null || isTurnEnd(turnEnd)) &&
  isWithin(value, -most, most) &&
  (face === undefined ? count === undefined : isWhole(face, 0, NO_DICE.length - 1) && isWhole(count, 1, DICE));

function isDecision({ aim = "worms", isChoice, ways, picked, best, lost }: Decision) {
  const most = MOST_WORTH[aim];
  const keys = ways.map(({ key }) => key);
  return (
    isFlag(isChoice) &&
    isWithin(lost, 0, 2 * most) &&
    ways.length <= WAY_KEYS.length &&
    ways.every((way) => isWay(way, most)) &&
    new Set(keys).size === keys.length &&
    [picked, best].every((key) => keys.includes(key))
  );
}

/** @param kept counts by face */
const isRoll = (kept: unknown) =>
  Array.isArray(kept) &&
  kept.length === NO_DICE.length &&
  kept.every((count) => isWhole(count, 0, DICE)) &&
  isWhole(sum(kept), 1, DICE);

const isLuck = ({ before, after }: NonNullable<LoggedMove["luck"]>) =>
  [before, after].every((chance) => isWithin(chance, 0, 1));

/**
 * Whether what was kept is a move.
 * @param players who sat there
 */
const isLoggedMove = (logged: LoggedMove, players: number) =>
  isName(logged.who) &&
  isWhole(logged.player, 0, players - 1) &&
  [null, ...STRATEGIES].includes(logged.by) &&
  [logged.first, logged.bust].every(isFlag) &&
  (logged.roll === null || isRoll(logged.roll)) &&
  (logged.taken === undefined || isRoll(logged.taken)) &&
  logged.steps.length <= MOST_STEPS &&
  logged.steps.every(isDecision) &&
  (logged.turnEnd === null ? logged.steps.length > 0 : isTurnEnd(logged.turnEnd)) &&
  [logged.before, logged.after].every((table) => table === undefined || isKeptTable(table)) &&
  (logged.luck === undefined || isLuck(logged.luck));

/**
 * The longest part of a game without a gap, of equal ones the latest. The turn of a move that can't be read is left out whole: without
 * that move the dice taken in it don't add up.
 * @param read null for what can't be read
 */
function longestPart(read: (LoggedMove | null)[]): LoggedMove[] {
  const gaps = read.flatMap((logged, nth) => (logged ? [] : [nth]));
  const parts = [-1, ...gaps].map((gap, nth) => {
    const part = read.slice(gap + 1, gaps[nth]).filter((logged) => logged !== null);
    const start = gap < 0 ? 0 : part.findIndex(({ first }) => first);
    const end = nth === gaps.length ? part.length : part.findLastIndex(({ turnEnd }) => turnEnd !== null) + 1;
    return start < 0 ? [] : part.slice(start, end);
  });
  return parts.reduce((longest, part) => (part.length < longest.length ? longest : part));
}

/**
 * The moves as they were kept, the latest of very many, without those that can't be shown, see `longestPart`. Who sat at the table a move
 * tells, or one before it; else they are those of now.
 * @param kept any data
 */
export function readMoves(kept: unknown, players: number = MOST_PLAYERS): LoggedMove[] {
  if (!Array.isArray(kept)) return [];
  let seats = players;
  const read = kept.slice(-MOST_NOTES).map((logged: LoggedMove) => {
    try {
      const sat = (logged.before ?? logged.after)?.names.length ?? seats;
      if (!isLoggedMove(logged, sat)) return null;
      seats = sat;
      return logged;
    } catch {
      return null;
    }
  });
  return longestPart(read);
}
