// The answer: every way on with one big number, the best and the worst marked.

import { el, refill } from "../../js/dom.js";
import { dice, percent } from "../../js/format.js";
import { rank, resultInWords, tileInWords, value } from "./answers.js";
import { diceRow, wayName } from "./dice.js";
import { GOALS, goalInWords, rollCounts, target } from "./state.js";
import { LOWEST_TILE } from "./tiles.js";

export function createChoices({ act, engine }) {
  const title = el("h2", { id: "choices-title" });
  const news = el("p", { class: "news" });
  const list = el("div", { class: "ways" });
  const rule = el("p", { class: "hint rule", text: "By the bust rule chosen in the menu, a bust keeps the score." });
  const node = el("section", { class: "card choices", tabindex: "-1", "aria-labelledby": "choices-title" }, title, news, list, rule);

  function render(view) {
    const { state, seen, error } = view;
    title.textContent = goalInWords(state).replace(/^./, (first) => first.toUpperCase());
    refill(news, seen ? newsOf(state, seen) : null);
    rule.hidden = state.bust !== "keeps-total";
    if (error) refill(list, failure(error, engine.load));
    else if (!seen) refill(list, el("p", { class: "soft", text: "Loading the calculator …" }));
    else if (seen.phase === "bust") refill(list, bust(state, seen));
    else if (seen.phase === "over") refill(list, el("p", { class: "result", text: resultInWords(state, seen) }));
    else refill(list, rows(state, seen, act), deadFaces(state, seen));
  }
  return { node, render };
}

const HINTS = {
  atLeast: "Takes it from the middle. Enter your roll.",
  exactly: "Steals it from a stack. Enter your roll.",
  expectedAtLeast: "The average of all results. Enter your roll.",
};

function rows(state, seen, act) {
  const total = target(state);
  const { best, worst } = rank(seen.ways, state.goal, total);
  const most = Math.max(...seen.ways.map((way) => value(way.evaluation, state.goal, total)));
  return seen.ways.map((way) => {
    const number = value(way.evaluation, state.goal, total);
    const mark = best.has(way.key) ? "best" : worst.has(way.key) ? "worst" : "";
    const part = state.goal === "expectedAtLeast" ? number / (most || 1) : number;
    const props = { class: `way ${mark}`, vars: { part: String(part) }, "data-key": `way-${way.key}` };
    const content = [
      el("span", { class: "way-what" }, wayName(way), el("span", { class: "way-then", text: thenWhat(way, seen) })),
      el("span", { class: "way-number", text: GOALS[state.goal].show(number) }),
      el("span", { class: "way-mark", text: mark }),
    ];
    return seen.phase === "rolled"
      ? el("button", { ...props, onclick: () => act("take", way.face) }, el("span", { class: "unseen", text: "Take" }), content)
      : el("div", props, content);
  });
}

function thenWhat(way, seen) {
  if (way.key === "stop") {
    if (way.score === 0) return "no worm: nothing";
    return way.score < LOWEST_TILE ? `${way.score} points, but no tile` : tileInWords(way.score);
  }
  if (way.key === "roll") return `${dice(way.remaining)}${seen.bustChance > 0 ? `, bust ${percent(seen.bustChance)}` : ""}`;
  return `to ${way.total}, ${way.remaining} left`;
}

/** The faces of the roll that can't be taken. */
export function deadFaces(state, seen) {
  if (seen.phase !== "rolled") return null;
  const counts = rollCounts(state).map((count, face) => (state.taken[face] > 0 ? count : 0));
  if (!counts.some((count) => count > 0)) return null;
  return el("p", { class: "dead-faces" }, diceRow(counts), el("span", { text: "taken already" }));
}

/** Whether the roll was better or worse than what was to be expected. */
function newsOf(state, seen) {
  if (!seen.before && seen.phase === "over") return null;
  if (value(seen.position, state.goal, target(state)) === 0 && seen.phase !== "bust") {
    return `${goalInWords(state).replace(/^./, (first) => first.toUpperCase())} can't be reached any more.`;
  }
  if (!seen.before) return HINTS[state.goal];
  const { show, difference, noise } = GOALS[state.goal];
  const [before, after] = [seen.before, seen.position].map((evaluation) => value(evaluation, state.goal, target(state)));
  const change = after - before;
  const verdict = Math.abs(change) <= noise ? "as expected" : change > 0 ? "good roll" : "bad roll";
  return [
    `Was ${show(before)}, now ${show(after)}: `,
    el("strong", { class: change > noise ? "up" : change < -noise ? "down" : "", text: `${difference(change)}, ${verdict}` }),
  ];
}

function bust(state, seen) {
  const kept = state.bust === "keeps-total" && seen.score > 0;
  return [
    el("p", { class: "result lost", text: kept ? `Bust: nothing to take. The turn ends with ${seen.score}.` : "Bust: nothing to take. The turn is lost." }),
    el("p", { class: "dead-faces" }, diceRow(rollCounts(state)), el("span", { text: "all taken already" })),
  ];
}

/** What is shown instead of an answer when the solver can't be had. */
export function failure(error, retry) {
  return [
    el("p", { class: "result lost", text: "The calculator could not be loaded." }),
    el("p", { class: "soft", text: `Your dice are kept. (${error.message})` }),
    el("button", { class: "primary", text: "Try again", onclick: retry }),
  ];
}

