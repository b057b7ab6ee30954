// The answer at a table: every way on with its worth in worms, the best one first and largest. What
// ends a turn is a button that does it.

import { el, refill } from "../../../js/dom.js";
import { dice, signedPoints, worth } from "../../../js/format.js";
import { deadFaces, failure } from "../choices.js";
import { wayName } from "../dice.js";
import { deedInWords, reason, resultInWords } from "./look.js";
import { finalScore } from "./score.js";

export function createTableChoices({ act, engine }, endTurn) {
  const title = el("h2", { id: "advice-title" });
  const why = el("p", { class: "news" });
  const list = el("div", { class: "ways" });
  const node = el("section", { class: "card choices advice", tabindex: "-1", "aria-labelledby": "advice-title" }, title, why, list);

  function render({ state, seen, error }) {
    const table = seen?.table;
    const name = state.table.names[state.table.toMove];
    title.textContent = table?.over ? "The game is over" : titleOf(seen, name);
    why.textContent = table && !table.over ? reason(table, state) ?? "" : "";
    why.hidden = why.textContent === "";
    if (error) refill(list, failure(error, engine.load));
    else if (!table) refill(list, el("p", { class: "soft", text: "Loading the calculator …" }));
    else if (table.over) refill(list, finalScore(state.table, table.standing, () => act("newGame")));
    else refill(list, rows(state, table, act, endTurn), instead(state, table, endTurn), deadFaces(state, seen));
  }
  return {
    node, render,
    /** Where to go on when the turn or the game has ended. */
    first: () => list.querySelector("button"),
  };
}

function titleOf(seen, name) {
  if (seen?.phase === "bust") return `Bust: ${name} can take nothing`;
  if (seen?.phase === "over") return `${name}'s turn is over`;
  return `${name}: worms on average`;
}

function rows(state, { ways, advice }, act, endTurn) {
  const [best] = ways;
  const range = best.value - advice.fail;
  return ways.map((way) => {
    const isBest = way === best;
    const props = {
      class: `way ${isBest ? "best" : ""} ${way.end ? "ends" : ""} ${ways.length === 1 ? "only" : ""}`, "data-key": `way-${way.key}`,
      vars: { part: String(range > 0 ? Math.max(0, (way.value - advice.fail) / range) : 0) },
    };
    const mark = isBest ? (ways.length > 1 ? "best" : "") : signedPoints(way.value - best.value);
    const content = [
      el("span", { class: "way-what" }, nameOf(way, state), el("span", { class: "way-then", text: thenWhat(way, state) })),
      el("span", { class: "way-number" }, worth(way.value), el("span", { class: isBest ? "way-unit" : "unseen", text: " worms" })),
      el("span", { class: "way-mark", text: mark }),
    ];
    if (way.key === "roll") return el("div", props, content);
    const take = way.face === undefined ? null : el("span", { class: "unseen", text: "Take" });
    return el("button", { ...props, onclick: () => (way.end ? endTurn(way) : act("take", way.face)) }, take, content);
  });
}

function nameOf(way, state) {
  if (way.end) return el("span", { class: "way-name", text: deedInWords(way.deed, state.table.names) });
  return wayName(way);
}

function thenWhat(way, { table }) {
  if (way.key === "roll") return dice(way.remaining);
  if (way.end) return way.deed.ends ? "and the game ends" : way.key === "stop" ? "and stop" : "";
  const then = way.next === "stop" ? `stop: ${resultInWords(way.result, table.names)}` : `roll ${way.remaining}`;
  return `to ${way.total}, then ${then}`;
}

/** A lower tile from the grill, where a steal is open but not wanted. */
function instead(state, table, endTurn) {
  if (!table.instead) return null;
  return el("button", {
    class: "quiet", "data-key": "instead", onclick: () => endTurn(table.instead),
    text: `${deedInWords(table.instead.deed, state.table.names)} instead`,
  });
}
