// The answer for a target: every way on with one big number, best first, the best and the worst marked.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { waitingView } from "../../../shell/game/waiting.ts";
import { at } from "../../../shell/model/at.ts";
import { unseen, vars } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { chooseWay } from "../actions.ts";
import type { OddsWay } from "../model/odds.ts";
import { bestFirst, overOf, rank, stoppedOn, value, verdictOf } from "../model/odds.ts";
import { playing, rollCounts, target } from "../model/state.ts";
import { diceRow, wayName } from "./pieces.ts";

export function oddsAnswerView(page: Page) {
  const { state, analysis, words } = page;
  return html`<section class="card choices" tabindex="-1" data-answer aria-labelledby="choices-title">
    <h2 id="choices-title">${words.goalTitle(state.goal, target(state))}</h2>
    <p class="news">${analysis ? news(page) : nothing}</p>
    <div class="ways">${answer(page)}</div>
    ${state.bust === "keeps-total" ? html`<p class="hint rule">${words.keepsTotal}</p>` : nothing}
  </section>`;
}

function answer(page: Page) {
  const { state, analysis, words } = page;
  if (!analysis) return waitingView(page);
  const { odds } = analysis;
  if (odds.phase === "bust") return bust(page);
  if (odds.phase === "over")
    return html`<p class="result" data-next tabindex="-1">${words.turnResult(overOf(odds, state.goal, state.target))}</p>`;
  return html`${rows(page)}${deadFaces(page)}`;
}

function rows(page: Page) {
  const {
    state: { goal },
    state,
    analysis: { odds },
    words,
  } = page;
  const total = target(state);
  const { best, worst } = rank(odds.ways, goal, total);
  return repeat(
    bestFirst(odds.ways, goal, total),
    ({ key }) => key,
    (way) => {
      const number = value(way.evaluation, goal, total);
      const mark = best.has(way.key) ? words.best : worst.has(way.key) ? words.worst : "";
      // A bar is a chance: an average of points has none.
      const part = goal === "expectedAtLeast" ? 0 : number;
      return html`<button
      class="way ${best.has(way.key) ? "best" : worst.has(way.key) ? "worst" : ""}"
      data-key="way-${way.key}"
      data-next
      .style=${vars({ part })}
      @click=${() => chooseWay(page, way)}
    >${way.face === undefined ? nothing : unseen(words.take)}<span class="way-what">${wayName(words, way)}<span class="way-then">${thenWhat(page, way)}</span></span>
      <span class="way-worth"><span class="way-number">${words.goalNumber(goal, number)}</span>
      <span class="way-mark">${mark}</span></span></button>`;
    },
  );
}

function thenWhat(page: Page, way: OddsWay) {
  const {
    state,
    analysis: { odds },
    words,
  } = page;
  if (way.key === "stop") return words.thenStop(stoppedOn(state.goal, target(state), way.score ?? 0), way.score ?? 0);
  if (way.key === "roll") return words.thenRoll(way.remaining, odds.bustChance);
  return words.thenTake(way.total, way.remaining);
}

/** The faces of the roll that can't be taken. */
export function deadFaces({ state, analysis, words }: Page) {
  if (analysis.odds.phase !== "rolled") return nothing;
  const counts = rollCounts(state).map((count, face) => (at(state.taken, face) > 0 ? count : 0));
  if (!counts.some((count) => count > 0)) return nothing;
  return html`<p class="dead-faces">${diceRow(words, counts)}<span>${words.alreadyTaken}</span></p>`;
}

/** Whether the roll was better or worse than what was to be expected. */
function news({ state: { goal }, state, analysis: { odds }, words }: Page) {
  const total = target(state);
  if (!odds.before && odds.phase === "over") return nothing;
  const after = value(odds.position, goal, total);
  if (after === 0 && odds.phase !== "bust") return words.unreachable(goal, total);
  if (!odds.before) return words.goalHints[goal];
  const before = value(odds.before, goal, total);
  const verdict = verdictOf(goal, before, after);
  const colour = { good: "up", bad: "down", expected: "", about: "" }[verdict];
  return html`${words.wasNow(goal, before, after)} <strong class=${colour}>${words.verdict(goal, before, after, verdict)}</strong>`;
}

function bust({ state, analysis: { odds }, words }: Page) {
  const isKept = playing(state).bust === "keeps-total" && odds.score > 0;
  return html`
    <p class="result lost">${isKept ? words.bustKeeps(odds.score) : words.bustLost}</p>
    <p class="dead-faces">${diceRow(words, rollCounts(state))}<span>${words.alreadyTaken}</span></p>
  `;
}
