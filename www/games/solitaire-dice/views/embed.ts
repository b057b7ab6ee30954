// An embedded position: where the game stands, the dice that were rolled, and the choices with the sheet.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { frameWords, rolled } from "../text/en/frame.ts";
import { answerView } from "./answer.ts";
import { diceRow } from "./pieces.ts";
import { statusView } from "./status.ts";

export function embedView(page: Page) {
  const framed = { ...page, words: frameWords(page.words) };
  return html`${statusView(framed)}${rollView(framed)}${answerView(framed)}`;
}

const rollView = ({ state }: Page) =>
  state.roll.length === 0
    ? nothing
    : html`<section class="card line rolled" aria-labelledby="rolled-title"><h2 id="rolled-title">${rolled}</h2>${diceRow(state.roll)}</section>`;
