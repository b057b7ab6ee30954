// Tile rummy's part of the menu: the rules, games with the computer, the others, hints, and typing.

import { html, nothing } from "lit-html";
import { menuEnd } from "../../../shell/game/menu-end.ts";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import { setting } from "../../../shell/ui/fields.ts";
import type { Page } from "../actions.ts";
import { newGame, show } from "../model/moves.ts";
import { HINTS, playsAlong } from "../model/state.ts";
import { dialogWords } from "../text/en/dialogs.ts";
import { matchWords } from "../text/en/match.ts";

export { shown } from "./shown.ts";

export function view(page: Page) {
  const { state, words: gameWords, open, act } = page;
  const words = dialogWords(gameWords);
  const opener = (name: "rules" | "play" | "others" | "text") =>
    html`<button class="quiet" data-key="menu-${name}" @click=${() => open(name)}>${words.openers[name]}</button>`;
  return html`
    ${setting(words.rulesTitle, opener("rules"), words.rulesNow(state))}
    ${setting(words.playTitle, opener("play"), words.playMenuHint)}
    ${playsAlong(state) ? leave(page) : setting(words.othersTitle, opener("others"), words.othersMenuHint)}
    ${
      playsAlong(state)
        ? nothing
        : html`${choiceSetting({ name: "hints", label: words.hintsLabel, value: state.hints, values: HINTS, texts: words.hints, onpick: (hints) => act(show, { hints, asked: 0 }), hint: words.hintsHint })}
            ${setting(words.textTitle, opener("text"), words.textMenuHint)}`
    }
    ${menuEnd(words, true, false)}
  `;
}

/** From a game with the page to one's own table. */
function leave({ words: gameWords, act, open }: Page) {
  const words = matchWords(gameWords);
  const run = () => {
    act(newGame);
    open(null);
  };
  return setting(
    words.leaveTitle,
    html`<button class="quiet" data-key="leave" @click=${run}>${words.leave}</button>`,
    words.leaveHint,
  );
}
