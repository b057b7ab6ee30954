// The details under the answer: one at a time on a phone, all open where there is room. They are
// loaded once the answer stands there.

import { el, radios } from "../../js/dom.js";

/** The panels of each mode in their order, the state's key of the one that is picked, and where what
 * the mode needs comes from. */
const MODES = {
  odds: {
    key: "panel", tabs: { table: "All tiles", chart: "Chart", compare: "Compare", help: "Help" },
    modules: [() => import("./details.js")],
  },
  advice: {
    key: "tab", tabs: { results: "Results", prices: "Price list", moves: "Moves", table: "All tiles", chart: "Chart", worms: "Help" },
    modules: [() => import("./details.js"), () => import("./advice/details.js")],
  },
};

export function createPanels(tools) {
  const groups = Object.fromEntries(Object.entries(MODES).map(([mode, { key, tabs }]) => [mode, radios({
    name: key, label: "Details", className: "segments tabs",
    options: Object.entries(tabs).map(([value, content]) => ({ value, content })),
    onpick: (panel) => tools.change({ [key]: panel }),
  })]));
  const failed = el("p", { class: "card soft", hidden: true });
  const body = el("div", { class: "panels" });
  const node = el("div", { class: "details" }, Object.values(groups).map((group) => group.node), failed, body);
  /** Every panel that is loaded, by its name; and the loads that were begun, by the mode. */
  const panels = {};
  const loads = new Map();
  let last = null;

  async function load(mode) {
    try {
      for (const { createDetails } of await Promise.all(MODES[mode].modules.map((load) => load()))) {
        for (const [name, panel] of Object.entries(createDetails(tools))) panels[name] ??= panel;
      }
      arranged = null;
      render(last);
    } catch (error) {
      failed.textContent = `Tables and charts could not be loaded; reload the page to try again. (${error.message})`;
      failed.hidden = false;
    }
  }

  let arranged = null;
  function render(view) {
    last = view;
    const { mode } = view.state;
    const { key, tabs } = MODES[mode];
    for (const [other, group] of Object.entries(groups)) group.node.hidden = other !== mode;
    groups[mode].set(view.state[key]);
    // Not before there is an answer, or word that there is none.
    if (!loads.has(mode) && (view.seen || view.error)) loads.set(mode, load(mode));
    const shown = Object.keys(tabs).filter((name) => Object.hasOwn(panels, name));
    if (arranged !== mode) body.replaceChildren(...shown.map((name) => panels[name].node));
    arranged = mode;
    for (const name of shown) {
      panels[name].node.classList.toggle("picked", name === view.state[key]);
      panels[name].render(view);
    }
  }
  return { node, render };
}
