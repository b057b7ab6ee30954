// The one state of the page: what changes it, what can be undone, what the link and the device keep.

/** Marks the entries of the browser's history that this page made. */
const OURS = { rollwise: true };

/** What a text tells as JSON, or null. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param game what a game tells of its state: `initial()`, `position(state)`, `personal(params)`,
 *   `toLink(state)`, `fromLink(params)`, and `unlinked`, the name of the part that links
 *   leave out; see games/heckmeck/game.js
 * @param render called after every change
 */
export function createStore(game, render) {
  const key = `rollwise.${game.id}`;
  const asideKey = `${key}.${game.unlinked}`;
  const undone = [];
  const done = [];
  /** The positions that the browser's history may come back to, by their links, which don't tell all. */
  const visited = new Map();
  let state = game.initial();

  const link = () => `#${new URLSearchParams(game.toLink(state))}`;

  /** The part that links leave out, as it was kept last. */
  let aside = null;

  function keep() {
    try {
      localStorage.setItem(key, link());
      const now = state[game.unlinked];
      if (aside !== now) localStorage.setItem(asideKey, JSON.stringify(now));
      aside = now;
    } catch {
      // Private windows may refuse; the link still holds everything.
    }
  }

  /** The state as some link tells it, with what of it could not be read. */
  function read(text) {
    return game.fromLink(new URLSearchParams(text.replace(/^#/, "")));
  }

  function kept(what = key) {
    try {
      return localStorage.getItem(what) ?? "";
    } catch {
      return "";
    }
  }

  function show(push) {
    const url = link();
    visited.set(url, game.position(state));
    if (url !== location.hash) {
      try {
        history[push ? "pushState" : "replaceState"](OURS, "", url);
      } catch {
        // Browsers limit how often; the next change writes the link again.
      }
    }
    keep();
    render(state);
  }

  function remember(before) {
    if (samePosition(before, state)) return;
    done.push(game.position(before));
    undone.length = 0;
  }

  function samePosition(a, b) {
    return JSON.stringify(game.position(a)) === JSON.stringify(game.position(b));
  }

  /** Changes some of the state. `push`: a step of the browser's history, else the entry is replaced;
   * `own`: whether it is the player's own doing, and so undone by itself, or goes with what was before. */
  function change(patch, { push = false, own = true } = {}) {
    const before = state;
    state = { ...state, ...patch };
    if (own) remember(before);
    else undone.length = 0;
    show(push);
  }

  /** Takes over what a file tells as pairs of a link. Returns what can't be read; then nothing changes. */
  function load(pairs) {
    const params = new URLSearchParams(pairs);
    const { state: found, problems } = read(`${params}`);
    if (problems.length > 0) return problems;
    const before = state;
    state = found;
    keepPersonal(params, before);
    remember(before);
    show(true);
    return [];
  }

  function step(from, to) {
    const position = from.pop();
    if (!position) return;
    to.push(game.position(state));
    state = { ...state, ...position };
    show(false);
  }

  /** Takes over the link in the address, or else what was kept; returns what could not be read. */
  function start() {
    const linked = location.hash.length > 1;
    const { state: found, problems } = read(linked ? location.hash : kept());
    state = found;
    // It belongs to the link that was kept with it.
    const unlinked = link() === kept() ? parsed(kept(asideKey)) : null;
    if (unlinked) state = { ...state, [game.unlinked]: unlinked };
    if (linked) keepPersonal(new URLSearchParams(location.hash.slice(1)), read(kept()).state);
    show(false);
    return problems;
  }

  /** What a link does not tell and is the player's own stays as it is. */
  function keepPersonal(params, own) {
    for (const key of game.personal(params)) state = { ...state, [key]: own[key] };
  }

  // Back and forward bring back a position; a link that is opened in place brings everything.
  addEventListener("popstate", (event) => {
    if (location.hash === link()) return;
    const before = state;
    const { state: found, problems } = read(location.hash);
    if (event.state?.rollwise) {
      state = { ...state, ...visited.get(location.hash) ?? game.position(found) };
    } else {
      state = found;
      keepPersonal(new URLSearchParams(location.hash.slice(1)), before);
      game.onproblems?.(problems);
    }
    remember(before);
    show(false);
  });

  return {
    get state() { return state; },
    change,
    load,
    start,
    undo: () => step(done, undone),
    redo: () => step(undone, done),
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    /** What a file is to hold, for `load`. */
    pairs: () => game.toLink(state),
    link: () => new URL(link(), location.href).href,
  };
}
