// How a link tells a position, and what is made of one that tells nonsense.

import { oneOf, pairsOf, plain, readParts, readTaste } from "../../../shell/link-parts.js";
import { PACES } from "../../../shell/pace.js";
import { isSame } from "../../../shell/same.js";
import { readLog } from "./record.js";
import { inOrder, isEither, lain } from "./sets.js";
import {
  BAGS,
  HINTS,
  initial,
  isLeft,
  JOKER_POINTS,
  JOKER_RULES,
  LEVELS,
  MOST_OTHERS,
  noEntry,
  OBJECTIVES,
  OPENINGS,
  PLAYERS,
  TABS,
  TARGETS,
  TELLS,
} from "./state.js";
import {
  ALL,
  COPIES,
  countOf,
  holds,
  isJoker,
  KINDS,
  readable,
  read as readTiles,
  sorted,
  without,
  wordsOf,
} from "./tiles.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Lain} Lain */
/** @typedef {import("./types.d.ts").Tile} Tile */

/** Behind the tiles of a group that could be a run as well. */
const GROUP = "*";

/** A rack without tiles. */
const NONE = "-";

/** Tiles as a link tells them: signs that need no escaping. @param {Tile[]} tiles */
const told = (tiles) => wordsOf(tiles).join(".");

/** @param {Lain} set */
const toldSet = ({ tiles, kind }) => `${told(tiles)}${kind === "group" && isEither(tiles) ? GROUP : ""}`;

/** @param {string} text */
const readSorted = (text) => sorted(readable(text));

/** @param {string} text @returns {Lain | null} */
function readSet(text) {
  const isGroup = text.trim().endsWith(GROUP);
  const tiles = readTiles(text.replace(GROUP, ""));
  const set = tiles && lain(tiles, isGroup ? "group" : null);
  return set && inOrder(set);
}

/** Each set of a text, null for what is none. @param {string} text */
const readSets = (text) =>
  text
    .split(/[_/]/)
    .filter((part) => part.trim() !== "")
    .map(readSet);

/** @param {string} text */
const readTable = (text) => readSets(text).filter((set) => set !== null);

/** @param {string} text */
const isOfTiles = (text) => readTiles(text) !== null;

/** Parts of which what can't be read is left out alone, and whether all of one can be read. @type {Record<string, (text: string) => boolean>} */
const WHOLE = {
  rack: isOfTiles,
  loose: isOfTiles,
  keep: isOfTiles,
  play: isOfTiles,
  came: isOfTiles,
  table: (text) => !readSets(text).includes(null),
};

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

// ---- Where the page plays along ----

/** @param {unknown} players */
const arePlayers = (players) =>
  Array.isArray(players) && players.length <= MOST_OTHERS && players.every((by) => PLAYERS.includes(by));

/** @param {string} text */
const readPlayers = (text) => {
  const players = text.split(".");
  return arePlayers(players) ? players : undefined;
};

/** Tiles that nobody is to read in passing are told by a sign each, another one at every place. */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0";
const STRIDE = 17;

/** @param {number} place @param {number} nth */
const turnedTo = (place, nth) => (((place + nth) % SIGNS.length) + SIGNS.length) % SIGNS.length;

/** @param {Tile[]} tiles */
const toldHidden = (tiles) =>
  tiles.length === 0
    ? NONE
    : `.${tiles.map((tile, nth) => SIGNS[turnedTo(KINDS.indexOf(tile), STRIDE * nth)]).join("")}`;

/** @param {string} text */
function readHidden(text) {
  if (!text.startsWith(".")) return text === NONE ? [] : readTiles(text);
  const places = [...text.slice(1)].map((sign) => SIGNS.indexOf(sign));
  return places.includes(-1) ? null : places.map((place, nth) => KINDS[turnedTo(place, -STRIDE * nth)]);
}

/** Lists of tiles. @param {string} text */
function readPiles(text) {
  const piles = text.split("_").map(readHidden);
  return piles.includes(null) ? undefined : piles;
}

