// What a page has to tell besides its answer, each with what can be done about it.

import { html, nothing, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

/** @typedef {{ name: string, run(): void }} Action */
/** @typedef {(key: string, text: string | null, ...actions: Action[]) => void} Notify */

/**
 * Shows notices in an element. One that asks for a choice, by more than one action, stays until that is made.
 * @param {HTMLElement} container @param {{ dismiss: string }} words
 * @returns {Notify} shows a notice, or takes it away if its text is null
 */
export function createNotices(container, words) {
  /** @type {Map<string, { text: string, actions: Action[] }>} */
  const notices = new Map();

  /** @type {Notify} */
  function notify(key, text, ...actions) {
    if ((notices.get(key)?.text ?? null) === text) return;
    if (text === null) notices.delete(key);
    else notices.set(key, { text, actions });
    render(
      repeat(notices, ([key]) => key, view),
      container,
    );
  }

  /** @param {[string, { text: string, actions: Action[] }]} notice */
  const view = ([key, { text, actions }]) => html`<p class="notice">
    <span>${text}</span>
    ${actions.map(({ name, run }) => html`<button class="quiet" @click=${run}>${name}</button>`)}
    ${actions.length > 1 ? nothing : html`<button class="quiet" @click=${() => notify(key, null)}>${words.dismiss}</button>`}
  </p>`;

  return notify;
}
