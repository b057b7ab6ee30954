// Style sheets that a page does not begin with.

import { browser } from "./browser.ts";
import { siteUrl } from "./site.ts";

const loads = new Map<string, Promise<unknown>>();

/** Loads a sheet once. Where it can't be had, what it is for is shown all the same. */
export function loadSheet(name: string): Promise<unknown> {
  const load =
    loads.get(name) ??
    new Promise((go) => {
      const href = siteUrl(`app/${name}.css`).href;
      browser.document.head.append(
        Object.assign(browser.document.createElement("link"), { rel: "stylesheet", href, onload: go, onerror: go }),
      );
    });
  loads.set(name, load);
  return load;
}

/** The document's own sheets that are still on their way: its script does not wait for them. */
export const lateSheets = () =>
  [...browser.document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
    .filter(({ sheet }) => !sheet)
    .map((link) => new Promise((go) => link.addEventListener("load", go)));

/** Loads a part of a game's page together with the sheet of what few visits need at once, `later.css` of its folder. */
export const styled =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    // Without a document, as in a test, there is nothing to style.
    const { game } = browser.document?.body.dataset ?? {};
    const [part] = await Promise.all([load(), game && loadSheet(`${game}-later`)]);
    return part;
  };
