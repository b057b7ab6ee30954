// The page of the game below the header: the answer and the tiles to tap; the plan and the details.

import { html } from "lit-html";
import { panelsView } from "../../../shell/panels.js";
import { waitingView } from "../../../shell/waiting.js";
import { show } from "../model/moves.js";
import { TABS } from "../model/state.js";
import { answerView } from "./answer.js";
import { padView } from "./pad.js";
import { planView } from "./plan.js";
import { SOURCES } from "./sources.js";

/** @typedef {import("../actions.js").Page} Page */

/** Until what plays along is loaded nothing can be tapped; it may also be that it could not be loaded. @param {Page} page @param {Error | null} error */
export const pendingView = (page, error) => html`<section class="card answer" tabindex="-1" data-answer>
  ${
    error
      ? html`<p class="soft">${page.words.detailsFailed(error.message)}</p>
          <button class="quiet" data-next @click=${() => location.reload()}>${page.shell.words.reload}</button>`
      : waitingView(page)
  }
</section>`;

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
