// What every Lab has to set: how many games are played, and the seed of their dice; and one of a few.

import { html } from "lit-html";
import { radios, setting as settingOf } from "../parts.js";
import { change, isWrong } from "./moves.js";
import { numberSetting } from "./number-field.js";
import { GAMES, newSeed, QUICK, SEEDS } from "./setting.js";

/** @typedef {import("./lab.d.ts").LabPage} LabPage */

/** @param {LabPage} page */
export function gamesSetting(page) {
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
      onpick: (value) => act(change, { games: value }),
    }),
  });
}

/** @param {LabPage} page */
export function seedSetting(page) {
  const { state, labWords: words, act } = page;
  return numberSetting(page, {
    key: "seed",
    label: words.seed,
    range: SEEDS,
    shown: String(state.setting.seed),
    beside: html`<button @click=${() => act(change, { seed: newSeed() })}>${words.newSeed}</button>`,
    hint: words.seedHint,
  });
}

/**
 * One of a few ways to play.
 * @param {LabPage} page
 * @param {{ key: string, title: string, values: readonly (string | number | boolean)[], names: Record<string, string>, hint: string }} field `key` is that of the setting
 */
export function oneOfSetting({ state, act }, { key, title, values, names, hint }) {
  const row = radios({
    name: key,
    label: title,
    options: values.map((value) => ({ value, content: names[String(value)] })),
    value: state.setting[key],
    onpick: (value) => act(change, { [key]: value }),
  });
  return settingOf(title, row, hint);
}
