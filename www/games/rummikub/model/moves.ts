// What can be done with the rack, the table and the turn. What tiles can be played the solver says.

import { display, input, setup, step } from "../../../shell/moves.ts";
import { joined, judged } from "./sets.ts";
import {
  DEALT,
  initial,
  isLeft,
  isMatch,
  isPending,
  MOST_OTHERS,
  noEntry,
  placesOf,
  preferences,
  settled,
  tableNow,
  withEntry,
} from "./state.ts";
import { countOf, holds, isJoker, sorted, without } from "./tiles.ts";
import type { LoggedMove, State, TableSet, Tile, Why } from "./types.ts";

/** The same position, and why something could not be. */
const refused = (state: State, why: Why): State => ({
  ...state,
  typed: "",
  refused: why,
  cursor: why.tile ?? state.cursor,
});

const usedUp = (state: State, tile: Tile) => refused(state, { name: "used", tile, places: placesOf(state, tile) });

/** Another position to be asked about: what was ticked off belonged to the last one. */
const changed = (state: State, changed: Partial<State>): State => {
  const next = { ...state, ...settled, done: [], ...changed };
  const keep = next.keep.filter((tile, nth) => countOf(next.keep.slice(0, nth), tile) < countOf(next.rack, tile));
  const left = without(next.rack, keep);
  const play = next.play.filter((tile, nth) => countOf(next.play.slice(0, nth), tile) < countOf(left, tile));
  return { ...next, keep, play };
};

/** Taps go to the set that is being entered. */
const TO_SET: Pick<State, "target" | "isPadShut" | "isTaking"> = { target: "set", isPadShut: false, isTaking: false };

// ---- Tile by tile ----

/** One more tile on the rack. */
export const addToRack = setup("addToRack", (state: State, tile: Tile) =>
  isLeft(state, tile) ? changed(state, { rack: sorted([...state.rack, tile]), cursor: tile }) : usedUp(state, tile),
);

/** One more tile on the table, in a set that is not known. */
export const addLoose = setup("addLoose", (state: State, tile: Tile) => {
  if (!isLeft(state, tile)) return usedUp(state, tile);
  if (isJoker(tile) && state.jokers !== "free") return refused(state, { name: "looseJoker" });
  return changed(state, { loose: sorted([...state.loose, tile]), cursor: tile });
});

/** One more tile that another player has put on the table. */
export const addCame = input("addCame", (state: State, tile: Tile) =>
  isLeft(state, tile)
    ? { ...state, ...settled, came: sorted([...state.came, tile]), cursor: tile }
    : usedUp(state, tile),
);

/** One more tile of the set that is being entered, with all that lie between in a run. */
export const addToEntry = input("addToEntry", (state: State, tile: Tile) => {
  const { entry } = state;
  const next = joined(entry.tiles, tile);
  if (next.why) return refused(state, next.why);
  const missing = next.added.find((other) => !isLeft(state, other));
  if (missing) return usedUp(state, missing);
  return changed(state, { entry: { ...entry, tiles: next.tiles }, cursor: tile });
});

/** The part of the state that a target stands for. */
const PARTS = { rack: "rack", draw: "rack", loose: "loose", theirs: "came" } as const;

/** Takes a tile away from where taps go; there is none of it: says so. */
export const takeAway = setup("takeAway", (state: State, tile: Tile) => {
  const { target, entry } = state;
  const tiles = target === "set" ? entry.tiles : state[PARTS[target]];
  if (!tiles.includes(tile)) return refused(state, { name: "none", tile });
  const rest = without(tiles, [tile]);
  if (target === "set") return changed(state, { entry: { ...entry, tiles: rest, kind: null }, cursor: tile });
  return changed(state, { [PARTS[target]]: rest, cursor: tile });
});

/** Takes the last tile of the set back that is being entered, or of those that came. */
export const takeBack = input("takeBack", (state: State) => {
  const { target, entry, came } = state;
  if (target === "set" && entry.tiles.length > 0)
    return changed(state, { entry: { ...entry, tiles: entry.tiles.slice(0, -1), kind: null } });
  return target === "theirs" && came.length > 0 ? { ...state, ...settled, came: came.slice(0, -1) } : null;
});

// ---- Sets ----

