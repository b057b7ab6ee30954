// What can be done with the rack, the table and the turn, from an empty table on; the rest is in further-moves.ts. What tiles can be played
// the solver says.

import { begin, display, edit, input, step } from "../../../shell/game/moves.ts";
import { at } from "../../../shell/model/at.ts";
import { beginsNext, joinedAll, wholeEntry, whyNoEntry, withOpening } from "./entry.ts";
import { joined, judged, mayBeLoose, tableSet } from "./sets.ts";
import {
  cleared,
  DEALT,
  entryLeft,
  initial,
  isFirstRack,
  isLeft,
  isPending,
  noEntry,
  placesOf,
  playsAlong,
  setsNow,
  settled,
  withEntry,
} from "./state.ts";
import { enteredBy } from "./strokes.ts";
import { COLOURS, countOf, holds, isJoker, sorted, without } from "./tiles.ts";
import type { Colour, LoggedMove, State, Table, TableSet, Tile, Why } from "./types.ts";

/** The same position, and why something could not be. */
export const refused = (state: State, why: Why): State => ({
  ...state,
  typed: "",
  refused: why,
  cursor: why.tile ?? state.cursor,
});

const usedUp = (state: State, tile: Tile) => refused(state, { name: "used", tile, places: placesOf(state, tile) });

/** Another position to be asked about: what was ticked off belonged to the last one. */
export const changed = (state: State, changed: Partial<State>): State => {
  const next = { ...settled(state), done: [], atMostCuts: null, ...changed };
  const keep = next.keep.filter((tile, nth) => countOf(next.keep.slice(0, nth), tile) < countOf(next.rack, tile));
  const left = without(next.rack, keep);
  const play = next.play.filter((tile, nth) => countOf(next.play.slice(0, nth), tile) < countOf(left, tile));
  return withOpening(state, { ...next, keep, play });
};

/** Taps go to the set that is being entered. */
export const TO_SET: Pick<State, "target" | "isPadShut" | "isTaking"> = {
  target: "set",
  isPadShut: false,
  isTaking: false,
};

// ---- Tile by tile ----

/** One more tile on the rack. */
export const addToRack = edit("addToRack", (state: State, tile: Tile) =>
  isLeft(state, tile) ? onRack(state, [tile], tile) : usedUp(state, tile),
);

/** More tiles on the rack. Once a first rack is whole, taps go to the table. */
function onRack(state: State, tiles: Tile[], cursor: Tile): State {
  const next = changed(state, { rack: sorted([...state.rack, ...tiles]), cursor });
  const isWhole = isFirstRack(next) && state.rack.length < DEALT && next.rack.length >= DEALT;
  return isWhole ? { ...next, ...TO_SET } : next;
}

/** One more tile that others have put on the table. One of a group that a stroke has just told over all colours is taken out. */
export const addCame = input("addCame", (state: State, tile: Tile) => {
  const { table, laid } = state;
  if (laid?.isOpen && laid.tiles.includes(tile)) return withCame(state, without(table.came, [tile]), tile);
  return isLeft(state, tile) ? withCame(state, [...table.came, tile], tile) : usedUp(state, tile);
});

/** The tiles that others have put on the table, but for those of their turns that are over. */
export const withCame = (state: State, came: Tile[], cursor: Tile): State => ({
  ...settled(state),
  table: { ...state.table, came: sorted(came) },
  cursor,
});

/**
 * One more tile of the set that is being entered, with all that lie between in a run. One that can't belong to a whole set lays that and
 * begins the next. A tile that the set has already is taken out, as from a group that a stroke has just laid over all colours.
 */
export const addToEntry = edit("addToEntry", (state: State, tile: Tile) => {
  const { table, laid } = state;
  const isIn = (other: Tile) => isLeft(state, other);
  if (laid?.isOpen && laid.tiles.includes(tile)) return withoutColour(state, laid.tiles, tile);
  if (beginsNext(state, tile, isIn)) return isIn(tile) ? laidBefore(state, [tile], tile) : usedUp(state, tile);
  // A set may have room for another joker.
  const isOut = table.entry.tiles.includes(tile) && !(isJoker(tile) && isIn(tile));
  if (isOut) return withoutTile(state, tile);
  const next = joined(table.entry.tiles, tile, state.rules.oneJoker);
  if (next.why) return refused(state, next.why);
  const missing = next.added.find((other) => !isIn(other));
  if (missing) return usedUp(state, missing);
  return {
    ...changed(state, { table: { ...table, entry: { ...table.entry, tiles: next.tiles } }, cursor: tile }),
    isToldByEnds: table.entry.at === null && next.added.length > 1,
  };
});

