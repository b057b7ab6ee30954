// The answer at a table: every way on with its worth in worms, the best one first and largest. What
// ends a turn is a button that does it.

import { el, refill } from "../../../js/dom.js";
import { dice, signedPoints, worth } from "../../../js/format.js";
import { deadFaces, failure } from "../choices.js";
import { wayName } from "../dice.js";
import { WAYS, isThrown } from "../state.js";
import { STRATEGIES } from "../strategies.js";
import { deedInWords, reason, resultInWords } from "./look.js";
import { noteInWords } from "./moves.js";
import { createPace } from "./pace.js";
import { areHidden, computerToMove } from "./play.js";
import { finalScore } from "./score.js";

/** @param moves `choose(way)`, `throwDice()`, and what the computer does: `step()`, `canStep(state, way)` */
export function createTableChoices({ act, change, engine }, moves) {
  const last = el("p", { class: "last-move" });
  const title = el("h2", { id: "advice-title" });
  const why = el("p", { class: "news" });
  const list = el("div", { class: "ways" });
  const pace = createPace(change, moves);
  const node = el("section", { class: "card choices advice", tabindex: "-1", "aria-labelledby": "advice-title" }, last, title, why, pace.node, list);
  let over = false;

  function render({ state, seen, error }) {
    const table = seen?.table;
    over = table?.over ?? false;
    last.textContent = state.log.length > 0 ? noteInWords(state.log.at(-1), state.hints) : "";
    title.textContent = titleOf(state, seen);
    why.textContent = table ? reasonOf(state, table) : "";
    why.hidden = why.textContent === "";
    pace.render(state, table);
    if (error) refill(list, failure(error, engine.load));
    else if (!table) refill(list, el("p", { class: "soft", text: "Loading the calculator …" }));
    else if (table.over) refill(list, finalScore(state, table.standing, () => act("newGame")));
    else refill(list, rows(state, table, moves), instead(state, table, moves), deadFaces(state, seen));
  }
  return {
    node, render,
    tellPace: pace.tell,
    /** Where to go on when the turn or the game has ended. */
    first: () => (over ? node : list.querySelector("button") ?? pace.next),
  };
}

function titleOf(state, seen) {
  const { names, toMove } = state.table;
  const name = names[toMove];
  const by = computerToMove(state);
  if (seen?.table?.over) return "The game is over";
  if (seen?.phase === "bust") return `Bust: ${name} can take nothing`;
  if (seen?.phase === "over") return `${name}'s turn is over`;
  if (by !== null) return `${name} · ${STRATEGIES[by].name}`;
  return areHidden(state) ? `${name}: your choice` : `${name}: worms on average`;
}

/** Whether whoever is to move goes on as the numbers suppose. */
const followsAdvice = (state) => [null, "best-in-worms"].includes(computerToMove(state));

function reasonOf(state, table) {
  const by = computerToMove(state);
  if (table.over || areHidden(state)) return "";
  return followsAdvice(state) ? reason(table, state) ?? "" : STRATEGIES[by].how;
}

function rows(state, table, moves) {
  const { ways, advice, pick } = table;
  const mine = computerToMove(state) === null;
  const hidden = areHidden(state) && ways.length > 1;
  const first = pick ?? ways[0];
  const ordered = hidden ? ways.toSorted((a, b) => WAYS.indexOf(a.key) - WAYS.indexOf(b.key)) : [first, ...ways.filter((way) => way !== first)];
  const range = ways[0].value - advice.fail;
  return ordered.map((way) => {
    const isFirst = way === first && !hidden;
    const props = {
      class: `way ${isFirst ? "best" : ""} ${way.end ? "ends" : ""} ${ways.length === 1 ? "only" : ""}`, "data-key": `way-${way.key}`,
      vars: { part: String(hidden || range <= 0 ? 0 : Math.max(0, (way.value - advice.fail) / range)) },
    };
    const content = [
      el("span", { class: "way-what" }, nameOf(way, state), el("span", { class: "way-then", text: thenWhat(way, state, hidden || !followsAdvice(state)) })),
      el("span", { class: "way-number" }, hidden ? null : [worth(way.value), el("span", { class: isFirst ? "way-unit" : "unseen", text: " worms" })]),
      el("span", { class: "way-mark", text: hidden ? "" : markOf(way, first, ways, mine) }),
    ];
    // Whose dice are typed says "roll" by rolling.
    if (!mine || (way.key === "roll" && !isThrown(state))) return el("div", props, content);
    const take = way.face === undefined ? null : el("span", { class: "unseen", text: "Take" });
    return el("button", { ...props, onclick: () => (way.key === "roll" ? moves.throwDice() : moves.choose(way)) }, take, content);
  });
}

/** What is said beside a number: of the first way that it is the best, or what the computer does; of
 * the others what they are worth more or less. */
function markOf(way, first, ways, mine) {
  if (way !== first) return signedPoints(way.value - first.value);
  if (ways.length < 2) return "";
  return mine || way === ways[0] ? "best" : "picks";
}

function nameOf(way, state) {
  if (way.end) return el("span", { class: "way-name", text: deedInWords(way.deed, state.table.names) });
  return wayName(way);
}

function thenWhat(way, { table }, hidden) {
  if (way.key === "roll") return dice(way.remaining);
  if (way.end) return way.deed.ends ? "and the game ends" : way.key === "stop" ? "and stop" : "";
  if (hidden) return `to ${way.total}, ${way.remaining} left`;
  const then = way.next === "stop" ? `stop: ${resultInWords(way.result, table.names)}` : `roll ${way.remaining}`;
  return `to ${way.total}, then ${then}`;
}

/** A lower tile from the grill, where a steal is open but not wanted. */
function instead(state, table, { choose }) {
  if (!table.instead || computerToMove(state) !== null) return null;
  return el("button", {
    class: "quiet", "data-key": "instead", onclick: () => choose(table.instead),
    text: `${deedInWords(table.instead.deed, state.table.names)} instead`,
  });
}
