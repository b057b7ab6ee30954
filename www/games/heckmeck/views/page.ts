// The page of the game below the header: the two questions it answers, and the switch between them.

import { html, nothing } from "lit-html";
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

/**
 * What is entered, and the answer. What else there is stands below the answer where it would leave no room for dice and
 * best way together.
 * @param {Page} page @param {any} side @param {any} answer @param {any} below
 */
const columns = (page, side, answer, below) => html`
  <div class="side">${side}</div>
  <div class="main">${answer}${below}${panelsView(page)}</div>
`;

/** @param {Page} page */
function oddsView(page) {
  const isBelow = page.room.isLow && !page.room.isWide;
  const target = targetView(page);
  const entry = html`${takenView(page)}${padView(page)}`;
  return columns(page, isBelow ? entry : html`${entry}${target}`, oddsAnswerView(page), isBelow ? target : nothing);
}

/** @param {Page} page */
function adviceView(page) {
  const loaded = adviceParts(page);
  const views = loaded.status === "here" ? loaded.value : null;
  const answer = loaded.status === "failed" ? failure(page, loaded.error) : views?.adviceAnswerView(page);
  const isBelow = views?.isBelow(page);
  const table = views?.tableCardView(page);
  const entry = html`${takenView(page)}${padView(page)}`;
  return columns(page, isBelow ? entry : html`${table}${entry}`, answer, isBelow ? table : nothing);
}

/** @param {Page} page @param {Error} error */
const failure = ({ words, shell }, { message }) => html`<section class="card choices" tabindex="-1" data-answer>
  <p class="result lost">${words.tableFailed}</p>
  <p class="soft">${shell.words.nothingLost(message)}</p>
  <button class="primary" data-next @click=${() => location.reload()}>${shell.words.reload}</button>
</section>`;
