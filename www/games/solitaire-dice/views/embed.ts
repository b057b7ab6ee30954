// An embedded position: where the game stands, the dice that were rolled, and the choices with the sheet.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { answerView } from "./answer.ts";
import { diceRow } from "./pieces.ts";
import { statusView } from "./status.ts";

export function embedView(page: Page) {
  // Nothing is marked by a tap here.
  const words = { ...page.words, question: () => page.words.choicesLabel };
  return html`${statusView(page)}${rollView(page)}${answerView({ ...page, words })}`;
}

const rollView = ({ state, words }: Page) =>
  state.roll.length === 0
    ? nothing
    : html`<section class="card line" aria-label=${words.padTitle}>${diceRow(state.roll)}</section>`;
