// What can be done with the rack, the table and the turn. What tiles can be played the solver says.

import { begin, display, edit, input, step } from "../../../shell/game/moves.ts";
import { at } from "../../../shell/model/at.ts";
import { beginsNext, joinedAll, wholeEntry, withOpening } from "./entry.ts";
import { joinedPile } from "./piles.ts";
import { joined, judged, mayBeLoose, tableSet } from "./sets.ts";
import {
  cleared,
  DEALT,
  entryLeft,
  initial,
  isFirstRack,
  isLeft,
  isPending,
  MOST_OTHERS,
  noEntry,
  placesOf,
  playsAlong,
  setsNow,
  settled,
  withEntry,
} from "./state.ts";
import { enteredBy } from "./strokes.ts";
import { COLOURS, countOf, holds, isJoker, sorted, without } from "./tiles.ts";
import type { Colour, LoggedMove, Rules, Spot, State, Table, TableSet, TextPosition, Tile, Why } from "./types.ts";

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
  const next = { ...settled(state), done: [], atMostCuts: null, ...changed };
  const keep = next.keep.filter((tile, nth) => countOf(next.keep.slice(0, nth), tile) < countOf(next.rack, tile));
  const left = without(next.rack, keep);
  const play = next.play.filter((tile, nth) => countOf(next.play.slice(0, nth), tile) < countOf(left, tile));
  return withOpening(state, { ...next, keep, play });
};

/** Taps go to the set that is being entered. */
const TO_SET: Pick<State, "target" | "isPadShut" | "isTaking"> = { target: "set", isPadShut: false, isTaking: false };

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
const withCame = (state: State, came: Tile[], cursor: Tile): State => ({
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
  const next = joined(table.entry.tiles, tile);
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
  return refused(state, judged(table.entry.tiles).why as Why);
});

/** Says whether the set that is being entered is a run or a group, where it could be both. */
export const setKind = input("setKind", (state: State, kind: TableSet["kind"]) =>
  changed(state, { table: { ...state.table, entry: { ...state.table.entry, kind } } }),
);

/** A set of the table is to be corrected. A whole one that was being entered is laid first; one that is none yet has to be finished. */
export const pickSet = input("pickSet", (state: State, nth: number) => {
  const { table } = state;
  const { entry } = table;
  if (entry.at === nth) return { ...settled(state), ...TO_SET };
  if (!table.sets[nth]) return null;
  const sets = isPending(state) ? withEntry(state) : table.sets;
  if (!sets) return { ...refused(state, judged(entry.tiles).why as Why), ...TO_SET };
  const isGone = entry.at !== null && entry.tiles.length === 0;
  const place = isGone && nth > (entry.at as number) ? nth - 1 : nth;
  return { ...changed(state, { table: { ...table, sets, entry: { ...at(sets, place), at: place } } }), ...TO_SET };
});

/** The loose tiles are taken up as a set that is being entered. A whole one that was is laid first; one that is none yet has to be finished. */
export const pickLoose = input("pickLoose", (state: State) => {
  const { table } = state;
  const sets = isPending(state) ? withEntry(state) : table.sets;
  if (table.loose.length === 0) return null;
  if (!sets) return { ...refused(state, judged(table.entry.tiles).why as Why), ...TO_SET };
  const entry = { ...noEntry(), tiles: table.loose };
  return { ...changed(state, { table: { ...table, sets, loose: [], entry } }), ...TO_SET };
});

/** A set of the table that was to be corrected is taken away. */
export const removeSet = edit("removeSet", (state: State) => {
  const { table } = state;
  const { at } = table.entry;
  if (at === null) return null;
  return changed(state, { table: { ...table, sets: table.sets.toSpliced(at, 1), entry: noEntry() } });
});

/** The set that was being entered is forgotten; one that was being corrected lies as before. */
export const dropEntry = input("dropEntry", (state: State) =>
  isPending(state) ? changed(state, { table: { ...state.table, entry: noEntry() } }) : null,
);

