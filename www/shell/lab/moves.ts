// The state of a Lab, and what changes it.

import { wholeNumber } from "./whole-number.js";

/** @typedef {import("./lab.d.ts").State} State */
/** @typedef {import("./lab.d.ts").Range} Range */

/** @param {any} setting @returns {State} */
export const initial = (setting) => ({ setting, typed: {}, isMoreOpen: false, run: null, copied: null });

/** @param {State} state @param {string[]} keys */
const withoutTyped = ({ typed }, keys) =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => !keys.includes(key)));

/** Sets a part of what is to be played. @param {State} state @param {object} change @returns {State} */
export const change = (state, change) => ({
  ...state,
  setting: { ...state.setting, ...change },
  typed: withoutTyped(state, Object.keys(change)),
});

/** Sets a part, and forgets whatever is half typed. @param {State} state @param {object} part @returns {State} */
export const changeAll = (state, part) => ({ ...change(state, part), typed: {} });

/** Writes in the field of a number: it is set as soon as it is one. @param {State} state @param {string} key @param {string} text @param {Range} range @returns {State} */
export function type(state, key, text, range) {
  const number = wholeNumber(text, range);
  const setting = number === undefined ? state.setting : { ...state.setting, [key]: number };
  return { ...state, setting, typed: { ...state.typed, [key]: text } };
}

/** Whether a field holds what is no number, or none of those allowed. @param {State} state @param {string} key @param {Range} range */
export const isWrong = ({ typed }, key, range) => key in typed && wholeNumber(typed[key], range) === undefined;

/** Shows all settings, or only the first ones. @param {State} state @param {boolean} isMoreOpen @returns {State} */
export const openMore = (state, isMoreOpen) => ({ ...state, isMoreOpen });

/** What a run has come to. @param {State} state @param {import("./lab.d.ts").Run} run @returns {State} */
export const progress = (state, run) => ({ ...state, run, copied: null });

/** @param {State} state @param {boolean} isCopied @returns {State} */
export const tellCopied = (state, isCopied) => ({ ...state, copied: isCopied ? "copied" : "not-copied" });
