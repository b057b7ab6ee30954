// Heckmeck as the shell sees it. Every game exports the same: `id`, what the store asks for
// (`initial`, `position`, `personal`, `toLink`, `fromLink`, `unlinked`), and `mount`.

import { el } from "../../js/dom.js";
import { look } from "./answers.js";
import { createChoices } from "./choices.js";
import { createMode } from "./mode.js";
import { createPanels } from "./panels.js";
import { createRoll } from "./roll.js";
import { FACES, SIGNS, initial, isComplete, isOver, moves, playing, position } from "./state.js";
import { fromLink, personal, readLog, toLink } from "./link.js";
import { summary } from "./summary.js";
import { createTaken } from "./taken.js";
import { createTarget } from "./target.js";

/** Moves that are steps of the browser's history; what is next begins with the first die. */
const STEPS = ["take", "newTurn", "choose", "newGame"];

/** Moves that are beside the game: a computer that waits goes on waiting. */
const ASIDE = ["setMode", "setRule", "rename", "moveUp", "addPlayer"];

/**
 * Builds the game into `root`.
 *
 * @param shell `store`, `engine`, `say(text)` for what is announced, `notice(key, text, action)`
 * @returns `render(state)`, `openMenu()`, `startAnew()` and `anew()`, what that starts
 */
