// Dice as pictures.

import { html } from "lit-html";
import { picture, unseen } from "../../../shell/ui/controls.ts";
import type { Words } from "../text/en/words.ts";

export const die = (face: number, className = "die") => picture(`die-${face}`, className);

/** A die in a sentence, for the ear as well. */
export const namedDie = (words: Words, face: number) => html`${die(face, "die small")}${unseen(words.face(face))}`;
