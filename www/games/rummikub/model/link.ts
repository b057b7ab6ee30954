// How a link tells a position, and what is made of one that tells nonsense.

import { ADVICE_TIMES } from "../../../shell/model/advice.ts";
import { at } from "../../../shell/model/at.ts";
import { readSeed } from "../../../shell/model/chance.ts";
import { oneOf, pairsOf, plain, readParts, readPreferences, tabOf, within } from "../../../shell/model/link-parts.ts";
import { PACES } from "../../../shell/model/pace.ts";
import { readMoves } from "./kept-moves.ts";
import { hasTwoJokers, inOrder, isEither, judged, mayBeLoose, setRead } from "./sets.ts";
import {
  AWAITED_TILES,
  emptyTable,
  HINTS,
  initial,
  JOKER_POINTS,
  JOKER_RULES,
  LEVELS,
  MOST_OPENING,
  MOST_OTHERS,
  OBJECTIVES,
  onTable,
  PLAYERS,
  playsAlong,
  TABS,
  TARGETS,
  TILE_SOURCES,
} from "./state.ts";
import { ALL, COPIES, countOf, holds, KINDS, readable, read as readTiles, sorted, without, wordsOf } from "./tiles.ts";
import type { Entry, Kind, Match, Puzzle, State, TableSet, Tile, WhyNoSet } from "./types.ts";

/** Behind the tiles of a group that could be a run as well. */
const GROUP = "*";

/** A rack without tiles. */
const NONE = "-";

/** Tiles as a link tells them: signs that need no escaping. */
const told = (tiles: Tile[]) => wordsOf(tiles).join(".");

const toldSet = ({ tiles, kind }: TableSet) => `${told(tiles)}${kind === "group" && isEither(tiles) ? GROUP : ""}`;

const readSorted = (text: string) => sorted(readable(text));

function readSet(text: string, oneJoker: boolean): TableSet | null {
  const isGroup = text.trim().endsWith(GROUP);
  const tiles = readTiles(text.replace(GROUP, ""));
  const set = tiles && setRead(tiles, isGroup ? "group" : null, oneJoker);
  return set && inOrder(set);
}

const partsOf = (text: string) => text.split(/[_/]/).filter((part) => part.trim() !== "");

/** Each set of a text, null for what is none. */
const readSets = (text: string, oneJoker: boolean) => partsOf(text).map((part) => readSet(part, oneJoker));

/** Tiles of a link that are no set: their place among its sets, why, and whether they count as loose. */
export interface NoSet {
  nth: number;
  tiles: Tile[];
  why: WhyNoSet;
  isLoose: boolean;
}

/** More tiles than a set has are not told one by one. */
const MOST_TOLD = 13;

function noSetsOf(text: string, oneJoker: boolean): NoSet[] {
  return partsOf(text).flatMap((part, nth) => {
    const tiles = (readSet(part, oneJoker) ? null : readTiles(part.replace(GROUP, ""))) ?? [];
    const { why } = judged(tiles, null, oneJoker);
    return why && tiles.length > 0 && tiles.length <= MOST_TOLD ? [{ nth, tiles, why, isLoose: false }] : [];
  });
}

/** A position with the tiles of what is no set loose on the table, where they can be. */
function withLoose(state: State, noSets: NoSet[]): { state: State; noSets: NoSet[] } {
  let next = state;
  const told = noSets.map((noSet) => {
    const { table } = next;
    const all = { ...next, table: { ...table, loose: sorted([...table.loose, ...noSet.tiles]) } };
    const isLoose = !playsAlong(state) && isPossible(all);
    if (isLoose) next = all;
    return { ...noSet, isLoose };
  });
  return { state: next, noSets: told };
}

/** The sets of a text by any rules of the house, which may stand behind them in a link. */
const readTable = (text: string) => readSets(text, false).filter((set) => set !== null);

const isOfTiles = (text: string) => readTiles(text) !== null;

/** Parts of which what can't be read is left out alone, and whether all of one can be read. */
const WHOLE: Record<string, (text: string, oneJoker: boolean) => boolean> = {
  rack: isOfTiles,
  loose: isOfTiles,
  keep: isOfTiles,
  play: isOfTiles,
  came: isOfTiles,
  table: (text, oneJoker) => !readSets(text, oneJoker).includes(null),
};

/**
 * A list of whole numbers.
 * @param most items
 */
