// What can be done with the rack, the table and the turn. What tiles can be played the solver says.

import { display, input, setup, step } from "../../../shell/moves.js";
import { joined, judged } from "./sets.js";
import {
  DEALT,
  initial,
  isLeft,
  isOnBench,
  isPending,
  MOST_OTHERS,
  noEntry,
  placesOf,
  settled,
  tableNow,
  taste,
  withEntry,
} from "./state.js";
import { countOf, holds, isJoker, sorted, without } from "./tiles.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Tile} Tile */
/** @typedef {import("./types.d.ts").Lain} Lain */
/** @typedef {import("./types.d.ts").Note} Note */
/** @typedef {import("./types.d.ts").Why} Why */

/** The same position, and why something could not be. @param {State} state @param {Why} why @returns {State} */
const refused = (state, why) => ({ ...state, typed: "", refused: why, cursor: why.tile ?? state.cursor });

/** @param {State} state @param {Tile} tile */
const usedUp = (state, tile) => refused(state, { name: "used", tile, places: placesOf(state, tile) });

/** Another position to be asked about: what was ticked off belonged to the last one. @param {State} state @param {Partial<State>} changed @returns {State} */
const changed = (state, changed) => {
  const next = { ...state, ...settled, done: [], ...changed };
  const keep = next.keep.filter((tile, nth) => countOf(next.keep.slice(0, nth), tile) < countOf(next.rack, tile));
  const left = without(next.rack, keep);
  const play = next.play.filter((tile, nth) => countOf(next.play.slice(0, nth), tile) < countOf(left, tile));
  return { ...next, keep, play };
};

/** Taps go to the set that is being entered. @type {Pick<State, "target" | "isPadShut" | "isTaking">} */
const TO_SET = { target: "set", isPadShut: false, isTaking: false };

// ---- Tile by tile ----

/** One more tile on the rack. */
export const addToRack = setup((/** @type {State} */ state, /** @type {Tile} */ tile) =>
  isLeft(state, tile) ? changed(state, { rack: sorted([...state.rack, tile]), cursor: tile }) : usedUp(state, tile),
);

/** One more tile on the table, in a set that is not known. */
export const addLoose = setup((/** @type {State} */ state, /** @type {Tile} */ tile) => {
  if (!isLeft(state, tile)) return usedUp(state, tile);
  if (isJoker(tile) && state.jokers !== "free") return refused(state, { name: "looseJoker" });
  return changed(state, { loose: sorted([...state.loose, tile]), cursor: tile });
});

/** One more tile that another player has put on the table. */
export const addCame = input((/** @type {State} */ state, /** @type {Tile} */ tile) =>
  isLeft(state, tile)
    ? { ...state, ...settled, came: sorted([...state.came, tile]), cursor: tile }
    : usedUp(state, tile),
);

/** One more tile of the set that is being entered, with all that lie between in a run. */
export const addToEntry = input((/** @type {State} */ state, /** @type {Tile} */ tile) => {
  const { entry } = state;
  const next = joined(entry.tiles, tile);
  if (next.why) return refused(state, next.why);
  const missing = next.added.find((other) => !isLeft(state, other));
  if (missing) return usedUp(state, missing);
  return changed(state, { entry: { ...entry, tiles: next.tiles }, cursor: tile });
});

/** The part of the state that a target stands for. */
const PARTS = /** @type {const} */ ({ rack: "rack", draw: "rack", loose: "loose", theirs: "came" });

/** Takes a tile away from where taps go; there is none of it: says so. */
export const takeAway = setup((/** @type {State} */ state, /** @type {Tile} */ tile) => {
  const { target, entry } = state;
  const tiles = target === "set" ? entry.tiles : state[PARTS[target]];
  if (!tiles.includes(tile)) return refused(state, { name: "none", tile });
  const rest = without(tiles, [tile]);
  if (target === "set") return changed(state, { entry: { ...entry, tiles: rest, kind: null }, cursor: tile });
  return changed(state, { [PARTS[target]]: rest, cursor: tile });
});

/** Takes the last tile of the set back that is being entered, or of those that came. */
export const takeBack = input((/** @type {State} */ state) => {
  const { target, entry, came } = state;
  if (target === "set" && entry.tiles.length > 0)
    return changed(state, { entry: { ...entry, tiles: entry.tiles.slice(0, -1), kind: null } });
  return target === "theirs" && came.length > 0 ? { ...state, ...settled, came: came.slice(0, -1) } : null;
});

// ---- Sets ----

