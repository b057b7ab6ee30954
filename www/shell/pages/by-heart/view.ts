// Rules to remember below the header: how many, how well they play, and the card with them.

import { html, nothing, type TemplateResult } from "lit-html";
import { at } from "../../model/at.ts";
import type { ByHeartWords } from "../../text/en/by-heart.ts";
import type { Card, CardWords } from "./cards.ts";

interface Page {
  cards: Card[];
  shown: Card;
  pick(card: Card): void;
  print(): void;
  picture: TemplateResult;
  words: ByHeartWords;
  gameWords: CardWords;
}

export const byHeartView = ({ cards, shown, pick, print, picture, words, gameWords }: Page) => html`
  <div class="column">
    <section class="card lists" aria-labelledby="lists-title">
      <h2 id="lists-title">${words.howMany}</h2>
      <div class="counts" role="group" aria-labelledby="lists-title">
        ${cards.map((card) => html`<button data-key="count-${card.rules.length}" aria-pressed=${card === shown} @click=${() => pick(card)}>${words.number(card.rules.length)}</button>`)}
      </div>
      <p class="strength" role="status">${gameWords.strength(shown.value)}</p>
    </section>
    <section class="card rules" aria-labelledby="rules-title">
      <h2 id="rules-title">${words.rules(shown.rules.length)}</h2>
      ${picture}
      <ol>${shown.rules.map((rule) => html`<li><p>${at(gameWords.rules, rule)}</p></li>`)}</ol>
      ${shown.rules.length > 1 ? html`<p class="how soft">${words.next}</p>` : nothing}
      <p class="line">
        <button class="primary print" data-key="print" @click=${print}>${words.print}</button>
        <a href=${`./?practice#rules=${shown.rules.length}`}>${words.practise}</a>
      </p>
    </section>
  </div>
`;
