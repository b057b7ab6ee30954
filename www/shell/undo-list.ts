// The positions that can be gone back to, the last one first.

import { html } from "lit-html";
import { menuWords } from "./text/en-menu.js";

/** @typedef {import("./game.d.ts").Page} Page */

const MOST = 60;

/** @param {Page & { shell: any }} page */
export const title = ({ shell }) => menuWords(shell.formats).undoList;

/** What the moves are called, where the game has words for that. @param {Page & { shell: any }} page */
const namesOf = ({ answers, shell: { game } }) =>
  game.undoNames ? answers.get("names of what was done", game.undoNames) : null;

/** @param {Page & { shell: any }} page */
export const isReady = (page) => namesOf(page)?.status !== "pending";

/** @param {Page & { shell: any }} page */
export function view(page) {
  const { game, formats, store } = page.shell;
  const words = { ...page.shell.words, ...menuWords(formats) };
  const { done } = store;
  const names = namesOf(page);
  const nameOf = names?.status === "here" ? names.value.nameOf : () => "";
  if (done.length === 0) return html`<p class="soft">${words.nothingToUndo}</p>`;
  const positions = [...done.map((/** @type {any} */ { position }) => position), game.position(page.state)];
  const go = (/** @type {number} */ moves) => {
    page.open(null);
    store.go(moves);
  };
  const items = done
    .map((/** @type {any} */ _, /** @type {number} */ nth) => nth)
    .reverse()
    .slice(0, MOST);
  return html`
    <p class="hint">${words.undoListHint}</p>
    <ol class="undo-moves">
      ${items.map(
        (/** @type {number} */ nth) => html`<li>
        <button class="quiet" @click=${() => go(done.length - nth)}>${nameOf(page.words, positions[nth], positions[nth + 1]) || words.movesAgo(done.length - nth)}</button>
      </li>`,
      )}
    </ol>
  `;
}