/** Lays the set that was entered: a new one, or in the place of one that was corrected. One without tiles is gone. */
export const lay = setup((/** @type {State} */ state) => {
  if (!isPending(state)) return null;
  const table = withEntry(state);
  if (table) return changed(state, { table, entry: noEntry() });
  return refused(state, /** @type {Why} */ (judged(state.entry.tiles).why));
});

/** Says whether the set that is being entered is a run or a group, where it could be both. */
export const setKind = input((/** @type {State} */ state, /** @type {Lain["kind"]} */ kind) =>
  changed(state, { entry: { ...state.entry, kind } }),
);

/** A set of the table is to be corrected. A whole one that was being entered is laid first; one that is none yet has to be finished. */
export const pickSet = input((/** @type {State} */ state, /** @type {number} */ nth) => {
  const { entry } = state;
  if (entry.at === nth) return { ...state, ...settled, ...TO_SET };
  if (!state.table[nth]) return null;
  const table = isPending(state) ? withEntry(state) : state.table;
  if (!table) return { ...refused(state, /** @type {Why} */ (judged(entry.tiles).why)), ...TO_SET };
  const isGone = entry.at !== null && entry.tiles.length === 0;
  const at = isGone && nth > /** @type {number} */ (entry.at) ? nth - 1 : nth;
  const { tiles, kind } = table[at];
  return { ...changed(state, { table }), ...TO_SET, entry: { tiles, kind, at } };
});

/** The set that was being entered is forgotten; one that was being corrected lies as before. */
export const dropEntry = input((/** @type {State} */ state) =>
  isPending(state) ? changed(state, { entry: noEntry() }) : null,
);

/** A set of the table lies otherwise by now, nobody knows how: its tiles are loose. */
export const loosen = setup((/** @type {State} */ state) => {
  const { at } = state.entry;
  if (at === null) return null;
  const { tiles } = state.table[at];
  if (tiles.some(isJoker) && state.jokers !== "free") return refused(state, { name: "looseJoker" });
  const loose = sorted([...state.loose, ...tiles]);
  return changed(state, { table: state.table.toSpliced(at, 1), loose, entry: noEntry() });
});

/** Loose tiles are found to lie as these sets. */
export const arrange = setup((/** @type {State} */ state, /** @type {Lain[]} */ sets) =>
  holds(
    state.loose,
    sets.flatMap(({ tiles }) => tiles),
  ) && sets.length > 0
    ? changed(state, { table: [...state.table, ...sets], loose: [] })
    : null,
);

/** Rack, table and loose tiles as they were typed. */
export const setTiles = setup(
  (/** @type {State} */ state, /** @type {Pick<State, "rack" | "table" | "loose">} */ { rack, table, loose }) => ({
    ...changed(state, { rack: sorted(rack), table, loose: sorted(loose), entry: noEntry(), came: [] }),
    draft: null,
  }),
);

// ---- What is wished ----

/** A rack tile that is not to be played, one that must be, or neither; `was` is what was wished of it. */
export const wish = input(
  (
    /** @type {State} */ state,
    /** @type {Tile} */ tile,
    /** @type {"keep" | "play" | null} */ wished,
    /** @type {"keep" | "play" | null} */ was,
  ) => {
    const without_ = was ? { [was]: without(state[was], [tile]) } : {};
    const next = { ...state, ...without_ };
    const more = wished ? { [wished]: sorted([...next[wished], tile]) } : {};
    const found = { ...next, ...more };
    return holds(state.rack, [...found.keep, ...found.play]) ? changed(found, {}) : null;
  },
);

/** No wish is left. */
export const dropWishes = input((/** @type {State} */ state) => changed(state, { keep: [], play: [] }));

/** Ticks a step of the plan off, or not any more. */
export const tick = input((/** @type {State} */ state, /** @type {number} */ nth) => ({
  ...state,
  ...settled,
  asked: state.asked,
  done: state.done.includes(nth) ? state.done.filter((other) => other !== nth) : [...state.done, nth],
}));

// ---- Turns ----

/** Whose turn comes after somebody's; 0, the player's, where that of the others is not kept. @param {State} state @param {number} by */
const after = ({ others }, by) => (others.length === 0 ? 0 : (by + 1) % (others.length + 1));

/** Which of the others is at turn. @param {State} state */
export const otherAtTurn = ({ turn }) => Math.max(1, turn);

/** What is still being entered once the table lies otherwise: a set that is none yet. @param {State} state */
const entryLeft = (state) => (state.entry.at === null && withEntry(state) === null ? state.entry : noEntry());

