// Dice, tiles and ways as pictures.

import { html, nothing } from "lit-html";
import { picture, unseen } from "../../../shell/ui/controls.ts";
import { sign } from "../model/dice.ts";
import { worms } from "../model/tiles.ts";
import type { ToldMove } from "../model/told-moves.ts";
import type { Words } from "../text/en/words.ts";

export const die = (face: number, className = "die") => picture(`die-${sign(face)}`, className);

/** Several dice of one face, with words for those who don't see them. */
export const diceOf = (words: Pick<Words, "facesIn">, face: number, count: number) =>
  html`<span class="dice" data-face=${sign(face)}>${Array.from({ length: count }, () => die(face))}${unseen(words.facesIn(face, count))}</span>`;

/** All dice of some counts. */
export const diceRow = (words: Pick<Words, "facesIn">, counts: number[]) =>
  html`<span class="dice">${counts.flatMap((count, face) => (count > 0 ? [diceOf(words, face, count)] : []))}</span>`;

/** The face of a tile: its number, and its worms below. */
export const tile = (number: number) =>
  html`<span class="tile-number">${number}</span>${picture(`worms-${worms(number)}`, "tile-worms")}`;

/** What a way on is called, in dice or words. */
export const wayName = (
  words: Pick<Words, "facesIn" | "stop" | "roll">,
  { key, face, count }: { key: string; face?: number; count?: number },
) => {
  if (face !== undefined) return diceOf(words, face, count ?? 0);
  return html`<span class="way-name">${key === "stop" ? words.stop : key === "roll" ? words.roll : nothing}</span>`;
};

/** A move; with a grade in the size and colour of what it gave away, and with the dice that would have been better. */
export const lastMove = (words: { logged(told: ToldMove): string }, told: ToldMove) =>
  told.grade === null
    ? words.logged(told)
    : html`<span class="graded fresh ${told.grade}">${words.logged(told)}${told.losses.map(({ better }) =>
        better.kind === "takes"
          ? html` <span class="dice better-choice" aria-hidden="true">${Array.from({ length: better.count }, () => die(better.face))}</span>`
          : nothing,
      )}</span>`;
