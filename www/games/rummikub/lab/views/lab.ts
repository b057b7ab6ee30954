// Tile rummy's Lab below the header: what is to be played, and what it has come to.

import { html } from "lit-html";
import { barView } from "../../../../shell/lab/bar.ts";
import { gamesOf, tables } from "../model/setting.ts";
import type { Page } from "./page.ts";
import { questionsView } from "./questions.ts";
import { resultsView } from "./results.ts";
import { setupView } from "./setup.ts";

export function labView(page: Page) {
  const { setting } = page.state;
  return html`
    <div class="side">${setupView(page)}${questionsView(page)}</div>
    <div class="side">${barView(page, tables(setting).length, gamesOf(setting))}${resultsView(page)}</div>
  `;
}
