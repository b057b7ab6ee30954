// An old address goes on to its new one, with all that the link tells.

import { tellOfArrival } from "./offline.ts";

tellOfArrival();
const link = document.querySelector("a[data-to]");
if (link instanceof HTMLAnchorElement) location.replace(link.href + location.search + location.hash);
