// The state of the page: the rack, the table as it lies, and what is asked about them. What can change it is in moves.ts.

import type { TableSet as AskedSet } from "#modules/rummikub";
import { at } from "../../../shell/model/at.ts";
import { PLAYER_AT, RANKED } from "./levels.ts";
import { inOrder, isEither, tableSet } from "./sets.ts";
import { ALL, COPIES, countOf, KINDS } from "./tiles.ts";
import type { Entry, Place, Position, RummikubQuery, RummikubStrategy, State, Table, TableSet, Tile } from "./types.ts";

export const TARGETS = ["rack", "set", "theirs", "draw"] as const;
export const TABS = ["table", "moves"] as const;
export const OBJECTIVES = ["best", "simple", "tiles", "points"] as const;
export const OPENINGS = [30, 40, 50] as const;
export const MOST_OPENING = 999;
export const JOKER_RULES = ["free", "stands", "locked", "both"] as const;
export const JOKER_POINTS = [20, 25, 30, 100];

/** How much is told: how many tiles can go, which, which sets are touched, the plan. */
export const HINTS = [1, 2, 3, 4] as const;
export const PLAN = 4;

/** Others that can play. */
export const MOST_OTHERS = 3;

/** Tiles that everybody begins with. */
export const DEALT = 14;

/** The players of the computer, as the solver names them: the levels, the weakest first, then the others. */
export const PLAYERS: RummikubStrategy[] = [...RANKED, "hold", "points", "random"];
export const TILE_SOURCES = ["page", "typed"] as const;
export const AWAITED_TILES = ["", "deal", "draw"] as const;
export const LEVELS = ["easy", "medium", "hard"] as const;

export const noEntry = (): Entry => ({ tiles: [], kind: null, at: null });

export const emptyTable = (): Table => ({ sets: [], loose: [], entry: noEntry(), came: [] });

const firstPosition = (): Position => ({
  rack: [],
  table: emptyTable(),
  opened: false,
  rules: { opening: 30, playOn: false, jokers: "free", oneJoker: false, jokerPoints: 30 },
  keep: [],
  play: [],
  done: [],
  others: [],
  toMove: 0,
  moves: [],
  match: null,
  puzzle: null,
  work: null,
});

export const initial = (): State => ({
  ...firstPosition(),
  objective: "best",
  atMostCuts: null,
  keepJokers: true,
  target: "rack",
  tab: "table",
  hints: PLAN,
  advice: "after",
  pace: "normal",
  nextGame: { starts: 0, tileSource: "page", opponents: [PLAYER_AT.strongest] },
  nextPuzzle: { level: "easy", number: 1 },
  asked: 0,
  isTaking: false,
  isPadShut: false,
  isAfterShown: false,
  turnRead: null,
  cursor: at(KINDS, 0),
  typed: "",
  refused: null,
  laid: null,
  isToldByEnds: false,
  stroke: [],
  isOpeningSaid: false,
  dialogs: { draft: null, copied: "", round: null },
  lifted: null,
  picked: [],
  dropAt: null,
});

/** What undo brings back. */
export const position = (state: State) =>
  Object.fromEntries(
    Object.keys(firstPosition()).map((key) => [key, state[key as keyof Position]]),
  ) as object as Position;

/** By the names under which the device keeps them. */
export const preferences = ({ hints, advice, pace, nextGame, nextPuzzle }: State) => ({
  hints,
  advice,
  pace,
  rivals: nextGame.opponents,
  ...nextPuzzle,
});

/** The state without what belongs to one position: what was asked, typed, refused, laid, copied and picked there. */
export const settled = (state: State): State => ({
  ...state,
  asked: 0,
  typed: "",
  refused: null,
  laid: null,
  isToldByEnds: false,
  stroke: [],
  dialogs: { ...state.dialogs, copied: "" },
  lifted: null,
  picked: [],
  dropAt: null,
  turnRead: null,
});

/**
 * The state after something was brought back: nothing half done, and the computer waits. In the player's own turn taps go to the rack again,
 * and so they do where the last tile of the first rack was taken back.
 */
export const restored = (state: State): State => ({
  ...settled(state),
  target:
    (state.target === "theirs" && !areOthersAtTurn(state)) || (state.target === "set" && lacksOne(state))
      ? "rack"
      : state.target,
  isTaking: false,
  isAfterShown: false,
  isOpeningSaid: false,
});

/** Whether the player's turn is over; where no others are told of, until the player goes on. */
const areOthersAtTurn = ({ toMove, others, moves, table }: State) =>
  toMove > 0 || table.came.length > 0 || (others.length === 0 && moves.at(-1)?.seat === 0);

/** Whether nothing is entered but a first rack that lacks its last tile. */
const lacksOne = (state: State) => state.rack.length === DEALT - 1 && isFirstRack(state);

/** Whether nothing but the rack has been entered. */
export const isFirstRack = (state: State) => state.moves.length + onTable(state).length === 0 && !playsAlong(state);

/** An empty table, by the same rules and with the same preferences. */
export const cleared = ({ rules, tab, hints, advice, pace, nextGame, nextPuzzle }: State): State => ({
  ...initial(),
  rules,
  tab,
  hints,
  advice,
  pace,
  nextGame,
  nextPuzzle,
});