const wholeNumbers = (most: number, highest: number) => (text: string) => {
  const numbers =
    text === "" ? [] : text.split(".").map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  return numbers.length <= most && numbers.every((number) => number <= highest) ? numbers : undefined;
};

const wholeNumber = (highest: number) => (text: string) => wholeNumbers(1, highest)(text)?.[0];

/**
 * The set that is being entered: its tiles, the place that it has on the table, and whether it is told to be of a kind.
 */
const toldEntry = ({ tiles, kind, at }: Entry) =>
  [told(tiles), at === null ? "" : String(at), kind ?? ""].join("_").replace(/_+$/, "");

function readEntry(text: string): Entry | undefined {
  const [part = "", at = "", kind = "", ...more] = text.split("_");
  const tiles = readTiles(part);
  const isEntry = tiles && more.length === 0 && /^\d{0,2}$/.test(at) && ["", "run", "group"].includes(kind);
  if (!isEntry) return undefined;
  return {
    tiles,
    at: at === "" ? null : Number(at),
    kind: kind === "" ? null : (kind as Kind),
  };
}

// ---- Where the page plays along ----

const arePlayers = (players: unknown) =>
  Array.isArray(players) && players.length <= MOST_OTHERS && players.every((by) => PLAYERS.includes(by));

const readPlayers = (text: string) => {
  const players = text.split(".");
  return arePlayers(players) ? players : undefined;
};

/** Tiles that nobody is to read in passing are told by a sign each, another one at every place. */
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0";
const STRIDE = 17;

const turnedTo = (place: number, nth: number) => (((place + nth) % SIGNS.length) + SIGNS.length) % SIGNS.length;

const toldHidden = (tiles: Tile[]) =>
  tiles.length === 0
    ? NONE
    : `.${tiles.map((tile, nth) => SIGNS.charAt(turnedTo(KINDS.indexOf(tile), STRIDE * nth))).join("")}`;

function readHidden(text: string) {
  if (!text.startsWith(".")) return text === NONE ? [] : readTiles(text);
  const places = [...text.slice(1)].map((sign) => SIGNS.indexOf(sign));
  return places.includes(-1) ? null : places.map((place, nth) => at(KINDS, turnedTo(place, -STRIDE * nth)));
}

/** Lists of tiles. */
function readPiles(text: string) {
  const piles = text.split("_").map(readHidden);
  const known = piles.filter((pile) => pile !== null);
  return known.length === piles.length ? known : undefined;
}

const toldPiles = (piles: Tile[][]) => piles.map(told).join("_");

/** Yes or no of each player. */
const readFlags = (text: string) => (/^[01]{0,3}$/.test(text) ? [...text].map((sign) => sign === "1") : undefined);

/** Puzzles have numbers below this. */
export const MOST_PUZZLES = 1_000_000;

/** @param text "hard.7" */
function readPuzzle(text: string): Puzzle | undefined {
  const [, name, number] = /^(\w+)\.(\d{1,6})$/.exec(text) ?? [];
  const level = LEVELS.find((level) => level === name);
  return level && Number(number) > 0 && Number(number) < MOST_PUZZLES ? { level, number: Number(number) } : undefined;
}

