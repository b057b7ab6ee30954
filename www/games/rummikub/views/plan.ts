// The plan: what only gets tiles, what is taken apart and built anew step by step, and what nobody touches.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { unseen } from "../../../shell/parts.js";
import { makeMove } from "../actions.js";
import { areTheirs } from "../model/facts.js";
import { tick } from "../model/moves.js";
import { sourcesOf, stepsOf } from "../model/plan.js";
import { levelOf, PLAN, tableNow } from "../model/state.js";
import { lainRow, plannedRow } from "./pieces.js";

/** @typedef {import("../actions.js").Page} Page */
/** @typedef {import("../model/types.d.ts").Plan} Plan */
/** @typedef {import("../model/types.d.ts").Step} Step */

/** The plan that is shown; null where there is none, or less is asked. @param {Page} page */
export function shownPlan({ state, seen }) {
  if (areTheirs(state)) return seen?.theirs?.plan ?? null;
  return levelOf(state) < PLAN ? null : (seen?.plan ?? null);
}

/** @param {Page} page */
export function planView(page) {
  const { state, words } = page;
  const isOfOthers = areTheirs(state);
  const plan = shownPlan(page);
  if (!plan) return nothing;
  return html`<section class="card plan" aria-labelledby="plan-title">
    <h2 id="plan-title" class="unseen">${isOfOthers ? words.theirsTitle : words.planTitle}</h2>
    ${stepsView(page, plan, isOfOthers)}
    ${state.loose.length > 0 ? html`<p class="hint">${words.tableUnknown}</p>` : nothing}
    ${isOfOthers ? nothing : html`<button class="primary wide" data-key="done" data-next @click=${() => makeMove(page)}>${words.done(plan.move.tiles)}</button>`}
    ${staysView(page, plan)}
  </section>`;
}

/** What is to be done, step by step. @param {Page} page @param {Plan} plan @param {boolean} isOfOthers */
export function stepsView(page, plan, isOfOthers) {
  const { state, words, act } = page;
  const done = isOfOthers ? [] : stepsOf(plan).filter(({ nth }) => state.done.includes(nth));
  const last = state.done.findLast((nth) => done.some((step) => step.nth === nth));
  const left = stepsOf(plan).filter((step) => !done.includes(step));
  return html`
    ${
      last === undefined
        ? nothing
        : html`<button class="quiet ticked" data-key="untick" data-repeat @click=${() => act(tick, last)}>${unseen(words.stepDone(done.length))}<span aria-hidden="true">${words.doneSteps(done.length)}</span></button>`
    }
    <ol class="steps">${repeat(
      left,
      ({ nth }) => nth,
      (step) => html`<li>${stepView(page, plan, step, isOfOthers)}</li>`,
    )}</ol>
    ${left.length === 0 && done.length > 0 ? html`<p class="soft">${words.allTicked}</p>` : nothing}`;
}

/** A set to add to, or to build. @param {Page} page @param {Plan} plan @param {Step} step @param {boolean} isOfOthers */
function stepView({ words, act }, plan, step, isOfOthers) {
  const { nth, set } = step;
  const isAdded = set.change === "added";
  const anew = plan.builds.filter(({ set }) => set.change !== "added");
  const name = isAdded ? words.addTo(/** @type {number} */ (set.was)) : words.build(anew.indexOf(step) + 1);
  const from = words.origins(sourcesOf(set));
  const content = html`<span class="step-name" aria-hidden="true">${name}</span>${plannedRow(set)}<span class="step-from" aria-hidden="true">${from}</span>`;
  const heard = [`${name}: ${words.spoken(set)}`, from].filter((text) => text !== "").join("; ");
  if (isOfOthers) return html`<div class="step">${content}${unseen(heard)}</div>`;
  return html`<button class="step" data-key="step-${nth}" data-repeat @click=${() => act(tick, nth)}>${unseen(words.tickStep(heard))}${content}</button>`;
}

/** What nobody touches. @param {Page} page @param {Plan} plan */
export function staysView({ state, words }, { stays }) {
  if (stays.length === 0) return nothing;
  return html`<details class="stays" data-key="stays"><summary>${words.stays(stays.length)}</summary>
    <ul>${stays.map((nth) => html`<li class="stay"><span class="step-name">${words.setName(nth)}</span>${lainRow(words, tableNow(state)[nth]?.tiles ?? [])}</li>`)}</ul>
  </details>`;
}
