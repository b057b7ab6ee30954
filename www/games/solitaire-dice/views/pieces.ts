// Dice and choices as pictures.

import { html } from "lit-html";
import { picture, unseen } from "../../../shell/ui/controls.ts";
import type { SheetChoice } from "../model/types.ts";
import type { Words } from "../text/en/words.ts";

export const die = (face: number, className = "die") => picture(`die-${face}`, className);

/** Dice in a row, for the ear as well. */
export const diceRow = (faces: number[]) =>
  html`<span class="dice">${faces.map((face) => die(face, "die small"))}${unseen(faces.join(" "))}</span>`;

/** The die that is set apart, and the two pairs with their sums. */
export const choiceDice = (words: Words, { reject, left, sums, pairs }: SheetChoice) =>
  html`<span class="apart"><span class="apart-name">${reject === null ? words.idle : words.reject}</span>${die(left)}</span
  >${pairs.map((pair, nth) => html`<span class="pair">${pair.map((face) => die(face))}<span class="sum">${sums[nth]}</span></span>`)}`;
