// What each page of the site begins with: the parts of its document that scripts fill, and the theme.

import { browser } from "./browser.ts";
import { tellOfArrival } from "./offline.ts";
import { applyTheme, showTheme } from "./theme.ts";

export const byId = (id: string) => browser.document.getElementById(id) as HTMLElement;

/** Waits until the document has been read to its end: its first lines ask for the page's script, which may come before the rest. */
export async function wholeDocument() {
  if (browser.document.readyState !== "loading") return;
  await new Promise((go) => browser.document.addEventListener("DOMContentLoaded", go, { once: true }));
}

/** @param isGuest whether the page stands in one of somebody else's: then its address may ask for a theme, and nothing else counts */
export function begin(isGuest: boolean = false) {
  if (isGuest) return showTheme(new URLSearchParams(browser.location.search).get("theme"));
  applyTheme();
  tellOfArrival();
}

/** Takes away what stood there until the script did. */
export function clearPage() {
  for (const id of ["header", "main"]) byId(id).replaceChildren();
}
