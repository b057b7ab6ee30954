// Heckmeck as the shell sees it. Every game exports the same: `id`, `tables`, what the store asks
// for (`initial`, `position`, `personal`, `toLink`, `fromLink`), and `mount`.

import { el } from "../../js/dom.js";
import { look } from "./answers.js";
import { createChoices } from "./choices.js";
import { createMenu } from "./menu.js";
import { createPanels } from "./panels.js";
import { createRoll } from "./roll.js";
import { FACES, SIGNS, initial, isComplete, moves, position } from "./state.js";
import { fromLink, toLink } from "./link.js";
import { summary } from "./summary.js";
import { createTaken } from "./taken.js";
import { createTarget } from "./target.js";

const tables = [5, 6, 7, 8].map((dice) => ({
  name: `heckmeck-${dice}-dice`,
  take: (functions, bytes) => functions.loadTable(dice, bytes),
}));

/**
 * Builds the game into `root`.
 *
 * @param shell `store`, `engine`, `say(text)` for what is announced
 * @returns `render(state)` and `openMenu()`, `newTurn()`
 */
function mount(root, shell) {
  const { store, engine, say } = shell;
  const evaluate = (query) => engine.functions.evaluateTurn(query);
  const change = (patch) => store.change(patch);
  /** A move by its name; takes and new turns are steps of the browser's history. */
  const act = (name, ...values) => {
    const patch = moves[name](store.state, ...values);
    if (patch) store.change(patch, { push: name === "take" || name === "newTurn" });
    if (patch && (name === "take" || name === "newTurn")) roll.first()?.focus({ preventScroll: true });
  };
  const newTurn = () => act("newTurn");
  const tools = { act, change, evaluate, newTurn, say, store, engine };
  const taken = createTaken(tools);
  const roll = createRoll(tools);
  const target = createTarget(tools);
  const choices = createChoices(tools);
  const panels = createPanels(tools);
  const menu = createMenu(tools);
  const widgets = [taken, roll, target, choices, panels, menu];
  root.replaceChildren(
    el("div", { class: "side" }, taken.node, roll.node, target.node),
    el("div", { class: "main" }, choices.node, panels.node), menu.node);
  listenToKeys(act, root);

  let told = "";
  /** Whether the roll was complete at the last rendering; at first nothing is known. */
  let complete = null;
  let answered = false;

  /** Focus never falls back to the top of the page: it goes on where the turn goes on. */
  function keepFocus(focused, completed) {
    const gone = focused === document.body || !focused.isConnected || focused.disabled || !focused.checkVisibility();
    const next = complete ? choices.node : roll.first();
    if (completed && (gone || roll.node.contains(focused))) choices.node.focus({ preventScroll: true });
    else if (gone && focused !== document.body) next?.focus({ preventScroll: true });
    if (completed && choices.node.getBoundingClientRect().top < 0) choices.node.scrollIntoView();
  }

  function render(state) {
    const seen = engine.functions ? look(state, evaluate) : null;
    const view = { state, seen, error: engine.functions ? null : engine.error };
    const focused = document.activeElement;
    const completed = complete === false && isComplete(state);
    complete = isComplete(state);
    for (const widget of widgets) widget.render(view);
    keepFocus(focused, completed);
    document.title = `${state.name} · rollwise`;
    const text = seen ? summary(state, seen) : "";
    if (text !== told) say(text);
    told = text;
    if (seen && !answered) performance.mark("first numbers");
    answered ||= seen !== null;
  }
  return { render, newTurn, openMenu: menu.open };
}

/** The keys 1 to 5, w or 6, and Backspace, wherever nothing is being typed. */
function listenToKeys(act, root) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || root.querySelector("dialog[open]")) return;
    if (event.target.matches?.("select, input:not([type=radio], [type=checkbox])")) return;
    const face = SIGNS.indexOf(event.key.toLowerCase().replace("6", "w"));
    if (event.key === "Backspace") act("remove");
    else if (event.key.length === 1 && FACES.includes(face)) act("add", face);
    else return;
    event.preventDefault();
  });
}

/** What a link without it leaves as the player has it. */
const personal = ["name", "theme"];

export default { id: "heckmeck", tables, initial, position, personal, toLink, fromLink, mount };
