// The page that measures how fast this device answers: what is measured is the game's.

import { render } from "lit-html";
import { beginBeside, byId, formats } from "../../host/document.ts";
import { assertSupported, reasonOf } from "../../host/reasons.ts";
import { siteUrl } from "../../host/site.ts";
import { wholeDocument } from "../../host/whole-document.ts";
import type { Formats } from "../../model/format.ts";
import { speedWords } from "../../text/en/speed.ts";
import type { Measurement, Names, State } from "./view.ts";
import { speedView } from "./view.ts";

/** The pages of this kind, but for this one: their names are their titles. */
async function otherPages(game: string) {
  // Without a network nobody knows which there are.
  if (!navigator.onLine) return [];
  const { files } = await (await fetch(siteUrl(`${document.documentElement.lang}/build.json`))).json();
  const found = Object.keys(files)
    .filter((path) => path.endsWith("/speed/"))
    .map((path) => siteUrl(path).href)
    .filter((address) => !address.endsWith(`/${game}/speed/`));
  return Promise.all(
    found.map(async (address) => {
      const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
      return { address, name: page.title.replace(/ · .*/, "") };
    }),
  );
}

/** A module that is ready. */
async function ready(name: string) {
  assertSupported();
  const module = await import(String(siteUrl(`modules/${name}.js`)));
  await module.default({ module_or_path: siteUrl(`modules/${name}_bg.wasm`) });
  return module;
}

/**
 * @param name of the document, in its language
 * @param words what each measurement is called, by its key
 * @param measure what is measured, given the solver, what loads its tables, and that of the Lab with its own: null
 * where it can't be had, as without a network if the Lab was never opened
 */
export async function openSpeed<Solver, LabSolver>(
  game: string,
  name: string,
  words: (formats: Formats) => Names,
  measure: (functions: Solver, loadTables: () => Promise<void>, lab: LabSolver | null) => AsyncIterable<Measurement>,
) {
  const ofPage = speedWords(formats);
  const names = words(formats);
  let state: State = { measured: [], state: "measuring", failure: null, others: [] };

  function show(change: Partial<State>) {
    state = { ...state, ...change };
    render(speedView(state, ofPage, names), byId("main"));
  }

  await wholeDocument();
  beginBeside(ofPage, name);
  show({});
  otherPages(game).then(
    (others) => show({ others }),
    () => {},
  );
  try {
    const [functions, lab] = await Promise.all([ready(game), ready(`${game}-lab`).catch(() => null)]);
    await lab?.loadTables?.();
    let missing = [];
    const loadTables = async () => ({ missing } = await functions.loadTables());
    for await (const measurement of measure(functions, loadTables, lab))
      show({ measured: [...state.measured, measurement] });
    show({ state: missing.length === 0 ? "done" : "without-tables" });
  } catch (error) {
    show({ failure: reasonOf(error) });
  }
}
