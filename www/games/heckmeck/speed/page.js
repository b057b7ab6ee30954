// The entry of the page that measures how fast this device answers.

import { html, render } from "lit-html";
import { createFormats } from "../../../shell/format.js";
import { tellOfArrival } from "../../../shell/offline.js";
import { siteUrl } from "../../../shell/site.js";
import { applyTheme } from "../../../shell/theme.js";
import { measurements, turns } from "./measure.js";
import { words as wordsOf } from "./text/en.js";
import { speedView } from "./view.js";

/** @typedef {import("./view.js").State} State */

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const words = wordsOf(createFormats("en"));

/** @type {State} */
let state = { measured: [], state: "measuring", failure: null };

/** @param {Partial<State>} change */
function show(change) {
  state = { ...state, ...change };
  render(speedView(state, words), byId("main"));
}

/** @param {ReturnType<typeof measurements>} all */
async function measure(all) {
  for await (const measurement of all) show({ measured: [...state.measured, measurement] });
}

async function run() {
  const functions = await import(String(siteUrl("modules/heckmeck.js")));
  await functions.default({ module_or_path: siteUrl("modules/heckmeck_bg.wasm") });
  await measure(measurements(functions));
  const { missing } = await functions.loadTables();
  await measure(turns(functions, true));
  show({ state: missing.length === 0 ? "done" : "without-tables" });
}

applyTheme();
tellOfArrival();
// What stood there until the script did.
for (const id of ["header", "main"]) byId(id).replaceChildren();
render(html`<h1>${words.title}</h1><a class="back" href="../">${words.back}</a>`, byId("header"));
show({});
run().catch((error) => show({ failure: error.message }));
