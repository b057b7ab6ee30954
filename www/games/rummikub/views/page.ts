// The page of the game below the header: the answer and the tiles to tap; the plan and the details.

import { html } from "lit-html";
import { unlessAhead } from "../../../shell/ahead.ts";
import { panelsView } from "../../../shell/panels.ts";
import { reasonOf } from "../../../shell/reasons.ts";
import { waitingView } from "../../../shell/waiting.ts";
import type { Page } from "../actions.ts";
import { show } from "../model/moves.ts";
import { TABS } from "../model/state.ts";
import { answerView } from "./answer.ts";
import { padView } from "./pad.ts";
import { planView } from "./plan.ts";
import { SOURCES } from "./sources.ts";

/** Until what plays along is loaded nothing can be tapped; it may also be that it could not be loaded. */
export const pendingView = (
  page: Page,
  error: Error | null,
) => html`<section class="card answer" tabindex="-1" data-answer>
  ${
    error
      ? html`<p class="soft">${page.shell.words.partFailed(reasonOf(error))}</p>
          <button class="quiet" data-next @click=${() => location.reload()}>${page.shell.words.reload}</button>`
      : waitingView(page)
  }
</section>`;

export function pageView(page: Page) {
  const { state, words, act } = page;
  return html`
    <div class="side">${unlessAhead(page, () => answerView(page))}${state.target === "draw" ? unlessAhead(page, () => padView(page)) : padView(page)}</div>
    <div class="main ${state.isPadShut ? "with-room" : ""}">
      ${unlessAhead(page, () => planView(page))}
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
