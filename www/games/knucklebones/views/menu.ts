// Knucklebones' part of the menu: who plays, boards to be set up, and the Lab.

import { html } from "lit-html";
import { menuEnd } from "../../../shell/game/menu-end.ts";
import { setting } from "../../../shell/ui/fields.ts";
import type { Page } from "../actions.ts";
import { setMode } from "../model/moves.ts";
import { dialogWords } from "../text/en/dialogs.ts";
import { startWords } from "../text/en/start.ts";

export { shown } from "./shown.ts";

export function view({ words: gameWords, act, open }: Page) {
  const words = dialogWords(gameWords);
  const setUp = () => {
    open(null);
    act(setMode, "setup");
  };
  return html`
    ${setting(
      words.players,
      html`<button class="quiet" data-key="menu-players" @click=${() => open("players")}>${words.openPlayers}</button>`,
      words.playersHint,
    )}
    ${setting(
      startWords.setUp,
      html`<button class="quiet" data-key="menu-set-up" @click=${setUp}>${words.setupTitle}</button>`,
      startWords.setUpHint,
    )}
    ${menuEnd(words, false)}
  `;
}
