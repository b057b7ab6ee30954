// The table, set by set: as it lies, each to be corrected by a tap, and as it is after the move on screen.

import { html, nothing } from "lit-html";
import { radios, unseen } from "../../../../shell/ui/controls.ts";
import { arrangeLoose, correctSet, mendWith } from "../../further-actions.ts";
import { shownPlan } from "../../model/facts.ts";
import { pickLoose } from "../../model/further-moves.ts";
import { show } from "../../model/moves.ts";
import { tableAfter } from "../../model/plan.ts";
import type { Plan } from "../../model/types.ts";
import { moveWords } from "../../text/en/move.ts";
import { heldStill, pressInSet } from "../drag.ts";
import { openText } from "../empty-table.ts";
import { row } from "../pieces.ts";
import { plannedRow } from "../rows.ts";
import type { Page } from "./page.ts";

/** Sets of more tiles take two columns. */
const SHORT = 4;

export function tableView(page: Page) {
  const { state, words, act } = page;
  const { details } = words;
  const plan = shownPlan(page);
  const isAfter = state.isAfterShown && plan !== null;
  return html`<section class="card panel panel-table ${state.dropAt === "new" ? "drop-here" : ""}" data-drop="new" aria-labelledby="table-title">
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

/** What is refused is said at the pad, or here: where that is shut, and of loose tiles. */
const isRefusedHere = (state: Page["state"]): state is Page["state"] & { refused: object } =>
  state.refused !== null && (state.isPadShut || state.refused.name === "noSets");

function now(page: Page) {
  const { state, analysis, words, act } = page;
  const { details } = words;
  const { sets, loose, entry } = state.table;
  const theirs = analysis.theirs?.plan ?? null;
  const lain = theirs
    ? tableAfter(theirs.move).map(({ set, placed }) => ({ tiles: set.tiles, shown: plannedRow(placed) }))
    : sets.map(({ tiles }) => ({ tiles, shown: row(tiles) }));
  const hint = theirs ? details.afterTheirs : details.tableHint;
  return html`
    ${isRefusedHere(state) ? html`<p class="down" data-key="refused">${words.why(state.refused)}</p>` : html`<p class="hint">${lain.length > 0 ? hint : words.noTable}</p>`}
    <ol class="table-sets" @touchmove=${heldStill(page)}>${lain.map(
      ({ tiles, shown }, nth) =>
        html`<li class=${tiles.length > SHORT ? "long" : ""}><button class="table-set ${entry.at === nth ? "picked" : ""} ${state.dropAt === nth ? "drop-here" : ""}" data-key="set-${nth}" data-drop=${nth} @pointerdown=${(event: PointerEvent) => pressInSet(page, event, nth, mendWith(page))} @click=${() => correctSet(page, nth)}>${unseen(details.correct(nth, tiles))}<span class="set-number" aria-hidden="true">${nth + 1}</span>${shown}</button></li>`,
    )}</ol>
    ${
      loose.length > 0
        ? html`<p>${moveWords(words).looseHint(loose.length)}</p>
          <div class="table-sets" @touchmove=${heldStill(page)}><button class="table-set long" data-key="set-loose" @pointerdown=${(event: PointerEvent) => pressInSet(page, event, loose, mendWith(page))} @click=${() => act(pickLoose)}>${unseen(words.named(loose))}${row(loose)}</button></div>
          <div class="line"><button class="quiet" data-key="arrange" @click=${() => arrangeLoose(page)}>${details.arrange}</button></div>`
        : nothing
    }
    ${openText(page)}`;
}

const after = ({ words }: Page, plan: Plan) => html`
  <p class="hint">${words.details.afterHint}</p>
  <ol class="table-sets">${tableAfter(plan.move).map(
    ({ set, placed }) =>
      html`<li class=${set.tiles.length > SHORT ? "long" : ""}><div class="table-set ${placed.change === "same" ? "" : "picked"}">${plannedRow(placed)}${unseen(words.details.spoken(placed))}</div></li>`,
  )}</ol>`;
