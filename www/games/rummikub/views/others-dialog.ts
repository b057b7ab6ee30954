// How many tiles the others hold, where that is wanted.

import { html, nothing } from "lit-html";
import { choiceSetting } from "../../../shell/choice.js";
import { setOthers } from "../model/moves.js";
import { DEALT, MOST_OTHERS } from "../model/state.js";
import { dialogWords } from "../text/en-dialogs.js";

/** @typedef {import("../actions.js").Page} Page */

const COUNTS = Array.from({ length: MOST_OTHERS + 1 }, (_, count) => count);

/** @param {Page} page */
export const title = ({ words }) => dialogWords(words).othersTitle;

/** @param {Page} page */
export function view({ state, act, words: gameWords }) {
  const words = dialogWords(gameWords);
  const { others } = state;
  const withCount = (/** @type {number} */ count) => COUNTS.slice(0, count).map((_, nth) => others[nth] ?? DEALT);
  return html`
    ${choiceSetting({ name: "others", label: words.howMany, value: others.length, values: COUNTS, texts: words.otherCounts, onpick: (count) => act(setOthers, withCount(count)), hint: words.othersHint })}
    ${others.length === 0 ? nothing : html`<ul class="other-counts setting">${others.map((_, nth) => other(words, others, nth, (counts) => act(setOthers, counts)))}</ul>`}
  `;
}

/** @param {import("../text/en-dialogs.js").DialogWords} words @param {number[]} others @param {number} nth @param {(others: number[]) => void} set */
const other = (words, others, nth, set) => html`<li class="line">
  <span class="other-name">${words.whoIs(nth + 1)}</span>
  <button data-key="fewer-${nth}" data-repeat aria-label=${words.fewer(nth + 1)} ?disabled=${others[nth] === 0} @click=${() => set(others.with(nth, others[nth] - 1))}>−</button>
  <span class="count" data-key="count-${nth}" role="status">${words.tiles(others[nth])}</span>
  <button data-key="more-${nth}" data-repeat aria-label=${words.more(nth + 1)} @click=${() => set(others.with(nth, others[nth] + 1))}>+</button>
</li>`;
