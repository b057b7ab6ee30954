// A stroke over the grid of all tiles, by a finger or a mouse: while it goes on the tiles are raised that it tells.

import { browser } from "../../../shell/host/browser.ts";
import { STRAY, slide } from "../../../shell/host/slide.ts";
import type { Page } from "../actions.ts";
import { show, stroke } from "../model/moves.ts";
import { enteredBy } from "../model/strokes.ts";
import { colourOf, isJoker, numberOf } from "../model/tiles.ts";
import type { Colour, Tile } from "../model/types.ts";

/** Pixels beside the grid where a stroke still holds its last tile. */
const BESIDE = 32;

/** A finger that is lifted quickly gives the page a push, and Chromium takes the next tap for one that stops it: a stroke gives none. */
export const noPush = {
  handleEvent: (event: TouchEvent) => event.cancelable && event.touches.length === 1 && event.preventDefault(),
  passive: false,
};

/** The tile that lies next to a point of the grid; null where that is far. */
function tileNear(grid: HTMLElement, { clientX, clientY }: PointerEvent): Tile | null {
  let found: Tile | null = null;
  let least = BESIDE;
  for (const cell of grid.querySelectorAll<HTMLElement>("[data-tile]")) {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const far = Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
    if (far < least) [found, least] = [cell.dataset.tile ?? null, far];
  }
  return found;
}

/** What a finger scrolls that goes up or down; null where all of the tiles are in sight. */
function scrollerOf(grid: HTMLElement, tiles: Element[]): Element | null {
  const shown = grid.getBoundingClientRect();
  const isCut = tiles.some((tile) => {
    const { top, bottom } = tile.getBoundingClientRect();
    return top < Math.max(0, shown.top) - 1 || bottom > Math.min(browser.innerHeight, shown.bottom) + 1;
  });
  if (!isCut) return null;
  return grid.scrollHeight > grid.clientHeight ? grid : browser.document.scrollingElement;
}

/**
 * Has a finger scroll that goes up or down, as it does elsewhere, where the grid is not all in sight; it tells then whether it does. From a
 * number whose colours are all in sight, a group is stroked.
 * @param isStroke whether there can be a stroke from there
 */
function scrollWith(press: PointerEvent, grid: HTMLElement, from: Tile, isStroke: boolean) {
  const cells = [...grid.querySelectorAll<HTMLElement>("[data-tile]")];
  const column = cells.filter(({ dataset: { tile } }) => !isStroke || (tile && numberOf(tile) === numberOf(from)));
  const scroller = press.pointerType === "touch" ? scrollerOf(grid, column) : null;
  let isScroll: boolean | null = scroller ? null : false;
  let y = press.clientY;
  return (event: PointerEvent) => {
    isScroll ??= Math.abs(event.clientY - press.clientY) > Math.abs(event.clientX - press.clientX);
    if (isScroll) scroller?.scrollBy(0, y - event.clientY);
    y = event.clientY;
    return isScroll;
  };
}

/** So many widths of a tile beside its middle a finger goes around it. */
const AROUND = 1;

/** Watches which tiles of a number a finger goes around: that it has passed at their height, and never near them. */
function watchAround(grid: HTMLElement, from: Tile) {
  const cells = [...grid.querySelectorAll<HTMLElement>("[data-tile]")].flatMap((cell) => {
    const { tile } = cell.dataset;
    const isOfNumber = tile && !isJoker(tile) && numberOf(tile) === numberOf(from);
    return isOfNumber
      ? [{ colour: colourOf(tile), nearest: Number.POSITIVE_INFINITY, box: cell.getBoundingClientRect() }]
      : [];
  });
  return {
    pass({ clientX, clientY }: PointerEvent) {
      for (const cell of cells) {
        const { left, width, top, bottom } = cell.box;
        if (clientY < top || clientY > bottom) continue;
        cell.nearest = Math.min(cell.nearest, Math.abs(clientX - left - width / 2) / width);
      }
    },
    around: (): Colour[] =>
      cells.filter(({ nearest }) => nearest > AROUND && Number.isFinite(nearest)).map(({ colour }) => colour),
  };
}

/** Whether a stroke can be made where taps go. */
const canStroke = ({ state }: Page) => state.target !== "draw" && !state.isTaking;

/** A tile is pressed: what is a stroke by the time the finger is lifted enters all that it covers. Where none can be made the grid still scrolls. */
export function pressTile(page: Page, press: PointerEvent, from: Tile) {
  const { act } = page;
  const isStroke = canStroke(page) && !isJoker(from);
  const grid = (press.currentTarget as HTMLElement).parentElement as HTMLElement;
  // The joker is beside the numbers: who strays onto it has told no other tile.
  let last = from;
  const isScrolling = scrollWith(press, grid, from, isStroke);
  const watch = watchAround(grid, from);
  const find = (event: PointerEvent) => {
    if (isScrolling(event) || !isStroke) return null;
    watch.pass(event);
    const tile = tileNear(grid, event);
    if (tile !== null && !isJoker(tile)) last = tile;
    return tile === null || last === from ? null : last;
  };
  slide(press, {
    least: STRAY,
    find,
    over: (to) => act(show, { stroke: to === null ? [] : (enteredBy(page.state, from, to, watch.around()) ?? []) }),
    drop: (to) => act(stroke, from, to, watch.around()),
  });
}
