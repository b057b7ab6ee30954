// The state of a Lab, and what changes it.

import type { State } from "./lab.ts";
import type { AnyResult, Run } from "./run.ts";
import type { Range } from "./whole-number.ts";
import { wholeNumber } from "./whole-number.ts";

export const initial = <Setting extends object, Result extends AnyResult>(
  setting: Setting,
): State<Setting, Result> => ({
  setting,
  typed: {},
  isMoreOpen: false,
  run: null,
  copied: null,
});

const withoutTyped = ({ typed }: Pick<State, "typed">, keys: string[]) =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => !keys.includes(key)));

/** Sets a part of what is to be played. */
export const change = <Setting extends object, Result extends AnyResult>(
  state: State<Setting, Result>,
  change: Partial<Setting>,
): State<Setting, Result> => ({
  ...state,
  setting: { ...state.setting, ...change },
  typed: withoutTyped(state, Object.keys(change)),
});

/** Sets a part, and forgets whatever is half typed. */
export const changeAll = <Setting extends object, Result extends AnyResult>(
  state: State<Setting, Result>,
  part: Partial<Setting>,
): State<Setting, Result> => ({ ...change(state, part), typed: {} });

/** Writes in the field of a number: it is set as soon as it is one. */
export function type<Setting extends object, Result extends AnyResult>(
  state: State<Setting, Result>,
  key: string,
  text: string,
  range: Range,
): State<Setting, Result> {
  const number = wholeNumber(text, range);
  const setting = number === undefined ? state.setting : { ...state.setting, [key]: number };
  return { ...state, setting, typed: { ...state.typed, [key]: text } };
}

/** Whether a field holds what is no number, or none of those allowed. */
export function isWrong({ typed }: Pick<State, "typed">, key: string, range: Range) {
  const text = typed[key];
  return text !== undefined && wholeNumber(text, range) === undefined;
}

/** Shows all settings, or only the first ones. */
export const openMore = <Setting extends object, Result extends AnyResult>(
  state: State<Setting, Result>,
  isMoreOpen: boolean,
): State<Setting, Result> => ({ ...state, isMoreOpen });

/** What a run has come to. */
export const progress = <Setting extends object, Result extends AnyResult>(
  state: State<Setting, Result>,
  run: Run<Setting, Result>,
): State<Setting, Result> => ({ ...state, run, copied: null });

export const tellCopied = <Setting extends object, Result extends AnyResult>(
  state: State<Setting, Result>,
  isCopied: boolean,
): State<Setting, Result> => ({
  ...state,
  copied: isCopied ? "copied" : "not-copied",
});