/** What is being entered makes no set, or a set of the table lies otherwise by now, nobody knows how: the tiles are loose. */
export const loosen = edit("loosen", (state: State) => {
  const { table, rules } = state;
  const { at: place, tiles } = table.entry;
  if (tiles.length === 0) return null;
  if (!mayBeLoose(tiles, rules.jokers)) return refused(state, { name: "looseJoker" });
  const loose = sorted([...table.loose, ...tiles]);
  const sets = place === null ? table.sets : table.sets.toSpliced(place, 1);
  return changed(state, { table: { ...table, sets, loose, entry: noEntry() } });
});

/** The sets that a set leaves without one of its tiles, and the tiles that make none any more. */
function leftOf({ tiles, kind }: TableSet, nth: number): { sets: TableSet[]; loose: Tile[] } {
  const parts = kind === "group" ? [tiles.toSpliced(nth, 1)] : [tiles.slice(0, nth), tiles.slice(nth + 1)];
  const sets = parts.map((part) => tableSet(part));
  return {
    sets: sets.filter((set) => set !== null),
    loose: parts.flatMap((part, place) => (sets[place] ? [] : part)),
  };
}

/**
 * A tile goes from its set to another one, or lies loose; or a loose one goes to a set. What is left of its set are sets, or loose tiles.
 */
export const mend = edit("mend", (state: State, from: Spot | Tile, to: number | "new") => {
  const { table, rules } = state;
  const isLoose = typeof from === "string";
  const source = isLoose ? null : table.sets[from.set];
  const tile = isLoose ? from : source?.tiles[from.nth];
  if (tile === undefined || table.entry.at !== null || (isLoose && !table.loose.includes(tile))) return null;
  const target = to === "new" ? null : table.sets[to];
  if (target === undefined || to === (isLoose ? "new" : from.set)) return null;
  const goal = target && joinedPile(target.tiles, [tile]);
  const grown = goal && tableSet(goal);
  if (goal && !grown) return { ...refused(state, judged(goal).why as Why), dropAt: null };
  const left = source && !isLoose ? leftOf(source, from.nth) : { sets: [], loose: [] };
  const loose = sorted([
    ...(isLoose ? without(table.loose, [tile]) : table.loose),
    ...left.loose,
    ...(grown ? [] : [tile]),
  ]);
  if (!mayBeLoose(loose, rules.jokers)) return { ...refused(state, { name: "looseJoker" }), dropAt: null };
  const sets = table.sets.flatMap((set, nth) => (set === source ? left.sets : nth === to && grown ? [grown] : [set]));
  return changed(state, { table: { ...table, sets, loose } });
});

/** Loose tiles are found to lie as these sets. */
export const arrange = edit("arrange", (state: State, found: TableSet[]) => {
  const { table } = state;
  const isOfLoose = holds(
    table.loose,
    found.flatMap(({ tiles }) => tiles),
  );
  return isOfLoose && found.length > 0
    ? changed(state, { table: { ...table, sets: [...table.sets, ...found], loose: [] } })
    : null;
});

/** Rack, table and loose tiles as they were typed. */
export const setTiles = edit("setTiles", (state: State, { rack, table: { sets, loose } }: TextPosition) => ({
  ...changed(state, { rack: sorted(rack), table: { sets, loose: sorted(loose), entry: noEntry(), came: [] } }),
  dialogs: { draft: null, copied: "" },
}));

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

/** Tiles that would be kept go all the same, in this move. */
export const mustGo = input("mustGo", (state: State, tiles: Tile[]) => {
  const play = sorted([...without(state.play, tiles), ...tiles]);
  const next = { ...state, keep: without(state.keep, tiles), play };
  return holds(state.rack, [...next.keep, ...play]) ? changed(next, {}) : null;
});

/** No wish is left. */
export const dropWishes = input("dropWishes", (state: State) => changed(state, { keep: [], play: [] }));

/** Ticks a step of the plan off, or not any more. */
export const tick = input("tick", (state: State, nth: number) => ({
  ...settled(state),
  asked: state.asked,
  done: state.done.includes(nth) ? state.done.filter((other) => other !== nth) : [...state.done, nth],
}));

// ---- Turns ----

/** Whose turn comes after somebody's; 0, the player's, where that of the others is not kept. */
const after = ({ others }: State, seat: number) => (others.length === 0 ? 0 : (seat + 1) % (others.length + 1));

/** Which of the others is at turn. */
export const otherAtTurn = ({ toMove }: State) => Math.max(1, toMove);

