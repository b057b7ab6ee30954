// What the keys do: those of the game, then those of every game.

import { html, nothing } from "lit-html";
import { browser } from "../host/browser.ts";
import { reasonOf } from "../host/reasons.ts";
import { keyWords as words } from "../text/en/keys.ts";
import type { AnyPage, KeyGroup, KeyRow } from "./contract.ts";

export const title = () => words.title;

const keysOf = ({ answers, shell }: AnyPage) => answers.get("keys", shell.game.keys);

export const isReady = (page: AnyPage) => keysOf(page).status !== "pending";

export function view(page: AnyPage) {
  const loaded = keysOf(page);
  const { notLoaded, reload } = page.shell.words;
  const ofGame = loaded.status === "here" ? loaded.value.keys : [];
  return html`
    <p class="hint">${words.hint}</p>
    ${loaded.status === "failed" ? html`<p>${notLoaded(reasonOf(loaded.error))} <button class="quiet" @click=${() => browser.location.reload()}>${reload}</button></p>` : nothing}
    <table class="key-list">${[...ofGame, words.everywhere].map(group)}</table>
  `;
}

const group = ({ title, rows }: KeyGroup) => html`<tbody>
  <tr><th colspan="2" scope="rowgroup">${title}</th></tr>
  ${rows.map((row) => html`<tr><th scope="row">${keysIn(row)}</th><td>${row.does}</td></tr>`)}
</tbody>`;

const keysIn = ({ keys, range = false }: KeyRow) => {
  const last = range ? words.to : words.or;
  return keys.map(
    (key, nth) => html`${nth === 0 ? nothing : nth === keys.length - 1 ? ` ${last} ` : ", "}${together(key)}`,
  );
};

/** Keys that are held together. */
const together = (key: string) => key.split(" ").map((one, nth) => html`${nth === 0 ? nothing : "+"}<kbd>${one}</kbd>`);
