// Rack and table as text: typed, pasted, corrected and copied. What can't be read is marked where it stands.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { inFields, isUsable, positionText, readDraft, tableText } from "../model/draft.js";
import { setTiles, show } from "../model/moves.js";
import { written } from "../model/tiles.js";
import { dialogWords } from "../text/en-dialogs.js";

/** @typedef {import("../actions.js").Page} Page */
/** @typedef {import("../text/en-dialogs.js").DialogWords} DialogWords */
/** @typedef {import("../model/draft.js").Wrong} Wrong */

/** @param {Page} page */
export const title = ({ words }) => dialogWords(words).textTitle;

/** The texts as they are being typed; at first those of the position, the rack's ready for another tile. @param {Page["state"]} state */
const draftOf = (state) => state.draft ?? { rack: written(state.rack).replace(/.$/, "$& "), table: tableText(state) };

/** @param {Page} page */
export function view(page) {
  const { state, act, functions, open, copy } = page;
  const words = dialogWords(page.words);
  const draft = draftOf(state);
  const found = functions ? readDraft(draft, functions.parseRummikub) : null;
  const use = () => {
    if (!found || !isUsable(found, state)) return;
    act(setTiles, found);
    open(null);
  };
  return html`
    <p class="hint">${words.textHint}</p>
    ${field(page, words, "rack", draft, found?.wrong.rack ?? [])}
    ${field(page, words, "table", draft, found?.wrong.table ?? [])}
    <p class="hint" role="status" data-key="typed-found">${found ? words.found(found) : nothing}</p>
    <div class="line">
      <button class="primary" data-key="use-text" ?disabled=${!found || !isUsable(found, state)} @click=${use}>${words.useText}</button>
      <button class="quiet" data-key="copy-text" @click=${async () => act(show, { copied: await copy(positionText(found && isUsable(found, state) ? found : state)) })}>${words.copyText}</button>
      ${state.draft ? html`<button class="quiet" data-key="drop-text" @click=${() => act(show, { draft: null })}>${words.dropText}</button>` : nothing}
      <span class="hint" role="status">${state.copied}</span>
    </div>
  `;
}

/** @param {Page} page @param {DialogWords} words @param {"rack" | "table"} name @param {{ rack: string, table: string }} draft @param {Wrong[]} wrong */
function field({ act }, words, name, draft, wrong) {
  const text = draft[name];
  const write = (/** @type {Event & { target: HTMLTextAreaElement }} */ { target }) =>
    act(show, { draft: inFields({ ...draft, [name]: target.value }), copied: "" });
  return html`<div class="setting">
    <label for="typed-${name}"><strong>${words.fields[name]}</strong></label>
    <div class="typed-field">
      <div class="typed-under" aria-hidden="true">${marked(text, wrong)}</div>
      <textarea id="typed-${name}" ?autofocus=${name === "rack"} data-key="typed-${name}" spellcheck="false" autocapitalize="off" autocomplete="off" placeholder=${words.examples[name]} aria-invalid=${String(wrong.length > 0)} aria-describedby="wrong-${name}" .value=${live(text)} @input=${write}></textarea>
    </div>
    <div id="wrong-${name}" role="status">${wrong.map((one) => html`<p class="wrong">${words.wrong(one)}</p>`)}</div>
  </div>`;
}

/** A text with what is wrong in it marked; stretches that overlap are one. @param {string} text @param {Wrong[]} wrong */
function marked(text, wrong) {
  let at = 0;
  const parts = wrong.map(({ from, to }) => {
    const [start, end] = [Math.max(at, from), Math.max(at, to)];
    const part = html`${text.slice(at, start)}<mark>${text.slice(start, end)}</mark>`;
    at = end;
    return part;
  });
  // A last empty line has its height only with something in it.
  return html`${parts}${text.slice(at)}${"\u200b"}`;
}
