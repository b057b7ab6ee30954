// Where a roll is entered: six faces to tap. On a phone it stays at the thumb.

import { el, refill } from "../../js/dom.js";
import { diceRow, die } from "./dice.js";
import { FACES, isComplete, isOver, isThrown, left, rollCounts, word } from "./state.js";

export function createRoll({ act, newTurn }) {
  let changing = false;
  const title = el("h2", { id: "roll-title" });
  const count = el("span", { class: "entered" });
  const rolled = el("div", { class: "rolled" });
  const random = el("button", { class: "quiet entering", text: "Random", title: "Throw these dice for practice", onclick: () => act("random") });
  const clear = el("button", { class: "quiet entering", text: "Clear", onclick: () => act("clear") });
  const change = el("button", {
    class: "quiet change", text: "Change",
    onclick: () => { changing = !changing; show(); },
  });
  const again = el("button", { class: "primary", text: "New turn", onclick: newTurn });
  const faces = FACES.map((face) => createFace(face, act));
  const pad = el("div", { class: "columns pad" }, faces.map(({ node }) => node));
  const node = el("section", { class: "card roll", "aria-labelledby": "roll-title" },
    el("div", { class: "line" }, el("div", { class: "entry" }, title, count, rolled),
      el("span", { class: "buttons" }, random, clear, change, again)),
    pad);

  let last = null;
  function show() {
    if (!last) return;
    const { state, seen } = last;
    const [over, complete] = [isOver(state), isComplete(state)];
    const ended = over || seen?.phase === "bust";
    if (!complete) changing = false;
    const surplus = state.roll.length - left(state);
    const computer = state.mode === "advice" && state.table.seats[state.table.toMove].by !== null;
    const who = computer ? state.table.names[state.table.toMove] : "you";
    title.textContent = over ? "The turn is over" : complete ? `${who} rolled`.replace(/^y/, "Y") : `What did ${who} roll?`;
    count.textContent = over || complete ? "" : `${state.roll.length} of ${left(state)}${surplus > 0 ? `: ${surplus} too many` : ""}`;
    refill(rolled, complete ? diceRow(rollCounts(state)) : null);
    rolled.hidden = !complete;
    random.hidden = clear.hidden = over;
    clear.disabled = state.roll.length === 0;
    change.hidden = !complete;
    change.textContent = changing ? "Done" : "Change";
    change.setAttribute("aria-expanded", String(changing));
    // At a table the answer ends the turn.
    again.hidden = !ended || state.mode === "advice";
    node.hidden = isThrown(state) || (seen?.table?.over ?? false);
    // Until there is something to take away, the row for it takes no room.
    node.classList.toggle("empty", state.roll.length === 0);
    node.classList.toggle("closed", over || (complete && !changing));
    faces.forEach(({ render }) => render(state));
  }
  /** The element to go on from after a take or a new turn; with too many dice one that takes a die away. */
  const first = () => pad.querySelector(".face:not(:disabled)") ?? pad.querySelector("button:not(:disabled)") ?? again;
  return {
    node, first,
    render(view) { last = view; show(); },
    /** Shows where the next roll is told. */
    ask() {
      node.scrollIntoView({ block: "nearest" });
      first().focus({ preventScroll: true });
      node.animate({ outline: ["4px solid var(--accent)", "4px solid transparent"], outlineOffset: ["-4px", "-4px"] }, 1200);
    },
  };
}

function createFace(face, act) {
  const badge = el("span", { class: "badge", "aria-hidden": "true" });
  const add = el("button", { class: "face", onclick: () => act("add", face) }, die(face, "die big"), badge);
  const fewer = el("button", { class: "step", text: "−", "aria-label": `Remove a ${word(face, 1)}`, onclick: () => act("remove", face) });
  return {
    node: el("div", { class: "column" }, fewer, add),
    render(state) {
      const count = rollCounts(state)[face];
      badge.textContent = count > 0 ? String(count) : "";
      add.disabled = isOver(state) || state.roll.length >= left(state);
      add.setAttribute("aria-label", `Add a ${word(face, 1)}, ${count} entered`);
      add.classList.toggle("dead", state.taken[face] > 0);
      add.title = state.taken[face] > 0 ? "Taken already: can be rolled, not taken again" : "";
      fewer.classList.toggle("absent", count === 0);
      fewer.disabled = count === 0;
    },
  };
}
