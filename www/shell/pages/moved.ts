// An old address goes on to its new one, with all that the link tells.

import { begin, wholeDocument } from "../host/document.ts";

export async function open() {
  await wholeDocument();
  begin();
  const link = document.querySelector<HTMLAnchorElement>("a[data-to]");
  if (link) location.replace(link.href + location.search + location.hash);
}
