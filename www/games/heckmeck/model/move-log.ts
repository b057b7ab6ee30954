// What is noted of each decision, and what it gave away against the best. The values are the solver's,
// compared with each other.

import type { Ask, TableAnalysis } from "./advice.ts";
import { isForNothing } from "./advice.ts";
import { NO_DICE, sum } from "./dice.ts";
import { isKeptTable, isSameTable, keptOf, lastTable } from "./kept-table.ts";
import { formerName, isName } from "./names.ts";
import type { Odds } from "./odds.ts";
import { rollCounts, WAYS } from "./state.ts";
import { adviceQuery, MOST_PLAYERS, STRATEGIES, seat } from "./table.ts";
import { TILES } from "./tiles.ts";
import type { Aim, Decision, LoggedMove, Name, Seat, State, TurnOutcome, Way } from "./types.ts";

/** What is kept of a value: more would only make links longer. */
const rounded = (lost: number) => Math.round(lost * 1e4) / 1e4;

/**
 * What the player to move does: it `logged`, to be kept in the state's `moves`, and the player's `seat`
 * afterwards.
 *
 * Before a typed roll nobody says "roll", so that decision is noted with what follows.
 * @param analysis what is said of it, see look.ts
 * @param way one of its ways
 */
export function loggedMoveOf(
  state: State,
  { odds: { phase }, table: analysis }: { odds: Odds; table: TableAnalysis },
  way: Way,
  ask: Ask,
): { logged: LoggedMove; seat: Seat } {
  const { table, taken } = state;
  const { names, toMove, seats } = table;
  const isRolled = phase === "rolled" || phase === "bust";
  const isKnown = analysis.ways.includes(way) || way === analysis.instead;
  const steps = !isKnown
    ? []
    : [
        isRolled ? rollOf(state, analysis, ask) : null,
        phase === "rolled" ? decisionOf(analysis, analysis.ways, way) : null,
        phase === "unrolled" || way === analysis.instead ? stopOf(analysis, way) : null,
      ].filter((step) => step !== null);
  const { by } = seats[toMove];
  return {
    logged: {
      player: toMove,
      who: names[toMove],
      by,
      first: sum(taken) === 0,
      roll: isRolled ? rollCounts(state) : null,
      bust: phase === "bust",
      steps,
      turnEnd: way.turnEnd ?? null,
      ...(isForNothing(way, analysis.ways) ? { taken } : {}),
      ...tablesOf(state, way),
      ...(isRolled && analysis.model === "here" ? { luck: luckOf(state, ask) } : {}),
    },
    seat: seatAfter(seats[toMove], analysis.aim, steps),
  };
}

/** The player's seat after some decisions. */
function seatAfter({ by, choices, lost, lostChance }: Seat, aim: Aim, steps: Decision[]) {
  const gone = steps.reduce((all, step) => all + step.lost, 0);
  const [worms, chances] = aim === "win" ? [0, gone] : [gone, 0];
  return seat(by, choices + choicesOf({ steps }), rounded(lost + worms), rounded(lostChance + chances));
}

/** The tables that a logged move keeps. */
function tablesOf({ moves, table }: State, { after }: Way): Pick<LoggedMove, "before" | "after"> {
  const isKnown = isSameTable(lastTable(moves), table);
  return {
    ...(isKnown ? {} : { before: keptOf(table) }),
    ...(after ? { after: keptOf({ ...table, ...after, stacks: after.players }) } : {}),
  };
}

/** What a roll made of the player's chance to win. */
function luckOf(state: State, ask: Ask): LoggedMove["luck"] {
  const { table, taken } = state;
  const best = (dice: object) => ask("advise", adviceQuery(table, "win", dice)).best.value;
  return { before: best({ taken }), after: best({ taken, roll: rollCounts(state) }) };
}

/** How many of a move's decisions were choices. */
const choicesOf = ({ steps }: Pick<LoggedMove, "steps">) => steps.filter(({ isChoice }) => isChoice).length;

