// The page where it plays along: what is to be done and the rack, the table to work on, the plan or the end, and the
// details.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { unlessAhead } from "../../../../shell/ui/ahead.ts";
import { panelsView } from "../../../../shell/ui/panels.ts";
import { layBest } from "../../match-actions.ts";
import { isMine, isTheirs } from "../../model/match-analysis.ts";
import { show } from "../../model/moves.ts";
import { levelOf, PLAN, TABS } from "../../model/state.ts";
import { whyView } from "../move.ts";
import { staysView, stepsView } from "../plan.ts";
import { TURNS } from "../sources.ts";
import { answerView } from "./answer.ts";
import { endView } from "./end.ts";
import { matchPad } from "./pad.ts";
import type { Page } from "./page.ts";
import { tableView } from "./table.ts";

/** The table stands on the page itself. */
const NAMES = TABS.filter((tab) => tab !== "table");

export function pageView(page: Page) {
  const { state, words, act } = page;
  return html`
    <div class="side">${unlessAhead(page, () => answerView(page))}${unlessAhead(page, () => matchPad(page))}</div>
    <div class="main">
      ${unlessAhead(page, () => endView(page))}${unlessAhead(page, () => planView(page))}${tableView(page)}
      ${panelsView(page, {
        name: "tab",
        names: NAMES,
        titles: words.tabs,
        picked: state.tab === "table" ? at(NAMES, 0) : state.tab,
        sources: { moves: TURNS },
        onpick: (tab) => act(show, { tab }),
      })}
    </div>
  `;
}

/** The same without what is entered with and the details. */
export const positionView = (page: Page) =>
  html`${answerView(page)}${endView(page)}${planView(page)}${tableView(page)}`;

/** What a player of the computer's is about to do; or how the player could, where that was asked for. */
function planView(page: Page) {
  const { state, analysis, words } = page;
  // What plays along can be there before the solver.
  if (!analysis) return nothing;
  const theirs = isTheirs(page) ? (analysis.match?.plan ?? null) : null;
  const own = isMine(page) && levelOf(state) === PLAN ? analysis.plan : null;
  const plan = theirs ?? own;
  if (!plan) return nothing;
  return html`<section class="card plan" aria-labelledby="plan-title">
    <h2 id="plan-title" class="unseen">${words.planTitle}</h2>
    ${own ? whyView(page) : nothing}
    ${stepsView(page, words, plan, theirs !== null)}
    ${own ? html`<button class="primary wide" data-key="lay-best" @click=${() => layBest(page)}>${words.layThis(own.move.tiles)}</button>` : nothing}
    ${staysView(page, words, plan)}
  </section>`;
}
