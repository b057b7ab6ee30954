// The page of the game below the header: the boards and what is entered, and the details.

import { html } from "lit-html";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { panelSources, panelsView } from "../../../shell/ui/panels.ts";
import type { Page } from "../actions.ts";
import { show } from "../model/moves.ts";
import { TABS } from "../model/state.ts";
import { boardsView } from "./boards.ts";
import { padView } from "./pad.ts";

/** Where the panels come from. */
const SOURCES = panelSources(TABS, () => import("./details/all.ts"));

export function pageView(page: Page) {
  const { state, analysis, words, act } = page;
  // Of a game that is over there is nothing to decide.
  const names = analysis?.over ? TABS.filter((tab) => tab === "moves") : TABS;
  return html`
    <div class="side">${state.roll === null ? boardsView(page) : unlessAhead(page, () => boardsView(page))}${padView(page)}</div>
    <div class="main">
      ${panelsView(page, {
        name: "tab",
        names,
        titles: words.tabs,
        picked: names.find((tab) => tab === state.tab) ?? "moves",
        sources: SOURCES,
        onpick: (tab) => act(show, { tab }),
      })}
    </div>
  `;
}
