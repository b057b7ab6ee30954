// What is noted of each decision, and what it gave away against the best. The values are the solver's,
// compared with each other.

import { isForNothing } from "./advice.js";
import { NO_DICE, sum } from "./dice.js";
import { isKeptTable, isSameTable, keptOf, lastTable } from "./kept-table.js";
import { rollCounts, WAYS } from "./state.js";
import { adviceQuery, isName, MOST_PLAYERS, STRATEGIES, seat } from "./table.js";
import { TILES } from "./tiles.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Note} Note */
/** @typedef {import("./types.d.ts").Decision} Decision */
/** @typedef {import("./types.d.ts").Way} Way */

/** From here on a loss is told: less rounds to nothing. */
const LEAST_LOSS = 0.005;

/** What is kept of a value: more would only make links longer. @param {number} lost */
const rounded = (lost) => Math.round(lost * 1e4) / 1e4;

/**
 * What the player to move does: the `note` of it, to be kept in the state's `log`, and the player's `seat`
 * afterwards.
 *
 * Before a typed roll nobody says "roll", so that decision is noted with what follows.
 *
 * @param {State} state @param {any} seen what is said of it, see look.js @param {Way} way one of its ways
 * @param {import("./advice.js").Ask} ask
 * @returns {{ note: Note, seat: import("./types.d.ts").Seat }}
 */
export function noteOf(state, { odds: { phase }, table: seen }, way, ask) {
  const { table, taken } = state;
  const { names, toMove, seats } = table;
  const isRolled = phase === "rolled" || phase === "bust";
  const isKnown = seen.ways.includes(way) || way === seen.instead;
  const steps = !isKnown
    ? []
    : [
        isRolled ? rollOf(state, seen, ask) : null,
        phase === "rolled" ? decisionOf(seen, seen.ways, way) : null,
        phase === "unrolled" || way === seen.instead ? stopOf(seen, way) : null,
      ].filter((step) => step !== null);
  const { by } = seats[toMove];
  return {
    note: {
      player: toMove,
      name: names[toMove],
      by,
      first: sum(taken) === 0,
      roll: isRolled ? rollCounts(state) : null,
      bust: phase === "bust",
      steps,
      deed: way.deed ?? null,
      ...(isForNothing(way, seen.ways) ? { taken } : {}),
      ...tablesOf(state, way),
      ...(isRolled && seen.model === "here" ? { luck: luckOf(state, ask) } : {}),
    },
    seat: seatAfter(seats[toMove], seen.aim, steps),
  };
}

/** The player's seat after some decisions. @param {import("./types.d.ts").Seat} of @param {import("./types.d.ts").Aim} aim @param {Decision[]} steps */
function seatAfter({ by, moves, lost, lostChance }, aim, steps) {
  const gone = steps.reduce((all, step) => all + step.lost, 0);
  const [worms, chances] = aim === "win" ? [0, gone] : [gone, 0];
  return seat(by, moves + choicesOf({ steps }), rounded(lost + worms), rounded(lostChance + chances));
}

/** The tables that a note keeps. @param {State} state @param {Way} way @returns {Pick<Note, "before" | "after">} */
function tablesOf({ log, table }, { after }) {
  const isKnown = isSameTable(lastTable(log), table);
  return {
    ...(isKnown ? {} : { before: keptOf(table) }),
    ...(after ? { after: keptOf({ ...table, ...after, stacks: after.players }) } : {}),
  };
}

/** What a roll made of the player's chance to win. @param {State} state @param {import("./advice.js").Ask} ask @returns {Note["luck"]} */
function luckOf(state, ask) {
  const { table, taken } = state;
  const best = (/** @type {object} */ dice) => ask("advise", adviceQuery(table, "win", dice)).best.value;
  return { before: best({ taken }), after: best({ taken, roll: rollCounts(state) }) };
}

/** How many of a note's decisions were choices. @param {Pick<Note, "steps">} note */
const choicesOf = ({ steps }) => steps.filter(({ isChoice }) => isChoice).length;

