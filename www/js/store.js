// The one state of the page: what changes it, what can be undone, what the link and the device keep.

/** What a text tells as JSON, or null. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the device keeps by a name; "" where nothing is kept, or a private window refuses. */
export function kept(name) {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/**
 * @param game what a game tells of its state: `initial()`, `position(state)`, `personal(params)`,
 *   `toLink(state)`, `fromLink(params)`, and `unlinked`, the part that links leave out: its
 *   `name`, and `read(value)`, which makes the best of what was kept; see games/heckmeck/game.js
 * @param render called after every change
 */
export function createStore(game, render) {
  const key = `rollwise.${game.id}`;
  const { unlinked } = game;
  const asideKey = `${key}.${unlinked.name}`;
  const undone = [];
  const done = [];
  let state = game.initial();
  /** How many entries of the browser's history this page made before the one on screen, and before
   * the one it was loaded with: as far as undo gets when a reload has emptied `done`. */
  let depth = history.state?.depth ?? 0;
  let loadedAt = depth;
  let isUndo = false;
  let patience = null;

  const link = () => `#${new URLSearchParams(game.toLink(state))}`;

  /** What links leave out, and as text: it is long, and changes less often than the rest. */
  let aside = { part: null, text: "" };

  /** The device keeps the link, and beside it what it leaves out, with the link that this belongs to:
   * two tabs keep at one place. */
  function keep() {
    const part = state[unlinked.name];
    if (aside.part !== part) aside = { part, text: JSON.stringify(part) };
    try {
      localStorage.setItem(key, link());
      localStorage.setItem(asideKey, `[${JSON.stringify(link())},${aside.text}]`);
    } catch {
      // Private windows may refuse; the link still holds the position.
    }
  }

  /** The state as some link tells it, with what of it could not be read. */
  function read(text) {
    return game.fromLink(new URLSearchParams(text.replace(/^#/, "")));
  }

  /** What the device has kept. */
  function own() {
    const text = kept(key);
    const [of, part] = parsed(kept(asideKey)) ?? [];
    const { state: found, problems } = read(text);
    return { text, problems, state: of === text ? withAside(found, part) : found };
  }

  const withAside = (found, part) => ({ ...found, [unlinked.name]: unlinked.read(part) });

  function show(push) {
    const url = link();
    if (url !== location.hash) {
      try {
        // `rollwise` marks the entries that this page made, and holds what their links leave out.
        const next = push ? depth + 1 : depth;
        history[push ? "pushState" : "replaceState"]({ rollwise: state[unlinked.name], depth: next }, "", url);
        depth = next;
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
    const [before, after] = [game.position(a), game.position(b)];
    return Object.keys(before).every((key) => before[key] === after[key] || JSON.stringify(before[key]) === JSON.stringify(after[key]));
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

  /** Takes over what a file tells as pairs of a link: all of it, for what it leaves out is as at
   * first. Returns what can't be read; then nothing changes. */
  function load(pairs) {
    const { state: found, problems } = read(`${new URLSearchParams(pairs)}`);
    if (problems.length > 0) return problems;
    const before = state;
    state = found;
    remember(before);
    show(true);
    return [];
  }

  function undo() {
    if (done.length > 0) step(done, undone);
    else if (loadedAt > 0 && !isUndo) {
      isUndo = true;
      history.go(loadedAt - 1 - depth);
      clearTimeout(patience);
      patience = setTimeout(giveUp, 3000);
    }
  }

  /** Browsers keep some fifty entries; further back there is nothing to go to. */
  function giveUp() {
    if (!isUndo) return;
    isUndo = false;
    loadedAt = 0;
    render(state);
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
    const mine = own();
    const { hash } = location;
    const found = hash.length > 1 && hash !== mine.text ? read(hash) : mine;
    state = found.state;
    if (found !== mine) keepPersonal(new URLSearchParams(hash.slice(1)), mine.state);
    show(false);
    return found.problems;
  }

  /** What a link does not tell and is the player's own stays as it is. */
  function keepPersonal(params, before) {
    for (const key of game.personal(params)) state = { ...state, [key]: before[key] };
  }

  // Back and forward bring back a position; a link that is opened in place brings everything.
  addEventListener("popstate", (event) => {
    const byUndo = isUndo;
    isUndo = false;
    depth = event.state?.depth ?? 0;
    loadedAt = Math.min(loadedAt, depth);
    if (location.hash === link()) {
      // Undone before the reload, this entry shows what the one after it did.
      if (byUndo) undo();
      render(state);
      return;
    }
    const before = state;
    const { state: found, problems } = read(location.hash);
    if (event.state?.rollwise) {
      state = { ...state, ...game.position(withAside(found, event.state.rollwise)) };
    } else {
      state = found;
      keepPersonal(new URLSearchParams(location.hash.slice(1)), before);
      game.onproblems?.(problems);
    }
    if (byUndo) undone.push(game.position(before));
    else remember(before);
    show(false);
  });

  return {
    get state() { return state; },
    change,
    load,
    start,
    undo,
    redo: () => step(undone, done),
    canUndo: () => done.length > 0 || loadedAt > 0,
    canRedo: () => undone.length > 0,
    /** What a file is to hold, for `load`. */
    pairs: () => game.toLink(state),
    link: () => new URL(link(), location.href).href,
  };
}
