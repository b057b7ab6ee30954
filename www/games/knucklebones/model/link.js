// How a link tells a position, and what is made of one that tells nonsense.

import { oneOf, pairsOf, plain, readParts, readTaste } from "../../../shell/link-parts.js";
import { PACES } from "../../../shell/pace.js";
import { COLUMNS, FACES, HEIGHT, refusalOf, SIDES } from "./board.js";
import { readLog } from "./record.js";
import { PLAYERS } from "./seats.js";
import { HINTS, initial, MODES, TABS, THROWS } from "./state.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Board} Board */
/** @typedef {{ key: string, refusal?: import("./types.d.ts").Refusal }} Problem */
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

/** The state that a link tells, and what in it can't be. That stays as at first. @param {URLSearchParams} params @returns {{ state: State, problems: Problem[] }} */
export function read(params) {
  const { state, problems } = readParts(PARTS, params, initial());
  const refusal = refusalOf(state);
  if (!refusal) return { state, problems };
  const { mine, theirs, toMove, roll } = initial();
  return { state: { ...state, mine, theirs, toMove, roll }, problems: [...problems, { key: "mine", refusal }] };
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
