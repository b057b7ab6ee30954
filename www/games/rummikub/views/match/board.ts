// The page where it plays along: the table to work on, the plan or the end, what is to be done and the rack, and the details.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { unlessAhead } from "../../../../shell/ui/ahead.ts";
import { panelsView } from "../../../../shell/ui/panels.ts";
import { layBest } from "../../match-actions.ts";
import { isMine, isTheirs } from "../../model/match-analysis.ts";
import { show } from "../../model/moves.ts";
import { levelOf, PLAN, TABS } from "../../model/state.ts";
import type { Plan } from "../../model/types.ts";
import { whyView } from "../move.ts";
import { staysView, stepsView } from "../plan.ts";
import { TURNS } from "../sources.ts";
import { answerView, seatsView } from "./answer.ts";
import { endView } from "./end.ts";
import { matchPad } from "./pad.ts";
import type { Page } from "./page.ts";
import { tableView } from "./table.ts";

/** The table stands on the page itself. */
const NAMES = TABS.filter((tab) => tab !== "table");

/** As it lies before a player: the others, the table, and at the thumb the rack. Real tiles are tapped below the answer instead. */
export function pageView(page: Page) {
  const { state, words, act } = page;
  const isTelling = Boolean(state.match?.awaitedTile);
  const side = html`<div class="side ${isTelling ? "" : "thumb hand"}">${unlessAhead(page, () => answerView(page))}${unlessAhead(page, () => matchPad(page))}</div>`;
  return html`
    ${isTelling ? side : nothing}
    <div class="main">
      ${seatsView(page)}${unlessAhead(page, () => html`${endView(page)}${ownPlan(page)}`)}${tableView(page)}${unlessAhead(page, () => theirPlan(page))}
    </div>
    ${isTelling ? nothing : side}
    <div class="main">
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
  html`${seatsView(page)}${answerView(page)}${endView(page)}${ownPlan(page)}${theirPlan(page)}${tableView(page)}`;

/** How the player could play, where that was asked for. */
function ownPlan(page: Page) {
  const plan = page.analysis?.plan;
  return plan && isMine(page) && levelOf(page.state) === PLAN ? planView(page, plan, true) : nothing;
}

/** What a player of the computer's is about to do: it comes and goes below the table, which stays where it is. */
function theirPlan(page: Page) {
  const plan = page.analysis?.match?.plan;
  return plan && isTheirs(page) ? planView(page, plan, false) : nothing;
}

const planView = (
  page: Page,
  plan: Plan,
  isOwn: boolean,
) => html`<section class="card plan" aria-labelledby="plan-title">
  <h2 id="plan-title" class="unseen">${page.words.planTitle}</h2>
  ${isOwn ? whyView(page) : nothing}
  ${stepsView(page, page.words, plan, !isOwn)}
  ${isOwn ? html`<button class="primary wide" data-key="lay-best" @click=${() => layBest(page)}>${page.words.layThis(plan.move.tiles)}</button>` : nothing}
  ${staysView(page, page.words, plan)}
</section>`;
