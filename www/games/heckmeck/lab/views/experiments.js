// The article's experiments, each one tap away.

import { html } from "lit-html";
import { ARTICLE, EXPERIMENTS } from "../model/article.js";

/** @param {import("./page.d.ts").Page} page */
export const experimentsView = ({
  words,
  repeat,
}) => html`<section class="card experiments" aria-labelledby="experiments-title">
  <h2 id="experiments-title">${words.experimentsTitle}</h2>
  <p class="hint">${words.experimentsHint((title) => html`<a href=${ARTICLE}>${title}</a>`)}</p>
  <div class="controls">
    ${EXPERIMENTS.map(({ name, setting }) => html`<button @click=${() => repeat(setting)}>${words.experiment(name)}</button>`)}
  </div>
</section>`;
