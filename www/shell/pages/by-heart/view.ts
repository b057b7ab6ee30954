// Rules to remember below the header: how many, the card with them, what each is worth, and all lists beside each other.

import { html, nothing } from "lit-html";
import { at } from "../../model/at.ts";
import type { Formats } from "../../model/format.ts";
import type { ByHeartWords } from "../../text/en/by-heart.ts";
import { radios } from "../../ui/controls.ts";
import { frontierView } from "./frontier.ts";
import { type Rule, ruleOf } from "./rule.ts";
import type { Shown } from "./shown.ts";
import type { ByHeart, GameWords, RuleList } from "./types.ts";

interface Page<Example, Fact extends string, Feature extends string, Words extends GameWords<Fact, Feature>> {
  game: ByHeart<Example, Fact, Feature, Words>;
  /** Of the document, in its language: a printed card begins with it. */
  name: string;
  shown: Shown;
  pick(shown: Shown): void;
  print(): void;
  words: ByHeartWords;
  gameWords: Words;
  formats: Formats;
}

export function byHeartView<
  Example,
  Fact extends string,
  Feature extends string,
  Words extends GameWords<Fact, Feature>,
>(page: Page<Example, Fact, Feature, Words>) {
  const { game, name, words, gameWords, formats } = page;
  const { aim, count } = page.shown;
  const list = aim.lists.find(({ rules }) => rules.length === count) as RuleList<Example>;
  const examples = list.rules.flatMap((_, place) => {
    const example = list.examples[place];
    return example
      ? [html`<li><p class="nth">${words.number(place + 1)}</p>${game.example(example, gameWords, formats)}</li>`]
      : [];
  });
  return html`
    <div class="column">
    <p class="print-title">${name}</p>
    <section class="card lists" aria-labelledby="lists-title">
      <h2 id="lists-title">${words.howMany}</h2>
      <div class="counts" role="group" aria-labelledby="lists-title">
        ${aim.lists.map(({ rules: { length } }) => html`<button data-key="count-${length}" aria-pressed=${length === count} @click=${() => page.pick({ aim, count: length })}>${words.number(length)}</button>`)}
      </div>
      ${aimsView(page)}
      <p class="strength" role="status">${gameWords.strength(list.strength)}</p>
      ${gameWords.aims ? html`<p class="soft">${at(gameWords.aims.of, aim.id).about}</p>` : nothing}
    </section>
    <section class="card rules" aria-labelledby="rules-title">
      <h2 id="rules-title">${words.rules(count)}</h2>
      <p class="how soft">${gameWords.choices} ${words.how}</p>
      <ol>
        ${list.rules.map((text, place) => html`<li>${ruleView(words, gameWords, ruleOf(text))}<p class="worth soft">${words.without(gameWords.value(at(list.without, place).value))}</p></li>`)}
      </ol>
      <p class="otherwise">${gameWords.otherwise}</p>
      <button class="primary print" data-key="print" @click=${page.print}>${words.print}</button>
    </section>
    </div>
    <div class="column no-print">
    <section class="card examples" aria-labelledby="examples-title">
      <h2 id="examples-title">${words.examplesTitle}</h2>
      <ol>${examples}</ol>
    </section>
    <section class="card frontier" aria-labelledby="frontier-title">
      <h2 id="frontier-title">${words.frontierTitle}</h2>
      <p class="soft">${gameWords.about}</p>
      ${frontierView(aim.lists, game, words, gameWords)}
    </section>
    </div>
  `;
}

function aimsView<Example, Fact extends string, Feature extends string, Words extends GameWords<Fact, Feature>>({
  game,
  shown,
  pick,
  gameWords: { aims },
}: Page<Example, Fact, Feature, Words>) {
  if (!aims) return nothing;
  return html`<div class="line chosen-for">
    <span class="soft" aria-hidden="true">${aims.label}</span>
    ${radios({
      name: "aim",
      label: aims.label,
      value: shown.aim.id,
      options: game.aims.map(({ id }) => ({ value: id, content: at(aims.of, id).name })),
      onpick: (id) => pick({ ...shown, aim: game.aims.find((aim) => aim.id === id) ?? shown.aim }),
    })}
  </div>`;
}

function ruleView<Fact extends string, Feature extends string>(
  words: ByHeartWords,
  gameWords: GameWords<Fact, Feature>,
  { when, count, keep }: Rule<Fact, Feature>,
) {
  const conditions = when.map(({ fact, bound }) => gameWords.condition(fact, bound));
  return html`
    ${conditions.length > 0 ? html`<p class="when">${words.when(conditions)}</p>` : nothing}
    <p>${words.rate}</p>
    <ul class="count">
      ${count.map(({ times, feature }) => html`<li><span class="times">${words.times(times)}</span> <span>${gameWords.feature(feature)}</span></li>`)}
    </ul>
    <p class="keep">${keep.kind === "most" ? words.keepMost(keep.within) : words.keepWhere(keep.bound)}</p>
  `;
}
