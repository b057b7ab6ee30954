// An old address goes on to its new one, with all that the link tells.

import { browser } from "../host/browser.ts";
import { begin, wholeDocument } from "../host/document.ts";

export async function open() {
  await wholeDocument();
  begin();
  const link = browser.document.querySelector<HTMLAnchorElement>("a[data-to]");
  if (link) browser.location.replace(link.href + browser.location.search + browser.location.hash);
}
