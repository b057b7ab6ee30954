// What the keys do: r, b, k, o, one or more of them, then a number; j; Backspace; Enter.

import { confirming, tapTile } from "./actions.js";
import { show, takeAway, takeBack } from "./model/moves.js";
import { COLOURS, JOKER, tileOf } from "./model/tiles.js";

/** @typedef {import("./actions.js").Page} Page */

/** Whether a number may go on: 1, and no digit behind it yet. @param {string} typed */
const isOpen = (typed) => typed.endsWith("1");

/** Enters what was typed, with a number. @param {Page} page @param {number} number */
function enter(page, number) {
  const colours = [...page.state.typed].filter((letter) => COLOURS.includes(letter));
  page.act(show, { typed: "" });
  for (const colour of page.state.target === "draw" ? colours.slice(0, 1) : colours)
    tapTile(page, tileOf(colour, number));
}

/** @param {Page} page @param {string} key @returns {(() => void) | null} */
export function onkey(page, key) {
  const { state, act } = page;
  const { typed } = state;
  const finish = () => isOpen(typed) && enter(page, 1);
  if (COLOURS.includes(key)) {
    if (!isOpen(typed)) return () => act(show, { typed: typed.replace(key, "") + key });
    return () => {
      finish();
      act(show, { typed: key });
    };
  }
  if (key === JOKER) {
    return () => {
      finish();
      tapTile(page, JOKER);
    };
  }
  if (/^\d$/.test(key)) return ofDigit(page, key);
  if (key === "enter") return isOpen(typed) ? () => enter(page, 1) : confirming(page);
  if (key === "backspace") return typed === "" ? back(page) : () => act(show, { typed: "" });
  return null;
}

/** @param {Page} page @param {string} digit */
function ofDigit(page, digit) {
  const { typed } = page.state;
  if (isOpen(typed)) return Number(digit) <= 3 ? () => enter(page, 10 + Number(digit)) : () => enter(page, 1);
  if (typed === "" || digit === "0") return null;
  return digit === "1" ? () => page.act(show, { typed: `${typed}1` }) : () => enter(page, Number(digit));
}

/** Takes back what was entered last. @param {Page} page */
function back({ state, act }) {
  const { target, cursor, rack, loose } = state;
  if (target === "set" || target === "theirs") return () => act(takeBack);
  const tiles = target === "loose" ? loose : rack;
  return tiles.includes(cursor) && target !== "draw" ? () => act(takeAway, cursor) : null;
}
