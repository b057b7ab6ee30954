// What is shown in place of an answer while the solver is on its way, can't be had, or has failed.

import { html } from "lit-html";
import { reasonOf } from "../host/reasons.ts";
import { capital } from "../text/capital.ts";
import { type ShellWords, why } from "../text/en/words.ts";
import type { AnyPage } from "./contract.ts";
import { isFault, isTrap } from "./engine.ts";

const isBroken = (error: Error) => isFault(error) || isTrap(error);

/** What is said where there is no answer. */
export function toldOf(error: Error | null, words: ShellWords) {
  if (!error) return words.loading;
  if (isBroken(error)) return words.solverFailed;
  const reason = reasonOf(error);
  return reason.kind === "unsupported" ? `${capital(why(reason))}.` : words.noSolver;
}

export function waitingView({ error, retry, shell: { words } }: AnyPage) {
  if (!error) return html`<p class="soft">${toldOf(error, words)}</p>`;
  const reason = reasonOf(error);
  const told = html`<p class="result lost">${toldOf(error, words)}</p>`;
  // The same browser would be asked in vain.
  if (reason.kind === "unsupported") return told;
  return html`
    ${told}
    <button class="primary" data-next @click=${retry}>${words.tryAgain}</button>
    <p class="soft reason">${isBroken(error) ? words.pleaseReport(error.message) : words.nothingLost(reason)}</p>
  `;
}
