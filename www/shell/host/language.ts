// The language of the site as the player has chosen it. The page is loaded anew in it, and goes on where it was.

import LANGUAGES from "../../languages.json" with { type: "json" };
import { browser } from "./browser.ts";
import { device, PLACE, parsed, tab } from "./device.ts";
import { linkTo, siteUrl } from "./site.ts";

export { LANGUAGES };

export type Language = keyof typeof LANGUAGES;

/** Under this the device keeps what has been chosen; `choose-language.ts` reads it. */
const KEY = "rollwise.language";

/** What the page speaks. */
export const languageNow = () => browser.document.documentElement.lang as Language;

/** Where the page was: how far it and its dialog were scrolled. */
interface ScrolledTo {
  page: number;
  dialog: number;
}

/** The list of games has none. */
const dialog = () => browser.document.getElementById("dialog") as HTMLDialogElement | null;

/** Loads the page in another language; returns false, and leaves all as it is, where that can't be had. */
export async function pickLanguage(language: Language) {
  const { script } = browser.document.documentElement.dataset;
  const isThere = await browser.fetch(siteUrl(`app/${script}.${language}.js`)).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return false;
  const node = dialog();
  if (node) tab.write(PLACE, JSON.stringify({ page: browser.scrollY, dialog: node.scrollTop } satisfies ScrolledTo));
  const address = new URL(linkTo(browser.location.hash));
  // An address of a language leads to that of none with what it asks for.
  address.search = browser.location.search;
  // To delete what is not there writes the rest otherwise.
  if (address.searchParams.has("language")) address.searchParams.delete("language");
  // Where the device keeps nothing the address tells.
  if (!device.write(KEY, language)) address.searchParams.set("language", language);
  browser.history.replaceState(browser.history.state, "", address);
  browser.location.reload();
  return true;
}

/**
 * Goes back to where the page was when another language was chosen in the settings.
 * @param openSettings opens them
 */
export function goBack(openSettings: () => void) {
  const place = parsed(tab.read(PLACE)) as ScrolledTo | null;
  tab.write(PLACE, null);
  const node = dialog();
  if (!place || !node) return;
  // What makes the page as long as it was is drawn later.
  const { style } = browser.document.body;
  style.minHeight = `${place.page + browser.innerHeight}px`;
  browser.scrollTo(0, place.page);
  node.addEventListener(
    "close",
    () => {
      style.minHeight = "";
    },
    { once: true },
  );
  new MutationObserver((_, observer) => {
    observer.disconnect();
    node.querySelector<HTMLElement>('[data-key="language"]')?.focus({ preventScroll: true });
    node.scrollTop = place.dialog;
  }).observe(node, { attributeFilter: ["open"] });
  openSettings();
}
