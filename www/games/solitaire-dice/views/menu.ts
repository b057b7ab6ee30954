// Solitaire Dice's part of the menu: who plays, the opening rule, the game's name, the Lab.

import { html } from "lit-html";
import { menuEnd } from "../../../shell/game/menu-end.ts";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import { select, setting } from "../../../shell/ui/fields.ts";
import type { Page } from "../actions.ts";
import { setOpening, show } from "../model/moves.ts";
import { isEmpty } from "../model/sheet.ts";
import { EXPRESS, GAME_NAMES, OPENINGS } from "../model/state.ts";
import { dialogWords } from "../text/en/dialogs.ts";

export { shown } from "./shown.ts";

export function view({ state, words: gameWords, open, act }: Page) {
  const words = dialogWords(gameWords);
  return html`
    ${setting(
      words.players,
      html`<button class="quiet" data-key="menu-players" @click=${() => open("players")}>${words.openPlayers}</button>`,
      words.playersMenuHint,
    )}
    ${choiceSetting({ name: "opening", label: words.openingLabel, value: state.opening, values: OPENINGS, texts: words.openings, onpick: (opening) => act(setOpening, opening), hint: words.openingHint })}
    ${setting(
      words.gameName,
      select({
        label: words.gameName,
        key: "game-name",
        value: state.name,
        options: GAME_NAMES.map((value) => ({ value, text: value })),
        onpick: (name) => {
          act(show, { name });
          if (name === EXPRESS && isEmpty(state) && state.opening === "any") act(setOpening, "different");
        },
      }),
      words.gameNameHint,
    )}
    ${menuEnd(words, true)}
  `;
}
