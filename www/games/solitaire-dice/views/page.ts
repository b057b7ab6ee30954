// The page of the game below the header: where it stands, the answer and what is entered, and the details.

import { html } from "lit-html";
import { panelsView } from "../../../shell/panels.js";
import { show } from "../model/moves.js";
import { TABS } from "../model/state.js";
import { answerView } from "./answer.js";
import { padView } from "./pad.js";
import { statusView } from "./status.js";

/** @typedef {import("../actions.js").Page} Page */

const PANELS = { key: "panels", load: () => import("./details/all.js") };
const HELP = { key: "panel of help", load: () => import("./details/help.js") };

/** Where the panels come from. */
const SOURCES = { sheet: PANELS, score: PANELS, moves: PANELS, help: HELP };

/** @param {Page} page */
export function pageView(page) {
  const { state, words, act } = page;
  return html`
    <div class="side">${statusView(page)}${answerView(page)}${padView(page)}</div>
    <div class="main">
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