/** The decision to roll. @param {State} state @param {any} seen @param {import("./advice.js").Ask} ask @returns {Decision} */
function rollOf({ table, taken }, { aim }, ask) {
  const { stop, roll, best, fail } = ask("advise", adviceQuery(table, aim, { taken }));
  const ways = [
    { key: "roll", value: roll, deed: null },
    { key: "stop", value: stop, deed: null },
  ].filter(({ value }) => value !== null);
  // To stop on nothing is no choice.
  const isChoice = stop !== null && stop > fail;
  const lost = best.action === "roll" ? 0 : best.value - roll;
  return { aim, ways, isChoice, picked: "roll", best: best.action, lost };
}

/** The decision to end the turn, also on the other of two tiles. @param {any} seen @param {Way} way */
function stopOf(seen, way) {
  const { ways, instead } = seen;
  return decisionOf(seen, instead ? [...ways, instead] : ways, way);
}

/** One of the ways, of which the first is the best. @param {any} seen @param {Way[]} ways @param {Way} way @returns {Decision} */
function decisionOf({ aim }, ways, way) {
  const [best] = ways;
  const value = ways.find(({ key }) => key === way.key)?.value ?? best.value;
  return {
    aim,
    ways: ways.map(({ key, face, count, value, deed = null }) => ({ key, face, count, value, deed })),
    isChoice: ways.length > 1,
    picked: way.key,
    best: best.key,
    lost: way.key === best.key ? 0 : Math.max(0, best.value - value),
  };
}

/** What all decisions of a note gave away. @param {Note} note */
export const lossOf = ({ steps }) => steps.reduce((all, { lost }) => all + lost, 0);

/** What a note's ways were valued for. @param {Pick<Note, "steps">} note */
const aimOf = ({ steps }) => steps[0]?.aim ?? "worms";

/** The costliest moves of people, in falling order: those that cost chances to win first. @param {Note[]} log */
export const costliest = (log) =>
  log
    .filter((note) => note.by === null && lossOf(note) >= LEAST_LOSS)
    .sort((a, b) => Number(aimOf(b) === "win") - Number(aimOf(a) === "win") || lossOf(b) - lossOf(a))
    .slice(0, 3);

/** The notes of each turn: a turn ends with its deed. @param {Note[]} log @returns {Note[][]} */
export function turnsOf(log) {
  /** @type {Note[][]} */
  const turns = [];
  for (const note of log) {
    const last = turns.at(-1)?.at(-1);
    const isOpen = last && last.deed === null && last.player === note.player && !note.first;
    if (isOpen) turns.at(-1)?.push(note);
    else turns.push([note]);
  }
  return turns;
}

/** The log and the table without the notes of a turn that has not ended. @param {State} state @returns {Pick<State, "log" | "table">} */
export function withoutOpenTurn({ log, table }) {
  const end = log.findLastIndex(({ deed }) => deed !== null) + 1;
  return upTo({ log, table }, end);
}

/** The log up to so many notes, and the table without what the later ones added up to. @param {Pick<State, "log" | "table">} state @param {number} notes @returns {Pick<State, "log" | "table">} */
export function upTo({ log, table }, notes) {
  if (notes >= log.length) return { log, table };
  const later = log.slice(notes).filter(({ player }) => player < table.seats.length);
  const seats = later.reduce(
    (seats, note) => seats.with(note.player, withoutNote(seats[note.player], note)),
    table.seats,
  );
  return { log: log.slice(0, notes), table: { ...table, seats } };
}

/** @param {import("./types.d.ts").Seat} of @param {Note} note */
const withoutNote = ({ by, moves, lost, lostChance }, note) => {
  const [worms, chances] = aimOf(note) === "win" ? [0, lossOf(note)] : [lossOf(note), 0];
  const without = (/** @type {number} */ all, /** @type {number} */ part) => rounded(Math.max(0, all - part));
  return seat(by, Math.max(0, moves - choicesOf(note)), without(lost, worms), without(lostChance, chances));
};

// ---- What was kept ----

/** More moves than these are not taken over: a file may hold any number. */
const MOST_NOTES = 2000;
const MOST_STEPS = 3;
const MOST_DICE = 8;

