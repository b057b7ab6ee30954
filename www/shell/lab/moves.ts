// The state of a Lab, and what changes it.

import type { Range, Run, State } from "./lab.ts";
import { wholeNumber } from "./whole-number.ts";

export const initial = (setting: any): State => ({ setting, typed: {}, isMoreOpen: false, run: null, copied: null });

const withoutTyped = ({ typed }: State, keys: string[]) =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => !keys.includes(key)));

/** Sets a part of what is to be played. */
export const change = (state: State, change: object): State => ({
  ...state,
  setting: { ...state.setting, ...change },
  typed: withoutTyped(state, Object.keys(change)),
});

/** Sets a part, and forgets whatever is half typed. */
export const changeAll = (state: State, part: object): State => ({ ...change(state, part), typed: {} });

/** Writes in the field of a number: it is set as soon as it is one. */
export function type(state: State, key: string, text: string, range: Range): State {
  const number = wholeNumber(text, range);
  const setting = number === undefined ? state.setting : { ...state.setting, [key]: number };
  return { ...state, setting, typed: { ...state.typed, [key]: text } };
}

/** Whether a field holds what is no number, or none of those allowed. */
export const isWrong = ({ typed }: State, key: string, range: Range) =>
  key in typed && wholeNumber(typed[key], range) === undefined;

/** Shows all settings, or only the first ones. */
export const openMore = (state: State, isMoreOpen: boolean): State => ({ ...state, isMoreOpen });

/** What a run has come to. */
export const progress = (state: State, run: Run): State => ({ ...state, run, copied: null });

export const tellCopied = (state: State, isCopied: boolean): State => ({
  ...state,
  copied: isCopied ? "copied" : "not-copied",
});
