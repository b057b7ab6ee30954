// Solitaire Dice's rules to remember: the cards, their words, and what sums are worth.

import { html } from "lit-html";
import type { Cards } from "../../../shell/pages/by-heart/cards.ts";
import { EACH, SUMS } from "../model/sheet.ts";
import { type ByHeartWords, byHeartWords } from "../text/en/by-heart.ts";
import cards from "./cards.json" with { type: "json" };

export const byHeart: Cards<ByHeartWords> = {
  cards,
  words: byHeartWords,
  picture: ({ worth }, { number }) => html`<p class="example">${worth}</p>
    <dl class="dice-worth">
      ${SUMS.slice(0, 6).map((sum, nth) => html`<div><dt>${number(sum)}${sum < 7 ? ` · ${number(14 - sum)}` : ""}</dt><dd>${number(EACH[nth] ?? 0)}</dd></div>`)}
    </dl>`,
};
