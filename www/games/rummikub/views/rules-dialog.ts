// The rules of the house, each with a sentence on what it changes.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { choiceSetting } from "../../../shell/ui/choice.ts";
import { radios } from "../../../shell/ui/controls.ts";
import { setting } from "../../../shell/ui/fields.ts";
import type { Page } from "../actions.ts";
import { setOpened, setRules } from "../model/moves.ts";
import { JOKER_POINTS, JOKER_RULES, MOST_OPENING, OPENINGS, playsAlong } from "../model/state.ts";
import { dialogWords } from "../text/en/dialogs.ts";

const EITHER = [false, true];

export const title = ({ words }: Page) => dialogWords(words).rulesTitle;

export function view(page: Page) {
  const { state, act, words: gameWords } = page;
  const words = dialogWords(gameWords);
  const { opened, rules } = state;
  const { jokers, playOn, jokerPoints } = rules;
  return html`
    ${playsAlong(state) ? nothing : choiceSetting({ name: "opened", label: words.openedLabel, value: opened, values: EITHER, texts: words.openedPicks, onpick: (value) => act(setOpened, value), hint: words.openedHint })}
    ${openingSetting(page)}
    ${choiceSetting({ name: "play-on", label: words.playOnLabel, value: playOn, values: EITHER, texts: words.playOnPicks, onpick: (value) => act(setRules, { playOn: value }), hint: words.playOnHint })}
    ${choiceSetting({ name: "jokers", label: words.jokersLabel, value: jokers, values: JOKER_RULES, texts: words.jokers, onpick: (value) => act(setRules, { jokers: value }), hint: words.jokersHints[jokers] })}
    ${state.refused ? html`<p class="wrong" role="alert">${words.why(state.refused)}</p>` : nothing}
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