/** The decision to roll. */
function rollOf({ table, taken }: State, { aim }: TableAnalysis, ask: Ask): Decision {
  const { stop, roll, best, fail } = ask("advise", adviceQuery(table, aim, { taken }));
  const ways = Object.entries({ roll, stop }).flatMap(([key, value]) =>
    value === null ? [] : [{ key, value, turnEnd: null }],
  );
  // To stop on nothing is no choice.
  const isChoice = stop !== null && stop > fail;
  const lost = best.action === "roll" ? 0 : best.value - (roll ?? best.value);
  return { aim, ways, isChoice, picked: "roll", best: best.action, lost };
}

/** The decision to end the turn, also on the other of two tiles. */
function stopOf(analysis: TableAnalysis, way: Way) {
  const { ways, instead } = analysis;
  return decisionOf(analysis, instead ? [...ways, instead] : ways, way);
}

/** One of the ways, of which the first is the best. */
function decisionOf({ aim }: TableAnalysis, ways: Way[], way: Way): Decision {
  const [best] = ways;
  const value = ways.find(({ key }) => key === way.key)?.value ?? best.value;
  return {
    aim,
    ways: ways.map(({ key, face, count, value, turnEnd = null }) => ({ key, face, count, value, turnEnd })),
    isChoice: ways.length > 1,
    picked: way.key,
    best: best.key,
    lost: way.key === best.key ? 0 : Math.max(0, best.value - value),
  };
}

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
  const later = moves.slice(count).filter(({ player }) => player < table.seats.length);
  const seats = later.reduce(
    (seats, logged) => seats.with(logged.player, withoutMove(seats[logged.player], logged)),
    table.seats,
  );
  return { moves: moves.slice(0, count), table: { ...table, seats } };
}

const withoutMove = ({ by, choices, lost, lostChance }: Seat, logged: LoggedMove) => {
  const [worms, chances] = aimOf(logged) === "win" ? [0, lossOf(logged)] : [lossOf(logged), 0];
  const without = (all: number, part: number) => rounded(Math.max(0, all - part));
  return seat(by, Math.max(0, choices - choicesOf(logged)), without(lost, worms), without(lostChance, chances));
};

// ---- What was kept: typed as what it should be, and looked at whether it is ----

/** More moves than these are not taken over: a file may hold any number. */
const MOST_NOTES = 2000;
const MOST_STEPS = 3;
const MOST_DICE = 8;

/** Whatever ends a turn or goes on with it. */
const WAY_KEYS = [...WAYS, "fail", "instead"];

/** More than a way can be worth, by what it is valued for. */
const MOST_WORTH = { win: 1.001, worms: 20 };

type KeptWay = Decision["ways"][number];

/** How a turn ended, as it was once kept: in words. */
type KeptEnd = TurnOutcome | string | null;

/**
 * A move as versions before kept it as well: a `turnEnd` was called `deed`, and that of a way was once its name. Who moved was told by `name`,
 * and then whom nobody had named was told by an English one.
 */
type KeptMove = Omit<LoggedMove, "steps" | "turnEnd"> & {
  name?: Name;
  steps: (Omit<Decision, "ways"> & {
    ways: (Omit<KeptWay, "turnEnd"> & { turnEnd?: KeptEnd; deed?: KeptEnd; name?: string })[];
  })[];
  turnEnd?: KeptEnd;
  deed?: KeptEnd;
};

