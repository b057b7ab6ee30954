// The state of the page: the rack, the table as it lies, and what is asked about them. What can change it is in moves.js.

import { isEither } from "./sets.js";
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
  objective: "tiles",
  keepJokers: false,
  target: "rack",
  tab: "table",
  hints: PLAN,
  asked: 0,
  isTaking: false,
  isPadShut: false,
  isAfterShown: false,
  cursor: KINDS[0],
  typed: "",
  refused: null,
  draft: null,
  copied: "",
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
});

/** @param {State} state */
export const taste = ({ hints }) => ({ hints });

/** What no position has of its own. */
export const settled = { asked: 0, typed: "", refused: null, copied: "" };

/** The state after something was brought back: nothing half done. @param {State} state @returns {State} */
export const rest = (state) => ({ ...state, ...settled, isTaking: false, isAfterShown: false });

/** Whether there is a game that a player would miss. @param {State} state */
export const isUnderWay = ({ rack, table, loose, log }) => rack.length + table.length + loose.length + log.length > 0;

/** How much is told now. @param {State} state */
export const levelOf = ({ hints, asked }) => Math.min(PLAN, hints + asked);

/** Whether the rack is still being entered: before a game's first turn it has as many tiles as were dealt. @param {State} state */
export const isEntering = ({ rack, table, loose, opened, log }) =>
  rack.length === 0 || (rack.length < DEALT && !opened && table.length + loose.length + log.length === 0);

// ---- Tiles in sight ----

/** The sets that lie on the table; one that is being corrected lies in the entry. @param {State} state */
const lying = ({ table, entry }) => table.filter((_, nth) => nth !== entry.at);

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
export const isLeft = (state, tile) => countOf([...state.rack, ...onTable(state)], tile) < COPIES;

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

// ---- What the solver is asked ----

/** @param {Lain} set @returns {import("#modules/rummikub").TableSet} */
const asked = ({ tiles, kind }) => (kind === "group" && isEither(tiles) ? { tiles, kind } : tiles);

/** @param {State} state */
const rulesOf = ({ opening, playOn, jokers, jokerPoints }) => ({ opening, playOn, jokers, jokerPoints });

/** The position as the solver is asked about it. @param {State} state @returns {import("./types.d.ts").RummikubQuery} */
export const queryOf = (state) => ({
  table: state.table.map(asked),
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
  table: state.table.map(asked),
  loose: state.loose,
  rack: state.came,
  rules: rulesOf(state),
  objective: "simple",
  play: state.came,
});