/** Lays the set that was entered: a new one, or in the place of one that was corrected. One without tiles is gone. */
export const lay = setup("lay", (state: State) => {
  if (!isPending(state)) return null;
  const table = withEntry(state);
  if (table) return changed(state, { table, entry: noEntry() });
  return refused(state, judged(state.entry.tiles).why as Why);
});

/** Says whether the set that is being entered is a run or a group, where it could be both. */
export const setKind = input("setKind", (state: State, kind: TableSet["kind"]) =>
  changed(state, { entry: { ...state.entry, kind } }),
);

/** A set of the table is to be corrected. A whole one that was being entered is laid first; one that is none yet has to be finished. */
export const pickSet = input("pickSet", (state: State, nth: number) => {
  const { entry } = state;
  if (entry.at === nth) return { ...state, ...settled, ...TO_SET };
  if (!state.table[nth]) return null;
  const table = isPending(state) ? withEntry(state) : state.table;
  if (!table) return { ...refused(state, judged(entry.tiles).why as Why), ...TO_SET };
  const isGone = entry.at !== null && entry.tiles.length === 0;
  const at = isGone && nth > (entry.at as number) ? nth - 1 : nth;
  const { tiles, kind } = table[at];
  return { ...changed(state, { table }), ...TO_SET, entry: { tiles, kind, at } };
});

/** The set that was being entered is forgotten; one that was being corrected lies as before. */
export const dropEntry = input("dropEntry", (state: State) =>
  isPending(state) ? changed(state, { entry: noEntry() }) : null,
);

/** A set of the table lies otherwise by now, nobody knows how: its tiles are loose. */
export const loosen = setup("loosen", (state: State) => {
  const { at } = state.entry;
  if (at === null) return null;
  const { tiles } = state.table[at];
  if (tiles.some(isJoker) && state.jokers !== "free") return refused(state, { name: "looseJoker" });
  const loose = sorted([...state.loose, ...tiles]);
  return changed(state, { table: state.table.toSpliced(at, 1), loose, entry: noEntry() });
});

/** Loose tiles are found to lie as these sets. */
export const arrange = setup("arrange", (state: State, sets: TableSet[]) =>
  holds(
    state.loose,
    sets.flatMap(({ tiles }) => tiles),
  ) && sets.length > 0
    ? changed(state, { table: [...state.table, ...sets], loose: [] })
    : null,
);

/** Rack, table and loose tiles as they were typed. */
export const setTiles = setup(
  "setTiles",
  (state: State, { rack, table, loose }: Pick<State, "rack" | "table" | "loose">) => ({
    ...changed(state, { rack: sorted(rack), table, loose: sorted(loose), entry: noEntry(), came: [] }),
    draft: null,
  }),
);

// ---- What is wished ----

/** A rack tile that is not to be played, one that must be, or neither; `was` is what was wished of it. */
export const wish = input(
  "wish",
  (state: State, tile: Tile, wished: "keep" | "play" | null, was: "keep" | "play" | null) => {
    const without_ = was ? { [was]: without(state[was], [tile]) } : {};
    const next = { ...state, ...without_ };
    const more = wished ? { [wished]: sorted([...next[wished], tile]) } : {};
    const found = { ...next, ...more };
    return holds(state.rack, [...found.keep, ...found.play]) ? changed(found, {}) : null;
  },
);

/** No wish is left. */
export const dropWishes = input("dropWishes", (state: State) => changed(state, { keep: [], play: [] }));

/** Ticks a step of the plan off, or not any more. */
export const tick = input("tick", (state: State, nth: number) => ({
  ...state,
  ...settled,
  asked: state.asked,
  done: state.done.includes(nth) ? state.done.filter((other) => other !== nth) : [...state.done, nth],
}));

// ---- Turns ----

/** Whose turn comes after somebody's; 0, the player's, where that of the others is not kept. */
const after = ({ others }: State, by: number) => (others.length === 0 ? 0 : (by + 1) % (others.length + 1));

/** Which of the others is at turn. */
export const otherAtTurn = ({ turn }: State) => Math.max(1, turn);

/** What is still being entered once the table lies otherwise: a set that is none yet. */
const entryLeft = (state: State) => (state.entry.at === null && withEntry(state) === null ? state.entry : noEntry());

