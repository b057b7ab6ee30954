// What the player is after: a tile to take or to steal, any other total, or points.

import { html } from "lit-html";
import { radios, select, unseen } from "../../../shell/parts.js";
import { setGoal, setTarget } from "../model/moves.js";
import { GOAL_NAMES, TOTALS, target } from "../model/state.js";
import { TILES } from "../model/tiles.js";
import { tile } from "./pieces.js";

/** @param {import("../actions.js").Page} page */
export function targetView({ state, words, act }) {
  const withPoints = state.goal === "expectedAtLeast";
  const pick = (/** @type {number} */ total) => act(setTarget, total);
  const tiles = TILES.map((number) => ({
    value: number,
    content: html`${tile(number)}${unseen(words.tileWorms(number))}`,
  }));
  const every = { value: 0, content: html`<span class="tile-any">${words.all}</span>` };
  const totals = TOTALS.map((total) => ({ value: total, text: String(total) }));
  return html`<section class="card target" aria-labelledby="target-title">
    <h2 id="target-title" class="unseen">${words.iWant}</h2>
    <div class="line goal-line">
      ${radios({
        name: "goal",
        label: words.whatYouAreAfter,
        value: state.goal,
        onpick: (goal) => act(setGoal, goal),
        options: GOAL_NAMES.map((goal) => {
          const [what, how] = words.goalPicks[goal];
          return { value: goal, content: html`${what} <small>${how}</small>` };
        }),
      })}
      ${select({
        label: words.anyTotal,
        className: "other-total",
        value: target(state),
        onpick: pick,
        options: [...(withPoints ? [{ value: 0, text: words.all }] : []), ...totals],
      })}
    </div>
    ${radios({
      name: "target",
      label: words.tile,
      className: "tiles",
      value: target(state),
      onpick: pick,
      options: [...(withPoints ? [every] : []), ...tiles],
    })}
  </section>`;
}
