// How a link tells a position, and what is made of one that tells nonsense.

import { oneOf, pairsOf, plain, readParts, readTaste } from "../../../shell/link-parts.js";
import { PACES } from "../../../shell/pace.js";
import { COLUMNS, EMPTY, FACES, HEIGHT, isFull, otherSide, refusalOf, SIDES } from "./board.js";
import { readLog } from "./record.js";
import { PLAYERS } from "./seats.js";
import { HINTS, initial, MODES, TABS, THROWS } from "./state.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Board} Board */
/** @typedef {import("./types.d.ts").Refusal} Refusal */
/** What a link can't tell, by its key; with a refusal it is the "column" of both boards, "boards" or "move". @typedef {{ key: string, refusal?: Refusal }} Problem */
/** @typedef {[string, string]} Pair */

/** No die, and no player of the computer's. */
const NONE = "-";

/** "66-.543.211": column by column, the first die first. @param {Board} board */
const written = (board) => board.map((dice) => dice.join("").padEnd(HEIGHT, NONE)).join(".");

/** @param {string} text @returns {Board | undefined} */
function readBoard(text) {
  const columns = text.split(/[.,]/).map((column) => column.trim().replaceAll(NONE, ""));
  const isBoard = columns.length === COLUMNS.length && columns.every((column) => /^[1-6]{0,3}$/.test(column));
  return isBoard ? columns.map((column) => [...column].map(Number)) : undefined;
}

/** @param {State["seats"]} seats */
const writtenSeats = (seats) => SIDES.map((side) => seats[side] ?? NONE).join(".");

/** @param {string} text */
function readSeats(text) {
  const [mine, theirs, ...more] = text.split(".").map((by) => (by === NONE ? null : PLAYERS.find((one) => one === by)));
  return mine === undefined || theirs === undefined || more.length > 0 ? undefined : { mine, theirs };
}

/** All that a link tells, by its key: the part of the state that it tells. */
const PARTS = /** @type {Record<string, import("../../../shell/link-parts.js").Part>} */ ({
  mine: plain("mine", readBoard, written),
  theirs: plain("theirs", readBoard, written),
  roll: plain("roll", oneOf(FACES), (roll) => (roll === null ? "" : String(roll))),
  move: plain("toMove", oneOf(SIDES)),
  by: plain("seats", readSeats, writtenSeats),
  starts: plain("starts", oneOf(SIDES)),
  dice: plain("throws", oneOf(THROWS)),
  mode: plain("mode", oneOf(MODES)),
  tab: plain("tab", oneOf(TABS)),
});

/** What is told in any case. */
const ALWAYS = ["mine", "theirs"];

/** The state as pairs for a link. What is as at first is left out, but for the boards. @param {State} state @returns {Pair[]} */
export function write(state) {
  return pairsOf(PARTS, state, initial(), ALWAYS);
}

/**
 * The state that a link tells, and what in it can't be. That stays as at first; of boards that clash all else is kept.
 * @param {URLSearchParams} params @returns {{ state: State, problems: Problem[] }}
 */
export function read(params) {
  const { state, problems } = readParts(PARTS, params, initial());
  return sound(state, problems);
}

/** Without what no game comes to. @param {State} state @param {Problem[]} problems @returns {{ state: State, problems: Problem[] }} */
function sound(state, problems) {
  const refusal = refusalOf(state);
  return refusal
    ? sound(without(state, refusal), [...problems, { key: outOf(state, refusal), refusal }])
    : { state, problems };
}

/** What is left out because of a refusal. Which of two full boards was filled last can't be told. @param {State} state @param {Refusal} refusal */
function outOf({ mine, theirs }, { why }) {
  if (why === "facing") return /** @type {const} */ ("column");
  return isFull(mine) && isFull(theirs) ? /** @type {const} */ ("boards") : /** @type {const} */ ("move");
}

/** @param {State} state @param {Refusal} refusal @returns {State} */
function without(state, refusal) {
  const { mine, theirs, toMove } = state;
  if (refusal.why === "facing") {
    const { column } = refusal;
    return { ...state, mine: mine.with(column, []), theirs: theirs.with(column, []) };
  }
  const { toMove: first } = initial();
  return outOf(state, refusal) === "move"
    ? { ...state, toMove: otherSide(toMove), roll: null }
    : { ...state, mine: EMPTY, theirs: EMPTY, toMove: first, roll: null };
}

/** What a taste may be. */
const TASTE = { pace: PACES, hints: HINTS };

/**
 * The state with what links leave out: the moves, and the player's taste. Both may be any data.
 * @param {State} state @param {unknown} log @param {unknown} taste
 * @returns {State}
 */
export function complete(state, log, taste) {
  return { ...state, ...readTaste(TASTE, taste), log: readLog(log) };
}
