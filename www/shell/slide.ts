// Press on something, slide to something else, and let go there.

/** What can be slid to: its value. */
function targetUnder(event: PointerEvent) {
  const hit = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-slide]:not(:disabled)");
  return hit instanceof HTMLElement ? (hit.dataset.slide ?? null) : null;
}

/** The click that may follow a slide belongs to it; whatever comes after the next press doesn't. */
function swallowClick() {
  // A key's click has no count of clicks.
  const swallow = (event: MouseEvent) => event.detail > 0 && event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerdown", () => removeEventListener("click", swallow, { capture: true }), {
    capture: true,
    once: true,
  });
}

/**
 * Follows a press until it ends. `over` hears of what lies under the finger, null for nothing; `drop` of what
 * it was let go on. A press that ends where it began stays a tap, and one that ends elsewhere does nothing.
 */
export function slide(
  press: PointerEvent,
  { over, drop }: { over(value: string | null): void; drop(value: string): void },
) {
  if (!press.isPrimary || press.button !== 0) return;
  const from = press.currentTarget as Element & GlobalEventHandlers;
  let value: string | null = null;

  const move = (event: PointerEvent) => {
    const next = targetUnder(event);
    if (next !== value) over(next);
    value = next;
  };
  const stop = () => {
    from.removeEventListener("pointermove", move);
    from.removeEventListener("pointerup", end);
    from.removeEventListener("pointercancel", cancel);
  };
  const end = (event: PointerEvent) => {
    stop();
    if (value === null && from.contains(document.elementFromPoint(event.clientX, event.clientY))) return;
    swallowClick();
    over(null);
    if (value !== null) drop(value);
  };
  const cancel = () => {
    stop();
    over(null);
  };
  // The finger's moves are told to where it was set down, as on a touch screen.
  from.setPointerCapture(press.pointerId);
  from.addEventListener("pointermove", move);
  from.addEventListener("pointerup", end);
  from.addEventListener("pointercancel", cancel);
}
