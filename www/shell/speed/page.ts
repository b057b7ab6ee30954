// The page that measures how fast this device answers: what is measured is the game's.

import { html, render } from "lit-html";
import { createFormats } from "../format.js";
import { tellOfArrival } from "../offline.js";
import { siteUrl } from "../site.js";
import { applyTheme } from "../theme.js";
import { speedWords } from "./text/en.js";
import { speedView } from "./view.js";

/** @typedef {import("./view.js").State} State */
/** @typedef {import("./view.js").Measurement} Measurement */

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The pages of this kind, but for this one: their names are their titles. */
async function otherPages() {
  // Without a network nobody knows which there are.
  if (!navigator.onLine) return [];
  const { files } = await (await fetch(siteUrl("build.json"))).json();
  const found = Object.keys(files)
    .filter((path) => /^[^/]+\/speed\/(index\.html)?$/.test(path))
    .map((path) => siteUrl(path.replace("index.html", "")).href)
    .filter((address) => !location.href.startsWith(address));
  return Promise.all(
    found.map(async (address) => {
      const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
      return { address, name: page.title.replace(/ · .*/, "") };
    }),
  );
}

/**
 * @param {string} game
 * @param {(formats: import("../format.js").Formats) => Record<string, any>} words what each measurement is called, by its key
 * @param {(functions: any, loadTables: () => Promise<void>) => AsyncIterable<Measurement>} measure
 */
export async function openSpeed(game, words, measure) {
  const formats = createFormats("en");
  const all = { ...speedWords(formats), ...words(formats) };
  /** @type {State} */
  let state = { measured: [], state: "measuring", failure: null, others: [] };

  /** @param {Partial<State>} change */
  function show(change) {
    state = { ...state, ...change };
    render(speedView(state, all), byId("main"));
  }

  applyTheme();
  tellOfArrival();
  // What stood there until the script did.
  for (const id of ["header", "main"]) byId(id).replaceChildren();
  render(html`<h1>${all.title}</h1><a class="back" href="../">${all.back}</a>`, byId("header"));
  show({});
  otherPages().then(
    (others) => show({ others }),
    () => {},
  );
  try {
    const functions = await import(String(siteUrl(`modules/${game}.js`)));
    await functions.default({ module_or_path: siteUrl(`modules/${game}_bg.wasm`) });
    let missing = [];
    const loadTables = async () => ({ missing } = await functions.loadTables());
    for await (const measurement of measure(functions, loadTables))
      show({ measured: [...state.measured, measurement] });
    show({ state: missing.length === 0 ? "done" : "without-tables" });
  } catch (error) {
    show({ failure: /** @type {Error} */ (error).message });
  }
}
