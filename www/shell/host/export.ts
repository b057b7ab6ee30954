// Texts and pictures out of the page: to the clipboard, or as a file.

import { browser } from "./browser.ts";

/** Copies a text; whether the browser allowed it. */
export async function copyText(text: string) {
  try {
    await browser.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offers something as a file to save. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const link = Object.assign(browser.document.createElement("a"), { href: url, download: name });
  link.click();
  browser.setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Offers a text as a file to save. */
export const saveText = (name: string, text: string, type = "text/csv") => saveFile(name, new Blob([text], { type }));
