// Dice as pictures.

import { html } from "lit-html";
import { picture, unseen } from "../../../shell/parts.js";

/** @param {number} face */
export const die = (face, className = "die") => picture(`die-${face}`, className);

/** A die in a sentence, for the ear as well. @param {import("../text/en.js").Words} words @param {number} face */
export const namedDie = (words, face) => html`${die(face, "die small")}${unseen(words.face(face))}`;
