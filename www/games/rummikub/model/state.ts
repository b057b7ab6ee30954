// The state of the page: the rack, the table as it lies, and what is asked about them. What can change it is in moves.js.

import { inOrder, isEither, lain } from "./sets.js";
import { ALL, COPIES, countOf, KINDS } from "./tiles.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Tile} Tile */
/** @typedef {import("./types.d.ts").Lain} Lain */
/** @typedef {import("./types.d.ts").Place} Place */

export const TARGETS = /** @type {const} */ (["rack", "set", "loose", "theirs", "draw"]);
export const TABS = /** @type {const} */ (["table", "moves", "help"]);
export const OBJECTIVES = /** @type {const} */ (["tiles", "points", "simple"]);
export const OPENINGS = /** @type {const} */ ([30, 50]);
export const JOKER_RULES = /** @type {const} */ (["free", "stands", "locked", "both"]);
export const JOKER_POINTS = /** @type {const} */ ([30, 100]);

/** How much is told: how many tiles can go, which, which sets are touched, the plan. */
export const HINTS = /** @type {const} */ ([1, 2, 3, 4]);
export const PLAN = 4;

/** Others that can play. */
export const MOST_OTHERS = 3;

/** Tiles that everybody begins with. */
export const DEALT = 14;

/** Players of the computer's as the solver names them, the strongest first. */
export const PLAYERS = ["best", "jokers", "tiles", "hold", "points", "simple", "random"];
export const BAGS = /** @type {const} */ (["page", "typed"]);
export const TELLS = /** @type {const} */ (["", "deal", "draw"]);
export const LEVELS = /** @type {const} */ (["easy", "medium", "hard"]);

/** @returns {import("./types.d.ts").Entry} */
export const noEntry = () => ({ tiles: [], kind: null, at: null });

/** @returns {State} */
export const initial = () => ({
  rack: [],
  table: [],
  loose: [],
  opened: false,
  opening: 30,
  playOn: false,
  jokers: "free",
  jokerPoints: 30,
  keep: [],
  play: [],
  entry: noEntry(),
  came: [],
  done: [],
  others: [],
  turn: 0,
  log: [],
  by: [],
  hands: [],
  theyOpened: [],
  pool: [],
  bag: "page",
  tell: "",
  starts: 0,
  seed: 0,
  passes: 0,
  puzzle: null,
  work: null,
  objective: "tiles",
  keepJokers: false,
  target: "rack",
  tab: "table",
  hints: PLAN,
  pace: "normal",
  rivals: [PLAYERS[0]],
  level: "easy",
  number: 1,
  asked: 0,
  isTaking: false,
  isPadShut: false,
  isAfterShown: false,
  cursor: KINDS[0],
  typed: "",
  refused: null,
  draft: null,
  copied: "",
  begins: 0,
  nextBag: "page",
  isGoing: false,
  lifted: null,
  picked: [],
});

/** What undo brings back. @param {State} state */
export const position = ({
  rack,
  table,
  loose,
  opened,
  opening,
  playOn,
  jokers,
  jokerPoints,
  keep,
  play,
  entry,
  came,
  done,
  others,
  turn,
  log,
  by,
  hands,
  theyOpened,
  pool,
  bag,
  tell,
  starts,
  seed,
  passes,
  puzzle,
  work,
}) => ({
  rack,
  table,
  loose,
  opened,
  opening,
  playOn,
  jokers,
  jokerPoints,
  keep,
  play,
  entry,
  came,
  done,
  others,
  turn,
  log,
  by,
  hands,
  theyOpened,
  pool,
  bag,
  tell,
  starts,
  seed,
  passes,
  puzzle,
  work,
});

/** @param {State} state */
export const taste = ({ hints, pace, rivals, level, number }) => ({ hints, pace, rivals, level, number });

/** What no position has of its own. @type {Pick<State, "asked" | "typed" | "refused" | "copied" | "lifted" | "picked">} */
export const settled = { asked: 0, typed: "", refused: null, copied: "", lifted: null, picked: [] };

/** The state after something was brought back: nothing half done, and the computer waits. @param {State} state @returns {State} */
export const rest = (state) => ({ ...state, ...settled, isTaking: false, isAfterShown: false, isGoing: false });

/** Whether any tile is entered, or a game has begun. @param {State} state */
export const isBegun = (state) =>
  [state.rack, state.table, state.loose, state.came, state.log, state.by].some(({ length }) => length > 0) ||
  isPending(state);

/** Whether there is something that a player would miss. @param {State} state */
export const isUnderWay = (state) => isBegun(state) || state.others.length > 0;

/** Whether the page plays along: as the others, or with a puzzle. @param {Pick<State, "by" | "puzzle">} state */
export const isOnBench = ({ by, puzzle }) => by.length > 0 || puzzle !== null;

