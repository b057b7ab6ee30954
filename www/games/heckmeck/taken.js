// The dice taken so far, and their editor.

import { el, refill } from "../../js/dom.js";
import { dice } from "../../js/format.js";
import { die, diceRow } from "./dice.js";
import { FACES, isThrown, left, sum, word } from "./state.js";

export function createTaken({ act }) {
  const row = el("div", { class: "taken-dice" });
  const total = el("output", { class: "total" });
  const facts = el("p", { class: "facts" });
  const counters = FACES.map((face) => createCounter(face, act));
  const editor = el("div", { class: "columns", id: "taken-editor", hidden: true },
    counters.map(({ node }) => node));
  const edit = el("button", {
    class: "quiet", text: "Edit", "aria-expanded": "false", "aria-controls": "taken-editor",
    onclick: () => expand(editor.hidden),
  });
  function expand(open) {
    editor.hidden = !open;
    edit.setAttribute("aria-expanded", String(open));
    edit.textContent = open ? "Done" : "Edit";
  }
  const node = el("section", { class: "card taken", "aria-labelledby": "taken-title" },
    el("div", { class: "line" },
      el("h2", { id: "taken-title", text: "Taken" }), row,
      el("p", { class: "total-line" }, total)),
    el("div", { class: "line" }, facts, edit),
    editor);

  function render({ state, seen }) {
    node.hidden = seen?.table?.over ?? false;
    edit.hidden = isThrown(state);
    if (edit.hidden) expand(false);
    refill(row, sum(state.taken) === 0
      ? el("span", { class: "soft", text: "nothing yet" })
      : diceRow(state.taken));
    total.textContent = seen ? String(seen.total) : "";
    total.setAttribute("aria-label", seen ? `${seen.total} points` : "");
    refill(facts,
      el("span", { class: state.taken[5] > 0 ? "yes" : "no", text: state.taken[5] > 0 ? "✓ worm" : "no worm yet" }),
      el("span", { text: `${dice(left(state))} left` }));
    counters.forEach(({ render }) => render(state));
  }
  return { node, render };
}

function createCounter(face, act) {
  const count = el("output", { class: "count" });
  const button = (text, change, name) =>
    el("button", { class: "step", text, "aria-label": `${name} ${word(face, 1)}`, onclick: () => act("edit", face, change) });
  const more = button("+", 1, "One more");
  const fewer = button("−", -1, "One fewer");
  const node = el("div", { class: "column", role: "group", "aria-label": `Taken ${word(face)}` },
    more, el("span", { class: "counter" }, die(face), count), fewer);
  return {
    node,
    render(state) {
      count.textContent = String(state.taken[face]);
      more.disabled = left(state) === 0;
      fewer.disabled = state.taken[face] === 0;
    },
  };
}
