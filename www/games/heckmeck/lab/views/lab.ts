// Heckmeck's Lab below the header: what is to be played, and what it has come to.

import { html } from "lit-html";
import { barView } from "../../../../shell/lab/bar.js";
import { tables } from "../model/setting.js";
import { experimentsView, toWinView } from "./experiments.js";
import { resultsView } from "./results.js";
import { setupView } from "./setup.js";

/** @param {import("./page.d.ts").Page} page */
export function labView(page) {
  const { setting } = page.state;
  return html`
    <div class="side">${setupView(page)}${toWinView(page)}${experimentsView(page)}</div>
    <div class="side">${barView(page, tables(setting).length, setting.games)}${resultsView(page)}</div>
  `;
}