/** How much is told now; nothing unasked where the page plays along. @param {State} state */
export const levelOf = (state) => Math.min(PLAN, (isOnBench(state) ? 0 : state.hints) + state.asked);

/** Whether the rack is still being entered: before a game's first turn it has as many tiles as were dealt. @param {State} state */
export const isEntering = ({ rack, table, loose, opened, log }) =>
  rack.length === 0 || (rack.length < DEALT && !opened && table.length + loose.length + log.length === 0);

// ---- Tiles in sight ----

/** The sets that lie on the table; one that is being corrected lies in the entry. @param {State} state */
const lying = ({ table, entry }) => table.filter((_, nth) => nth !== entry.at);

/** The table with the set in its place that is being entered; null where that is none yet. @param {Pick<State, "table" | "entry">} state @returns {Lain[] | null} */
export function withEntry({ table, entry }) {
  const { tiles, kind, at } = entry;
  if (at !== null && tiles.length === 0) return table.toSpliced(at, 1);
  const set = lain(tiles, kind);
  if (!set) return null;
  return at === null ? [...table, inOrder(set)] : table.with(at, inOrder(set));
}

/** Whether something is being entered or corrected that is not laid. @param {Pick<State, "entry">} state */
export const isPending = ({ entry: { tiles, at } }) => tiles.length > 0 || at !== null;

/** The table that counts: a set that is being entered lies there as soon as it is one. @param {Pick<State, "table" | "entry">} state */
export const tableNow = (state) => withEntry(state) ?? state.table;

/** All tiles of the table, those among them that are being entered. @param {State} state */
export const onTable = (state) => [
  ...lying(state).flatMap(({ tiles }) => tiles),
  ...state.entry.tiles,
  ...state.loose,
  ...state.came,
];

/** How often a tile is on the rack and on the table. @param {State} state @returns {Map<Tile, { rack: number, table: number }>} */
export function sight(state) {
  const found = new Map(KINDS.map((tile) => [tile, { rack: 0, table: 0 }]));
  const at = (/** @type {Tile} */ tile) => /** @type {{ rack: number, table: number }} */ (found.get(tile));
  for (const tile of state.rack) at(tile).rack += 1;
  for (const tile of onTable(state)) at(tile).table += 1;
  return found;
}

/** Whether one more of a tile can come into sight. @param {State} state @param {Tile} tile */
export const isLeft = (state, tile) =>
  countOf([...state.rack, ...onTable(state), ...state.hands.flat()], tile) < COPIES;

/** Where the tiles of a kind are that are in sight. @param {State} state @param {Tile} tile @returns {Place[]} */
export function placesOf(state, tile) {
  const { rack, table, loose, came, entry } = state;
  /** @type {[Place, Tile[]][]} */
  const all = [
    ["rack", rack],
    .../** @type {[Place, Tile[]][]} */ (table.map(({ tiles }, nth) => [nth, nth === entry.at ? [] : tiles])),
    ["entry", entry.tiles],
    ["loose", loose],
    ["came", came],
  ];
  return all.flatMap(([place, tiles]) => tiles.filter((other) => other === tile).map(() => place));
}

/** Tiles that nobody has seen. @param {State} state */
export const unseenOf = (state) => ALL - state.rack.length - onTable(state).length;

/** Tiles that are face down; what real tiles are left in the bag. @param {State} state */
export const poolSize = (state) => unseenOf(state) - state.hands.flat().length;

// ---- What the solver is asked ----

/** A set as the solver is told of it. @param {Lain} set @returns {import("#modules/rummikub").TableSet} */
export const askedSet = ({ tiles, kind }) => (kind === "group" && isEither(tiles) ? { tiles, kind } : tiles);

/** The rules of the house. @param {State} state */
export const rulesOf = ({ opening, playOn, jokers, jokerPoints }) => ({ opening, playOn, jokers, jokerPoints });

/** The position as the solver is asked about it. @param {State} state @returns {import("./types.d.ts").RummikubQuery} */
export const queryOf = (state) => ({
  table: tableNow(state).map(askedSet),
  loose: state.loose,
  rack: state.rack,
  opened: state.opened,
  rules: rulesOf(state),
  objective: state.objective,
  keepJokers: state.keepJokers,
  keep: state.keep,
  play: state.play,
});

/** How the tiles that came may lie: all of them, with the fewest cuts. @param {State} state @returns {import("./types.d.ts").RummikubQuery} */
export const queryOfTheirs = (state) => ({
  table: tableNow(state).map(askedSet),
  loose: state.loose,
  rack: state.came,
  rules: rulesOf(state),
  objective: "simple",
  play: state.came,
});
