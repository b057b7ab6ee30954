// A setting as the text behind `#`.

import { GAMES, SEEDS } from "./setting.js";
import { wholeNumber } from "./whole-number.js";

/** One of the texts allowed; undefined for any other. @param {readonly string[]} allowed */
export const oneOf = (allowed) => (/** @type {string} */ text) => allowed.find((value) => value === text);

/** @param {string[][]} pairs */
export const linkOf = (pairs) => `#${new URLSearchParams(pairs)}`;

/**
 * What a key and its text change of a setting; null if they tell nothing. Games and the seed are read as in every Lab.
 * @param {Record<string, (text: string) => unknown>} own how the text of each other key is read; undefined if it tells nothing
 */
export function changesBy(own) {
  /** @type {Map<string, (text: string) => unknown>} */
  const readers = new Map(
    Object.entries({ games: (text) => wholeNumber(text, GAMES), seed: (text) => wholeNumber(text, SEEDS), ...own }),
  );
  /**
   * @template Setting
   * @param {Setting} _
   * @param {string} key
   * @param {string} text
   * @returns {Partial<Setting> | null}
   */
  return function changeBy(_, key, text) {
    const value = readers.get(key)?.(text);
    return value === undefined ? null : /** @type {any} */ ({ [key]: value });
  };
}

/**
 * The setting that a link tells, and the parts of it that can't be read: those stay as at first.
 * @template Setting
 * @param {string} hash
 * @param {Setting} initial
 * @param {(setting: Setting, key: string, text: string) => Partial<Setting> | null} changeBy what a key and its text change; null if they tell nothing
 */
export function settingOf(hash, initial, changeBy) {
  /** @type {import("../game.d.ts").Problem[]} */
  const problems = [];
  let setting = initial;
  for (const [key, text] of new URLSearchParams(hash.replace(/^#/, ""))) {
    const change = changeBy(setting, key, text);
    if (change) setting = { ...setting, ...change };
    else problems.push({ key });
  }
  return { setting, problems };
}
