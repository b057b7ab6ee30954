// The page of the game below the header: the answer and the tiles to tap; the plan and the details.

import { html, nothing } from "lit-html";
import { waitingView } from "../../../shell/game/waiting.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { panelsView } from "../../../shell/ui/panels.ts";
import type { Page } from "../actions.ts";
import { show } from "../model/moves.ts";
import { TABS } from "../model/state.ts";
import { answerView } from "./answer.ts";
import { padView } from "./pad.ts";
import { failedView, needsTiles, sourcesOf, withTiles } from "./sources.ts";

/** The plan; its view is on its way from the first tile on, which is no plan yet. */
function planPart(page: Page) {
  if (!needsTiles(page)) return nothing;
  const loaded = withTiles(page);
  return loaded.status === "here" ? loaded.value.planView(page) : nothing;
}

/** Until what plays along is loaded nothing can be tapped; it may also be that it could not be loaded. */
export const pendingView = (
  page: Page,
  error: Error | null,
) => html`<section class="card answer" tabindex="-1" data-answer>
  ${error ? failedView(page, error) : waitingView(page)}
</section>`;

export function pageView(page: Page) {
  const { state, words, act } = page;
  return html`
    <div class="side">${unlessAhead(page, () => answerView(page))}${["theirs", "draw"].includes(state.target) ? unlessAhead(page, () => padView(page)) : padView(page)}</div>
    <div class="main ${state.isPadShut ? "with-room" : ""}">
      ${unlessAhead(page, () => planPart(page))}
      ${panelsView(page, {
        name: "tab",
        names: TABS,
        titles: words.tabs,
        picked: state.tab,
        sources: sourcesOf(page),
        onpick: (tab) => act(show, { tab }),
      })}
    </div>
  `;
}
