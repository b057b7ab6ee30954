// A panel of what each choice leads to, for whoever is told after the move.

import { html } from "lit-html";

/** @param {import("./page.d.ts").Page["words"]} words @param {"all-tiles" | "chart"} name */
export const shownLaterView = (
  words,
  name,
) => html`<section class="card panel panel-${name}" aria-labelledby="${name}-title">
  <h2 id="${name}-title">${words.panels[name]}</h2>
  <p class="hint">${words.details.shownLater}</p>
</section>`;
