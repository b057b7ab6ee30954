// Two faces against each other: which take is the better one, and by how much.

import { el, refill, select, setVars } from "../../js/dom.js";
import { liveFaces, takes, value } from "./answers.js";
import { diceOf, die } from "./dice.js";
import { GOALS, goalInWords, left, sign, target, word } from "./state.js";

export function createCompare({ change, evaluate }) {
  const choose = (label, place) => select({
    label, options: [],
    onpick(face) {
      const faces = [...shown];
      faces[place] = Number(face);
      if (faces[0] === faces[1]) faces[1 - place] = shown[place];
      change({ compare: faces });
    },
  });
  let shown = [4, 5];
  const [first, second] = [choose("First face", 0), choose("Second face", 1)];
  const intro = el("p", { class: "hint" });
  const table = el("table", { class: "compare" });
  const node = el("section", { class: "card panel panel-compare", "aria-labelledby": "compare-title" },
    el("h2", { id: "compare-title", text: "Compare dice" }),
    el("div", { class: "controls" }, el("label", {}, "columns ", first.node), el("label", {}, "rows ", second.node)),
    intro, el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": "Comparison, scrolls sideways" }, table));

  return {
    node,
    render({ state, seen }) {
      const faces = liveFaces(state);
      const enough = seen && faces.length > 1 && left(state) > 1;
      table.hidden = !enough;
      first.node.parentElement.hidden = second.node.parentElement.hidden = !enough;
      if (!enough) {
        intro.textContent = seen ? "There are no two faces left to choose between." : "";
        return;
      }
      shown = twoOf(state.compare, faces);
      for (const [list, face] of [[first, shown[0]], [second, shown[1]]]) {
        list.fill(faces.map((face) => ({ value: face, text: word(face) })));
        list.set(face);
      }
      const [a, b] = shown;
      intro.textContent = `If a roll shows both: which to take for ${goalInWords(state)}, and by how much it is better (in ${GOALS[state.goal].unit === "%" ? "percentage points" : "points"}). The heads show each take alone.`;
      refill(table, ...grid(state, a, b, takes(state, a, evaluate), takes(state, b, evaluate)));
    },
  };
}

/** The faces asked for, where they can still be taken; others in their place. */
function twoOf(wanted, live) {
  const first = live.includes(wanted[0]) ? wanted[0] : live.findLast((face) => face !== wanted[1]);
  const second = live.includes(wanted[1]) && wanted[1] !== first ? wanted[1] : live.findLast((face) => face !== first);
  return [first, second];
}

function grid(state, a, b, ofA, ofB) {
  const { goal } = state;
  const { show, difference, noise } = GOALS[goal];
  const counts = Array.from({ length: left(state) - 1 }, (_, nth) => nth + 1);
  const number = (evaluations, count) => value(evaluations[count], goal, target(state));
  const all = counts.flatMap((i) => counts.map((j) => Math.abs(number(ofA, i) - number(ofB, j))));
  const most = Math.max(...all, noise);
  const head = (face, count, evaluations, scope) => el("th", { scope },
    diceOf(face, count), el("span", { class: "alone", text: show(number(evaluations, count)) }));
  const cell = (i, j) => {
    if (i + j > left(state)) return el("td", { class: "none" });
    const change = number(ofA, i) - number(ofB, j);
    if (Math.abs(change) <= noise) return el("td", {}, "equal");
    const [face, count] = change > 0 ? [a, i] : [b, j];
    const node = el("td", { class: change > 0 ? "prefers-a" : "prefers-b" },
      el("span", { class: "prefers", "aria-hidden": "true" }, die(face, "die small"), `×${count}`),
      el("span", { class: "unseen", text: `${count} ${word(face, count)}, ` }),
      el("span", { text: difference(Math.abs(change)) }));
    setVars(node, { part: String(Math.abs(change) / most) });
    return node;
  };
  return [
    el("thead", {}, el("tr", {}, el("td", { class: "corner", text: `${sign(b)} ╲ ${sign(a)}` }), counts.map((i) => head(a, i, ofA, "col")))),
    el("tbody", {}, counts.map((j) => el("tr", {}, head(b, j, ofB, "row"), counts.map((i) => cell(i, j))))),
  ];
}
