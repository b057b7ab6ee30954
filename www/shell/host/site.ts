// Where the site's files lie. Scripts are bundled into one folder below the site's top, so only files of
// this folder may say where they are.

import { browser } from "./browser.ts";

/** @param path a file's address below the site's top */
export const siteUrl = (path: string) => new URL(`../${path}`, import.meta.url);

/**
 * The page's address with this behind `#`, for others to open: it says nothing of a language, also where this page's does.
 * @param hash `#` included
 */
export function linkTo(hash: string) {
  const address = new URL(hash, new URL(browser.document?.documentElement.dataset.own ?? "", browser.location.href));
  address.searchParams.delete("language");
  return address.href;
}

/** @param path of a document for players, below the folder of those in the page's language */
export function documentsUrl(path: string) {
  const language = browser.document?.documentElement.lang ?? "en";
  return siteUrl(`docs/${language === "en" ? "" : `${language}/`}${path}`);
}
