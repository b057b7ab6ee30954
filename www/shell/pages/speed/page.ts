// The page that measures how fast this device answers: what is measured is the game's.

import { render } from "lit-html";
import { browser } from "../../host/browser.ts";
import { formats } from "../../host/formats.ts";
import { openPage } from "../../host/page.ts";
import { assertSupported, reasonOf } from "../../host/reasons.ts";
import { siteUrl } from "../../host/site.ts";
import type { Formats } from "../../model/format.ts";
import { speedWords } from "../../text/en/speed.ts";
import type { Measurement, Names, State } from "./view.ts";
import { speedView } from "./view.ts";

/** The title of a document of the site. */
const titleOf = (address: string) =>
  new Promise<string>((resolve, reject) => {
    // The policy of the pages lets no script parse a text as HTML.
    const request = Object.assign(new browser.XMLHttpRequest(), { responseType: "document" });
    request.onload = () => resolve(request.responseXML?.title ?? "");
    request.onerror = reject;
    request.open("GET", address);
    request.send();
  });

/** The pages of this kind, but for this one: their names are their titles. */
async function otherPages(game: string) {
  // Without a network nobody knows which there are.
  if (!browser.navigator.onLine) return [];
  const list = await browser.fetch(siteUrl(`${browser.document.documentElement.lang}/build.json`));
  const addresses = Object.keys((await list.json()).files)
    .filter((path) => path.endsWith("/speed/") && !path.endsWith(`${game}/speed/`))
    .map((path) => siteUrl(path).href);
  return Promise.all(
    addresses.map(async (address) => ({ address, name: (await titleOf(address)).replace(/ · .*/, "") })),
  );
}

/** A module that is ready. */
async function ready(name: string) {
  assertSupported();
  const module = await import(String(siteUrl(`modules/${name}.js`)));
  await module.default({ module_or_path: siteUrl(`modules/${name}_bg.wasm`) });
  return module;
}

/** What a game hands over to have it measured. */
interface Speed<Solver, LabSolver> {
  id: string;
  /** The document's title. */
  title: string;
  /** What each measurement is called, by its key. */
  words(formats: Formats): Names;
  /**
   * What is measured, given the solver, what loads its tables, and that of the Lab with its own: null where it can't be had, as without a
   * network if the Lab was never opened.
   */
  measure(functions: Solver, loadTables: () => Promise<void>, lab: LabSolver | null): AsyncIterable<Measurement>;
}

export const openSpeed = <Solver, LabSolver>({ id, title, words, measure }: Speed<Solver, LabSolver>) =>
  openPage((host) => {
    const ofPage = speedWords(formats);
    const names = words(formats);
    let state: State = { measured: [], state: "measuring", failure: null, others: [] };

    function show(change: Partial<State>) {
      state = { ...state, ...change };
      host.draw();
    }

    async function goOn() {
      otherPages(id).then(
        (others) => show({ others }),
        () => {},
      );
      try {
        const [functions, lab] = await Promise.all([ready(id), ready(`${id}-lab`).catch(() => null)]);
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

    return {
      heading: { ...ofPage, documentTitle: title },
      start: host.draw,
      draw: () => render(speedView(state, ofPage, names), host.main),
      goOn,
    };
  });
