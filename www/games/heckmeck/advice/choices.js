// The answer at a table: every way on with its worth in worms, the best one first and largest. What
// ends a turn is a button that does it.

import { el, refill } from "../../../js/dom.js";
import { dice, signedPoints, worth } from "../../../js/format.js";
import { deadFaces, failure } from "../choices.js";
import { wayName } from "../dice.js";
import { WAYS, isThrown } from "../state.js";
import { STRATEGIES } from "../strategies.js";
import { deedInWords, lossInWords, reason, resultInWords } from "./look.js";
import { noteInWords } from "./moves.js";
import { createPace } from "./pace.js";
import { areHidden, computerToMove } from "./play.js";
import { finalScore } from "./score.js";

/** @param moves `choose(way)`, `throwDice()`, `askForDice()`, and what the computer does: `step()`, `canStep(state, way)` */
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
  // To give the turn up stands last also where nothing tells which is best.
  const place = (way) => WAYS.indexOf(way.key) + (isForNothing(way, ways) ? WAYS.length : 0);
  const ordered = hidden ? ways.toSorted((a, b) => place(a) - place(b)) : [first, ...ways.filter((way) => way !== first)];
  const range = ways[0].value - advice.fail;
  return ordered.map((way) => {
    const isFirst = way === first && !hidden;
    const props = {
      class: `way ${isFirst ? "best" : ""} ${way.end ? "ends" : ""} ${ways.length === 1 ? "only" : ""}`, "data-key": `way-${way.key}`,
      vars: { part: String(hidden || range <= 0 ? 0 : Math.max(0, (way.value - advice.fail) / range)) },
    };
    const content = [
      el("span", { class: "way-what" }, nameOf(way, ways, state), el("span", { class: "way-then", text: thenWhat(way, ways, state, hidden || !followsAdvice(state)) })),
      el("span", { class: "way-number" }, hidden ? null : [worth(way.value), el("span", { class: isFirst ? "way-unit" : "unseen", text: " worms" })]),
      el("span", { class: "way-mark", text: hidden ? "" : markOf(way, first, ways, mine) }),
    ];
    if (!mine) return el("div", props, content);
    const take = way.face === undefined ? null : el("span", { class: "unseen", text: "Take" });
    // Where dice are typed, who rolls goes on by telling what came.
    const go = () => (way.key !== "roll" ? moves.choose(way) : isThrown(state) ? moves.throwDice() : moves.askForDice());
    return el("button", { ...props, onclick: go }, take, content);
  });
}

/** What is said beside a number: of the first way that it is the best, or what the computer does; of
 * the others what they are worth more or less. */
function markOf(way, first, ways, mine) {
  if (way !== first) return signedPoints(way.value - first.value);
  if (ways.length < 2) return "";
  return mine || way === ways[0] ? "best" : "picks";
}

/** Whether a turn that could go on is given up. */
const isForNothing = (way, ways) => way.key === "stop" && ways.length > 1 && way.deed.won === null;

function nameOf(way, ways, { table }) {
  if (!way.end) return wayName(way);
  const text = isForNothing(way, ways) ? `Stop without a tile: ${lossInWords(way.deed)}` : deedInWords(way.deed, table.names);
  return el("span", { class: "way-name", text });
}

function thenWhat(way, ways, { table }, hidden) {
  if (way.key === "roll") return dice(way.remaining);
  if (way.end) return way.deed.ends ? "and the game ends" : way.key === "stop" && !isForNothing(way, ways) ? "and stop" : "";
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
