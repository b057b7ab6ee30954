// The details under the answer: one at a time on a phone, all open where there is room. They are loaded when
// they are shown, once the answer stands there.

import { html, nothing } from "lit-html";
import { radios } from "./parts.js";

/** @typedef {import("./game.d.ts").Page} Page */

/**
 * Where panels come from: a few at once, for what is opened after another is mostly its neighbour. What is loaded
 * exports `views`, by the names of the panels, and `detailWords`, which makes the words that those add.
 * @typedef {{ key: string, load: () => Promise<any> }} Source
 */

/**
 * @param {Page} page
 * @param {{ name: string, names: readonly string[], titles: any, picked: string, sources: Record<string, Source>, onpick(name: any): void }} panels
 */
export function panelsView(page, { name, names, titles, picked, sources, onpick }) {
  const { seen, error, words, room } = page;
  const shown = room.isWide ? names : names.filter((name) => name === picked);
  // What there is no answer for has no details.
  if (error && !seen) return html`<div class="details" tabindex="-1" data-details></div>`;
  return html`<div class="details" tabindex="-1" data-details>
    ${radios({
      name,
      label: words.detailsLabel,
      className: "segments tabs",
      value: picked,
      onpick,
      options: names.map((value) => ({ value, content: titles[value] })),
    })}
    <div class="panels">${/* Not before there is an answer. */ seen ? panels(page, shown, sources) : nothing}</div>
  </div>`;
}

/** @param {Page} page @param {readonly string[]} names @param {Record<string, Source>} sources */
function panels(page, names, sources) {
  const loads = names.map((name) => page.answers.get(sources[name].key, sources[name].load));
  const failed = loads.find(({ status }) => status === "failed");
  return html`${failed?.status === "failed" ? failure(page, failed.error) : nothing}
    ${names.map((name, nth) => {
      const loaded = loads[nth];
      return loaded.status === "here" ? panel(page, loaded.value, name) : nothing;
    })}`;
}

/** @param {Page} page @param {any} loaded @param {string} name */
function panel(page, { views, detailWords }, name) {
  return views[name]({ ...page, words: { ...page.words, details: detailWords(page.words) } });
}

/** @param {Page} page @param {Error} error */
const failure = ({ words, shell }, { message }) => html`<p class="card soft">
  ${words.detailsFailed(message)}
  <button class="quiet" @click=${() => location.reload()}>${shell.words.reload}</button>
</p>`;
