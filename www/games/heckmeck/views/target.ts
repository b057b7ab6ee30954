// What the player is after: a tile to take or to steal, any other total, or points.

import { html, noChange } from "lit-html";
import type { ElementPart } from "lit-html/directive.js";
import { Directive, directive } from "lit-html/directive.js";
import { browser } from "../../../shell/host/browser.ts";
import { radios, unseen } from "../../../shell/ui/controls.ts";
import { select } from "../../../shell/ui/fields.ts";
import type { Page } from "../actions.ts";
import { setGoal, setTarget } from "../model/moves.ts";
import { GOAL_NAMES, TOTALS, target } from "../model/state.ts";
import { LOWEST_TILE, TILES } from "../model/tiles.ts";
import { tile } from "./pieces.ts";

/** Scrolls the strip of tiles, never the page, to the tile that is wanted; until that changes it is the player who scrolls. */
const inSight = directive(
  class extends Directive {
    // A new strip shows its first tile; to measure it before it is needed would hold up the first numbers.
    #shown = LOWEST_TILE;

    render(_wanted: number) {
      return noChange;
    }

    update({ element }: ElementPart, [wanted]: [number]) {
      if (wanted !== this.#shown) {
        const scroll = () => scrollToPicked(element);
        queueMicrotask(scroll);
        // The page may be drawn before its style sheet is there, without which nothing can be scrolled.
        if (browser.document.readyState !== "complete") browser.addEventListener("load", scroll, { once: true });
      }
      this.#shown = wanted;
      return noChange;
    }
  },
);

function scrollToPicked(card: Element) {
  const label = card.querySelector(".tiles input:checked")?.closest("label");
  const strip = label?.parentElement;
  if (!label || !strip) return;
  const start = label.offsetLeft - strip.offsetLeft;
  const isInSight = start >= strip.scrollLeft && start + label.offsetWidth <= strip.scrollLeft + strip.clientWidth;
  if (!isInSight) strip.scrollLeft = start - strip.clientWidth / 2 + label.offsetWidth / 2;
}

export function targetView({ state, words, act }: Page) {
  const withPoints = state.goal === "expectedAtLeast";
  const pick = (total: number) => act(setTarget, total);
  const tiles = TILES.map((number) => ({
    value: number,
    content: html`${tile(number)}${unseen(words.tileWorms(number))}`,
  }));
  const every = { value: 0, content: html`<span class="tile-any">${words.all}</span>` };
  const totals = TOTALS.map((total) => ({ value: total, text: String(total) }));
  return html`<section class="card target" aria-labelledby="target-title" ${inSight(target(state))}>
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
