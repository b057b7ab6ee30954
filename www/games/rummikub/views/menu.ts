// Tile rummy's part of the menu: the rules, games with the computer, the others, hints, and typing.

import { html, nothing } from "lit-html";
import { choiceSetting } from "../../../shell/choice.ts";
import { setting } from "../../../shell/controls.ts";
import { menuEnd } from "../../../shell/menu-end.ts";
import type { Page } from "../actions.ts";
import { canGiveUp } from "../model/match.ts";
import { show } from "../model/moves.ts";
import { HINTS, playsAlong } from "../model/state.ts";
import { dialogWords } from "../text/en-dialogs.ts";

export function view({ state, analysis, words: gameWords, open, act }: Page) {
  const words = dialogWords(gameWords);
  const opener = (name: "rules" | "play" | "others" | "text" | "give-up") =>
    html`<button class="quiet" data-key="menu-${name}" @click=${() => open(name)}>${words.openers[name]}</button>`;
  return html`
    ${setting(words.rulesTitle, opener("rules"), words.rulesNow(state))}
    ${setting(words.playTitle, opener("play"), words.playMenuHint)}
    ${canGiveUp(state) && !analysis?.match?.over ? setting(words.giveUpTitle, opener("give-up"), words.giveUpMenuHint) : nothing}
    ${playsAlong(state) ? nothing : setting(words.othersTitle, opener("others"), words.othersMenuHint)}
    ${
      playsAlong(state)
        ? nothing
        : html`${choiceSetting({ name: "hints", label: words.hintsLabel, value: state.hints, values: HINTS, texts: words.hints, onpick: (hints) => act(show, { hints, asked: 0 }), hint: words.hintsHint })}
            ${setting(words.textTitle, opener("text"), words.textMenuHint)}`
    }
    ${menuEnd(words, true)}
  `;
}
