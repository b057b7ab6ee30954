// The article's experiments, each one tap away.

import { el } from "../../../js/dom.js";
import { ARTICLE, EXPERIMENTS } from "./article.js";

export function createExperiments({ repeat }) {
  const node = el("section", { class: "card experiments", "aria-labelledby": "experiments-title" },
    el("h2", { id: "experiments-title", text: "Repeat a known experiment" }),
    el("p", { class: "hint" }, "In 2015, ", el("a", { href: ARTICLE, text: "How to win at the game Pickomino" }),
      " set the best player in worms against rules of thumb: in 100 games each, a later program in 2,000. One tap plays 10,000, with the article's figures beside them."),
    el("div", { class: "controls" }, EXPERIMENTS.map(({ title, setting }) => el("button", { text: title, onclick: () => repeat(setting) }))));
  return { node };
}
