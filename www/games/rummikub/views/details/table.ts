// The table, set by set: as it lies, each to be corrected by a tap, and as it is after the move on screen.

import { html, nothing } from "lit-html";
import { radios, unseen } from "../../../../shell/ui/controls.ts";
import { arrangeLoose } from "../../actions.ts";
import { areTheirs } from "../../model/facts.ts";
import { pickSet, show } from "../../model/moves.ts";
import { tableAfter } from "../../model/plan.ts";
import { levelOf, PLAN } from "../../model/state.ts";
import type { Plan } from "../../model/types.ts";
import { plannedRow, row } from "../pieces.ts";
import type { Page } from "./page.ts";

/** Sets of more tiles take two columns. */
const SHORT = 4;

export function tableView(page: Page) {
  const { state, analysis, words, act } = page;
  const { details } = words;
  const ownPlan = levelOf(state) === PLAN ? analysis.plan : null;
  const plan = areTheirs(state) ? (analysis.theirs?.plan ?? null) : ownPlan;
  const isAfter = state.isAfterShown && plan !== null;
  return html`<section class="card panel panel-table" aria-labelledby="table-title">
    <div class="line"><h2 id="table-title">${words.tabs.table}</h2>
      ${
        plan
          ? radios({
              name: "when",
              label: details.whenLabel,
              value: isAfter,
              options: [false, true].map((value) => ({ value, content: details.when[`${value}` as const] })),
              onpick: (isAfterShown) => act(show, { isAfterShown }),
            })
          : nothing
      }</div>
    ${isAfter ? after(page, plan) : now(page)}
  </section>`;
}

function now(page: Page) {
  const { state, words, act, goTo, open } = page;
  const { details } = words;
  const { sets, loose, entry } = state.table;
  const correct = (nth: number) => {
    act(pickSet, nth);
    goTo("next");
  };
  return html`
    <p class="hint">${sets.length > 0 ? details.tableHint : details.noTable}</p>
    <ol class="table-sets">${sets.map(
      ({ tiles }, nth) =>
        html`<li class=${tiles.length > SHORT ? "long" : ""}><button class="table-set ${entry.at === nth ? "picked" : ""}" data-key="set-${nth}" @click=${() => correct(nth)}>${unseen(details.correct(nth, tiles))}<span class="set-number" aria-hidden="true">${nth + 1}</span>${row(tiles)}</button></li>`,
    )}</ol>
    ${
      loose.length > 0
        ? html`<p>${words.looseHint(loose.length)}</p>${row(loose)}${unseen(words.named(loose))}
          <div class="line"><button class="quiet" data-key="arrange" @click=${() => arrangeLoose(page)}>${details.arrange}</button></div>
          ${state.refused?.name === "noSets" ? html`<p class="down" role="status">${words.why(state.refused)}</p>` : nothing}`
        : nothing
    }
    <div class="line"><button class="quiet" data-key="open-text" @click=${() => open("text")}>${details.openText}</button></div>`;
}

const after = ({ state, words }: Page, plan: Plan) => html`
  <p class="hint">${areTheirs(state) ? words.details.afterTheirs : words.details.afterHint}</p>
  <ol class="table-sets">${tableAfter(plan.move).map(
    ({ set, placed }) =>
      html`<li class=${set.tiles.length > SHORT ? "long" : ""}><div class="table-set ${placed.change === "same" ? "" : "picked"}">${plannedRow(placed)}${unseen(words.details.spoken(placed))}</div></li>`,
  )}</ol>`;
