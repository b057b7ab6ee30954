// The Lab: tournaments between ways to play. One setting, one run at a time.

import { el, refill } from "../../../js/dom.js";
import { createNotices } from "../../../js/notices.js";
import { keepOffline, tellOfArrival } from "../../../js/offline.js";
import { kept } from "../../../js/store.js";
import { createBar } from "./bar.js";
import { createExperiments } from "./experiments.js";
import { createResults } from "./results.js";
import { createRunner } from "./runner.js";
import { fromLink, initial, toLink } from "./setting.js";
import { createSetup } from "./setup.js";
import { inASentence } from "./verdict.js";

const notice = createNotices(document.getElementById("notices"));
const KEPT = "rollwise.heckmeck.lab";
let setting = initial();
let run = null;

const runner = createRunner((next) => {
  run = next;
  show();
});
const setup = createSetup({ change, play });
const experiments = createExperiments({
  repeat(experiment) {
    setup.reset();
    change(experiment);
    play();
  },
});
const bar = createBar({ play, cancel: runner.cancel, answer: inASentence });
const results = createResults();

function change(patch) {
  setting = { ...setting, ...patch };
  try {
    history.replaceState(null, "", toLink(setting));
    localStorage.setItem(KEPT, toLink(setting));
  } catch {
    // Browsers limit how often, private windows may refuse; the next change is written again.
  }
  show();
}

function play() {
  if (!setup.check()) return;
  runner.start(setting);
  results.bringIntoView();
}

function show() {
  setup.render(setting);
  bar.render(setting, run);
  results.render(setting, run);
}

/** The setting of the link in the address, or else the one of the last visit. */
function takeLink() {
  const { setting: told, problems } = fromLink(location.hash.length > 1 ? location.hash : kept(KEPT));
  setting = told;
  setup.reset();
  notice("link", problems.length === 0 ? null : `Part of this link can't be read and was left out: ${problems.join(", ")}.`);
  show();
}

/** Light or dark as the game has it. */
function takeTheme() {
  const theme = new URLSearchParams(kept("rollwise.heckmeck").replace(/^#/, "")).get("theme");
  if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
}

takeTheme();
tellOfArrival();
refill(document.getElementById("lab"), el("div", { class: "side" }, setup.node, experiments.node), el("div", { class: "side" }, bar.node, results.node));
takeLink();
addEventListener("hashchange", takeLink);
await keepOffline(() => {
  notice("version", "A new version is ready.", { name: "New version", run: () => location.reload() });
}).catch((error) => notice("offline", `This page can't be kept for use without a network: ${error.message}`));
