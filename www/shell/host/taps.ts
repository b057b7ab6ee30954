// A second tap is not meant for what has come up where the first one was, nor is a key that is held down.

const SOON = 400; // milliseconds
const NEAR = 12; // pixels

/** Heard of a press, leaves the focus, and with it what is being typed, until the tap is heard: nothing moves under the finger. */
export const keepFocus = (event: Event) => event.preventDefault();

/**
 * Guards what lies in some elements. Only controls marked `data-repeat`, such as the faces of dice, may be
 * tapped twice in a row at one place.
 */
export function guardTaps(roots: HTMLElement[]) {
  /** When and where the last tap was. */
  let last = { time: -Infinity, x: 0, y: 0 };
  let tapped: Element | null | undefined = null;

  function guard(event: MouseEvent) {
    const button = (event.target as Element).closest("button");
    if (!button) return;
    const now = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    const isNear = Math.hypot(now.x - last.x, now.y - last.y) < NEAR;
    const isSecond = event.detail > 0 && now.time - last.time < SOON && isNear;
    const isRepeated = button === tapped && button.hasAttribute("data-repeat");
    if (isSecond && !isRepeated) {
      event.stopPropagation();
      event.preventDefault();
    } else {
      [last, tapped] = [now, button];
    }
  }

  for (const root of roots) {
    root.addEventListener("click", guard, true);
    root.addEventListener("keydown", (event) => {
      if (event.repeat && event.key === "Enter" && (event.target as Element).closest("button")) event.preventDefault();
    });
  }
}
