// Rules to remember below the header: how many, the card with them, what each is worth, and all lists beside each other.

import { html, nothing } from "lit-html";
import type { ByHeartWords } from "../text/en/by-heart.ts";
import { frontierView } from "./frontier.ts";
import { type Rule, ruleOf } from "./rule.ts";
import type { ByHeart, GameWords, RuleList } from "./types.ts";

interface Page {
  /** How many rules the list has that is shown. */
  count: number;
  pick(count: number): void;
  print(): void;
  words: ByHeartWords;
  gameWords: GameWords;
}

export function byHeartView<Example>(game: ByHeart<Example>, page: Page) {
  const { words, gameWords, count } = page;
  const list = game.lists.find(({ rules }) => rules.length === count) as RuleList<Example>;
  return html`
    <section class="card lists" aria-labelledby="lists-title">
      <h2 id="lists-title">${words.howMany}</h2>
      <div class="counts" role="group" aria-labelledby="lists-title">
        ${game.lists.map(({ rules: { length } }) => html`<button data-key="count-${length}" aria-pressed=${length === count} @click=${() => page.pick(length)}>${words.number(length)}</button>`)}
      </div>
      <p class="strength">${gameWords.strength(list.strength)}</p>
      <p class="soft">${gameWords.about}</p>
    </section>
    <section class="card rules" aria-labelledby="rules-title">
      <h2 id="rules-title">${words.rules(count)}</h2>
      <p class="how">${words.how}</p>
      <ol>
        ${list.rules.map((text, place) => html`<li>${ruleView(page, ruleOf(text))}${worthView(page, list, place)}</li>`)}
      </ol>
      <p class="otherwise">${gameWords.otherwise}</p>
      <p class="line no-print"><button class="primary" data-key="print" @click=${page.print}>${words.print}</button></p>
    </section>
    <section class="card examples no-print" aria-labelledby="examples-title">
      <h2 id="examples-title">${words.examplesTitle}</h2>
      <ol>${list.rules.map((_, place) => exampleView(game, page, list, place))}</ol>
    </section>
    <section class="card frontier no-print" aria-labelledby="frontier-title">
      <h2 id="frontier-title">${words.frontierTitle}</h2>
      ${frontierView(game, page)}
    </section>
  `;
}

function ruleView({ words, gameWords }: Page, { when, count, keep }: Rule) {
  const conditions = when.map(({ fact, bound: { kind, number } }) => {
    const [atLeast, atMost] = gameWords.facts[fact];
    return kind === "at-least" ? atLeast(number) : atMost(number);
  });
  const kept = keep.kind === "most" ? words.keepMost(keep.within) : words.keepWhere(keep.bound);
  return html`
    ${conditions.length > 0 ? html`<p class="when">${words.onlyWhile(conditions)}</p>` : nothing}
    <p class="count-of">${gameWords.countOf}</p>
    <ul class="count">
      ${count.map(({ times, feature }) => html`<li><span class="times">${words.times(times)}</span> <span>${gameWords.features[feature]}</span></li>`)}
    </ul>
    <p class="keep">${kept}</p>
  `;
}

const worthView = <Example>({ words, gameWords }: Page, { without }: RuleList<Example>, place: number) =>
  html`<p class="worth soft no-print">${words.without(gameWords.value(without[place].value))}</p>`;

function exampleView<Example>(game: ByHeart<Example>, { words }: Page, { examples }: RuleList<Example>, place: number) {
  const [example] = examples[place];
  return html`<li>${example ? game.example(example) : html`<p class="soft">${words.noExample}</p>`}</li>`;
}