/** All that a link tells, by its key. Pairs stand in this order. */
const PARTS = {
  rack: plain("rack", readSorted, told),
  ...within("table", {
    table: plain("sets", readTable, (sets: TableSet[]) => sets.map(toldSet).join("_")),
    loose: plain("loose", readSorted, told),
  }),
  opened: plain("opened", oneOf([true, false])),
  ...within("rules", {
    opening: plain("opening", (text) => wholeNumber(MOST_OPENING)(text) || undefined),
    playon: plain("playOn", oneOf([true, false])),
    jokers: plain("jokers", oneOf(JOKER_RULES)),
    onejoker: plain("oneJoker", oneOf([true, false])),
    jokerpoints: plain("jokerPoints", oneOf(JOKER_POINTS)),
  }),
  keep: plain("keep", readSorted, told),
  play: plain("play", readSorted, told),
  ...within("table", {
    entry: plain("entry", readEntry, toldEntry),
    came: plain("came", readSorted, told),
  }),
  done: plain("done", wholeNumbers(ALL, ALL), (numbers) => numbers.join(".")),
  others: plain("others", wholeNumbers(MOST_OTHERS, ALL), (numbers) => numbers.join(".")),
  turn: plain("toMove", wholeNumber(MOST_OTHERS)),
  ...within("match", {
    by: plain("players", readPlayers, (players) => players.join(".")),
    hands: plain("hands", readPiles, (hands) => hands.map(toldHidden).join("_")),
    theyopened: plain("haveOpened", readFlags, (flags) => flags.map(Number).join("")),
    pool: plain("pool", (text) => readHidden(text) ?? undefined, toldHidden),
    bag: plain("tileSource", oneOf(TILE_SOURCES)),
    tell: plain("awaitedTile", oneOf(AWAITED_TILES)),
    starts: plain("starts", wholeNumber(MOST_OTHERS)),
    seed: plain("seed", readSeed),
    passes: plain("passes", wholeNumber(MOST_OTHERS + 1)),
    givenup: plain("isGivenUp", oneOf([true, false])),
  }),
  puzzle: plain("puzzle", readPuzzle, (puzzle) => (puzzle ? `${puzzle.level}.${puzzle.number}` : "")),
  work: plain("work", readPiles, (piles) => (piles ? toldPiles(piles) : "")),
  objective: plain("objective", oneOf(OBJECTIVES)),
  cuts: plain("atMostCuts", wholeNumber(ALL), (cuts) => (cuts === null ? "" : String(cuts))),
  keepjokers: plain("keepJokers", oneOf([true, false])),
  // Links of before may enter loose tiles, which belong to the table.
  target: plain("target", (text) => oneOf(TARGETS)(text === "loose" ? "set" : text)),
  tab: plain("tab", tabOf(TABS, initial().tab)),
};

/** A link tells each part of a match alone. So there is always a match while links are written and read: without players it is none. */
const NO_MATCH: Match = {
  players: [],
  hands: [],
  haveOpened: [],
  pool: [],
  tileSource: "page",
  awaitedTile: "",
  starts: 0,
  seed: 0,
  passes: 0,
  isGivenUp: false,
};

type StateWithMatch = State & { match: Match };

const withMatch = (state: State): StateWithMatch => ({ ...state, match: state.match ?? NO_MATCH });

/**
 * What a link means that does not tell how a move is chosen: most tiles, then points, with the jokers as any other tile, whatever the
 * page begins with.
 */
const untold = (): State => ({ ...initial(), objective: "tiles", keepJokers: false });

/** The state as pairs for a link. What a link means without them is left out, but for the rack. */
export const write = (state: State) => pairsOf(PARTS, withMatch(state), withMatch(untold()), ["rack"]);

/**
 * The state that a link tells, and what in it can't be. That stays as at first; a tile or a set that can't be is left out alone.
 */
export function read(params: URLSearchParams) {
  // Nothing at all is no link.
  const first = params.size > 0 ? untold() : initial();
  const { state: found, problems } = readParts(PARTS, params, withMatch(first));
  const { oneJoker } = found.rules;
  const broken = [...params].filter(([key, text]) => Object.hasOwn(WHOLE, key) && !WHOLE[key]?.(text, oneJoker));
  const unread = new Set(broken.map(([key]) => key));
  const table = params.get("table") ?? "";
  const sets = found.table.sets.filter(({ tiles }) => !oneJoker || !hasTwoJokers(tiles));
  const { state: known, wrong } = sound({ ...found, table: { ...found.table, sets } }, unread);
  const { state, noSets } = withLoose(known, noSetsOf(table, oneJoker));
  // In the order of the link, then what does not go together.
  const unknown = problems.map(({ key }) => key);
  const told = [...params.keys()].filter((key) => unknown.includes(key) || unread.has(key));
  const keys = [...new Set([...told, ...wrong])];
  const isOther = wrong.includes("table") || readSets(table, oneJoker).filter((set) => !set).length > noSets.length;
  return {
    state,
    problems: keys.flatMap((key): LinkProblem[] => [
      ...(key === "table" ? noSets.map((noSet) => ({ key, noSet })) : []),
      ...(key !== "table" || isOther || noSets.length === 0 ? [{ key }] : []),
    ]),
  };
}

/** What of a link can't be: a part by its key, or a set of the table. */
export interface LinkProblem {
  key: string;
  noSet?: NoSet;
}

/** Parts that hold tiles, in the order in which they are believed. */
const HOLDERS = ["rack", "table", "loose", "came"] as const;

/**
 * The state without what does not go together, and the keys of that.
 * @param unread keys of which something is left out already
 */