/** The player's turn is over. */
const ended = (state: State, logged: LoggedMove, what: Partial<State>, table: Partial<Table>): State => ({
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

/** The player's move is made: the table lies as the plan says, with what others have put there. */
export const play = step("play", (before: State, sets: TableSet[], rack: Tile[], logged: LoggedMove) => {
  const state = afterTheirs(before, sets);
  return holds(state.rack, logged.tiles)
    ? ended(state, logged, { rack: sorted(rack), opened: true, keep: [], play: [] }, { sets, loose: [] })
    : null;
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

/**
 * The player has drawn the tile that was taken for one that others had put on the table.
 * @param lain the table with the others of these
 */
export const drewCame = step("drewCame", (state: State, tile: Tile, lain: TableSet[] | null) =>
  state.table.came.includes(tile) ? drew(withCame(state, without(state.table.came, [tile]), tile), tile, lain) : null,
);

/** Whether the tile that the player drew last may be one that others have put on the table: whose turn it was is not kept. */
export const isDrawDoubtful = ({ moves, target, table, others }: State) => {
  const last = moves.at(-1);
  const isDrawn = last?.seat === 0 && last.did === "drew";
  return isDrawn && target === "theirs" && others.length + table.came.length === 0;
};

/** The tile that the player seemed to have drawn is one that others have put on the table. */
export const cameInstead = edit("cameInstead", (state: State) => {
  if (!isDrawDoubtful(state)) return null;
  const moves = state.moves.slice(0, -1);
  const came = state.moves.flatMap(({ tiles }, nth) => (nth < moves.length ? [] : tiles));
  return changed(state, { rack: without(state.rack, came), moves, table: { ...state.table, came } });
});

/** The state once the turn is over in which tiles came on the table. */
function afterTheirs(state: State, lain: TableSet[] | null): State {
  const { came, loose } = state.table;
  if (came.length === 0) return state;
  const table = lain
    ? { sets: lain, loose: [], entry: entryLeft(state), came: [] }
    : { loose: sorted([...loose, ...came]), came: [] };
  return theirsEnded(state, { did: "played", tiles: came }, table);
}

/** The turn of another player is over. */
function theirsEnded(state: State, { did, tiles }: Pick<LoggedMove, "did" | "tiles">, table: Partial<Table>): State {
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

/** Another player has drawn. */
export const theyDrew = step("theyDrew", (state: State) =>
  state.table.came.length > 0 ? null : theirsEnded(state, { did: "drew", tiles: [] }, {}),
);

/** What another player has put there lies as these sets. */
export const theyPlayed = step("theyPlayed", (state: State, sets: TableSet[]) =>
  state.table.came.length === 0 ? null : afterTheirs(state, sets),
);

/** It is not known how that lies. */
export const theyPlayedLoose = step("theyPlayedLoose", (state: State) => {
  const { came } = state.table;
  if (came.length === 0) return null;
  return mayBeLoose(came, state.rules.jokers) ? afterTheirs(state, null) : refused(state, { name: "looseJoker" });
});

// ---- The game ----

/** Whether the player has opened. Whatever is entered after that, it stays as the player has said. */
export const setOpened = edit("setOpened", (state: State, opened: boolean) =>
  changed(state, { opened, isOpeningSaid: true }),
);

/** Rules of the house. */
export const setRules = edit("setRules", (state: State, rules: Partial<Rules>) =>
  !mayBeLoose(state.table.loose, rules.jokers ?? "free")
    ? refused(state, { name: "looseJoker" })
    : changed(state, { rules: { ...state.rules, ...rules } }),
);

/** How many tiles the others hold; none where that is not kept. */
export const setOthers = edit("setOthers", (state: State, others: number[]) =>
  others.length > MOST_OTHERS || others.some((count) => count < 0)
    ? null
    : { ...settled(state), others, toMove: Math.min(state.toMove, others.length) },
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

/** What came of copying. The player may type while that is on its way, so the draft stays as it is by now. */
export const noteCopied = display((state: State, copied: string) => ({
  ...state,
  refused: null,
  dialogs: { ...state.dialogs, copied },
}));

/** What is asked of a move: its steps are others then. */
export const ask = display((state: State, asked: Partial<State>) => ({
  ...settled(state),
  asked: state.asked,
  done: [],
  ...asked,
}));
