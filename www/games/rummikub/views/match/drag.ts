// Tiles that are dragged over the page: from the rack to a set, to a new one, or from a set that is open.

import { STRAY, slide } from "../../../../shell/slide.ts";
import { drag } from "../../model/match.ts";
import { show } from "../../model/moves.ts";
import type { DropPlace, Spot, Tile } from "../../model/types.ts";
import type { Page } from "./page.ts";

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
      if (!ghost.isConnected) document.body.append(ghost);
      ghost.style.left = `${left + clientX - press.clientX}px`;
      ghost.style.top = `${top + clientY - press.clientY}px`;
    },
    remove: () => ghost.remove(),
  };
}

const placeOf = (text: string): DropPlace => (text === "new" || text === "rack" ? text : Number(text));

/** The place under a finger, as it is marked by `data-drop`; null for none. */
function dropUnder({ clientX, clientY }: PointerEvent) {
  const hit = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-drop]");
  return hit?.dataset.drop ?? null;
}

/** A tile of the rack or the table is pressed: what is let go elsewhere goes there, and what is not is a tap as ever. */
export function pressToDrag(page: Page, press: PointerEvent, what: Tile | Spot) {
  const { act } = page;
  const ghost = createGhost(press.currentTarget as HTMLElement, press);
  let isDragged = false;
  slide(press, {
    least: STRAY,
    find(event) {
      if (!isDragged) act(show, { dropAt: "nowhere" });
      isDragged = true;
      ghost.moveTo(event);
      return dropUnder(event);
    },
    over: (place) => act(show, { dropAt: place === null ? "nowhere" : placeOf(place) }),
    drop: (place) => act(drag, what, placeOf(place)),
    end() {
      ghost.remove();
      if (isDragged) act(show, { dropAt: null });
    },
  });
}