/** Whatever ends a turn or goes on with it. */
const WAY_KEYS = [...WAYS, "fail", "instead"];

/** More than a way can be worth, by what it is valued for. */
const MOST_WORTH = { win: 1.001, worms: 20 };

/** A deed as it was once kept, in words, or as it is kept now; undefined for anything else. @param {any} kept */
function readDeed(kept) {
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
    out.every((/** @type {number} */ tile) => TILES.includes(tile));
  return isWhole ? kept : undefined;
}

/** @param {unknown} number @param {number} least @param {number} most */
const isWithin = (number, least, most) => typeof number === "number" && number >= least && number <= most;

/** @param {unknown} number @param {number} least @param {number} most */
const isWhole = (number, least, most) => Number.isInteger(number) && isWithin(number, least, most);

/** @param {unknown} is */
const isFlag = (is) => is === undefined || typeof is === "boolean";

/** @param {any} kept whether a way at all, valued for an aim @param {number} most that it can be worth */
const isWay = ({ key, value, face, count, deed }, most) =>
  WAY_KEYS.includes(key) &&
  isWithin(value, -most, most) &&
  (face === undefined ? count === undefined : isWhole(face, 0, NO_DICE.length - 1) && isWhole(count, 1, MOST_DICE)) &&
  deed !== undefined;

/** @param {any} kept */
function isDecision({ aim = "worms", isChoice, ways, picked, best, lost }) {
  const most = MOST_WORTH[/** @type {import("./types.d.ts").Aim} */ (aim)];
  const keys = ways.map((/** @type {Way} */ { key }) => key);
  return (
    isFlag(isChoice) &&
    isWithin(lost, 0, 2 * most) &&
    ways.length <= WAY_KEYS.length &&
    ways.every((/** @type {any} */ way) => isWay(way, most)) &&
    new Set(keys).size === keys.length &&
    [picked, best].every((key) => keys.includes(key))
  );
}

/** @param {any} kept counts by face */
const isRoll = (kept) =>
  Array.isArray(kept) &&
  kept.length === NO_DICE.length &&
  kept.every((count) => isWhole(count, 0, MOST_DICE)) &&
  isWhole(sum(kept), 1, MOST_DICE);

/** @param {any} kept */
const isLuck = ({ before, after }) => [before, after].every((chance) => isWithin(chance, 0, 1));

/** @param {any} kept @param {number} players who sat there @returns {Note} */
function readNote(kept, players) {
  const steps = kept.steps.map((/** @type {any} */ step) => ({
    ...step,
    ways: step.ways.map((/** @type {any} */ { name, deed, ...way }) => ({ ...way, deed: readDeed(deed ?? name) })),
  }));
  const note = { ...kept, steps, deed: readDeed(kept.deed) };
  const isNote =
    isName(note.name) &&
    isWhole(note.player, 0, players - 1) &&
    [null, ...STRATEGIES].includes(note.by) &&
    [note.first, note.bust].every(isFlag) &&
    (note.roll === null || isRoll(note.roll)) &&
    (note.taken === undefined || isRoll(note.taken)) &&
    steps.length <= MOST_STEPS &&
    steps.every(isDecision) &&
    [note.before, note.after].every((table) => table === undefined || isKeptTable(table)) &&
    (note.luck === undefined || isLuck(note.luck)) &&
    note.deed !== undefined &&
    (note.deed !== null || steps.length > 0);
  if (!isNote) throw new TypeError("not a note");
  return note;
}

/**
 * The moves as they were kept, the latest of very many; none if they can't be shown. Who sat at the table a note
 * tells, or one before it; else they are those of now.
 * @param {any} kept @param {number} players @returns {Note[]}
 */
export function readLog(kept, players = MOST_PLAYERS) {
  let seats = players;
  try {
    return kept.slice(-MOST_NOTES).map((/** @type {any} */ note) => {
      seats = (note.before ?? note.after)?.names.length ?? seats;
      return readNote(note, seats);
    });
  } catch {
    return [];
  }
}