/** The player's turn is over. */
const ended = (state: State, logged: LoggedMove, what: Partial<State>): State => ({
  ...changed(state, { ...what, entry: entryLeft(state) }),
  moves: [...state.moves, logged],
  turn: after(state, 0),
  target: "theirs",
  isTaking: false,
  isPadShut: false,
  isAfterShown: false,
});

/** The player's move is made: the table lies as the plan says. */
export const play = step("play", (state: State, table: TableSet[], rack: Tile[], logged: LoggedMove) =>
  holds(state.rack, logged.tiles)
    ? ended(state, logged, { table, rack: sorted(rack), loose: [], opened: true, keep: [], play: [] })
    : null,
);

/** The player has drawn a tile. */
export const drew = step("drew", (state: State, tile: Tile) => {
  if (!isLeft(state, tile)) return usedUp(state, tile);
  const logged: LoggedMove = { by: 0, did: "drew", tiles: [tile], points: null, cuts: null, opens: false };
  return ended(state, logged, { rack: sorted([...state.rack, tile]), table: tableNow(state) });
});

/** The turn of another player is over. */
function theirsEnded(state: State, { did, tiles }: Pick<LoggedMove, "did" | "tiles">, changes: Partial<State>): State {
  const by = otherAtTurn(state);
  const held = state.others[by - 1];
  const now = Math.max(0, did === "drew" ? held + 1 : held - tiles.length);
  const turn = after(state, by);
  return {
    ...changed(state, changes),
    moves: [...state.moves, { by, did, tiles, points: null, cuts: null, opens: false }],
    others: held === undefined ? state.others : state.others.with(by - 1, now),
    turn,
    isTaking: false,
    // The player reads what can be done.
    isPadShut: turn === 0,
  };
}

/** Another player has drawn. */
export const theyDrew = step("theyDrew", (state: State) =>
  state.came.length > 0 ? null : theirsEnded(state, { did: "drew", tiles: [] }, {}),
);

/** What another player has put there lies as these sets. */
export const theyPlayed = step("theyPlayed", (state: State, table: TableSet[]) =>
  state.came.length === 0
    ? null
    : theirsEnded(state, { did: "played", tiles: state.came }, { table, came: [], loose: [], entry: entryLeft(state) }),
);

/** It is not known how that lies. */
export const theyPlayedLoose = step("theyPlayedLoose", (state: State) => {
  const { came, loose, jokers } = state;
  if (came.length === 0) return null;
  if (came.some(isJoker) && jokers !== "free") return refused(state, { name: "looseJoker" });
  return theirsEnded(state, { did: "played", tiles: came }, { came: [], loose: sorted([...loose, ...came]) });
});

// ---- The game ----

/** Whether the player has opened. */
export const setOpened = setup("setOpened", (state: State, opened: boolean) => changed(state, { opened }));

/** Rules of the house. */
export const setRules = setup("setRules", (state: State, rules: Partial<State>) =>
  (rules.jokers ?? "free") !== "free" && state.loose.some(isJoker)
    ? refused(state, { name: "looseJoker" })
    : changed(state, rules),
);

/** How many tiles the others hold; none where that is not kept. */
export const setOthers = setup("setOthers", (state: State, others: number[]) =>
  others.length > MOST_OTHERS || others.some((count) => count < 0)
    ? null
    : { ...state, ...settled, others, turn: Math.min(state.turn, others.length) },
);

/** An empty table, by the same rules and with the same players. */
export const newGame = step("newGame", (state: State) => {
  const { opening, playOn, jokers, jokerPoints, objective, keepJokers, tab } = state;
  const others = isMatch(state) ? [] : state.others.map(() => DEALT);
  return {
    ...initial(),
    opening,
    playOn,
    jokers,
    jokerPoints,
    objective,
    keepJokers,
    tab,
    ...preferences(state),
    others,
  };
});

// ---- What is looked at ----

/** Changes what is shown of the same position. */
export const show = display((state: State, shown: Partial<State>) => ({
  ...state,
  refused: null,
  ...shown,
}));

/** What is asked of a move: its steps are others then. */
export const ask = display((state: State, asked: Partial<State>) => ({
  ...state,
  ...settled,
  asked: state.asked,
  done: [],
  ...asked,
}));
