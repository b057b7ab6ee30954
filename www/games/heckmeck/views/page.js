// The page of the game below the header: the two questions it answers, and the switch between them.

import { html } from "lit-html";
import { radios } from "../../../shell/parts.js";
import { adviceParts } from "../advice-parts.js";
import { setMode } from "../model/moves.js";
import { MODES } from "../model/state.js";
import { oddsAnswerView } from "./odds-answer.js";
import { padView } from "./pad.js";
import { panelsView } from "./panels.js";
import { takenView } from "./taken.js";
import { targetView } from "./target.js";

/** @typedef {import("../actions.js").Page} Page */

/** @param {Page} page */
export function pageView(page) {
  const { state, words, act } = page;
  return html`
    ${radios({
      name: "mode",
      label: words.modeLabel,
      className: "segments mode",
      value: state.mode,
      onpick: (mode) => act(setMode, mode),
      options: MODES.map((value) => ({ value, content: words.modes[value] })),
    })}
    ${state.mode === "odds" ? oddsView(page) : adviceView(page)}
  `;
}

/** @param {Page} page */
const oddsView = (page) => html`
  <div class="side">${takenView(page)}${padView(page)}${targetView(page)}</div>
  <div class="main">${oddsAnswerView(page)}${panelsView(page)}</div>
`;

/** @param {Page} page */
function adviceView(page) {
  const loaded = adviceParts(page);
  const views = loaded.status === "here" ? loaded.value : null;
  return html`
    <div class="side">${views?.tableCardView(page)}${takenView(page)}${padView(page)}</div>
    <div class="main">
      ${loaded.status === "failed" ? failure(page, loaded.error) : views?.adviceAnswerView(page)}
      ${panelsView(page)}
    </div>
  `;
}

/** @param {Page} page @param {Error} error */
const failure = ({ words, shell }, { message }) => html`<section class="card choices" tabindex="-1" data-answer>
  <p class="result lost">${words.tableFailed}</p>
  <p class="soft">${shell.words.nothingLost(message)}</p>
  <button class="primary" data-next @click=${() => location.reload()}>${shell.words.reload}</button>
</section>`;
