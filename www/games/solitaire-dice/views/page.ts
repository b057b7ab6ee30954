// The page of the game below the header: where it stands, the answer and what is entered, and the details.

import { html } from "lit-html";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { panelSources, panelsView } from "../../../shell/ui/panels.ts";
import type { Page } from "../actions.ts";
import { show } from "../model/moves.ts";
import { TABS } from "../model/state.ts";
import { answerView } from "./answer.ts";
import { padView } from "./pad.ts";
import { sheetView } from "./sheet.ts";
import { statusView } from "./status.ts";

/** Where the panels come from. */
const SOURCES = panelSources(TABS, () => import("./details/all.ts"));

export function pageView(page: Page) {
  const { state, words, act } = page;
  return html`
    <div class="side">${unlessAhead(page, () => statusView(page))}${unlessAhead(page, () => answerView(page))}${padView(page)}</div>
    <div class="main">
      ${unlessAhead(page, () => sheetView(page))}
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
