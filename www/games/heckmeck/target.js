// What the player is after: a tile to take or to steal, any other total, or points.

import { el, radios, select } from "../../js/dom.js";
import { tile } from "./dice.js";
import { TOTALS, target } from "./state.js";
import { LOWEST_TILE, TILES, worms, wormsInWords } from "./tiles.js";

export function createTarget({ change }) {
  const goals = radios({
    name: "goal", label: "What you are after",
    options: [
      { value: "atLeast", content: ["Take it ", el("small", { text: "(at least)" })] },
      { value: "exactly", content: ["Steal it ", el("small", { text: "(exactly)" })] },
      { value: "expectedAtLeast", content: ["Points ", el("small", { text: "(average)" })] },
    ],
    // The details follow, so that they tell of the same thing.
    onpick: (goal) => change({ goal, shown: goal, charted: goal }),
  });
  let current = null;
  const pick = (text) => {
    const total = Number(text);
    change(current.goal === "expectedAtLeast" ? { floor: total } : { target: total });
  };
  const every = { value: 0, content: [el("span", { class: "tile-any", text: "all" })] };
  const tiles = radios({
    name: "target", label: "Tile", className: "tiles", onpick: pick,
    options: [every, ...TILES.map((number) => ({
      value: number,
      content: [...tile(number), el("span", { class: "unseen", text: ` ${wormsInWords(worms(number))}` })],
    }))],
  });
  const other = select({ label: "Any total", options: [], onpick: pick, className: "other-total" });
  const node = el("section", { class: "card target", "aria-labelledby": "target-title" },
    el("h2", { id: "target-title", class: "unseen", text: "I want" }),
    el("div", { class: "line goal-line" }, goals.node, other.node), tiles.node);
  const anyTile = tiles.input(0).parentElement;
  let filledFor = null;
  let inSight = LOWEST_TILE;

  return {
    node,
    render({ state }) {
      current = state;
      const withPoints = state.goal === "expectedAtLeast";
      if (filledFor !== withPoints) {
        filledFor = withPoints;
        other.fill([...(withPoints ? [{ value: 0, text: "all results" }] : []),
          ...TOTALS.map((total) => ({ value: total, text: String(total) }))]);
      }
      goals.set(state.goal);
      anyTile.hidden = !withPoints;
      tiles.set(target(state));
      other.set(target(state));
      // After the frame's own layout, so that nothing is laid out twice.
      if (inSight !== target(state)) requestAnimationFrame(() => keepInSight(tiles.input(target(state))));
      inSight = target(state);
    },
  };
}

/** Scrolls the strip of tiles, never the page. */
function keepInSight(input) {
  const label = input?.parentElement;
  const strip = label?.parentElement;
  if (!label || label.hidden) return;
  const { offsetLeft, offsetWidth } = label;
  const start = offsetLeft - strip.offsetLeft;
  if (start < strip.scrollLeft || start + offsetWidth > strip.scrollLeft + strip.clientWidth) {
    strip.scrollLeft = start - strip.clientWidth / 2 + offsetWidth / 2;
  }
}
