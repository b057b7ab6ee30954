// The shell: header, notices, loading, the offline copy. What a game is, its own folder knows.

import { createEngine } from "./engine.js";
import { GAMES } from "./games.js";
import { createNotices } from "./notices.js";
import { keepOffline, tellOfArrival } from "./offline.js";
import { createStore } from "./store.js";

const byId = (id) => document.getElementById(id);
const [game] = GAMES;

let mounted = null;
const engine = createEngine(() => { tellOfTables(); show(); });
const store = createStore({ ...game, onproblems: tellOfLink }, () => show());
const notice = createNotices(byId("notices"));

function show() {
  const { state } = store;
  document.documentElement.dataset.theme = state.theme;
  byId("name").textContent = state.name;
  // Not `disabled`: a button that has just been pressed would lose the focus.
  byId("undo").setAttribute("aria-disabled", String(!store.canUndo()));
  byId("redo").setAttribute("aria-disabled", String(!store.canRedo()));
  mounted?.render(state);
  if (mounted) nameNew(mounted.anew());
}

/** The button that starts anew says what: a turn, a game. */
function nameNew(what) {
  byId("new").setAttribute("aria-label", `New ${what}`);
  byId("new").querySelector(".wide").textContent = ` ${what}`;
}

function tellOfTables() {
  notice("tables", engine.missing.length === 0 ? null : "Some tables could not be used; these numbers are solved on your device instead.",
    { name: "Try again", run: () => engine.load() });
}

function tellOfLink(problems) {
  notice("link", problems.length === 0 ? null : `Part of this link can't be read and was left out: ${problems.join(", ")}.`);
}

function listen() {
  byId("undo").addEventListener("click", store.undo);
  byId("redo").addEventListener("click", store.redo);
  byId("new").addEventListener("click", () => mounted.startAnew());
  byId("menu").addEventListener("click", () => mounted.openMenu());
  addEventListener("popstate", () => document.querySelector("dialog[open]")?.close());
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    if (event.target.matches?.("input[type=text]")) return;
    event.preventDefault();
    if (event.shiftKey) store.redo();
    else store.undo();
  });
}

const say = (text) => { byId("status").textContent = text; };

tellOfArrival();
const loading = engine.load();
mounted = game.mount(byId("game"), { store, engine, say, notice });
listen();
tellOfLink(store.start());
await loading;
keepOffline(() => {
  notice("version", "A new version is ready.", { name: "New version", run: () => location.reload() });
}).catch((error) => notice("offline", `This page can't be kept for use without a network: ${error.message}`));
