// Dice and tiles as pictures.

import { el, picture } from "../../js/dom.js";
import { FACES, sign, word } from "./state.js";
import { worms } from "./tiles.js";

/** One die. */
export const die = (face, className = "die") => picture(`die-${sign(face)}`, className);

/** Several dice of one face, with words for those who don't see them. */
export function diceOf(face, count) {
  return el("span", { class: "dice" },
    Array.from({ length: count }, () => die(face)),
    el("span", { class: "unseen", text: `${count} ${word(face, count)}` }));
}

/** All dice of some counts. */
export function diceRow(counts) {
  return el("span", { class: "dice" }, FACES.filter((face) => counts[face] > 0).map((face) => diceOf(face, counts[face])));
}

/** The face of a tile: its number, and its worms below. */
export function tile(number) {
  return [
    el("span", { class: "tile-number", text: String(number) }),
    picture(`worms-${worms(number)}`, "tile-worms"),
  ];
}

/** What a way on is called, in dice or words. */
export function wayName(way) {
  if (way.key === "stop") return el("span", { class: "way-name", text: "Stop" });
  if (way.key === "roll") return el("span", { class: "way-name", text: "Roll" });
  return diceOf(way.face, way.count);
}

/** The same as plain text. */
export function wayText(way) {
  if (way.key === "stop" || way.key === "roll") return way.key;
  return Array(way.count).fill(sign(way.face)).join(" ");
}

/** The same for the ear. */
export function wayWords(way) {
  return way.face === undefined ? way.key : `${way.count} ${word(way.face, way.count)}`;
}