/** @param {Tile[][]} piles */
const toldPiles = (piles) => piles.map(told).join("_");

/** Yes or no of each player. @param {string} text */
const readFlags = (text) => (/^[01]{0,3}$/.test(text) ? [...text].map((sign) => sign === "1") : undefined);

/** Puzzles have numbers below this. */
const MOST_PUZZLES = 1_000_000;

/** @param {string} text "hard.7" @returns {import("./types.d.ts").Puzzle | undefined} */
function readPuzzle(text) {
  const [, name, number] = /^(\w+)\.(\d{1,6})$/.exec(text) ?? [];
  const level = LEVELS.find((level) => level === name);
  return level && Number(number) > 0 && Number(number) < MOST_PUZZLES ? { level, number: Number(number) } : undefined;
}

/** Seeds are whole numbers of 32 bits. @param {string} text */
const readSeed = (text) => (/^\d{1,10}$/.test(text) && Number(text) < 2 ** 32 ? Number(text) : undefined);

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
  by: plain("by", readPlayers, (players) => players.join(".")),
  hands: plain("hands", readPiles, (hands) => hands.map(toldHidden).join("_")),
  theyopened: plain("theyOpened", readFlags, (flags) => flags.map(Number).join("")),
  pool: plain("pool", (text) => readHidden(text) ?? undefined, toldHidden),
  bag: plain("bag", oneOf(BAGS)),
  tell: plain("tell", oneOf(TELLS)),
  starts: plain("starts", wholeNumber(MOST_OTHERS)),
  seed: plain("seed", readSeed),
  passes: plain("passes", wholeNumber(MOST_OTHERS + 1)),
  puzzle: plain("puzzle", readPuzzle, (puzzle) => (puzzle ? `${puzzle.level}.${puzzle.number}` : "")),
  work: plain("work", readPiles, (piles) => (piles ? toldPiles(piles) : "")),
  objective: plain("objective", oneOf(OBJECTIVES)),
  keepjokers: plain("keepJokers", oneOf([true, false])),
  target: plain("target", oneOf(TARGETS)),
  tab: plain("tab", oneOf(TABS)),
});

/** The state as pairs for a link. What is as at first is left out, but for the rack. @param {State} state */
export const write = (state) => pairsOf(PARTS, state, initial(), ["rack"]);

/** The state that a link tells, and what in it can't be. That stays as at first; a tile or a set that can't be is left out alone. @param {URLSearchParams} params */
export function read(params) {
  const { state: found, problems } = readParts(PARTS, params, initial());
  const broken = [...params].filter(([key, text]) => Object.hasOwn(WHOLE, key) && !WHOLE[key](text));
  const unread = new Set(broken.map(([key]) => key));
  const { state, wrong } = sound(found, unread);
  // In the order of the link, then what does not go together.
  const unknown = problems.map(({ key }) => key);
  const told = [...params.keys()].filter((key) => unknown.includes(key) || unread.has(key));
  const keys = new Set([...told, ...wrong]);
  return { state, problems: [...keys].map((key) => ({ key })) };
}

/** Parts that hold tiles, in the order in which they are believed. */
const HOLDERS = /** @type {const} */ (["rack", "table", "loose", "came"]);

/** The state without what does not go together, and the keys of that. @param {State} found @param {Set<string>} unread keys of which something is left out already @returns {{ state: State, wrong: string[] }} */
function sound(found, unread) {
  /** @type {State} */
  let state = { ...found, rack: [], table: [], loose: [], came: [], entry: noEntry() };
  /** @type {string[]} */
  const wrong = [];
  for (const key of HOLDERS) {
    for (const one of found[key]) {
      const next = { ...state, [key]: [...state[key], one] };
      if (isPossible(next)) state = next;
      else if (!wrong.includes(key)) wrong.push(key);
    }
  }
  // What is told by places would be told of other sets.
  const isOther = ["rack", "table", "loose"].some((key) => unread.has(key) || wrong.includes(key));
  if (isOther) found = { ...found, entry: found.entry.at === null ? found.entry : { ...found.entry, at: ALL } };
  if (isOther) state = { ...state, done: [] };
  const withEntry = { ...state, entry: found.entry };
  const isEntry = (found.entry.at ?? -1) < state.table.length && isPossible(withEntry);
  if (isEntry) state = withEntry;
  else wrong.push("entry");
  if (!holds(state.rack, [...state.keep, ...state.play])) {
    state = { ...state, keep: [], play: [] };
    wrong.push("keep");
  }
  for (const [key, isSound, none] of SOUND) {
    if (isSound(state)) continue;
    state = { ...state, ...none() };
    wrong.push(key);
  }
  return { state: { ...state, turn: Math.min(state.turn, state.others.length) }, wrong };
}

