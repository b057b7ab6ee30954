// Tile rummy's part of the settings: the rules of the house, the pace of the computer, and what is said of one's own table.

import { html, nothing } from "lit-html";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import { paceSetting } from "../../../shell/ui/players.ts";
import type { Page } from "../actions.ts";
import { setOpened, setRules, show } from "../model/moves.ts";
import { HINTS, JOKER_POINTS, JOKER_RULES, OPENINGS, playsAlong } from "../model/state.ts";
import { dialogWords } from "../text/en/dialogs.ts";

const EITHER = [false, true];

export function houseRules({ state, act, words: gameWords }: Page) {
  const words = dialogWords(gameWords);
  const { jokers, opening, playOn, jokerPoints } = state.rules;
  return html`
    ${choiceSetting({ name: "opening", label: words.openingLabel, value: opening, values: OPENINGS, texts: words.openings, onpick: (value) => act(setRules, { opening: value }), hint: words.openingHint })}
    ${choiceSetting({ name: "play-on", label: words.playOnLabel, value: playOn, values: EITHER, texts: words.playOnPicks, onpick: (value) => act(setRules, { playOn: value }), hint: words.playOnHint })}
    ${choiceSetting({ name: "jokers", label: words.jokersLabel, value: jokers, values: JOKER_RULES, texts: words.jokers, onpick: (value) => act(setRules, { jokers: value }), hint: words.jokersHints[jokers] })}
    ${state.refused ? html`<p class="wrong" role="alert">${words.why(state.refused)}</p>` : nothing}
    ${choiceSetting({ name: "joker-points", label: words.jokerPointsLabel, value: jokerPoints, values: JOKER_POINTS, texts: words.jokerPoints, onpick: (value) => act(setRules, { jokerPoints: value }), hint: words.jokerPointsHint })}
    <p class="hint">${words.trademark}</p>
  `;
}

export function view({ state, words: gameWords, act, shell }: Page) {
  const words = dialogWords(gameWords);
  return html`
    ${
      playsAlong(state)
        ? nothing
        : html`${choiceSetting({ name: "opened", label: words.openedLabel, value: state.opened, values: EITHER, texts: words.openedPicks, onpick: (value) => act(setOpened, value), hint: words.openedHint })}
            ${choiceSetting({ name: "hints", label: words.hintsLabel, value: state.hints, values: HINTS, texts: words.hints, onpick: (hints) => act(show, { hints, asked: 0 }), hint: words.hintsHint })}`
    }
    ${paceSetting(shell.words, state.pace, (pace) => act(show, { pace }))}
  `;
}
