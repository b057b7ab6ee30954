// An embedded position: where the game stands, the dice that were rolled, and the choices with the sheet.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { frameWords, rolled } from "../text/en/frame.ts";
import { answerView } from "./answer.ts";
import { diceRow } from "./pieces.ts";
import { sheetView } from "./sheet.ts";
import { statusView } from "./status.ts";

export const embedView = (page: Page) => positionView({ ...page, words: frameWords(page.words) });

/** The same in the words of the game's page, for practice. */
export const positionView = (page: Page) =>
  html`${statusView(page)}${rollView(page)}${answerView(page)}${sheetView(page, true)}`;

const rollView = ({ state }: Page) =>
  state.roll.length === 0
    ? nothing
    : html`<section class="card line rolled" aria-labelledby="rolled-title"><h2 id="rolled-title">${rolled}</h2>${diceRow(state.roll)}</section>`;
