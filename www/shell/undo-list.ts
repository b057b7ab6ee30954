// The positions that can be gone back to, the last one first.

import { html } from "lit-html";
import type { AnyPage } from "./game.ts";
import { menuWords } from "./text/en-menu.ts";

const MOST = 60;

export const title = ({ shell }: AnyPage) => menuWords(shell.formats).undoList;

/** What the moves are called, where the game has words for that. */
const namesOf = ({ answers, shell: { game } }: AnyPage) =>
  game.undoNames ? answers.get("names of what was done", game.undoNames) : null;

export const isReady = (page: AnyPage) => namesOf(page)?.status !== "pending";

export function view(page: AnyPage) {
  const { game, formats, store } = page.shell;
  const words = { ...page.shell.words, ...menuWords(formats) };
  const { done } = store;
  const names = namesOf(page);
  const nameOf = names?.status === "here" ? names.value.nameOf : () => "";
  if (done.length === 0) return html`<p class="soft">${words.nothingToUndo}</p>`;
  const positions = [...done.map(({ position }) => position), game.position(page.state)];
  const go = (moves: number) => {
    page.open(null);
    store.go(moves);
  };
  const items = done
    .map((_, nth) => nth)
    .reverse()
    .slice(0, MOST);
  return html`
    <p class="hint">${words.undoListHint}</p>
    <ol class="undo-moves">
      ${items.map(
        (nth: number) => html`<li>
        <button class="quiet" @click=${() => go(done.length - nth)}>${nameOf(page.words, positions[nth], positions[nth + 1]) || words.movesAgo(done.length - nth)}</button>
      </li>`,
      )}
    </ol>
  `;
}
