// An old address goes on to its new one, with all that the link tells.

import { tellOfArrival } from "../host/offline.ts";
import { wholeDocument } from "../host/whole-document.ts";

async function goOn() {
  await wholeDocument();
  const link = document.querySelector<HTMLAnchorElement>("a[data-to]");
  if (link) location.replace(link.href + location.search + location.hash);
}

tellOfArrival();
goOn();
