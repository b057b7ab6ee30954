// Heckmeck's Lab below the header: what is to be played, and what it has come to.

import { html } from "lit-html";
import { barView } from "../../../../shell/lab/bar.ts";
import { tables } from "../model/setting.ts";
import { experimentsView, toWinView } from "./experiments.ts";
import type { Page } from "./page.ts";
import { resultsView } from "./results.ts";
import { setupView } from "./setup.ts";

export function labView(page: Page) {
  const { setting } = page.state;
  return html`
    <div class="side">${setupView(page)}${toWinView(page)}${experimentsView(page)}</div>
    <div class="side">${barView(page, tables(setting).length, setting.games)}${resultsView(page)}</div>
  `;
}