/** The set that is being entered, without one of its tiles. */
function withoutTile(state: State, tile: Tile) {
  const { table } = state;
  const entry = { ...table.entry, tiles: without(table.entry.tiles, [tile]), kind: null };
  return changed(state, { table: { ...table, entry }, cursor: tile });
}

/** The group that was laid last, without one of its tiles. */
function withoutColour(state: State, group: Tile[], tile: Tile) {
  const tiles = without(group, [tile]);
  const { table } = state;
  const sets = table.sets.with(-1, { tiles, kind: "group" });
  return changed(state, { table: { ...table, sets }, laid: { tiles, isOpen: false }, cursor: tile });
}

/** The whole set that was being entered is laid, if there is one, and the next begins with these tiles. */
function laidBefore(state: State, tiles: Tile[], cursor: Tile) {
  const { table } = state;
  const whole = wholeEntry(state);
  const sets = (whole && withEntry(state)) ?? table.sets;
  const laid = whole && { tiles: (sets.at(-1) as TableSet).tiles, isOpen: false };
  return changed(state, { table: { ...table, sets, entry: { ...noEntry(), tiles } }, laid, cursor });
}

// ---- Strokes ----

/** A stroke over the grid from one tile to another: all of a run or a group at once, or tiles for the rack or beside it. */
export const stroke = edit("stroke", (state: State, from: Tile, to: Tile, around: Colour[] = []) => {
  if (state.isTaking || state.target === "draw") return null;
  const tiles = enteredBy(state, from, to, around);
  if (!tiles) return refused(state, { name: "stroke" });
  const missing = tiles.find((tile) => !isLeft(state, tile));
  if (missing) return usedUp(state, missing);
  const { table, target } = state;
  if (target === "set") return strokeOfSet(state, tiles, to);
  if (target === "rack") return onRack(state, tiles, to);
  return { ...withCame(state, [...table.came, ...tiles], to), laid: { tiles, isOpen: isWholeGroup(tiles) } };
});

/** Whether tiles are all of a number: one that did not come can be taken out. */
const isWholeGroup = (tiles: Tile[]) => tiles.length === COLOURS.length && tableSet(tiles)?.kind === "group";

/** Tiles of a stroke are laid if they make a set. Fewer begin one; what was begun goes on with them. */
function strokeOfSet(state: State, tiles: Tile[], cursor: Tile): State {
  const { table } = state;
  const { entry } = table;
  if (isPending(state) && !wholeEntry(state)) {
    const all = joinedAll(entry.tiles, tiles);
    if (!all) return refused(state, judged([...entry.tiles, ...tiles]).why ?? { name: "few" });
    return changed(state, { table: { ...table, entry: { ...entry, tiles: all } }, cursor });
  }
  const set = tableSet(tiles);
  if (!set) return laidBefore(state, tiles, cursor);
  const before = laidBefore(state, [], cursor);
  const sets = [...before.table.sets, set];
  const laid = { tiles, isOpen: isWholeGroup(tiles) };
  return withOpening(state, { ...before, table: { ...before.table, sets }, laid });
}

/** Takes a tile away from where taps go, and the next tap adds one again; there is none of it: says so. */
export const takeAway = edit("takeAway", (state: State, tile: Tile) => {
  const { target, rack, table } = state;
  const isTaking = false;
  const tiles = { rack, draw: rack, set: table.entry.tiles, theirs: table.came }[target];
  if (!tiles.includes(tile)) return refused(state, { name: "none", tile });
  if (target === "set") return { ...withoutTile(state, tile), isTaking };
  const rest = without(tiles, [tile]);
  if (target !== "theirs") return changed(state, { rack: rest, cursor: tile, isTaking });
  return changed(state, { table: { ...table, came: rest }, cursor: tile, isTaking });
});

/** Takes the last tile of the set back that is being entered, or of those that came. */
export const takeBack = input("takeBack", (state: State) => {
  const { target, table } = state;
  const { entry, came } = table;
  if (target === "set" && entry.tiles.length > 0)
    return changed(state, { table: { ...table, entry: { ...entry, tiles: entry.tiles.slice(0, -1), kind: null } } });
  return target === "theirs" && came.length > 0
    ? { ...settled(state), table: { ...table, came: came.slice(0, -1) } }
    : null;
});

// ---- Sets ----