/** Where nobody plays along. */
function noGame() {
  const { by, hands, theyOpened, pool, bag, tell, starts, seed, passes } = initial();
  return { by, hands, theyOpened, pool, bag, tell, starts, seed, passes };
}

/** Whether a game with the computer adds up: as many racks as players, and every tile somewhere. @param {State} state */
function isGame({ by, hands, theyOpened, pool, bag, tell, rack, table, loose, others, starts, puzzle }) {
  if (by.length === 0) return isSame([hands, theyOpened, pool, tell], [[], [], [], ""]);
  const all = [...rack, ...table.flatMap(({ tiles }) => tiles), ...hands.flat(), ...pool];
  const isWhole = bag === "typed" ? pool.length === 0 : all.length === ALL && tell === "";
  const areSeats =
    [hands, theyOpened, others].every(({ length }) => length === by.length) &&
    hands.every((hand, nth) => hand.length === others[nth]);
  const isNone = loose.length === 0 && puzzle === null && starts <= by.length;
  return isWhole && areSeats && isNone && KINDS.every((tile) => countOf(all, tile) <= COPIES);
}

/** Whether a table that is being worked on has all tiles of the table, and beside them some of the rack. @param {State} state */
function isWork({ work, table, rack, play }) {
  if (work === null) return true;
  const [tiles, before] = [work.flat(), table.flatMap((set) => set.tiles)];
  return holds(tiles, before) && holds(rack, [...without(tiles, before), ...play]);
}

/** What else has to fit, by its key, and what is there if it does not. @type {[string, (state: State) => boolean, () => Partial<State>][]} */
const SOUND = [
  ["by", isGame, noGame],
  ["work", isWork, () => ({ work: null })],
];

/** Whether no tile is in sight more often than it exists, and no joker lies loose where it may not. @param {State} state */
function isPossible(state) {
  const none = { ...state, rack: [], table: [], loose: [], came: [], entry: noEntry(), hands: [] };
  const all = [
    ...state.rack,
    ...state.table.flatMap(({ tiles }, nth) => (nth === state.entry.at ? [] : tiles)),
    ...state.entry.tiles,
    ...state.loose,
    ...state.came,
  ];
  const isEach = all.every((tile, nth) => isLeft({ ...none, rack: all.slice(0, nth) }, tile));
  return isEach && (state.jokers === "free" || !state.loose.some(isJoker));
}

/** What a taste may be. */
const TASTE = { hints: HINTS, pace: PACES, level: LEVELS };

/** @param {any} taste @returns {Partial<State>} */
const readChosen = (taste) => {
  const rivals = Object(taste).rivals;
  const number = Object(taste).number;
  return {
    ...(arePlayers(rivals) && rivals.length > 0 ? { rivals } : {}),
    ...(Number.isInteger(number) && number > 0 && number < MOST_PUZZLES ? { number } : {}),
  };
};

/**
 * The state with what links leave out: the turns, and the player's taste. Both may be any data.
 * @param {State} state @param {unknown} log @param {unknown} taste
 * @returns {State}
 */
export const complete = (state, log, taste) => ({
  ...state,
  ...readTaste(TASTE, taste),
  ...readChosen(taste),
  // Who plays with real tiles may have said otherwise since how many there are.
  log: readLog(log, state.by.length || MOST_OTHERS),
});
