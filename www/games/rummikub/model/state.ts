// The state of the page: the rack, the table as it lies, and what is asked about them. What can change it is in moves.ts.

import type { TableSet as AskedSet } from "#modules/rummikub";
import { inOrder, isEither, tableSet } from "./sets.ts";
import { ALL, COPIES, countOf, KINDS } from "./tiles.ts";
import type { Entry, Place, RummikubQuery, State, TableSet, Tile } from "./types.ts";

export const TARGETS = ["rack", "set", "loose", "theirs", "draw"] as const;
export const TABS = ["table", "moves", "help"] as const;
export const OBJECTIVES = ["tiles", "points", "simple"] as const;
export const OPENINGS = [30, 50] as const;
export const JOKER_RULES = ["free", "stands", "locked", "both"] as const;
export const JOKER_POINTS = [30, 100] as const;

/** How much is told: how many tiles can go, which, which sets are touched, the plan. */
export const HINTS = [1, 2, 3, 4] as const;
export const PLAN = 4;

/** Others that can play. */
export const MOST_OTHERS = 3;

/** Tiles that everybody begins with. */
export const DEALT = 14;

/** Players of the computer's as the solver names them, the strongest first. */
export const PLAYERS = ["best", "jokers", "tiles", "hold", "points", "simple", "random"];
export const BAGS = ["page", "typed"] as const;
export const TELLS = ["", "deal", "draw"] as const;
export const LEVELS = ["easy", "medium", "hard"] as const;

export const noEntry = (): Entry => ({ tiles: [], kind: null, at: null });

export const initial = (): State => ({
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
  moves: [],
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
  lifted: null,
  picked: [],
});

/** What undo brings back. */
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
  moves,
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
}: State) => ({
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
  moves,
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

export const preferences = ({ hints, pace, rivals, level, number }: State) => ({ hints, pace, rivals, level, number });

/** What no position has of its own. */
export const settled: Pick<State, "asked" | "typed" | "refused" | "copied" | "lifted" | "picked"> = {
  asked: 0,
  typed: "",
  refused: null,
  copied: "",
  lifted: null,
  picked: [],
};

/** The state after something was brought back: nothing half done, and the computer waits. */
export const restored = (state: State): State => ({
  ...state,
  ...settled,
  isTaking: false,
  isAfterShown: false,
});

/** Whether any tile is entered, or a game has begun. */
export const isBegun = (state: State) =>
  [state.rack, state.table, state.loose, state.came, state.moves, state.by].some(({ length }) => length > 0) ||
  isPending(state);

/** Whether there is something that a player would miss. */
export const isUnderWay = (state: State) => isBegun(state) || state.others.length > 0;

/** Whether the page plays along: as the others, or with a puzzle. */
export const isMatch = ({ by, puzzle }: Pick<State, "by" | "puzzle">) => by.length > 0 || puzzle !== null;

/** How much is told now; nothing unasked where the page plays along. */
export const levelOf = (state: State) => Math.min(PLAN, (isMatch(state) ? 0 : state.hints) + state.asked);

/** Whether the rack is still being entered: before a game's first turn it has as many tiles as were dealt. */
export const isEntering = ({ rack, table, loose, opened, moves }: State) =>
  rack.length === 0 || (rack.length < DEALT && !opened && table.length + loose.length + moves.length === 0);

// ---- Tiles in sight ----

/** The sets that lie on the table; one that is being corrected lies in the entry. */
const lying = ({ table, entry }: State) => table.filter((_, nth) => nth !== entry.at);

/** The table with the set in its place that is being entered; null where that is none yet. */
export function withEntry({ table, entry }: Pick<State, "table" | "entry">): TableSet[] | null {
  const { tiles, kind, at } = entry;
  if (at !== null && tiles.length === 0) return table.toSpliced(at, 1);
  const set = tableSet(tiles, kind);
  if (!set) return null;
  return at === null ? [...table, inOrder(set)] : table.with(at, inOrder(set));
}

/** Whether something is being entered or corrected that is not laid. */
export const isPending = ({ entry: { tiles, at } }: Pick<State, "entry">) => tiles.length > 0 || at !== null;

/** The table that counts: a set that is being entered lies there as soon as it is one. */
export const tableNow = (state: Pick<State, "table" | "entry">) => withEntry(state) ?? state.table;

/** All tiles of the table, those among them that are being entered. */
export const onTable = (state: State) => [
  ...lying(state).flatMap(({ tiles }) => tiles),
  ...state.entry.tiles,
  ...state.loose,
  ...state.came,
];

/** How often a tile is on the rack and on the table. */
export function sight(state: State): Map<Tile, { rack: number; table: number }> {
  const found = new Map(KINDS.map((tile) => [tile, { rack: 0, table: 0 }]));
  const at = (tile: Tile) => found.get(tile) as { rack: number; table: number };
  for (const tile of state.rack) at(tile).rack += 1;
  for (const tile of onTable(state)) at(tile).table += 1;
  return found;
}

/** Whether one more of a tile can come into sight. */
export const isLeft = (state: State, tile: Tile) =>
  countOf([...state.rack, ...onTable(state), ...state.hands.flat()], tile) < COPIES;

/** Where the tiles of a kind are that are in sight. */
export function placesOf(state: State, tile: Tile): Place[] {
  const { rack, table, loose, came, entry } = state;
  const all: [Place, Tile[]][] = [
    ["rack", rack],
    ...(table.map(({ tiles }, nth) => [nth, nth === entry.at ? [] : tiles]) as [Place, Tile[]][]),
    ["entry", entry.tiles],
    ["loose", loose],
    ["came", came],
  ];
  return all.flatMap(([place, tiles]) => tiles.filter((other) => other === tile).map(() => place));
}

/** Tiles that nobody has seen. */
export const unseenOf = (state: State) => ALL - state.rack.length - onTable(state).length;

/** Tiles that are face down; what real tiles are left in the bag. */
export const poolSize = (state: State) => unseenOf(state) - state.hands.flat().length;

// ---- What the solver is asked ----

/** A set as the solver is told of it. */
export const askedSet = ({ tiles, kind }: TableSet): AskedSet =>
  kind === "group" && isEither(tiles) ? { tiles, kind } : tiles;

/** The rules of the house. */
export const rulesOf = ({ opening, playOn, jokers, jokerPoints }: State) => ({ opening, playOn, jokers, jokerPoints });

/** The position as the solver is asked about it. */
export const queryOf = (state: State): RummikubQuery => ({
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

/** How the tiles that came may lie: all of them, with the fewest cuts. */
export const queryOfTheirs = (state: State): RummikubQuery => ({
  table: tableNow(state).map(askedSet),
  loose: state.loose,
  rack: state.came,
  rules: rulesOf(state),
  objective: "simple",
  play: state.came,
});
