// Tiles that are dragged over the page: from the rack or a set to a set, to a new one, or back.

import { browser } from "../../../shell/host/browser.ts";
import { STRAY, slide } from "../../../shell/host/slide.ts";
import type { Page as AnyPage } from "../actions.ts";
import { show } from "../model/moves.ts";
import type { DropPlace, Spot, Tile } from "../model/types.ts";
import { noPush } from "./stroke.ts";

type Page = Pick<AnyPage, "state" | "act">;

/** What is done with a tile that is let go somewhere. */
type Drop = (what: Tile | Spot, place: DropPlace) => void;

/** Milliseconds that a finger rests on a tile to lift it, where it would scroll otherwise. */
const REST = 250;

/** A picture of a tile that follows the finger: above all else, so that no card cuts it off. */
function createGhost(tile: HTMLElement, press: PointerEvent) {
  const { left, top, width, height } = tile.getBoundingClientRect();
  const ghost = tile.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-key");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  return {
    moveTo({ clientX, clientY }: PointerEvent) {
      if (!ghost.isConnected) browser.document.body.append(ghost);
      ghost.style.left = `${left + clientX - press.clientX}px`;
      ghost.style.top = `${top + clientY - press.clientY}px`;
    },
    remove: () => ghost.remove(),
  };
}

const placeOf = (text: string): DropPlace => (text === "new" || text === "rack" ? text : Number(text));

/** The place under a finger, as it is marked by `data-drop`; null for none. */
function dropUnder({ clientX, clientY }: PointerEvent) {
  const hit = browser.document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-drop]");
  return hit?.dataset.drop ?? null;
}

/** Whether a press that moves up or down scrolls the page. */
const canScroll = ({ pointerType, isPrimary }: PointerEvent) =>
  pointerType === "touch" && isPrimary && browser.document.documentElement.scrollHeight > browser.innerHeight;

/**
 * A tile of the rack or the table is pressed: what is let go elsewhere goes there, and what is not is a tap as ever.
 * @param mayScroll whether a finger that goes up or down at once scrolls, where the page does
 */
export function pressToDrag(
  page: Page,
  press: PointerEvent,
  what: Tile | Spot,
  drop: Drop,
  tile = press.currentTarget as HTMLElement,
  mayScroll = false,
) {
  const { act } = page;
  const ghost = createGhost(tile, press);
  let isLifted = mayScroll && canScroll(press) ? null : true;
  let isDragged = false;
  const moveTo = (event: PointerEvent) => {
    if (!isDragged) act(show, { dropAt: "nowhere" });
    isDragged = true;
    ghost.moveTo(event);
  };
  const lift = () => {
    if (isLifted !== null) return;
    isLifted = true;
    moveTo(press);
  };
  const rest = isLifted ? undefined : browser.setTimeout(lift, REST);
  slide(press, {
    least: STRAY,
    find(event) {
      isLifted ??= Math.abs(event.clientX - press.clientX) > Math.abs(event.clientY - press.clientY);
      if (!isLifted) return null;
      moveTo(event);
      return dropUnder(event);
    },
    over: (place) => isDragged && act(show, { dropAt: place === null ? "nowhere" : placeOf(place) }),
    drop: (place) => drop(what, placeOf(place)),
    end() {
      browser.clearTimeout(rest);
      ghost.remove();
      if (isDragged) act(show, { dropAt: null });
    },
  });
}

/**
 * A tile of a set that is not open is pressed, or a loose one.
 * @param set its place, or the loose tiles in their order
 */
export function pressInSet(page: Page, press: PointerEvent, set: number | Tile[], drop: Drop) {
  const tile = (press.target as Element).closest<HTMLElement>(".tile");
  const nth = [...(tile?.parentElement?.children ?? [])].indexOf(tile as HTMLElement);
  const what = typeof set === "number" ? { set, nth } : set[nth];
  if (tile && what !== undefined) pressToDrag(page, press, what, drop, tile, true);
}

/** Nothing scrolls under a tile that is dragged. */
export const heldStill = ({ state }: Page) => ({
  ...noPush,
  handleEvent: (event: TouchEvent) => state.dropAt !== null && noPush.handleEvent(event),
});
