// What the keys do: r, b, k, o, one or more of them, then a number; j; Backspace; Enter.

import { confirming, stepBack, tapTile } from "./actions.js";
import { show, takeAway } from "./model/moves.js";
import { COLOURS, JOKER, tileOf } from "./model/tiles.js";

/** @typedef {import("./actions.js").Page} Page */

/** Whether a number may go on: 1, and no digit behind it yet. @param {string} typed */
const isOpen = (typed) => typed.endsWith("1");

/** @typedef {(page: Page, tile: import("./model/types.d.ts").Tile) => void} Tap what is done with a tile */

/** Enters what was typed, with a number. @param {Page} page @param {number} number @param {Tap} tap */
function enter(page, number, tap) {
  const colours = [...page.state.typed].filter((letter) => COLOURS.includes(letter));
  page.act(show, { typed: "" });
  for (const colour of page.state.target === "draw" ? colours.slice(0, 1) : colours) tap(page, tileOf(colour, number));
}

/** @param {Page} page @param {string} key @returns {(() => void) | null} */
export function onkey(page, key) {
  const { typed } = page.state;
  const ofTile = keyOfTile(page, key, tapTile);
  if (ofTile) return ofTile;
  if (key === "enter") return confirming(page);
  if (key === "backspace") return typed === "" ? back(page) : () => page.act(show, { typed: "" });
  return null;
}

/** What a key does that is part of a tile's name; null for others. @param {Page} page @param {string} key @param {Tap} tap @returns {(() => void) | null} */
export function keyOfTile(page, key, tap) {
  const { state, act } = page;
  const { typed } = state;
  const finish = () => isOpen(typed) && enter(page, 1, tap);
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
      tap(page, JOKER);
    };
  }
  if (/^\d$/.test(key)) return ofDigit(page, key, tap);
  return key === "enter" && isOpen(typed) ? () => enter(page, 1, tap) : null;
}

/** @param {Page} page @param {string} digit @param {Tap} tap */
function ofDigit(page, digit, tap) {
  const { typed } = page.state;
  if (isOpen(typed)) return Number(digit) <= 3 ? () => enter(page, 10 + Number(digit), tap) : () => enter(page, 1, tap);
  if (typed === "" || digit === "0") return null;
  return digit === "1" ? () => page.act(show, { typed: `${typed}1` }) : () => enter(page, Number(digit), tap);
}

/** Takes back what was entered last. @param {Page} page */
function back(page) {
  const { state, act } = page;
  const { target, cursor, rack, loose } = state;
  if (target === "set" || target === "theirs") return () => stepBack(page);
  const tiles = target === "loose" ? loose : rack;
  return tiles.includes(cursor) && target !== "draw" ? () => act(takeAway, cursor) : null;
}
