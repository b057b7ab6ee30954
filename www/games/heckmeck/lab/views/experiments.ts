// Experiments, each one tap away: what it brings to play for the win, and those of the article.

import { html } from "lit-html";
import { presetsView } from "../../../../shell/pages/lab/presets.ts";
import { ARTICLE, EXPERIMENTS } from "../model/article.ts";
import { TO_WIN } from "../model/setting.ts";
import type { Page } from "./page.ts";

export const toWinView = (page: Page) =>
  presetsView(page, {
    id: "to-win-title",
    title: page.words.toWinTitle,
    hint: page.words.toWinHint(TO_WIN.games),
    presets: [{ name: page.words.toWin, change: TO_WIN }],
  });

export function experimentsView(page: Page) {
  const { words } = page;
  const [before, after] = words.experimentsHint.split(words.articleTitle);
  return presetsView(page, {
    title: words.experimentsTitle,
    hint: [before, html`<a href=${ARTICLE}>${words.articleTitle}</a>`, after],
    presets: EXPERIMENTS.map(({ name, setting }) => ({ name: words.experiments[name], change: setting })),
  });
}