/** Lays the set that was entered: a new one, or in the place of one that was corrected. One without tiles is gone. */
export const lay = edit("lay", (state: State) => {
  if (!isPending(state)) return null;
  const { table } = state;
  const sets = withEntry(state);
  const { at: place, tiles } = table.entry;
  const laid = sets && tiles.length > 0 ? { tiles: at(sets, place ?? sets.length - 1).tiles, isOpen: false } : null;
  if (sets) return changed(state, { table: { ...table, sets, entry: noEntry() }, laid });
  return refused(state, whyNoEntry(state));
});

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

// ---- Turns ----

/** Whose turn comes after somebody's; 0, the player's, where that of the others is not kept. */
const after = ({ others }: State, seat: number) => (others.length === 0 ? 0 : (seat + 1) % (others.length + 1));

/** Which of the others is at turn. */
export const otherAtTurn = ({ toMove }: State) => Math.max(1, toMove);

/** The player's turn is over. */
export const ended = (state: State, logged: LoggedMove, what: Partial<State>, table: Partial<Table>): State => ({
  ...changed(state, {
    ...what,
    table: { ...state.table, ...table, entry: entryLeft(state) },
    moves: [...state.moves, logged],
  }),
  toMove: after(state, 0),
  target: "theirs",
  isTaking: false,
  isPadShut: false,
  isAfterShown: false,
});

/**
 * The player has drawn a tile.
 * @param lain the table with what others have put there; null where nobody knows how that lies
 */
export const drew = step("drew", (before: State, tile: Tile, lain: TableSet[] | null = null) => {
  if (!isLeft(before, tile)) return usedUp(before, tile);
  if (!lain && !mayBeLoose(before.table.came, before.rules.jokers)) return refused(before, { name: "looseJoker" });
  const state = afterTheirs(before, lain);
  const logged: LoggedMove = { seat: 0, did: "drew", tiles: [tile], points: null, cuts: null, opens: false };
  return ended(state, logged, { rack: sorted([...state.rack, tile]) }, { sets: setsNow(state) });
});

/** Whether the tile that the player drew last may be one that others have put on the table: whose turn it was is not kept. */
export const isDrawDoubtful = ({ moves, target, table, others }: State) => {
  const last = moves.at(-1);
  const isDrawn = last?.seat === 0 && last.did === "drew";
  return isDrawn && target === "theirs" && others.length + table.came.length === 0;
};

/** The state once the turn is over in which tiles came on the table. */
export function afterTheirs(state: State, lain: TableSet[] | null): State {
  const { came, loose } = state.table;
  if (came.length === 0) return state;
  const table = lain
    ? { sets: lain, loose: [], entry: entryLeft(state), came: [] }
    : { loose: sorted([...loose, ...came]), came: [] };
  return theirsEnded(state, { did: "played", tiles: came }, table);
}

/** The turn of another player is over. */
export function theirsEnded(
  state: State,
  { did, tiles }: Pick<LoggedMove, "did" | "tiles">,
  table: Partial<Table>,
): State {
  const seat = otherAtTurn(state);
  const held = state.others[seat - 1];
  const gained = did === "drew" ? 1 : -tiles.length;
  const toMove = after(state, seat);
  return {
    ...changed(state, { table: { ...state.table, ...table } }),
    moves: [...state.moves, { seat, did, tiles, points: null, cuts: null, opens: false }],
    others: held === undefined ? state.others : state.others.with(seat - 1, Math.max(0, held + gained)),
    toMove,
    isTaking: false,
  };
}

/** What another player has put there lies as these sets. */
export const theyPlayed = step("theyPlayed", (state: State, sets: TableSet[]) =>
  state.table.came.length === 0 ? null : afterTheirs(state, sets),
);

// ---- The game ----

/** Whether the player has opened. Whatever is entered after that, it stays as the player has said. */
export const setOpened = edit("setOpened", (state: State, opened: boolean) =>
  changed(state, { opened, isOpeningSaid: true }),
);

/** An empty table, by the same rules and with the same players. */
export const newGame = begin("newGame", (state: State) => ({
  ...cleared(state),
  ...(!playsAlong(state) && { objective: state.objective, keepJokers: state.keepJokers }),
  nextGame: { ...initial().nextGame, opponents: state.nextGame.opponents },
  others: playsAlong(state) ? [] : state.others.map(() => DEALT),
}));

// ---- What is looked at ----

/** Changes what is shown of the same position. */
export const show = display((state: State, shown: Partial<State>) => ({
  ...state,
  refused: null,
  ...shown,
}));
