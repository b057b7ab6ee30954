// A panel of what each choice leads to, for whoever is told after the move.

import { html } from "lit-html";
import type { Page } from "./page.ts";

export const shownLaterView = (
  words: Page["words"],
  name: "all-tiles" | "chart",
) => html`<section class="card panel panel-${name}" aria-labelledby="${name}-title">
  <h2 id="${name}-title">${words.panels[name]}</h2>
  <p class="hint">${words.details.shownLater}</p>
</section>`;
