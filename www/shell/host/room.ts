// What room there is on screen. This is the only place that asks the style sheets, so that no script repeats their numbers.

import { browser } from "./browser.ts";

/** As a view is told of it, see game.ts. */
export function roomNow() {
  const style = browser.getComputedStyle(browser.document.body);
  const number = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  const is = (name: string) => number(name) > 0;
  return {
    picture: number("--picture"),
    isWide: number("--columns") > 1,
    isLow: is("--is-low"),
    isOnSide: is("--is-on-side"),
  };
}
