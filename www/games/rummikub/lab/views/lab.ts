// Tile rummy's Lab below the header: what is to be played, and what it has come to.

import { html } from "lit-html";
import { barView } from "../../../../shell/lab/bar.js";
import { gamesOf, tables } from "../model/setting.js";
import { questionsView } from "./questions.js";
import { resultsView } from "./results.js";
import { setupView } from "./setup.js";

/** @param {import("./page.d.ts").Page} page */
export function labView(page) {
  const { setting } = page.state;
  return html`
    <div class="side">${setupView(page)}${questionsView(page)}</div>
    <div class="side">${barView(page, tables(setting).length, gamesOf(setting))}${resultsView(page)}</div>
  `;
}
