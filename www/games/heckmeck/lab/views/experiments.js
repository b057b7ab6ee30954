// The article's experiments, each one tap away.

import { html } from "lit-html";
import { presetsView } from "../../../../shell/lab/presets.js";
import { ARTICLE, EXPERIMENTS } from "../model/article.js";

/** @param {import("./page.d.ts").Page} page */
export function experimentsView(page) {
  const { words } = page;
  return presetsView(page, {
    title: words.experimentsTitle,
    hint: words.experimentsHint((title) => html`<a href=${ARTICLE}>${title}</a>`),
    presets: EXPERIMENTS.map(({ name, setting }) => ({ name: words.experiment(name), change: setting })),
  });
}
