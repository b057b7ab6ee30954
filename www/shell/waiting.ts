// What is shown in place of an answer while the solver is on its way, can't be had, or has failed.

import { html } from "lit-html";
import { isFault, isTrap } from "./engine.js";

/** What is said where there is no answer. @param {Error | null} error @param {typeof import("./text/en.js").shellWords} words */
export const toldOf = (error, words) =>
  !error ? words.loading : isFault(error) || isTrap(error) ? words.solverFailed : words.noSolver;

/** @param {import("./game.d.ts").Page} page */
export function waitingView({ error, retry, shell: { words } }) {
  if (!error) return html`<p class="soft">${toldOf(error, words)}</p>`;
  const isBroken = isFault(error) || isTrap(error);
  return html`
    <p class="result lost">${toldOf(error, words)}</p>
    <button class="primary" data-next @click=${retry}>${words.tryAgain}</button>
    <p class="soft reason">${isBroken ? words.pleaseReport(error.message) : words.nothingLost(error.message)}</p>
  `;
}
