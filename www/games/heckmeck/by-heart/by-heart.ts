// Heckmeck's rules to remember: the cards, their words, and what each die is worth.

import { html } from "lit-html";
import type { Cards } from "../../../shell/pages/by-heart/cards.ts";
import { type ByHeartWords, byHeartWords } from "../text/en/by-heart.ts";
import { die } from "../views/pieces.ts";
import cards from "./cards.json" with { type: "json" };

/** By face: its points less two. */
const WORTH = [-1, 0, 1, 2, 3, 3];

export const byHeart: Cards<ByHeartWords> = {
  cards,
  words: byHeartWords,
  picture: ({ worth }, { number }) => html`<dl class="dice-worth" aria-label=${worth}>
    ${[5, 4, 3, 2, 1, 0].map((face) => html`<div><dt>${die(face)}</dt><dd>${number(WORTH[face] ?? 0)}</dd></div>`)}
  </dl>`,
};