function mount(root, shell) {
  const { store, engine, say, notice } = shell;
  const evaluate = (query) => engine.functions.evaluateTurn(query);
  const change = (patch) => store.change(patch);
  /** Whether what is being rendered is a person's doing, not the computer's. */
  let ownMove = true;
  /** A move by its name. */
  const act = (name, ...values) => {
    if (name === "take" && advice?.takeAtOdds(...values)) return;
    if (make(name, values, true) && STEPS.includes(name)) goOn();
  };
  /** A move of the computer: neither a step of its own for undo nor one that moves the focus. */
  const actFor = (name, ...values) => { make(name, values, false); };

  function make(name, values, own) {
    // What a table can do is loaded with it; before that there is nothing to press for it but "New".
    const patch = (moves[name] ?? advice?.changes[name])?.(playing(store.state), ...values);
    if (!patch) return false;
    const going = advice?.isGoing() || !ASIDE.includes(name);
    ownMove = own;
    store.change(patch, { push: own && STEPS.includes(name), own });
    ownMove = true;
    if (going) advice?.goOn();
    return true;
  }
  const newTurn = () => act("newTurn");
  /** What has happened is announced before what is to be done. */
  let happened = "";
  const announce = (text) => { happened = `${text} `; };
  /** What is on screen: the state, what the solver says of it, and why it says nothing. */
  let view = null;
  const askForDice = () => roll.ask();
  const tools = { act, actFor, askForDice, change, evaluate, newTurn, say, store, engine, announce, view: () => view };
  const mode = createMode(tools);
  const taken = createTaken(tools);
  const roll = createRoll(tools);
  const target = createTarget(tools);
  const choices = createChoices(tools);
  const panels = createPanels(tools);
  const ofOdds = [target, choices];
  const ofBoth = [mode, taken, roll, panels];
  const side = el("div", { class: "side" }, taken.node, roll.node);
  const main = el("div", { class: "main" }, panels.node);
  // Stands there until the table does, or says why it does not.
  const waiting = el("section", { class: "card choices waiting", tabindex: "-1" });
  root.replaceChildren(mode.node, side, main);
  listenToKeys(act, root);
  guardTaps(root);

  /** The advice for the table, once it has been wanted: its parts when they are loaded. */
  let advice = null;
  let asked = false;

  async function loadAdvice() {
    asked = true;
    waiting.replaceChildren(el("p", { class: "soft", text: "Setting the table …" }));
    try {
      const { createAdvice } = await import("./advice/advice.js");
      advice = createAdvice(tools);
    } catch (error) {
      // A failed import is remembered by the browser, so another try needs another load.
      waiting.replaceChildren(
        el("p", { class: "result lost", text: "The table could not be loaded." }),
        el("p", { class: "soft", text: `Everything entered is kept. (${error.message})` }),
        el("button", { class: "primary", text: "Reload", onclick: () => location.reload() }));
    }
    render(store.state);
  }

  /** The menu, once it has been wanted. */
  let menu = null;

  async function openMenu() {
    try {
      const { createMenu } = await import("./menu.js");
      menu ??= createMenu(tools);
    } catch (error) {
      notice("menu", `The menu could not be loaded: ${error.message}`, { name: "Reload", run: () => location.reload() });
      return;
    }
    root.append(menu.node);
    if (advice) menu.rules.replaceChildren(...advice.rules.nodes);
    menu.render(view);
    menu.open();
  }

  let told = "";
  /** Whether the roll was complete at the last rendering; at first nothing is known. */
  let complete = null;
  let answered = false;

  const answer = () => (store.state.mode === "odds" ? choices.node : advice?.choices.node ?? waiting);

  /** Only what belongs to the mode is in the page. */
  function arrange({ mode }) {
    root.dataset.mode = mode;
    for (const node of [target.node, choices.node, waiting, advice?.card.node, advice?.choices.node]) node?.remove();
    main.prepend(answer());
    if (mode === "odds") side.append(target.node);
    else if (advice) side.prepend(advice.card.node);
  }

  /** What is in the page, so that nothing is moved about in use. */
  let arranged = null;

  /** Puts the focus to where the turn goes on: the dice, or what ends the turn. */
  function goOn() {
    const first = store.state.mode === "advice" && advice ? nextAtTable() : roll.first();
    first?.focus({ preventScroll: true });
  }

  function nextAtTable() {
    return isOver(playing(store.state)) || roll.node.hidden ? advice.choices.first() : roll.first();
  }

  /** Focus never falls back to the top of the page: it goes on where the turn goes on. */
  function keepFocus(focused, completed) {
    if (!ownMove && focused.isConnected && focused.checkVisibility()) return;
    const gone = focused === document.body || !focused.isConnected || focused.disabled || !focused.checkVisibility();
    const node = answer();
    if (completed && (gone || roll.node.contains(focused))) node.focus({ preventScroll: true });
    else if (gone && focused !== document.body) (complete ? node.focus({ preventScroll: true }) : goOn());
    if (completed && node.getBoundingClientRect().top < 0) node.scrollIntoView();
  }

  function lookAt(state) {
    if (!engine.functions) return null;
    const seen = look(state, evaluate);
    if (state.mode !== "advice") return seen;
    return advice ? { ...seen, table: advice.look(state, seen) } : null;
  }

  function render(kept) {
    const state = playing(kept);
    if (state.mode === "advice" && !asked) loadAdvice();
    const seen = lookAt(state);
    view = { state, seen, error: engine.functions ? null : engine.error };
    const focused = document.activeElement;
    const completed = complete === false && isComplete(state);
    complete = isComplete(state);
    if (arranged !== answer()) arrange(state);
    arranged = answer();
    const widgets = state.mode === "odds" ? ofOdds : advice ? [advice.card, advice.choices, advice.rules] : [];
    for (const widget of [...ofBoth, ...widgets, menu]) widget?.render(view);
    keepFocus(focused, completed);
    document.title = `${state.name} · rollwise`;
    const text = !seen ? "" : happened + (state.mode === "advice" ? advice.summary(view) : summary(state, seen));
    happened = "";
    if (text !== told) say(text);
    told = text;
    if (seen && !answered) performance.mark("first numbers");
    answered ||= seen !== null;
  }
  return {
    render, openMenu,
    startAnew: () => act(store.state.mode === "advice" ? "newGame" : "newTurn"),
    anew: () => (store.state.mode === "advice" ? "game" : "turn"),
  };
}

/** A second tap is not meant for a button that has come up where the first one was, nor is a key
 * that is held down. In a list such as that of the players nothing is decided in haste. */
function guardTaps(root) {
  let tap = null;
  root.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.closest("dialog")) return;
    const isSecond = tap && event.detail > 0 && event.timeStamp - tap.timeStamp < 400
      && Math.hypot(event.clientX - tap.clientX, event.clientY - tap.clientY) < 12;
    if (isSecond && button !== tap.button) event.stopPropagation();
    else tap = { button, timeStamp: event.timeStamp, clientX: event.clientX, clientY: event.clientY };
  }, true);
  root.addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter" && event.target.closest("button")) event.preventDefault();
  });
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

export default { id: "heckmeck", initial, position, personal, toLink, fromLink, unlinked: { name: "log", read: readLog }, mount };
