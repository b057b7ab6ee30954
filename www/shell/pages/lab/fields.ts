// What every Lab has to set: how many games are played, and the seed of their dice; and one of a few.

import { html } from "lit-html";
import { radios } from "../../ui/controls.ts";
import { setting as settingOf } from "../../ui/fields.ts";
import type { LabPage } from "./lab.ts";
import { moreView } from "./more.ts";
import { change, isWrong } from "./moves.ts";
import { numberSetting } from "./number-field.ts";
import type { AnyResult } from "./run.ts";
import { GAMES, newSeed, QUICK, SEEDS } from "./setting.ts";

export function gamesSetting<Setting extends { games: number }, Words, Result extends AnyResult>(
  page: LabPage<Setting, Words, Result>,
) {
  const { state, labWords: words, act } = page;
  const { games } = state.setting;
  return numberSetting(page, {
    key: "games",
    label: words.gamesTitle,
    range: GAMES,
    shown: words.whole(games),
    className: "games",
    beside: radios({
      name: "quick",
      label: words.usualGames,
      options: QUICK.map((value) => ({ value, content: words.whole(value) })),
      // What can't be used is no number of games, so each of these can be picked.
      value: isWrong(state, "games", GAMES) ? 0 : games,
      onpick: (value) => act(change, { games: value } as Partial<Setting>),
    }),
  });
}

export function seedSetting<Setting extends { seed: number }, Words, Result extends AnyResult>(
  page: LabPage<Setting, Words, Result>,
) {
  const { state, labWords: words, act } = page;
  return numberSetting(page, {
    key: "seed",
    label: words.seed,
    range: SEEDS,
    shown: String(state.setting.seed),
    beside: html`<button @click=${() => act(change, { seed: newSeed() } as Partial<Setting>)}>${words.newSeed}</button>`,
    hint: words.seedHint,
  });
}

/**
 * One of a few ways to play.
 * @param field `key` is that of the setting
 */
export function oneOfSetting<Setting extends object, Words, Result extends AnyResult>(
  { state, act }: LabPage<Setting, Words, Result>,
  {
    key,
    title,
    values,
    names,
    hint,
  }: {
    key: keyof Setting & string;
    title: string;
    values: readonly Setting[keyof Setting][];
    names: Record<string, string>;
    hint: string;
  },
) {
  const row = radios({
    name: key,
    label: title,
    options: values.map((value) => ({ value, content: names[String(value)] })),
    value: state.setting[key],
    onpick: (value) => act(change, { [key]: value } as Partial<Setting>),
  });
  return settingOf(title, row, hint);
}

/** The seed alone, folded away. */
export const seedFold = <Setting extends { seed: number }, Words, Result extends AnyResult>(
  page: LabPage<Setting, Words, Result>,
) => moreView(page, { name: page.labWords.more }, seedSetting(page));
