// Press on something, slide to something else, and let go there.

import { browser } from "./browser.ts";

/** Pixels that a tap may stray, where what is pressed can be tapped as well. */
export const STRAY = 14;

/** What can be slid to: its value. */
function targetUnder(event: PointerEvent) {
  const hit = browser.document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-slide]:not(:disabled)");
  return hit instanceof HTMLElement ? (hit.dataset.slide ?? null) : null;
}

/** The click that may follow a slide belongs to it; whatever comes after the next press doesn't. */
function swallowClick() {
  // A key's click has no count of clicks.
  const swallow = (event: MouseEvent) => event.detail > 0 && event.stopPropagation();
  browser.addEventListener("click", swallow, { capture: true, once: true });
  browser.addEventListener("pointerdown", () => browser.removeEventListener("click", swallow, { capture: true }), {
    capture: true,
    once: true,
  });
}

/** What hears of a slide. */
interface Slide {
  /** Told what lies under the finger, null for nothing. */
  over(value: string | null): void;
  /** Told what it was let go on. */
  drop(value: string): void;
  /** What lies under the finger; left out: what is marked `data-slide`. */
  find?(event: PointerEvent): string | null;
  /** Told that the slide is over, whatever comes of it: last, but for what it was let go on. */
  end?(): void;
  /** How many pixels from the press it begins: what is nearer stays a tap. */
  least?: number;
}

/** Follows a press until it ends. One that ends where it began stays a tap, and one that ends elsewhere does nothing. */
export function slide(press: PointerEvent, { over, drop, find = targetUnder, end = () => {}, least = 0 }: Slide) {
  if (!press.isPrimary || press.button !== 0) return;
  const from = press.currentTarget as Element & GlobalEventHandlers;
  let value: string | null = null;
  let isBegun = least === 0;

  const move = (event: PointerEvent) => {
    isBegun ||= Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) >= least;
    if (!isBegun) return;
    const next = find(event);
    if (next !== value) over(next);
    value = next;
  };
  const stop = () => {
    from.removeEventListener("pointermove", move);
    from.removeEventListener("pointerup", letGo);
    from.removeEventListener("pointercancel", cancel);
  };
  const letGo = (event: PointerEvent) => {
    stop();
    const isTap = value === null && from.contains(browser.document.elementFromPoint(event.clientX, event.clientY));
    if (isBegun && !isTap) {
      swallowClick();
      over(null);
    }
    end();
    if (value !== null) drop(value);
  };
  const cancel = () => {
    stop();
    over(null);
    end();
  };
  // The finger's moves are told to where it was set down, as on a touch screen.
  from.setPointerCapture(press.pointerId);
  from.addEventListener("pointermove", move);
  from.addEventListener("pointerup", letGo);
  from.addEventListener("pointercancel", cancel);
}
