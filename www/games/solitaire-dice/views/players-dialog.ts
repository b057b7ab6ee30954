// Who plays along, who rolls, and when the player is told what is best.

import { html, nothing } from "lit-html";
import { newSeed } from "../../../shell/chance.js";
import { choiceSetting } from "../../../shell/choice.js";
import { PACES } from "../../../shell/pace.js";
import { select, setting } from "../../../shell/parts.js";
import { addOther, removeOther, setOther, setThrows, show } from "../model/moves.js";
import { PLAYERS } from "../model/players.js";
import { HINTS, MOST_OTHERS, THROWS } from "../model/state.js";
import { dialogWords } from "../text/en-dialogs.js";

/** @typedef {import("../actions.js").Page} Page */

/** @param {Page} page */
export const title = ({ words }) => words.players;

/** @param {Page} page */
export function view(page) {
  const { state, act } = page;
  const words = dialogWords(page.words);
  return html`
    <p class="hint">${words.playersHint}</p>
    <ol class="player-list">${state.others.map((_, nth) => player(page, words, nth))}</ol>
    ${state.others.length < MOST_OTHERS ? newcomer(page, words) : nothing}
    ${choiceSetting({ name: "throws", label: words.throwsLabel, value: state.throws, values: THROWS, texts: words.throws, onpick: (value) => act(setThrows, value, newSeed()), hint: words.throwsHint })}
    ${choiceSetting({ name: "pace-of-others", label: words.paceLabel, value: state.pace, values: PACES, texts: words.paces, onpick: (pace) => act(show, { pace }) })}
    ${choiceSetting({ name: "hints", label: words.hintsLabel, value: state.hints, values: HINTS, texts: words.hintsPicks, onpick: (hints) => act(show, { hints }), hint: words.hintsHint })}
  `;
}

/** @param {Page} page @param {import("../text/en-dialogs.js").DialogWords} words @param {number} nth */
function player({ state, act }, words, nth) {
  const { by } = state.others[nth];
  return html`<li>
    <div class="line">
      ${select({
        label: words.whoPlays(nth),
        className: "by",
        key: `by-${nth}`,
        value: by,
        onpick: (value) => act(setOther, nth, value),
        options: PLAYERS.map((value) => ({ value, text: words.player(value) })),
      })}
      <button data-key="remove-${nth}" aria-label=${words.removePlayer(by)} @click=${() => act(removeOther, nth)}>✕</button>
    </div>
    <p class="hint">${words.how(by)}</p>
  </li>`;
}

/** @param {Page} page @param {import("../text/en-dialogs.js").DialogWords} words */
const newcomer = ({ act }, words) =>
  setting(
    words.addLabel,
    select({
      label: words.addLabel,
      className: "by",
      key: "add-player",
      value: "",
      onpick: (value) => value !== "" && act(addOther, value),
      options: [{ value: "", text: words.noPlayer }, ...PLAYERS.map((value) => ({ value, text: words.player(value) }))],
    }),
    words.addHint,
  );
