// What is shown in place of an answer while the solver is on its way, can't be had, or has failed.

import { html } from "lit-html";
import { isFault, isTrap } from "./engine.js";

/** @param {import("./game.d.ts").Page} page */
export function waitingView({ error, retry, shell: { words } }) {
  if (!error) return html`<p class="soft">${words.loading}</p>`;
  const isBroken = isFault(error) || isTrap(error);
  return html`
    <p class="result lost">${isBroken ? words.solverFailed : words.noSolver}</p>
    <button class="primary" data-next @click=${retry}>${words.tryAgain}</button>
    <p class="soft reason">${isBroken ? words.pleaseReport(error.message) : words.nothingLost(error.message)}</p>
  `;
}
