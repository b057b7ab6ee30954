// The plan, which is loaded once there is something to plan with: what is to be done step by step, and what nobody touches.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { unseen } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { makeMove } from "../further-actions.ts";
import { shownPlan } from "../model/facts.ts";
import { tick } from "../model/further-moves.ts";
import { stepFacts } from "../model/step-facts.ts";
import { stepsOf } from "../model/steps.ts";
import type { Plan, Step } from "../model/types.ts";
import { type PlanWords, planWords } from "../text/en/steps.ts";
import { reasonsView } from "./move.ts";
import { plannedRow, tableSetRow, takenRow } from "./rows.ts";
import { ladderView, wantedView } from "./wanted.ts";

/** @param words those of the plan, where they are others than on the page */
export function planView(page: Page, words: PlanWords = planWords(page.words)) {
  const { state } = page;
  const plan = shownPlan(page);
  if (!plan) return nothing;
  return html`<section class="card plan" aria-labelledby="plan-title">
    <h2 id="plan-title" class="unseen">${words.planTitle}</h2>
    ${ladderView(page)}
    ${stepsView(page, words, plan, false)}
    ${state.table.loose.length > 0 ? html`<p class="hint">${words.tableUnknown}</p>` : nothing}
    <button class="primary wide" data-key="done" data-next @click=${() => makeMove(page)}>${words.done(plan.move.tiles)}</button>
    ${wantedView(page, html`${reasonsView(page, plan)}${staysView(page, words, plan)}`)}
  </section>`;
}

/** What is to be done, step by step. */
export function stepsView(page: Page, words: PlanWords, plan: Plan, isOfOthers: boolean) {
  const { state, act } = page;
  const steps = stepsOf(plan.move, plan.table);
  const done = isOfOthers ? [] : steps.filter(({ nth }) => state.done.includes(nth));
  const last = state.done.findLast((nth) => done.some((step) => step.nth === nth));
  const left = steps.filter((step) => !done.includes(step));
  return html`
    ${
      last === undefined
        ? nothing
        : html`<button class="quiet ticked" data-key="untick" data-repeat @click=${() => act(tick, last)}>${unseen(words.stepDone(done.length))}<span aria-hidden="true">${words.doneSteps(done.length)}</span></button>`
    }
    <ol class="steps">${repeat(
      left,
      ({ nth }) => nth,
      (step) => html`<li>${stepView(page, words, step, isOfOthers)}</li>`,
    )}</ol>
    ${left.length === 0 && done.length > 0 ? html`<p class="soft">${words.allTicked}</p>` : nothing}`;
}

/** What tiles come from, and which of its tiles: other sets, or the set that is split. */
const sourcesOf = ({ to, part, takes }: Step) => [
  ...(to && part ? [{ tiles: to.tiles, taken: part.tiles }] : []),
  ...takes.map(({ from, tiles }) => ({ tiles: from.tiles, taken: tiles })),
];

/** What is done, as a picture and in words: what leaves its set is raised there, and what comes from the rack where it goes. */
function stepView({ act }: Page, words: PlanWords, step: Step, isOfOthers: boolean) {
  const { nth, set } = step;
  const facts = stepFacts(step);
  const text = words.stepText(facts);
  const content = html`<span class="picture" aria-hidden="true">${sourcesOf(step).map(({ tiles, taken }) => html`${takenRow(tiles, taken)}<span class="arrow">→</span>`)}${plannedRow(set)}</span><span class="step-text" aria-hidden="true">${text}</span>`;
  if (isOfOthers) return html`<div class="step">${content}${unseen(text)}</div>`;
  return html`<button class="step" data-key="step-${nth}" data-repeat @click=${() => act(tick, nth)}>${unseen(words.tickStep(facts))}${content}</button>`;
}

/** What nobody touches. */
export function staysView(page: Page, words: PlanWords, { stays, table }: Plan) {
  if (stays.length === 0) return nothing;
  return html`<details class="stays" data-key="stays"><summary>${words.stays(stays.length)}</summary>
    <ul>${stays.map((nth) => html`<li class="stay">${tableSetRow(page.words, table[nth]?.tiles ?? [])}</li>`)}</ul>
  </details>`;
}
