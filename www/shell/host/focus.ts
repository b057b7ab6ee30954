// Where the focus goes. It never falls back to the top of the page: it goes on where the game goes on.
//
// Views mark places: what can be gone on from by `data-next`, the answer, which may be read, by
// `data-answer`, others as they like. The first one that can be seen and used is it.

import { browser } from "./browser.ts";

const canTakeIt = (node: Element) =>
  node.isConnected && node.checkVisibility({ visibilityProperty: true }) && !(node as HTMLButtonElement).disabled;

/** What the keyboard stops at in the dialog that is open. */
const stopsIn = (root: HTMLElement): HTMLElement[] =>
  ([...root.querySelectorAll("dialog[open] :is(a[href], button, input, select)")] as HTMLElement[]).filter(canTakeIt);

/** Shows what was scrolled past: from the top of the page on, if it begins not far from there. */
function showFromAbove(node: HTMLElement) {
  const isNearTop = node.getBoundingClientRect().top + browser.scrollY < browser.innerHeight / 2;
  if (isNearTop) browser.scrollTo(0, 0);
  else node.scrollIntoView();
}

/** @param root what is looked for lies in here */
export function createFocus(root: HTMLElement) {
  let before: Element | null = null;
  /** What the keyboard stopped at in a dialog, up to there. */
  let stops: HTMLElement[] = [];
  /** Whether a dialog was open. */
  let isAway = false;

  function find(place: string) {
    return [...root.querySelectorAll<HTMLElement>(`[data-${place}]`)].find(canTakeIt);
  }

  function take(place: string) {
    const node = find(place);
    node?.focus({ preventScroll: true });
    if (place === "answer" && node && node.getBoundingClientRect().top < 0) showFromAbove(node);
    return node;
  }

  return {
    /** Leads there, and shows where that is. */
    goTo(place: string) {
      const node = take(place);
      node?.scrollIntoView({ block: "nearest" });
      const shown = node?.closest("section") ?? node;
      // Whoever wants nothing to move sees the frame around what has the focus.
      if (browser.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      shown?.animate(
        { outline: ["4px solid var(--link)", "4px solid transparent"], outlineOffset: ["-4px", "-4px"] },
        1200,
      );
    },
    /** Called before a rendering. */
    note() {
      before = browser.document.activeElement;
      const all = stopsIn(root);
      stops = all.slice(0, all.indexOf(before as HTMLElement) + 1);
    },
    /**
     * Called after `note` and before a rendering that may take away what has the focus, where `land` follows. A browser lays out
     * the half-drawn page when that goes, which is up to half of what a tap costs.
     */
    letGo() {
      if (before instanceof HTMLElement && root.contains(before)) before.blur();
    },
    /** Called after it while a dialog is open: where what had the focus is gone, what stood before it has it. */
    stay() {
      isAway = true;
      const last = stops.findLast(canTakeIt);
      if (last !== before) last?.focus();
    },
    /**
     * Called after it while none is.
     * @param landing where the change leads
     * @param own whether the player made it
     */
    land(landing: "next" | "answer" | null, own: boolean) {
      const now = browser.document.activeElement ?? browser.document.body;
      const wasSomewhere = isAway || (before !== null && before !== browser.document.body);
      const isLost = wasSomewhere && (now === browser.document.body || !canTakeIt(now));
      isAway = false;
      // What a computer does leaves the focus where it can be seen.
      const place = own || isLost ? (landing ?? (isLost ? "next" : null)) : null;
      // Where there is no such place, what was let go has the focus again.
      if (place && !take(place) && before instanceof HTMLElement && canTakeIt(before)) before.focus();
    },
  };
}
