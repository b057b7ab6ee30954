// The moves of the game so far: what was rolled, what each choice was worth, and what it gave away.

import { el, refill } from "../../../js/dom.js";
import { worth } from "../../../js/format.js";
import { diceOf, diceRow, wayName, wayWords } from "../dice.js";
import { STRATEGIES } from "../strategies.js";

/** From here on a loss is told: less rounds to nothing. */
export const LEAST_LOSS = 0.005;
const FEW_TURNS = 6;

const wormsOf = (lost) => `${lost.toFixed(2)} worms`;

/** A way in the middle of a sentence. Where a turn was ended anyway, it is called by what it brings. */
function inWords(way, { picked }) {
  if (way.face !== undefined) return `taking ${wayWords(way)}`;
  if (way.key === "roll") return "rolling on";
  if (picked === "instead") return `to ${way.name.replace(/^./, (first) => first.toLowerCase())}`;
  return picked === "roll" ? "stopping before that roll" : "stopping";
}
const wayOf = ({ ways }, key) => ways.find((way) => way.key === key);

/** What was done, and what would have been better. Where `hints` come after the move, a person is
 * told also if nothing would. */
export function noteInWords({ name, by, steps, deed }, hints) {
  const picked = steps.at(-1) && wayOf(steps.at(-1), steps.at(-1).picked);
  const done = deed ?? `${name} took ${wayWords(picked)}.`;
  const losses = steps.filter(({ lost }) => lost >= LEAST_LOSS).map((step) =>
    `${inWords(wayOf(step, step.best), step).replace(/^./, (first) => first.toUpperCase())} was better: that cost ${wormsOf(step.lost)}.`);
  const none = hints === "after" && by === null && steps.some(({ isChoice }) => isChoice) ? ["Nothing was better."] : [];
  return [done, ...losses.length > 0 ? losses : none].join(" ");
}

/** The moves of each turn: a turn ends with its deed. */
function turnsOf(log) {
  const turns = [];
  for (const note of log) {
    const last = turns.at(-1)?.at(-1);
    const open = last && last.deed === null && last.player === note.player && !note.first;
    if (open) turns.at(-1).push(note);
    else turns.push([note]);
  }
  return turns;
}

export function createMoves() {
  const title = el("h2", { id: "moves-title", tabindex: "-1", text: "Moves" });
  const body = el("div", { class: "moves" });
  const hint = el("p", { class: "hint" });
  const more = el("button", { class: "quiet", text: "Show all turns", onclick: () => { all = true; show(); title.focus(); } });
  const node = el("section", { class: "card panel panel-moves", "aria-labelledby": "moves-title" },
    title, hint, body, more);
  let all = false;
  let log = null;

  function show() {
    const turns = turnsOf(log).reverse();
    hint.textContent = turns.length > 0
      ? "The last turn first, with what each choice was worth in worms. The framed one was taken."
      : "What is decided with dice on the page is noted here, with what it gave away against the best.";
    more.hidden = all || turns.length <= FEW_TURNS;
    refill(body, turns.slice(0, all ? turns.length : FEW_TURNS).map((turn) => turnOf(turn)));
  }

  return {
    node,
    render({ state }) {
      if (state.log === log) return;
      log = state.log;
      show();
    },
  };
}

function turnOf(notes) {
  const { name, by } = notes[0];
  const end = notes.at(-1).deed;
  return el("section", { class: "turn" },
    el("h3", {}, end ?? `${name}'s turn`, by === null ? null : el("span", { class: "soft", text: ` ${STRATEGIES[by].name}` })),
    el("ol", {}, notes.flatMap(({ steps, roll, bust }) => [
      ...steps.map((step) => el("li", {}, step.picked !== "roll" && roll ? el("p", { class: "line" }, "rolled ", diceRow(roll)) : null, stepOf(step))),
      bust ? el("li", {}, el("p", { class: "line" }, "rolled ", diceRow(roll), el("strong", { text: " Bust" }))) : null,
    ].filter(Boolean))));
}

function nameOf(way, picked) {
  if (way.face !== undefined) return diceOf(way.face, way.count);
  return way.key === "instead" || picked === "instead" ? el("span", { class: "way-name", text: way.name }) : wayName(way);
}

function stepOf({ ways, picked, best, lost }) {
  return el("p", { class: "line choices-then" },
    ways.map((way) => el("span", { class: `then ${way.key === picked ? "picked" : ""}` },
      nameOf(way, picked), " ", worth(way.value),
      way.key === picked ? el("span", { class: "unseen", text: ", taken" }) : null)),
    lost >= LEAST_LOSS ? el("span", { class: "down", text: `cost ${wormsOf(lost)}` }) : null);
}
