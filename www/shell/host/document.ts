// What each page of the site begins with: the parts of its document that scripts fill, the formats of its language, the theme.

import { html, render } from "lit-html";
import { createFormats } from "../model/format.ts";
import { writing } from "../text/en/writing.ts";
import { tellOfArrival } from "./offline.ts";
import { applyTheme } from "./theme.ts";

/** The page's language. */
export const formats = createFormats(writing);

export const byId = (id: string) => document.getElementById(id) as HTMLElement;

export function begin() {
  applyTheme();
  tellOfArrival();
}

/** Takes away what stood there until the script did. */
export function clearPage() {
  for (const id of ["header", "main"]) byId(id).replaceChildren();
}

/**
 * Begins a page beside a game's own, with its title and the way back, which is above the page's address if nothing else is told.
 * @param name of the document, in its language
 */
export function beginBeside({ title, back, at = "../" }: { title: string; back: string; at?: string }, name: string) {
  begin();
  document.title = name;
  clearPage();
  render(html`<h1>${title}</h1><a class="back" href=${at}>${back}</a>`, byId("header"));
}