/** Whether any tile is entered, or a game has begun. */
export const isBegun = (state: State) =>
  state.rack.length + onTable(state).length + state.moves.length > 0 || state.match !== null || isPending(state);

/** Whether there is something that a player would miss. */
export const isUnderWay = (state: State) => isBegun(state) || state.others.length > 0;

/** Whether the page plays along: as the others, or with a puzzle. */
export const playsAlong = ({ match, puzzle }: State) => match !== null || puzzle !== null;

/** How much is shown unasked: of a puzzle nothing, and in a game what the player has chosen. */
function unasked(state: State) {
  if (!playsAlong(state)) return state.hints;
  return state.match !== null && state.advice === "before" ? PLAN : 0;
}

/** How much is shown now. */
export const levelOf = (state: State) => Math.min(PLAN, unasked(state) + state.asked);

/** Whether the rack is still being entered: before a game's first turn it has as many tiles as were dealt. */
export const isEntering = ({ rack, table, opened, moves }: State) =>
  rack.length === 0 || (rack.length < DEALT && !opened && table.sets.length + table.loose.length + moves.length === 0);

// ---- Tiles in sight ----

/** The sets that lie on the table; one that is being corrected lies in the entry. */
const lying = ({ sets, entry }: Table) => sets.filter((_, nth) => nth !== entry.at);

/** The sets of the table, among them the one that is being entered; null where that is none yet. */
export function withEntry({ table: { sets, entry }, rules }: Pick<State, "table" | "rules">): TableSet[] | null {
  const { tiles, kind, at } = entry;
  if (at !== null && tiles.length === 0) return sets.toSpliced(at, 1);
  const set = tableSet(tiles, kind, rules.oneJoker);
  if (!set) return null;
  return at === null ? [...sets, inOrder(set)] : sets.with(at, inOrder(set));
}

/** What is still being entered once the table lies otherwise: a set that is none yet. */
export const entryLeft = (state: Pick<State, "table" | "rules">): Entry =>
  state.table.entry.at === null && withEntry(state) === null ? state.table.entry : noEntry();

/** Whether something is being entered or corrected that is not laid. */
export const isPending = ({ table: { entry } }: State) => entry.tiles.length > 0 || entry.at !== null;

/** The sets that count: one that is being entered lies there as soon as it is one. */
export const setsNow = (state: Pick<State, "table" | "rules">) => withEntry(state) ?? state.table.sets;

/** All tiles of the table, those among them that are being entered. */
export const onTable = ({ table }: State) => [
  ...lying(table).flatMap(({ tiles }) => tiles),
  ...table.entry.tiles,
  ...table.loose,
  ...table.came,
];

/** The racks that are known, the player's first. */
export const racksOf = ({ rack, match }: State) => [rack, ...(match?.hands ?? [])];

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
  countOf([...racksOf(state).flat(), ...onTable(state)], tile) < COPIES;

/** Where the tiles of a kind are that are in sight. */
export function placesOf(state: State, tile: Tile): Place[] {
  const { sets, loose, came, entry } = state.table;
  const all: [Place, Tile[]][] = [
    ["rack", state.rack],
    ...(sets.map(({ tiles }, nth) => [nth, nth === entry.at ? [] : tiles]) as [Place, Tile[]][]),
    ["entry", entry.tiles],
    ["loose", loose],
    ["came", came],
  ];
  return all.flatMap(([place, tiles]) => tiles.filter((other) => other === tile).map(() => place));
}

/** Tiles that nobody has seen. */
export const unseenOf = (state: State) => ALL - state.rack.length - onTable(state).length;

/** Tiles that are face down; what real tiles are left in the bag. */
export const poolSize = (state: State) => ALL - racksOf(state).flat().length - onTable(state).length;

// ---- What the solver is asked ----

/** A set as the solver is told of it. */
export const askedSet = ({ tiles, kind }: TableSet): AskedSet =>
  kind === "group" && isEither(tiles) ? { tiles, kind } : tiles;

/** The strongest player's move: most tiles but for the jokers, and of such moves the simplest. */
export const STRONGEST = { objective: "simple", keepJokers: true } as const;

/** What a move is to make the most of. */
const wantedOf = ({ objective, keepJokers }: State): Pick<RummikubQuery, "objective" | "keepJokers"> =>
  objective === "best" ? STRONGEST : { objective, keepJokers };

/** The position as the solver is asked about it. */
export const queryOf = (state: State): RummikubQuery => ({
  table: setsNow(state).map(askedSet),
  loose: state.table.loose,
  rack: state.rack,
  opened: state.opened,
  rules: state.rules,
  ...wantedOf(state),
  keep: state.keep,
  play: state.play,
});

/** How the tiles that came may lie: all of them, with the fewest cuts. */
export const queryOfTheirs = (state: State): RummikubQuery => ({
  table: setsNow(state).map(askedSet),
  loose: state.table.loose,
  rack: state.table.came,
  rules: state.rules,
  objective: "simple",
  play: state.table.came,
});

/** Tiles in no set from which on the solver may take that long. Hardly a player ever has so many, but a link may. */
const LARGE = 40;

export const isLarge = ({ rack, table }: State) => rack.length + table.loose.length + table.came.length >= LARGE;
