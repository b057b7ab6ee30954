// A setting as the text behind `#`.

import type { Problem } from "../game.ts";
import { GAMES, SEEDS } from "./setting.ts";
import { wholeNumber } from "./whole-number.ts";

/** One of the texts allowed; undefined for any other. */
export const oneOf = (allowed: readonly string[]) => (text: string) => allowed.find((value) => value === text);

export const linkOf = (pairs: string[][]) => `#${new URLSearchParams(pairs)}`;

/**
 * What a key and its text change of a setting; null if they tell nothing. Games and the seed are read as in every Lab.
 * @param own how the text of each other key is read; undefined if it tells nothing
 */
export function changesBy(own: Record<string, (text: string) => unknown>) {
  const readers: Map<string, (text: string) => unknown> = new Map(
    Object.entries({ games: (text) => wholeNumber(text, GAMES), seed: (text) => wholeNumber(text, SEEDS), ...own }),
  );
  return function changeBy<Setting>(_: Setting, key: string, text: string): Partial<Setting> | null {
    const value = readers.get(key)?.(text);
    return value === undefined ? null : ({ [key]: value } as Partial<Setting>);
  };
}

/**
 * The setting that a link tells, and the parts of it that can't be read: those stay as at first.
 * @param changeBy what a key and its text change; null if they tell nothing
 */
export function settingOf<Setting>(
  hash: string,
  initial: Setting,
  changeBy: (setting: Setting, key: string, text: string) => Partial<Setting> | null,
) {
  const problems: Problem[] = [];
  let setting = initial;
  for (const [key, text] of new URLSearchParams(hash.replace(/^#/, ""))) {
    const change = changeBy(setting, key, text);
    if (change) setting = { ...setting, ...change };
    else problems.push({ key });
  }
  return { setting, problems };
}
