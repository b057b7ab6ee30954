// Knucklebones's rules to remember: the cards, their words, and what dice of the same number are worth.

import { html } from "lit-html";
import type { Cards } from "../../../shell/pages/by-heart/cards.ts";
import { type ByHeartWords, byHeartWords } from "../text/en/by-heart.ts";
import { die } from "../views/pieces.ts";
import cards from "./cards.json" with { type: "json" };

/** Fives in a column: each counts as often as there are of them. */
const WORTH = [5, 20, 45];

export const byHeart: Cards<ByHeartWords> = {
  cards,
  words: byHeartWords,
  picture: ({ worth, example }, { number }) => html`<dl class="dice-worth" aria-label=${worth}>
      ${WORTH.map((points, nth) => html`<div><dt>${Array.from({ length: nth + 1 }, () => die(5))}</dt><dd>${number(points)}</dd></div>`)}
    </dl>
    <p class="example">${example}</p>`,
};