/** The player's turn is over. @param {State} state @param {Note} note @param {Partial<State>} what @returns {State} */
const ended = (state, note, what) => ({
  ...changed(state, { ...what, entry: entryLeft(state) }),
  log: [...state.log, note],
  turn: after(state, 0),
  target: "theirs",
  isTaking: false,
  isPadShut: false,
  isAfterShown: false,
});

/** The player's move is made: the table lies as the plan says. */
export const play = step(
  (/** @type {State} */ state, /** @type {Lain[]} */ table, /** @type {Tile[]} */ rack, /** @type {Note} */ note) =>
    holds(state.rack, note.tiles)
      ? ended(state, note, { table, rack: sorted(rack), loose: [], opened: true, keep: [], play: [] })
      : null,
);

/** The player has drawn a tile. */
export const drew = step((/** @type {State} */ state, /** @type {Tile} */ tile) => {
  if (!isLeft(state, tile)) return usedUp(state, tile);
  /** @type {Note} */
  const note = { by: 0, did: "drew", tiles: [tile], points: null, cuts: null, opens: false };
  return ended(state, note, { rack: sorted([...state.rack, tile]), table: tableNow(state) });
});

/** The turn of another player is over. @param {State} state @param {Pick<Note, "did" | "tiles">} what @param {Partial<State>} changes @returns {State} */
function theirsEnded(state, { did, tiles }, changes) {
  const by = otherAtTurn(state);
  const held = state.others[by - 1];
  const now = Math.max(0, did === "drew" ? held + 1 : held - tiles.length);
  const turn = after(state, by);
  return {
    ...changed(state, changes),
    log: [...state.log, { by, did, tiles, points: null, cuts: null, opens: false }],
    others: held === undefined ? state.others : state.others.with(by - 1, now),
    turn,
    isTaking: false,
    // The player reads what can be done.
    isPadShut: turn === 0,
  };
}

/** Another player has drawn. */
export const theyDrew = step((/** @type {State} */ state) =>
  state.came.length > 0 ? null : theirsEnded(state, { did: "drew", tiles: [] }, {}),
);

/** What another player has put there lies as these sets. */
export const theyPlayed = step((/** @type {State} */ state, /** @type {Lain[]} */ table) =>
  state.came.length === 0
    ? null
    : theirsEnded(state, { did: "played", tiles: state.came }, { table, came: [], loose: [], entry: entryLeft(state) }),
);

/** It is not known how that lies. */
export const theyPlayedLoose = step((/** @type {State} */ state) => {
  const { came, loose, jokers } = state;
  if (came.length === 0) return null;
  if (came.some(isJoker) && jokers !== "free") return refused(state, { name: "looseJoker" });
  return theirsEnded(state, { did: "played", tiles: came }, { came: [], loose: sorted([...loose, ...came]) });
});

// ---- The game ----

/** Whether the player has opened. */
export const setOpened = setup((/** @type {State} */ state, /** @type {boolean} */ opened) =>
  changed(state, { opened }),
);

/** Rules of the house. */
export const setRules = setup((/** @type {State} */ state, /** @type {Partial<State>} */ rules) =>
  (rules.jokers ?? "free") !== "free" && state.loose.some(isJoker)
    ? refused(state, { name: "looseJoker" })
    : changed(state, rules),
);

/** How many tiles the others hold; none where that is not kept. */
export const setOthers = setup((/** @type {State} */ state, /** @type {number[]} */ others) =>
  others.length > MOST_OTHERS || others.some((count) => count < 0)
    ? null
    : { ...state, ...settled, others, turn: Math.min(state.turn, others.length) },
);

/** An empty table, by the same rules and with the same players. */
export const newGame = step((/** @type {State} */ state) => {
  const { opening, playOn, jokers, jokerPoints, objective, keepJokers, tab } = state;
  const others = isOnBench(state) ? [] : state.others.map(() => DEALT);
  return { ...initial(), opening, playOn, jokers, jokerPoints, objective, keepJokers, tab, ...taste(state), others };
});

// ---- What is looked at ----

/** Changes what is shown of the same position. */
export const show = display((/** @type {State} */ state, /** @type {Partial<State>} */ shown) => ({
  ...state,
  refused: null,
  ...shown,
}));

/** What is asked of a move: its steps are others then. */
export const ask = display((/** @type {State} */ state, /** @type {Partial<State>} */ asked) => ({
  ...state,
  ...settled,
  asked: state.asked,
  done: [],
  ...asked,
}));
