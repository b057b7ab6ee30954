// Where the focus goes. It never falls back to the top of the page: it goes on where the game goes on.
//
// Views mark places: what can be gone on from by `data-next`, the answer, which may be read, by
// `data-answer`, others as they like. The first one that can be seen and used is it.

/** @param {Element} node */
const canTakeIt = (node) =>
  node.isConnected &&
  node.checkVisibility({ visibilityProperty: true }) &&
  !(/** @type {HTMLButtonElement} */ (node).disabled);

/** What the keyboard stops at in the dialog that is open. @param {HTMLElement} root @returns {HTMLElement[]} */
const stopsIn = (root) =>
  /** @type {HTMLElement[]} */ ([...root.querySelectorAll("dialog[open] :is(a[href], button, input, select)")]).filter(
    canTakeIt,
  );

/** Shows what was scrolled past: from the top of the page on, if it begins not far from there. @param {HTMLElement} node */
function showFromAbove(node) {
  const isNearTop = node.getBoundingClientRect().top + scrollY < innerHeight / 2;
  if (isNearTop) scrollTo(0, 0);
  else node.scrollIntoView();
}

/** @param {HTMLElement} root what is looked for lies in here */
export function createFocus(root) {
  /** @type {Element | null} */
  let before = null;
  /** What the keyboard stopped at in a dialog, up to there. @type {HTMLElement[]} */
  let stops = [];
  /** Whether a dialog was open. */
  let isAway = false;

  /** @param {string} place */
  function find(place) {
    const found = [...root.querySelectorAll(`[data-${place}]`)].filter(canTakeIt);
    return /** @type {HTMLElement | undefined} */ (found[0]);
  }

  /** @param {string} place */
  function take(place) {
    const node = find(place);
    node?.focus({ preventScroll: true });
    if (place === "answer" && node && node.getBoundingClientRect().top < 0) showFromAbove(node);
    return node;
  }

  return {
    /** Leads there, and shows where that is. @param {string} place */
    goTo(place) {
      const node = take(place);
      node?.scrollIntoView({ block: "nearest" });
      const shown = node?.closest("section") ?? node;
      // Whoever wants nothing to move sees the frame around what has the focus.
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      shown?.animate(
        { outline: ["4px solid var(--accent)", "4px solid transparent"], outlineOffset: ["-4px", "-4px"] },
        1200,
      );
    },
    /** Called before a rendering. */
    note() {
      before = document.activeElement;
      const all = stopsIn(root);
      stops = all.slice(0, all.indexOf(/** @type {HTMLElement} */ (before)) + 1);
    },
    /** Called after it while a dialog is open: where what had the focus is gone, what stood before it has it. */
    stay() {
      isAway = true;
      const last = stops.findLast(canTakeIt);
      if (last !== before) last?.focus();
    },
    /**
     * Called after it while none is.
     * @param {"next" | "answer" | null} landing where the change leads
     * @param {boolean} own whether the player made it
     */
    land(landing, own) {
      const now = document.activeElement ?? document.body;
      const wasSomewhere = isAway || (before !== null && before !== document.body);
      const isLost = wasSomewhere && (now === document.body || !canTakeIt(now));
      isAway = false;
      // What a computer does leaves the focus where it can be seen.
      if (landing && (own || isLost)) take(landing);
      else if (isLost) take("next");
    },
  };
}
