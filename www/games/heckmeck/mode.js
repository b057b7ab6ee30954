// The two questions the page answers, and the switch between them.

import { radios } from "../../js/dom.js";

export function createMode({ act, store }) {
  const modes = radios({
    name: "mode", label: "What to show", className: "segments mode",
    options: [{ value: "odds", content: "Odds for a target" }, { value: "advice", content: "Advice for the table" }],
    onpick: (mode) => act("setMode", mode, store.state.dice),
  });
  return { node: modes.node, render: ({ state }) => modes.set(state.mode) };
}
