// The details under the answer: one at a time on a phone, all open where there is room. They are
// loaded once the answer stands there.

import { el, radios } from "../../js/dom.js";

export function createPanels(tools) {
  const tabs = radios({
    name: "panel", label: "Details", className: "segments tabs",
    options: [
      { value: "table", content: "All tiles" }, { value: "chart", content: "Chart" },
      { value: "compare", content: "Compare" }, { value: "help", content: "Help" },
    ],
    onpick: (panel) => tools.change({ panel }),
  });
  const node = el("div", { class: "details" }, tabs.node);
  let panels = null;
  let last = null;

  async function load() {
    panels = [];
    try {
      const { createDetails } = await import("./details.js");
      panels = createDetails(tools);
      node.append(...panels.map((panel) => panel.node));
      render(last);
    } catch (error) {
      node.append(el("p", { class: "card soft", text: `Tables and charts could not be loaded; reload the page to try again. (${error.message})` }));
    }
  }

  function render(view) {
    last = view;
    tabs.set(view.state.panel);
    node.dataset.panel = view.state.panel;
    // Not before there is an answer, or word that there is none.
    if (panels === null && (view.seen || view.error)) load();
    for (const panel of panels ?? []) panel.render(view);
  }
  return { node, render };
}
