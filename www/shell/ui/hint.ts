// Shows a person who plays the computer what is best in the decision to be made, which then counts as advised.

import { html } from "lit-html";
import type { AnyPage } from "../game/contract.ts";

export const hintButton = ({ shell }: AnyPage, run: () => void) =>
  html`<button class="quiet" data-key="hint" @click=${run}>${shell.words.hint}</button>`;
