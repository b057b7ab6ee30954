// The positions that can be gone back to, the last one first.

import { html, nothing } from "lit-html";
import { at } from "../model/at.ts";
import { menuWords } from "../text/en/menu.ts";
import type { AnyPage, Undoable } from "./contract.ts";
import { BY_SHELL, type ByShell } from "./store.ts";

const MOST = 60;

export const title = ({ shell }: AnyPage) => menuWords(shell.formats).undoList;

/** What the moves are called, where the game has words for that. */
const namesIn = ({ answers, shell: { game } }: AnyPage) =>
  game.undoNames ? answers.get("names of what was done", game.undoNames) : null;

export const isReady = (page: AnyPage) => namesIn(page)?.status !== "pending";

/** What each entry is called, by its place; "" where nobody knows. */
function namesOf(page: AnyPage): string[] {
  const { game, formats, store } = page.shell;
  const { byShell } = menuWords(formats);
  const ofGame = namesIn(page);
  const names = ofGame?.status === "here" ? ofGame.value.namesOf(page.words) : {};
  const states = [...store.done.map(({ position }) => ({ ...game.initial(), ...position })), page.state];
  return store.done.map(({ move }, nth) => {
    const shells = (Object.keys(BY_SHELL) as ByShell[]).find((by) => BY_SHELL[by].id === move.id);
    if (shells) return byShell[shells];
    try {
      const done: Undoable<object> = { facts: move.facts, before: at(states, nth), after: at(states, nth + 1) };
      return names[move.id]?.(done as never) ?? "";
    } catch {
      // A tab keeps its list for long: what another version of the page has noted may have no name in this one.
      return "";
    }
  });
}

export function view(page: AnyPage) {
  const { formats, store } = page.shell;
  const words = { ...page.shell.words, ...menuWords(formats) };
  const { done, undone } = store;
  const names = namesOf(page);
  const go = (moves: number) => {
    page.open(null);
    store.go(moves);
  };
  const items = done
    .map((_, nth) => nth)
    .reverse()
    .slice(0, MOST);
  return html`
    ${undone.length > 0 ? html`<button data-key="redo" @click=${() => go(-1)}><span aria-hidden="true">↷ </span>${words.redo}</button>` : nothing}
    <p class="hint">${done.length > 0 ? words.undoListHint : words.nothingToUndo}</p>
    <ol class="undo-moves">
      ${items.map(
        (nth: number) => html`<li>
        <button class="quiet" @click=${() => go(done.length - nth)}>${names[nth] || words.movesAgo(done.length - nth)}</button>
      </li>`,
      )}
    </ol>
  `;
}
