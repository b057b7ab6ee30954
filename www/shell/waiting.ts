// What is shown in place of an answer while the solver is on its way, can't be had, or has failed.

import { html } from "lit-html";
import { isFault, isTrap } from "./engine.ts";
import type { AnyPage } from "./game.ts";
import { reasonOf } from "./reasons.ts";
import type { ShellWords } from "./text/en/words.ts";

/** What is said where there is no answer. */
export const toldOf = (error: Error | null, words: ShellWords) =>
  !error ? words.loading : isFault(error) || isTrap(error) ? words.solverFailed : words.noSolver;

export function waitingView({ error, retry, shell: { words } }: AnyPage) {
  if (!error) return html`<p class="soft">${toldOf(error, words)}</p>`;
  const isBroken = isFault(error) || isTrap(error);
  return html`
    <p class="result lost">${toldOf(error, words)}</p>
    <button class="primary" data-next @click=${retry}>${words.tryAgain}</button>
    <p class="soft reason">${isBroken ? words.pleaseReport(error.message) : words.nothingLost(reasonOf(error))}</p>
  `;
}
