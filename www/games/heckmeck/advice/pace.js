// How fast the computer plays, and a button for its next step. On a phone they stand at the thumb.

import { el, radios } from "../../../js/dom.js";
import { PACES, isThrown } from "../state.js";

export function createPace(change, { step, goOn, canStep, isGoing }) {
  const pace = radios({
    name: "pace", label: "Pace of the computer",
    options: PACES.map((value) => ({ value, content: value === "step" ? "by hand" : value })),
    onpick: (pace) => { change({ pace }); goOn(); },
  });
  const next = el("button", { class: "primary", text: "Next", "data-key": "next", onclick: step });
  const node = el("div", { class: "line pace" }, pace.node, next);
  /** What undo, a link or a new visit brought back waits for a word. */
  const tell = (state) => { next.textContent = isGoing() || state.pace === "step" ? "Next" : "Go on"; };
  return {
    node, next, tell,
    render(state, table) {
      node.hidden = !table || !canStep(state, table.pick);
      node.classList.toggle("at-thumb", isThrown(state));
      pace.set(state.pace);
      tell(state);
    },
  };
}
