// What is shown in place of an answer while the solver is on its way, or can't be had.

import { html } from "lit-html";

/** @param {import("./game.d.ts").Page} page */
export function waitingView({ error, retry, shell: { words } }) {
  if (!error) return html`<p class="soft">${words.loading}</p>`;
  return html`
    <p class="result lost">${words.noSolver}</p>
    <button class="primary" data-next @click=${retry}>${words.tryAgain}</button>
    <p class="soft">${words.nothingLost(error.message)}</p>
  `;
}
