// Knucklebones' part of the menu: who plays, and the Lab.

import { html } from "lit-html";
import { setting } from "../../../shell/controls.ts";
import { menuEnd } from "../../../shell/menu-end.ts";
import type { Page } from "../actions.ts";
import { dialogWords } from "../text/en/dialogs.ts";

export { shown } from "./shown.ts";

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
