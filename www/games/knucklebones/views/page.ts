// The page of the game below the header: the boards and what is entered, and the details.

import { html } from "lit-html";
import { panelsView } from "../../../shell/panels.js";
import { radios } from "../../../shell/parts.js";
import { setMode, show } from "../model/moves.js";
import { MODES, TABS } from "../model/state.js";
import { boardsView } from "./boards.js";
import { padView } from "./pad.js";

/** @typedef {import("../actions.js").Page} Page */

const PANELS = { key: "panels", load: () => import("./details/all.js") };
const HELP = { key: "panel of help", load: () => import("./details/help.js") };

/** Where the panels come from. */
const SOURCES = { tree: PANELS, moves: PANELS, hints: PANELS, help: HELP };

/** @param {Page} page */
export function pageView(page) {
  const { state, words, act } = page;
  return html`
    <div class="side">
      ${radios({
        name: "mode",
        label: words.modeLabel,
        className: "segments mode",
        value: state.mode,
        onpick: (mode) => act(setMode, mode),
        options: MODES.map((value) => ({ value, content: words.modes[value] })),
      })}
      ${boardsView(page)}${padView(page)}
    </div>
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
