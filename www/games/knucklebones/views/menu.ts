// Knucklebones' part of the menu: who plays, and the Lab.

import { html } from "lit-html";
import { setting } from "../../../shell/controls.ts";
import { menuEnd } from "../../../shell/menu-end.ts";
import type { Page } from "../actions.ts";
import { HEIGHT } from "../model/board.ts";
import { dialogWords } from "../text/en-dialogs.ts";

export function view({ words: gameWords, open }: Page) {
  const words = dialogWords(gameWords);
  return html`
    ${setting(
      words.players,
      html`<button class="quiet" data-key="menu-players" @click=${() => open("players")}>${words.openPlayers}</button>`,
      words.playersHint,
    )}
    ${menuEnd(words, false)}
  `;
}

/** The columns of a board side by side, each with the same room. */
const columns = (board: number[][]) =>
  board.flatMap((column) => Array.from({ length: HEIGHT + 1 }, (_, nth) => (column[nth] ? `die-${column[nth]}` : "")));

/** The opponent's board, one's own, and what was rolled. */
export const pieces = ({ state: { theirs, mine, roll } }: Page) => [
  columns(theirs),
  columns(mine),
  roll === null ? [] : [`die-${roll}`],
];