/** How a turn ended, from words or as it is kept now. Throws for anything else. */
function readTurnEnd(kept?: KeptEnd): TurnOutcome | null {
  if (kept === null || kept === undefined) return null;
  const none = { won: null, from: null, back: null, out: [] };
  if (typeof kept === "string") {
    const [, tile, from] =
      /(?:[Tt]ook|Take) (\d+)/.exec(kept) ?? /(?:[Ss]tole|Steal) (\d+) from (.*?)\.?$/s.exec(kept) ?? [];
    if (tile) return { ...none, won: Number(tile), from: from ?? null };
    const back = /(\d+) goes back/.exec(kept)?.[1];
    return {
      ...none,
      back: back ? Number(back) : null,
      out: [...kept.matchAll(/(\d+) is out/g)].map(([, tile]) => Number(tile)),
    };
  }
  const { won, from, back, out } = kept;
  const isWhole =
    [won, back].every((tile) => tile === null || TILES.includes(tile)) &&
    (from === null || isName(from)) &&
    out.length <= TILES.length &&
    out.every((tile) => TILES.includes(tile));
  if (!isWhole) throw new TypeError("not the end of a turn");
  return kept;
}

const isWithin = (number: unknown, least: number, most: number) =>
  typeof number === "number" && number >= least && number <= most;

const isWhole = (number: unknown, least: number, most: number) =>
  Number.isInteger(number) && isWithin(number, least, most);

const isFlag = (is: unknown) => is === undefined || typeof is === "boolean";

/**
 * @param kept whether a way at all, valued for an aim
 * @param most that it can be worth
 */
const isWay = ({ key, value, face, count }: KeptWay, most: number) =>
  WAY_KEYS.includes(key) &&
  isWithin(value, -most, most) &&
  (face === undefined ? count === undefined : isWhole(face, 0, NO_DICE.length - 1) && isWhole(count, 1, MOST_DICE));

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
  kept.every((count) => isWhole(count, 0, MOST_DICE)) &&
  isWhole(sum(kept), 1, MOST_DICE);

const isLuck = ({ before, after }: NonNullable<LoggedMove["luck"]>) =>
  [before, after].every((chance) => isWithin(chance, 0, 1));

/** A move of a version that told those whom nobody has named by English names. */
const withFormerNames = (logged: LoggedMove): LoggedMove =>
  JSON.parse(JSON.stringify(logged), (key, value) => {
    if (Array.isArray(value)) return value.map(formerName);
    return key === "who" || key === "from" ? formerName(value) : value;
  });

/** @param players who sat there */
function readLoggedMove({ deed: formerEnd, name, ...kept }: KeptMove, players: number): LoggedMove {
  const steps = kept.steps.map((step) => ({
    ...step,
    ways: step.ways.map(({ name, deed, turnEnd, ...way }) => ({
      ...way,
      turnEnd: readTurnEnd(turnEnd ?? deed ?? name),
    })),
  }));
  const logged = { ...kept, who: name ?? kept.who, steps, turnEnd: readTurnEnd(kept.turnEnd ?? formerEnd) };
  const isLoggedMove =
    isName(logged.who) &&
    isWhole(logged.player, 0, players - 1) &&
    [null, ...STRATEGIES].includes(logged.by) &&
    [logged.first, logged.bust].every(isFlag) &&
    (logged.roll === null || isRoll(logged.roll)) &&
    (logged.taken === undefined || isRoll(logged.taken)) &&
    steps.length <= MOST_STEPS &&
    steps.every(isDecision) &&
    [logged.before, logged.after].every((table) => table === undefined || isKeptTable(table)) &&
    (logged.luck === undefined || isLuck(logged.luck)) &&
    (logged.turnEnd !== null || steps.length > 0);
  if (!isLoggedMove) throw new TypeError("not a move");
  return name === undefined ? logged : withFormerNames(logged);
}

/**
 * The moves as they were kept, the latest of very many; none if they can't be shown. Who sat at the table a move
 * tells, or one before it; else they are those of now.
 */
export function readMoves(kept: unknown, players: number = MOST_PLAYERS): LoggedMove[] {
  let seats = players;
  try {
    return (kept as KeptMove[]).slice(-MOST_NOTES).map((logged) => {
      seats = (logged.before ?? logged.after)?.names.length ?? seats;
      return readLoggedMove(logged, seats);
    });
  } catch {
    return [];
  }
}
