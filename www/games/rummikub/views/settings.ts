// Tile rummy's part of the settings: the rules of the house, the pace of the computer, and what is said of one's own table.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import { radios } from "../../../shell/ui/controls.ts";
import { setting } from "../../../shell/ui/fields.ts";
import { paceSetting } from "../../../shell/ui/players.ts";
import type { Page } from "../actions.ts";
import { setRules } from "../model/further-moves.ts";
import { setOpened, show } from "../model/moves.ts";
import { HINTS, JOKER_POINTS, JOKER_RULES, MOST_OPENING, OPENINGS, playsAlong } from "../model/state.ts";
import type { Why } from "../model/types.ts";
import { dialogWords } from "../text/en/dialogs.ts";

const EITHER = [false, true];

export function houseRules(page: Page) {
  const { state, act, words: gameWords } = page;
  const words = dialogWords(gameWords);
  const { jokers, oneJoker, playOn, jokerPoints } = state.rules;
  const wrong = (name: Why["name"]) =>
    state.refused?.name === name ? html`<p class="wrong" role="alert">${words.why(state.refused)}</p>` : nothing;
  return html`
    ${openingSetting(page)}
    ${choiceSetting({ name: "play-on", label: words.playOnLabel, value: playOn, values: EITHER, texts: words.playOnPicks, onpick: (value) => act(setRules, { playOn: value }), hint: words.playOnHint })}
    ${choiceSetting({ name: "jokers", label: words.jokersLabel, value: jokers, values: JOKER_RULES, texts: words.jokers, onpick: (value) => act(setRules, { jokers: value }), hint: words.jokersHints[jokers] })}
    ${wrong("looseJoker")}
    ${choiceSetting({ name: "one-joker", label: words.oneJokerLabel, value: oneJoker, values: EITHER, texts: words.oneJokerPicks, onpick: (value) => act(setRules, { oneJoker: value }), hint: words.oneJokerHint })}
    ${wrong("jokersTogether")}
    ${choiceSetting({ name: "joker-points", label: words.jokerPointsLabel, value: jokerPoints, values: JOKER_POINTS, texts: words.jokerPoints, onpick: (value) => act(setRules, { jokerPoints: value }), hint: words.jokerPointsHint })}
    <p class="hint">${words.trademark}</p>
  `;
}

/** The usual points for an opening, and a field for any other. What can be none gives way to the number that holds. */
function openingSetting({ state, act, words: gameWords }: Page) {
  const words = dialogWords(gameWords);
  const { opening } = state.rules;
  const set = (points: number) => act(setRules, { opening: points });
  const type = ({ target }: Event & { target: HTMLInputElement }) => {
    const typed = Math.trunc(target.valueAsNumber);
    const next = Number.isNaN(typed) ? opening : Math.min(MOST_OPENING, Math.max(1, typed));
    target.value = String(next);
    set(next);
  };
  const options = OPENINGS.map((value) => ({ value, content: words.openings[value] }));
  return setting(
    words.openingLabel,
    html`${radios({ name: "opening", label: words.openingLabel, value: opening, options, onpick: set })}
      <div class="line"><label for="opening-points">${words.otherOpening}</label>
        <input class="field puzzle-number" type="number" inputmode="numeric" id="opening-points" data-key="opening-points" min="1" max=${MOST_OPENING} .value=${live(String(opening))} @change=${type} /></div>`,
    words.openingHint,
  );
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
