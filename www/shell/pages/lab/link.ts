// A setting as the text behind `#`.

import type { Problem } from "../../game/contract.ts";
import { NUMBERS } from "./setting.ts";
import { wholeNumber } from "./whole-number.ts";

/** Who plays, with dots between them: players that are known, and as many as can play. */
export const playersOf = (known: readonly string[], isPossible: (count: number) => boolean) => (text: string) => {
  const players = text.split(".");
  return isPossible(players.length) && players.every((player) => known.includes(player)) ? players : undefined;
};

/**
 * A setting as a link: who plays, the games, the seed, and what else there is to tell.
 * @param series what is told in place of the players
 */
export const linkOf = (
  { players, games, seed }: { players: string[]; games: number; seed: number },
  more: string[][] = [],
  series: string[] | null = null,
) =>
  `#${new URLSearchParams([
    series ?? ["players", players.join(".")],
    ["games", String(games)],
    ["seed", String(seed)],
    ...more,
  ])}`;

/**
 * What a key and its text change of a setting; null if they tell nothing. Games and the seed are read as in every Lab.
 * @param own how the text of each other key is read; undefined if it tells nothing
 */
export function changesBy(own: Record<string, (text: string) => unknown>) {
  const readers: Map<string, (text: string) => unknown> = new Map(Object.entries(own));
  for (const [key, range] of Object.entries(NUMBERS)) readers.set(key, (text) => wholeNumber(text, range));
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
