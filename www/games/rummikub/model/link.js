// How a link tells a position, and what is made of one that tells nonsense.

import { oneOf, pairsOf, plain, readParts, readTaste } from "../../../shell/link-parts.js";
import { readLog } from "./record.js";
import { inOrder, isEither, lain } from "./sets.js";
import {
  HINTS,
  initial,
  isLeft,
  JOKER_POINTS,
  JOKER_RULES,
  MOST_OTHERS,
  noEntry,
  OBJECTIVES,
  OPENINGS,
  TABS,
  TARGETS,
} from "./state.js";
import { ALL, holds, isJoker, read as readTiles, sorted, wordsOf } from "./tiles.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Lain} Lain */
/** @typedef {import("./types.d.ts").Tile} Tile */

/** Behind the tiles of a group that could be a run as well. */
const GROUP = "*";

/** Tiles as a link tells them: signs that need no escaping. @param {Tile[]} tiles */
const told = (tiles) => wordsOf(tiles).join(".");

/** @param {Lain} set */
const toldSet = ({ tiles, kind }) => `${told(tiles)}${kind === "group" && isEither(tiles) ? GROUP : ""}`;

/** @param {string} text */
const readSorted = (text) => {
  const tiles = readTiles(text);
  return tiles ? sorted(tiles) : undefined;
};

/** @param {string} text @returns {Lain | null} */
function readSet(text) {
  const isGroup = text.trim().endsWith(GROUP);
  const tiles = readTiles(text.replace(GROUP, ""));
  const set = tiles && lain(tiles, isGroup ? "group" : null);
  return set && inOrder(set);
}

/** @param {string} text */
function readTable(text) {
  const sets = text
    .split(/[_/]/)
    .filter((part) => part.trim() !== "")
    .map(readSet);
  return sets.includes(null) ? undefined : sets;
}

/** A list of whole numbers. @param {number} most items @param {number} highest */
const wholeNumbers = (most, highest) => (/** @type {string} */ text) => {
  const numbers =
    text === "" ? [] : text.split(".").map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  return numbers.length <= most && numbers.every((number) => number <= highest) ? numbers : undefined;
};

/** @param {number} highest */
const wholeNumber = (highest) => (/** @type {string} */ text) => wholeNumbers(1, highest)(text)?.[0];

/** The set that is being entered: its tiles, the place that it has on the table, and whether it is told to be of a kind. @param {import("./types.d.ts").Entry} entry */
const toldEntry = ({ tiles, kind, at }) =>
  [told(tiles), at === null ? "" : String(at), kind ?? ""].join("_").replace(/_+$/, "");

/** @param {string} text @returns {import("./types.d.ts").Entry | undefined} */
function readEntry(text) {
  const [part, at = "", kind = "", ...more] = text.split("_");
  const tiles = readTiles(part);
  const isEntry = tiles && more.length === 0 && /^\d{0,2}$/.test(at) && ["", "run", "group"].includes(kind);
  if (!isEntry) return undefined;
  return {
    tiles,
    at: at === "" ? null : Number(at),
    kind: kind === "" ? null : /** @type {import("./types.d.ts").Kind} */ (kind),
  };
}

/** All that a link tells, by its key. */
const PARTS = /** @type {Record<string, import("../../../shell/link-parts.js").Part>} */ ({
  rack: plain("rack", readSorted, told),
  table: plain("table", readTable, (/** @type {Lain[]} */ sets) => sets.map(toldSet).join("_")),
  loose: plain("loose", readSorted, told),
  opened: plain("opened", oneOf([true, false])),
  opening: plain("opening", oneOf(OPENINGS)),
  playon: plain("playOn", oneOf([true, false])),
  jokers: plain("jokers", oneOf(JOKER_RULES)),
  jokerpoints: plain("jokerPoints", oneOf(JOKER_POINTS)),
  keep: plain("keep", readSorted, told),
  play: plain("play", readSorted, told),
  entry: plain("entry", readEntry, toldEntry),
  came: plain("came", readSorted, told),
  done: plain("done", wholeNumbers(ALL, ALL), (numbers) => numbers.join(".")),
  others: plain("others", wholeNumbers(MOST_OTHERS, ALL), (numbers) => numbers.join(".")),
  turn: plain("turn", wholeNumber(MOST_OTHERS)),
  objective: plain("objective", oneOf(OBJECTIVES)),
  keepjokers: plain("keepJokers", oneOf([true, false])),
  target: plain("target", oneOf(TARGETS)),
  tab: plain("tab", oneOf(TABS)),
});

/** The state as pairs for a link. What is as at first is left out, but for the rack. @param {State} state */
export const write = (state) => pairsOf(PARTS, state, initial(), ["rack"]);

/** The state that a link tells, and what in it can't be. That stays as at first. @param {URLSearchParams} params */
export function read(params) {
  const { state: found, problems } = readParts(PARTS, params, initial());
  const { state, wrong } = sound(found);
  return { state, problems: [...problems, ...wrong.map((key) => ({ key }))] };
}

/** Parts that hold tiles, in the order in which they are believed. */
const HOLDERS = /** @type {const} */ (["rack", "table", "loose", "came"]);

/** The state without what does not go together, and the keys of that. @param {State} found @returns {{ state: State, wrong: string[] }} */
function sound(found) {
  /** @type {State} */
  let state = { ...found, rack: [], table: [], loose: [], came: [], entry: noEntry() };
  /** @type {string[]} */
  const wrong = [];
  for (const key of HOLDERS) {
    const next = { ...state, [key]: found[key] };
    if (isPossible(next)) state = next;
    else wrong.push(key);
  }
  const withEntry = { ...state, entry: found.entry };
  const isEntry = (found.entry.at ?? -1) < state.table.length && isPossible(withEntry);
  if (isEntry) state = withEntry;
  else wrong.push("entry");
  if (!holds(state.rack, [...state.keep, ...state.play])) {
    state = { ...state, keep: [], play: [] };
    wrong.push("keep");
  }
  return { state: { ...state, turn: Math.min(state.turn, state.others.length) }, wrong };
}

/** Whether no tile is in sight more often than it exists, and no joker lies loose where it may not. @param {State} state */
function isPossible(state) {
  const without = { ...state, rack: [], table: [], loose: [], came: [], entry: noEntry() };
  const all = [
    ...state.rack,
    ...state.table.flatMap(({ tiles }, nth) => (nth === state.entry.at ? [] : tiles)),
    ...state.entry.tiles,
    ...state.loose,
    ...state.came,
  ];
  const isEach = all.every((tile, nth) => isLeft({ ...without, rack: all.slice(0, nth) }, tile));
  return isEach && (state.jokers === "free" || !state.loose.some(isJoker));
}

/** What a taste may be. */
const TASTE = { hints: HINTS };

/**
 * The state with what links leave out: the turns, and the player's taste. Both may be any data.
 * @param {State} state @param {unknown} log @param {unknown} taste
 * @returns {State}
 */
export const complete = (state, log, taste) => ({ ...state, ...readTaste(TASTE, taste), log: readLog(log) });
