// The page of the game below the header: the answer and the tiles to tap; the plan and the details.

import { html } from "lit-html";
import { panelsView } from "../../../shell/panels.js";
import { show } from "../model/moves.js";
import { TABS } from "../model/state.js";
import { answerView } from "./answer.js";
import { padView } from "./pad.js";
import { planView } from "./plan.js";
import { SOURCES } from "./sources.js";

/** @typedef {import("../actions.js").Page} Page */

/** A part of the page could not be loaded. @param {Page} page @param {Error} error */
export const failedView = ({ words, shell }, { message }) => html`<p class="card soft">
  ${words.detailsFailed(message)}
  <button class="quiet" @click=${() => location.reload()}>${shell.words.reload}</button>
</p>`;

/** @param {Page} page */
export function pageView(page) {
  const { state, words, act } = page;
  return html`
    <div class="side">${answerView(page)}${padView(page)}</div>
    <div class="main ${state.isPadShut ? "with-room" : ""}">
      ${planView(page)}
      ${panelsView(page, {
        name: "tab",
        names: TABS,
        titles: words.tabs,
        picked: state.tab,
        sources: SOURCES,
        onpick: (tab) => act(show, { tab }),
      })}
    </div>
  `;
}
