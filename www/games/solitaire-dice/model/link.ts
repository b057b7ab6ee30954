// How a link tells a position, and what is made of one that tells nonsense.

import { oneOf, pairsOf, plain, readParts, readTaste } from "../../../shell/link-parts.js";
import { PACES } from "../../../shell/pace.js";
import { PLAYERS } from "./players.js";
import { readLog } from "./record.js";
import { readSheet, written } from "./sheet.js";
import {
  AIMS,
  areOthersToMark,
  GAME_NAMES,
  HINTS,
  initial,
  isAllOver,
  MOST_OTHERS,
  OPENINGS,
  TABS,
  THROWS,
} from "./state.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Other} Other */
/** @typedef {[string, string]} Pair */

const MOST_SEED = 4_294_967_295;
const MOST_TURNS = 1000;

/** @param {string} text */
const readRoll = (text) => (/^[1-6]{0,5}$/.test(text) ? [...text].map(Number) : undefined);

/** A whole number between two others. @param {number} least @param {number} most */
const wholeNumber = (least, most) => (/** @type {string} */ text) => {
  const number = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

/** All that a link tells, by its key, but for the others. */
const PARTS = /** @type {Record<string, import("../../../shell/link-parts.js").Part>} */ ({
  sheet: plain("sheet", readSheet, written),
  roll: plain("roll", readRoll, (roll) => roll.join("")),
  marked: plain("isMarked", oneOf([true, false])),
  turn: plain("turn", wholeNumber(0, MOST_TURNS)),
  opening: plain("opening", oneOf(OPENINGS)),
  dice: plain("throws", oneOf(THROWS)),
  seed: plain("seed", wholeNumber(0, MOST_SEED)),
  tab: plain("tab", oneOf(TABS)),
  aim: plain("aim", wholeNumber(AIMS.least, AIMS.most)),
});

/** Who plays as well, with their sheets. */
const WITH = "with";

/** @param {Other} other */
const writtenOther = (other) => `${other.by} ${written(other)}`;

/** @param {string} text @returns {Other | undefined} */
function readOther(text) {
  const space = text.trim().indexOf(" ");
  const [by, told] = space < 0 ? [text.trim(), "_"] : [text.trim().slice(0, space), text.trim().slice(space + 1)];
  const sheet = readSheet(told);
  return PLAYERS.includes(by) && sheet ? { by, ...sheet } : undefined;
}

/** The state with its sheet as one part. @param {State} state */
const flat = (state) => ({ ...state, sheet: { sums: state.sums, rejects: state.rejects } });

/** The state as pairs for a link. What is as at first is left out, but for the sheet. @param {State} state @returns {Pair[]} */
export const write = (state) => [
  ...pairsOf(PARTS, flat(state), flat(initial()), ["sheet"]),
  ...state.others.map((other) => /** @type {Pair} */ ([WITH, writtenOther(other)])),
];

/** The state that a link tells, and what in it can't be. That stays as at first. @param {URLSearchParams} params */
export function read(params) {
  const all = [...params];
  const found = readParts(
    PARTS,
    all.filter(([key]) => key !== WITH),
    flat(initial()),
  );
  const { sheet, ...state } = found.state;
  const told = all.filter(([key]) => key === WITH).map(([, text]) => readOther(text));
  const others = told.filter((other) => other !== undefined).slice(0, MOST_OTHERS);
  const problems = others.length < told.length ? [...found.problems, { key: WITH }] : found.problems;
  return { state: sound({ ...state, ...sheet, others }), problems };
}

/** The state without what does not go together: a roll that nobody has to mark. @param {State} state @returns {State} */
function sound(state) {
  if (isAllOver(state)) return { ...state, roll: [], isMarked: false };
  return state.isMarked && !areOthersToMark(state) ? { ...state, isMarked: false } : state;
}

/** What a taste may be. */
const TASTE = { pace: PACES, hints: HINTS, name: GAME_NAMES };

/**
 * The state with what links leave out: the moves, and the player's taste. Both may be any data.
 * @param {State} state @param {unknown} log @param {unknown} taste
 * @returns {State}
 */
export const complete = (state, log, taste) => ({
  ...state,
  ...readTaste(TASTE, taste),
  log: readLog(log, state.others.length),
});
