// What the keys do: r, b, k, o, or another language's letters for these colours, one or more of them, then a number; j; Backspace; Enter.

import type { Page } from "./actions.ts";
import { confirming, stepBack, tapTile } from "./actions.ts";
import { show, takeAway } from "./model/moves.ts";
import { colourCalled, JOKER, tileOf, typedOf } from "./model/tiles.ts";
import type { Tile } from "./model/types.ts";

/** Whether a number may go on: 1, and no digit behind it yet. */
const isOpen = (typed: string) => typed.endsWith("1");

/** What is done with a tile. */
type Tap = (page: Page, tile: Tile) => void;

/** Enters what was typed, with a number. */
function enter(page: Page, number: number, tap: Tap) {
  const { colours } = typedOf(page.state.typed);
  page.act(show, { typed: "" });
  for (const colour of page.state.target === "draw" ? colours.slice(0, 1) : colours) tap(page, tileOf(colour, number));
}

export function onkey(page: Page, key: string): (() => void) | null {
  const { typed } = page.state;
  const ofTile = keyOfTile(page, key, tapTile);
  if (ofTile) return ofTile;
  if (key === "enter") return confirming(page);
  if (key === "backspace") return typed === "" ? back(page) : () => page.act(show, { typed: "" });
  return null;
}

/** What a key does that is part of a tile's name; null for others. */
export function keyOfTile(page: Page, key: string, tap: Tap): (() => void) | null {
  const { state, act } = page;
  const { typed } = state;
  const finish = () => isOpen(typed) && enter(page, 1, tap);
  const colour = colourCalled(key);
  if (colour) {
    if (!isOpen(typed)) return () => act(show, { typed: typed.replace(colour, "") + colour });
    return () => {
      finish();
      act(show, { typed: colour });
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

function ofDigit(page: Page, digit: string, tap: Tap) {
  const { typed } = page.state;
  if (isOpen(typed)) return Number(digit) <= 3 ? () => enter(page, 10 + Number(digit), tap) : () => enter(page, 1, tap);
  if (typed === "" || digit === "0") return null;
  return digit === "1" ? () => page.act(show, { typed: `${typed}1` }) : () => enter(page, Number(digit), tap);
}

/** Takes back what was entered last. */
function back(page: Page) {
  const { state, act } = page;
  const { target, cursor, rack } = state;
  if (target === "set" || target === "theirs") return () => stepBack(page);
  return rack.includes(cursor) && target !== "draw" ? () => act(takeAway, cursor) : null;
}