function sound(found: StateWithMatch, unread: Set<string>): { state: State; wrong: string[] } {
  let state: StateWithMatch = { ...found, rack: [], table: emptyTable() };
  const wrong: string[] = [];
  for (const key of HOLDERS) {
    const part = PARTS[key];
    for (const one of part.of(found) as unknown[]) {
      const next = part.with(state, [...(part.of(state) as unknown[]), one]) as StateWithMatch;
      if (isPossible(next)) state = next;
      else if (!wrong.includes(key)) wrong.push(key);
    }
  }
  // What is told by places would be told of other sets.
  const isOther = ["rack", "table", "loose"].some((key) => unread.has(key) || wrong.includes(key));
  if (isOther) state = { ...state, done: [] };
  const { entry } = found.table;
  const at = isOther && entry.at !== null ? ALL : entry.at;
  const withEntry = { ...state, table: { ...state.table, entry: { ...entry, at } } };
  const isEntry = (at ?? -1) < state.table.sets.length && isPossible(withEntry);
  if (isEntry) state = withEntry;
  else wrong.push("entry");
  if (!holds(state.rack, [...state.keep, ...state.play])) {
    state = { ...state, keep: [], play: [] };
    wrong.push("keep");
  }
  if (!addsUp(state)) {
    state = { ...state, match: NO_MATCH };
    wrong.push("by");
  }
  if (!isWork(state)) {
    state = { ...state, work: null };
    wrong.push("work");
  }
  const { match, others } = state;
  const toMove = Math.min(state.toMove, others.length);
  return { state: { ...state, match: match.players.length > 0 ? match : null, toMove }, wrong };
}

/** Whether a match adds up: as many racks as players, and every tile somewhere. Without players there are no tiles either. */
function addsUp(state: StateWithMatch) {
  const { rack, table, others, puzzle, match } = state;
  const { players, hands, haveOpened, pool, tileSource, awaitedTile, starts } = match;
  if (players.length === 0) return [hands, haveOpened, pool, awaitedTile].every(({ length }) => length === 0);
  const all = [rack, ...table.sets.map(({ tiles }) => tiles), ...hands, pool].flat();
  const isWhole = tileSource === "typed" ? pool.length === 0 : all.length === ALL && awaitedTile === "";
  const areSeats =
    [hands, haveOpened, others].every(({ length }) => length === players.length) &&
    hands.every((hand, nth) => hand.length === others[nth]);
  const isNone = table.loose.length === 0 && puzzle === null && starts <= players.length;
  return isWhole && areSeats && isNone && KINDS.every((tile) => countOf(all, tile) <= COPIES);
}

/** Whether a table that is being worked on has all tiles of the table, and beside them some of the rack. */
function isWork({ work, table, rack, play }: State) {
  if (work === null) return true;
  const [tiles, before] = [work.flat(), table.sets.flatMap((set) => set.tiles)];
  return holds(tiles, before) && holds(rack, [...without(tiles, before), ...play]);
}

/** Whether no tile is in sight more often than it exists, and no joker lies loose where it may not. */
function isPossible(state: State) {
  const all = [...state.rack, ...onTable(state)];
  const isEach = all.every((tile) => countOf(all, tile) <= COPIES);
  return isEach && mayBeLoose(state.table.loose, state.rules.jokers);
}

/** What the preferences that are kept as they are may be. */
const TASTE = { hints: HINTS, advice: ADVICE_TIMES, pace: PACES };

/** What was chosen last in the dialog "play". */
function readChosen({ nextGame, nextPuzzle }: State, preferences: unknown) {
  const { rivals, level, number } = Object(preferences);
  return {
    nextGame: arePlayers(rivals) && rivals.length > 0 ? { ...nextGame, opponents: rivals } : nextGame,
    nextPuzzle: {
      level: LEVELS.includes(level) ? level : nextPuzzle.level,
      number: Number.isInteger(number) && number > 0 && number < MOST_PUZZLES ? number : nextPuzzle.number,
    },
  };
}

/** The state with what links leave out: the turns, and the player's preferences. Both may be any data. */
export const complete = (state: State, moves: unknown, preferences: unknown): State => ({
  ...state,
  ...readPreferences(TASTE, preferences),
  ...readChosen(state, preferences),
  // Who plays with real tiles may have said otherwise since how many there are.
  moves: readMoves(moves, state.match?.players.length ?? MOST_OTHERS),
});
