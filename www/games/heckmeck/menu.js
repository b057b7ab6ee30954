// Settings and what is rarely needed, each with a sentence on what it changes.

import { el, radios, select } from "../../js/dom.js";
import { copyText } from "../../js/export.js";
import { readGame, saveGame } from "../../js/game-file.js";
import { NAMES, THEMES } from "./state.js";

export function createMenu({ act, change, store, engine }) {
  const bust = radios({
    name: "bust", label: "A bust",
    options: [{ value: "scores-nothing", content: "counts 0" }, { value: "keeps-total", content: "keeps the score" }],
    onpick: (bust) => change({ bust }),
  });
  const dice = select({
    label: "Dice in the game", onpick: (count) => act("setDice", Number(count)),
    options: [8, 7, 6, 5, 4, 3, 2, 1].map((count) => ({ value: count, text: String(count) })),
  });
  const name = select({ label: "Name of the game", options: NAMES.map((name) => ({ value: name, text: name })), onpick: (name) => change({ name }) });
  const theme = radios({
    name: "theme", label: "Light or dark",
    options: THEMES.map((theme) => ({ value: theme, content: theme })), onpick: (theme) => change({ theme }),
  });
  const told = el("p", { class: "hint", role: "status" });
  const file = createFile(store);
  const speed = el("p", { class: "hint", role: "status", text: "Solves all 1,939 positions of a turn, with every evaluation." });
  // What a mode has to set stands first; other modes fill their part when they are loaded.
  const rules = el("div", { class: "table-rules" });
  const setting = (title, control, sentence) => el("div", { class: "setting" },
    el("h3", { text: title }), control, el("p", { class: "hint", text: sentence }));
  const close = el("button", { class: "quiet", text: "Close", onclick: () => node.close() });
  const node = el("dialog", { class: "menu", "aria-labelledby": "menu-title" },
    el("div", { class: "line" }, el("h2", { id: "menu-title", text: "Menu" }), close),
    rules,
    el("div", { class: "odds-rules" },
      setting("A bust", bust.node, "The rule of the game is 0. Keeping the score is how some calculators count; their averages are too high."),
      setting("Dice in the game", dice.node, "Eight by the rules. Fewer for a house rule; a turn with more dice taken starts anew.")),
    setting("Name of the game", name.node, "The same game in German, English and Dutch shops."),
    setting("Light or dark", theme.node, "System follows your device."),
    el("div", { class: "setting" }, el("h3", { text: "Share" }),
      el("button", { class: "quiet", text: "Copy link to this position", onclick: async () => { told.textContent = await copyText(store.link()); } }), told),
    el("div", { class: "setting" }, el("h3", { text: "Game file" }), file.nodes,
      el("p", { class: "hint", text: "The dice, the table, names, rules and settings; not the list of moves." })),
    el("div", { class: "setting" }, el("h3", { text: "Lab" }),
      el("a", { href: "games/heckmeck/lab.html", text: "Let strategies play each other" }),
      el("p", { class: "hint", text: "Thousands of games between the computer's players: who wins, and how often." })),
    el("div", { class: "setting" }, el("h3", { text: "Speed on this device" }),
      el("button", { class: "quiet", text: "Measure", onclick: () => { speed.textContent = measure(engine.functions); } }), speed,
      el("a", { href: "speed.html", text: "More measurements" })),
    el("p", { class: "hint", text: "Keys: 1 to 5 and w add a die, Backspace removes the last, Ctrl Z and Ctrl Shift Z undo and redo." }));
  node.addEventListener("click", (event) => { if (event.target === node) node.close(); });

  return {
    node,
    rules,
    open: () => node.showModal(),
    render({ state }) {
      bust.set(state.bust);
      dice.set(state.dice);
      name.set(state.name);
      theme.set(state.theme);
    },
  };
}

/** Saving to a file and loading from one. A file that can't be read changes nothing. */
function createFile(store) {
  const told = el("p", { class: "hint", role: "status" });
  const input = el("input", { type: "file", accept: ".json,application/json", hidden: true, "aria-label": "File of a saved game", onchange: load });

  async function load() {
    const [file] = input.files;
    if (!file) return;
    try {
      const problems = store.load(await readGame("heckmeck", file));
      if (problems.length > 0) throw new Error(`these parts can't be read: ${problems.join(", ")}`);
      told.textContent = `Loaded ${file.name}. Undo brings back the dice and the table.`;
    } catch (error) {
      told.textContent = `${file.name} could not be loaded, nothing was changed: ${error.message}.`;
    }
    // So that the same file can be picked again.
    input.value = "";
  }

  const save = el("button", { class: "quiet", text: "Save to a file", onclick: () => { told.textContent = saveGame("heckmeck", store.pairs()); } });
  const open = el("button", { class: "quiet", text: "Load from a file", onclick: () => input.click() });
  return { nodes: [el("div", { class: "line" }, save, open), input, told] };
}

/** One solve takes less than the clock's step, so many are timed together. */
function measure(functions) {
  if (!functions) return "The calculator is not loaded.";
  functions.solveWholeTurn();
  const start = performance.now();
  let [runs, positions] = [0, 0];
  while (performance.now() - start < 200) {
    ({ positions } = functions.solveWholeTurn());
    runs += 1;
  }
  const each = (performance.now() - start) / runs;
  return `${positions.toLocaleString("en")} positions, every evaluation: ${each.toFixed(2)} ms.`;
}
