// Rack and table as text: typed, pasted, corrected and copied. What can't be read is marked where it stands.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { menuWords } from "../../../shell/text/en/menu.ts";
import type { Page } from "../actions.ts";
import { noteCopied, setTiles } from "../model/further-moves.ts";
import { show } from "../model/moves.ts";
import type { Wrong } from "../model/parse-tiles.ts";
import { inFields, isUsable, positionText, readDraft, tableText } from "../model/parse-tiles.ts";
import { written } from "../model/tiles.ts";
import type { DialogWords } from "../text/en/dialogs.ts";
import { dialogWords } from "../text/en/dialogs.ts";

export const title = ({ shell }: Page) => menuWords(shell.formats).asText;

/** The texts as they are being typed; at first those of the position, the rack's ready for another tile. */
const draftOf = (state: Page["state"]) =>
  state.dialogs.draft ?? { rack: written(state.rack).replace(/.$/, "$& "), table: tableText(state.table) };

export function view(page: Page) {
  const { state, act, functions, open, copy } = page;
  const words = dialogWords(page.words);
  const draft = draftOf(state);
  const found = functions ? readDraft(draft, functions.parseRummikub, state.rules) : null;
  const use = () => {
    if (!found || !isUsable(found)) return;
    act(setTiles, found);
    open(null);
  };
  return html`
    <p class="hint">${words.textHint}</p>
    ${field(page, words, "rack", draft, found?.wrong.rack ?? [])}
    ${field(page, words, "table", draft, found?.wrong.table ?? [])}
    <p class="hint" role="status" data-key="typed-found">${found ? words.found(found) : nothing}</p>
    <div class="line">
      <button class="primary" data-key="use-text" ?disabled=${!found || !isUsable(found)} @click=${use}>${words.useText}</button>
      <button class="quiet" data-key="copy-text" @click=${async () => act(noteCopied, await copy(positionText(found && isUsable(found) ? found : state)))}>${words.copyText}</button>
      ${state.dialogs.draft ? html`<button class="quiet" data-key="drop-text" @click=${() => act(show, { dialogs: { ...state.dialogs, draft: null } })}>${words.dropText}</button>` : nothing}
      <span class="hint" role="status">${state.dialogs.copied}</span>
    </div>
  `;
}

function field(
  { state, act }: Page,
  words: DialogWords,
  name: "rack" | "table",
  draft: { rack: string; table: string },
  wrong: Wrong[],
) {
  const text = draft[name];
  const write = ({ target }: Event & { target: HTMLTextAreaElement }) =>
    act(show, { dialogs: { ...state.dialogs, draft: inFields({ ...draft, [name]: target.value }), copied: "" } });
  return html`<div class="setting">
    <label for="typed-${name}"><strong>${words.fields[name]}</strong></label>
    <div class="typed-field">
      <div class="typed-under" aria-hidden="true">${marked(text, wrong)}</div>
      <textarea id="typed-${name}" ?autofocus=${name === "rack"} data-key="typed-${name}" spellcheck="false" autocapitalize="off" autocomplete="off" placeholder=${words.examples[name]} aria-invalid=${String(wrong.length > 0)} aria-describedby="wrong-${name}" .value=${live(text)} @input=${write}></textarea>
    </div>
    <div id="wrong-${name}" role="status">${wrong.map((one) => html`<p class="wrong">${words.wrong(one)}</p>`)}</div>
  </div>`;
}

/** A text with what is wrong in it marked; stretches that overlap are one. */
function marked(text: string, wrong: Wrong[]) {
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
