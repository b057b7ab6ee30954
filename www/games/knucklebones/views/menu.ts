// Knucklebones' part of the menu: who plays, and the Lab.

import { html } from "lit-html";
import { menuEnd } from "../../../shell/game/menu-end.ts";
import { setting } from "../../../shell/ui/fields.ts";
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
