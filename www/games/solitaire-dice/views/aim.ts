// What the advice is for: the average, or the chance of a score.

import { html, nothing } from "lit-html";
import { select } from "../../../shell/ui/fields.ts";
import type { Page } from "../actions.ts";
import { show } from "../model/moves.ts";
import { GOALS, TARGETS } from "../model/state.ts";

export function aimView(page: Page) {
  const { state, analysis, words, shell, act, retry } = page;
  const hasOthers = state.others.length > 0;
  const goals = GOALS.filter((goal) => goal !== "others" || hasOthers || state.goal === goal);
  const reach = analysis?.reach ?? null;
  return html`<span class="aims"><span class="aim-of"><span class="aim-name" aria-hidden="true">${words.goalLabel}</span>${select(
    {
      label: words.goalLabel,
      key: "goal",
      className: "goal",
      value: state.goal,
      options: goals.map((value) => ({
        value,
        text: words.goals(value, value === state.goal ? (reach?.target ?? null) : null),
      })),
      onpick: (goal) => act(show, { goal }),
    },
  )}</span>
  ${state.goal === "own" ? ownNumber(page) : nothing}</span>
  ${reach?.status === "failed" ? html`<p class="hint no-chances">${words.noChances} <button class="quiet" data-key="fetch-chances" @click=${retry}>${shell.words.tryAgain}</button></p>` : nothing}`;
}

/** What is being typed stays until it is done; then it is the next score in steps of 10. */
function ownNumber({ state, words, act }: Page) {
  const onchange = ({ target }: Event & { target: HTMLInputElement }) => {
    const score = 10 * Math.ceil(Number(target.value) / 10);
    const isNumber = target.value.trim() !== "" && !Number.isNaN(score);
    const ownGoal = isNumber ? String(Math.min(TARGETS.most, Math.max(TARGETS.least, score))) : state.ownGoal;
    target.value = ownGoal;
    act(show, { ownGoal });
  };
  return html`<input class="field own-goal" type="number" step="10" min=${TARGETS.least} max=${TARGETS.most} aria-label=${words.ownGoalLabel} data-key="own-goal" .value=${state.ownGoal} @change=${onchange} />`;
}
