// What room there is on screen. This is the only place that asks the style sheets, so that no script repeats their numbers.

import { isWide } from "./document.ts";

/** As a view is told of it, see game.ts. */
export const roomNow = () => ({
  picture: Number.parseFloat(getComputedStyle(document.body).getPropertyValue("--picture")),
  isWide: isWide.matches,
  isLow: matchMedia("(max-height: 36em)").matches,
});
