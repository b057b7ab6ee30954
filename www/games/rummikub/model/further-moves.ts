// What can be done once there are tiles: with the sets of the table, with a plan, with turns. A first visit begins without it.

import { display, edit, input, step } from "../../../shell/game/moves.ts";
import { at } from "../../../shell/model/at.ts";
import { whyNoEntry } from "./entry.ts";
import { afterTheirs, changed, drew, ended, isDrawDoubtful, refused, TO_SET, theirsEnded, withCame } from "./moves.ts";
import { joinedPile } from "./piles.ts";
import { hasTwoJokers, judged, mayBeLoose, tableSet } from "./sets.ts";
import { isPending, MOST_OTHERS, noEntry, setsNow, settled, withEntry } from "./state.ts";
import { holds, sorted, without } from "./tiles.ts";
import type { LoggedMove, Rules, Spot, State, TableSet, TextPosition, Tile, Why } from "./types.ts";

// ---- Sets ----

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
  if (!sets) return { ...refused(state, whyNoEntry(state)), ...TO_SET };
  const isGone = entry.at !== null && entry.tiles.length === 0;
  const place = isGone && nth > (entry.at as number) ? nth - 1 : nth;
  return { ...changed(state, { table: { ...table, sets, entry: { ...at(sets, place), at: place } } }), ...TO_SET };
});

/** The loose tiles are taken up as a set that is being entered. A whole one that was is laid first; one that is none yet has to be finished. */
export const pickLoose = input("pickLoose", (state: State) => {
  const { table } = state;
  const sets = isPending(state) ? withEntry(state) : table.sets;
  if (table.loose.length === 0) return null;
  if (!sets) return { ...refused(state, whyNoEntry(state)), ...TO_SET };
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
  const grown = goal && tableSet(goal, null, rules.oneJoker);
  if (goal && !grown) return { ...refused(state, judged(goal, null, rules.oneJoker).why as Why), dropAt: null };
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
  dialogs: { ...state.dialogs, draft: null, copied: "" },
}));

// ---- What is wished ----

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

/** The player's move is made: the table lies as the plan says, with what others have put there. */
export const play = step("play", (before: State, sets: TableSet[], rack: Tile[], logged: LoggedMove) => {
  const state = afterTheirs(before, sets);
  return holds(state.rack, logged.tiles)
    ? ended(state, logged, { rack: sorted(rack), opened: true, keep: [], play: [] }, { sets, loose: [] })
    : null;
});

/**
 * The player has drawn the tile that was taken for one that others had put on the table.
 * @param lain the table with the others of these
 */
export const drewCame = step("drewCame", (state: State, tile: Tile, lain: TableSet[] | null) =>
  state.table.came.includes(tile) ? drew(withCame(state, without(state.table.came, [tile]), tile), tile, lain) : null,
);

/** The tile that the player seemed to have drawn is one that others have put on the table. */
export const cameInstead = edit("cameInstead", (state: State) => {
  if (!isDrawDoubtful(state)) return null;
  const moves = state.moves.slice(0, -1);
  const came = state.moves.flatMap(({ tiles }, nth) => (nth < moves.length ? [] : tiles));
  return changed(state, { rack: without(state.rack, came), moves, table: { ...state.table, came } });
});

/** Another player has drawn. */
export const theyDrew = step("theyDrew", (state: State) =>
  state.table.came.length > 0 ? null : theirsEnded(state, { did: "drew", tiles: [] }, {}),
);

/** It is not known how that lies. */
export const theyPlayedLoose = step("theyPlayedLoose", (state: State) => {
  const { came } = state.table;
  if (came.length === 0) return null;
  return mayBeLoose(came, state.rules.jokers) ? afterTheirs(state, null) : refused(state, { name: "looseJoker" });
});

// ---- The game ----

/** Rules of the house. */
export const setRules = edit("setRules", (state: State, rules: Partial<Rules>) => {
  const { loose, sets } = state.table;
  if (!mayBeLoose(loose, rules.jokers ?? "free")) return refused(state, { name: "looseJoker" });
  const areTogether = [...sets, ...setsNow(state)].some(({ tiles }) => hasTwoJokers(tiles));
  if (rules.oneJoker && areTogether) return refused(state, { name: "jokersTogether" });
  return changed(state, { rules: { ...state.rules, ...rules } });
});

/** How many tiles the others hold; none where that is not kept. */
export const setOthers = edit("setOthers", (state: State, others: number[]) =>
  others.length > MOST_OTHERS || others.some((count) => count < 0)
    ? null
    : { ...settled(state), others, toMove: Math.min(state.toMove, others.length) },
);

// ---- What is looked at ----

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
