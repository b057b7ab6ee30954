// Experiments, each one tap away: what it brings to play for the win, and those of the article.

import { html } from "lit-html";
import { presetsView } from "../../../../shell/lab/presets.js";
import { ARTICLE, EXPERIMENTS } from "../model/article.js";
import { TO_WIN } from "../model/setting.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** @param {Page} page */
export const toWinView = (page) =>
  presetsView(page, {
    id: "to-win-title",
    title: page.words.toWinTitle,
    hint: page.words.toWinHint(TO_WIN.games),
    presets: [{ name: page.words.toWin, change: TO_WIN }],
  });

/** @param {Page} page */
export function experimentsView(page) {
  const { words } = page;
  return presetsView(page, {
    title: words.experimentsTitle,
    hint: words.experimentsHint((title) => html`<a href=${ARTICLE}>${title}</a>`),
    presets: EXPERIMENTS.map(({ name, setting }) => ({ name: words.experiment(name), change: setting })),
  });
}
