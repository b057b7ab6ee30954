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
      refill(table, ...grid(state, alone(state, a, evaluate), alone(state, b, evaluate)));
    },
  };
}

/** The faces asked for, where they can still be taken; others in their place. */
function twoOf(wanted, live) {
  const first = live.includes(wanted[0]) ? wanted[0] : live.findLast((face) => face !== wanted[1]);
  const second = live.includes(wanted[1]) && wanted[1] !== first ? wanted[1] : live.findLast((face) => face !== first);
  return [first, second];
}

/** Every take of a face that leaves a die for another, with its number. */
export const alone = (state, face, evaluate) => takes(state, face, evaluate)
  .map((evaluation, count) => evaluation && { face, count, number: value(evaluation, state.goal, target(state)) }).slice(1, -1);

/** Which of two takes is better, null if neither is; undefined where the dice are too few for both. */
export function better(state, one, other) {
  if (one.count + other.count > left(state)) return undefined;
  const change = one.number - other.number;
  return Math.abs(change) <= GOALS[state.goal].noise ? null : change > 0 ? one : other;
}

function grid(state, ofA, ofB) {
  const { show, difference, noise } = GOALS[state.goal];
  const by = (one, other) => Math.abs(one.number - other.number);
  const most = Math.max(...ofA.flatMap((one) => ofB.map((other) => by(one, other))), noise);
  const head = ({ face, count, number }, scope) => el("th", { scope },
    diceOf(face, count), el("span", { class: "alone", text: show(number) }));
  const cell = (one, other) => {
    const take = better(state, one, other);
    if (!take) return take === null ? el("td", {}, "equal") : el("td", { class: "none" });
    const { face, count } = take;
    const node = el("td", { class: take === one ? "prefers-a" : "prefers-b" },
      el("span", { class: "prefers", "aria-hidden": "true" }, die(face, "die small"), `×${count}`),
      el("span", { class: "unseen", text: `${count} ${word(face, count)}, ` }),
      el("span", { text: difference(by(one, other)) }));
    setVars(node, { part: String(by(one, other) / most) });
    return node;
  };
  return [
    el("thead", {}, el("tr", {}, el("td", { class: "corner", text: `${sign(ofB[0].face)} ╲ ${sign(ofA[0].face)}` }), ofA.map((one) => head(one, "col")))),
    el("tbody", {}, ofB.map((other) => el("tr", {}, head(other, "row"), ofA.map((one) => cell(one, other))))),
  ];
}
