// Dice, tiles and ways as pictures.

import { html, nothing } from "lit-html";
import { picture, unseen } from "../../../shell/parts.js";
import { FACES, sign } from "../model/dice.js";
import { worms } from "../model/tiles.js";

/** @param {number} face */
export const die = (face, className = "die") => picture(`die-${sign(face)}`, className);

/** Several dice of one face, with words for those who don't see them. @param {any} words @param {number} face @param {number} count */
export const diceOf = (words, face, count) =>
  html`<span class="dice">${Array.from({ length: count }, () => die(face))}${unseen(words.facesIn(face, count))}</span>`;

/** All dice of some counts. @param {any} words @param {number[]} counts */
export const diceRow = (words, counts) =>
  html`<span class="dice">${FACES.filter((face) => counts[face] > 0).map((face) => diceOf(words, face, counts[face]))}</span>`;

/** The face of a tile: its number, and its worms below. @param {number} number */
export const tile = (number) =>
  html`<span class="tile-number">${number}</span>${picture(`worms-${worms(number)}`, "tile-worms")}`;

/** What a way on is called, in dice or words. @param {any} words @param {{ key: string, face?: number, count?: number }} way */
export const wayName = (words, { key, face, count }) => {
  if (face !== undefined) return diceOf(words, face, count ?? 0);
  return html`<span class="way-name">${key === "stop" ? words.stop : key === "roll" ? words.roll : nothing}</span>`;
};
