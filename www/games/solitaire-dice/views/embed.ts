// An embedded position: where the game stands, the dice that were rolled, and the choices with the sheet.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { answerView } from "./answer.ts";
import { diceRow } from "./pieces.ts";
import { statusView } from "./status.ts";

export const embedView = (page: Page) => html`${statusView(page)}${rollView(page)}${answerView(page)}`;

const rollView = ({ state, words }: Page) =>
  state.roll.length === 0
    ? nothing
    : html`<section class="card line" aria-label=${words.padTitle}>${diceRow(state.roll)}</section>`;
