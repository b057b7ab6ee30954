// How many tiles the others hold, where that is wanted.

import { html, nothing } from "lit-html";
import { standardWords } from "../../../shell/text/en/standard.ts";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import type { Page } from "../actions.ts";
import { setOthers } from "../model/further-moves.ts";
import { DEALT, MOST_OTHERS } from "../model/state.ts";
import type { DialogWords } from "../text/en/dialogs.ts";
import { dialogWords } from "../text/en/dialogs.ts";
import { roundWords } from "../text/en/round.ts";

const COUNTS = Array.from({ length: MOST_OTHERS + 1 }, (_, count) => count);

export const title = () => standardWords.players;

export function view({ state, act, open, words: gameWords }: Page) {
  const words = dialogWords(gameWords);
  const { others } = state;
  const withCount = (count: number) => COUNTS.slice(0, count).map((_, nth) => others[nth] ?? DEALT);
  return html`
    ${choiceSetting({ name: "others", label: words.howMany, value: others.length, values: COUNTS, texts: words.otherCounts, onpick: (count) => act(setOthers, withCount(count)), hint: words.othersHint })}
    ${others.length === 0 ? nothing : html`<ul class="other-counts setting">${others.map((count, nth) => other(words, count, nth, (now) => act(setOthers, others.with(nth, now))))}</ul>`}
    <button class="wide" data-key="round-over" @click=${() => open("round")}>${roundWords(gameWords).title}</button>
  `;
}

const other = (words: DialogWords, count: number, nth: number, set: (count: number) => void) => html`<li class="line">
  <span class="other-name">${words.whoIs(nth + 1)}</span>
  <button data-key="fewer-${nth}" data-repeat aria-label=${words.fewer(nth + 1)} ?disabled=${count === 0} @click=${() => set(count - 1)}>−</button>
  <span class="count" data-key="count-${nth}" role="status">${words.tiles(count)}</span>
  <button data-key="more-${nth}" data-repeat aria-label=${words.more(nth + 1)} @click=${() => set(count + 1)}>+</button>
</li>`;
