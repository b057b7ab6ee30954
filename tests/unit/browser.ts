/** As much of a browser as a game's store needs: a device that keeps, and tabs on it, each with its history. */

/** @param {Map<string, string>} kept */
const storage = (kept) => ({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, text) => kept.set(name, String(text)),
  removeItem: (name) => kept.delete(name),
});

const refused = () => {
  throw new Error("refused");
};

/** What a private window may have in place of a storage. */
export const REFUSING = { getItem: refused, setItem: refused, removeItem: refused };

/** A device: what it keeps is there for all its tabs. */
export class Device {
  /** @type {Map<string, string>} */
  kept = new Map();
  /** @type {object} */
  storage = storage(this.kept);

  /** Opens a link, or the game itself, in a new tab. */
  openTab(hash = "") {
    return new Tab(this, hash);
  }
}

const listeners = () => ({ popstate: [], pagehide: [], pageshow: [], storage: [], visibilitychange: [] });

class Tab {
  /** @type {Map<string, string>} what the tab keeps over reloads */
  kept = new Map();
  storage = storage(this.kept);
  /** @type {{ state: any, hash: string }[]} */
  entries = [];
  at = 0;
  #listeners = listeners();

  constructor(device, hash) {
    this.device = device;
    this.entries.push({ state: null, hash });
  }

  get entry() {
    return this.entries[this.at];
  }

  /** Lets scripts see this tab: what is called next is called in it. */
  use() {
    const tab = this;
    const addEventListener = (name, heard) => this.#listeners[name]?.push(heard);
    const globals = {
      localStorage: this.device.storage,
      sessionStorage: this.storage,
      location: {
        get hash() {
          return tab.entry.hash;
        },
        href: "http://rollwise.test/heckmeck/",
      },
      history: {
        get state() {
          return tab.entry.state;
        },
        pushState: (state, _, hash) => this.#push({ state: structuredClone(state), hash }),
        replaceState: (state, _, hash) => {
          this.entries[this.at] = { state: structuredClone(state), hash };
        },
      },
      addEventListener,
      document: { addEventListener, visibilityState: "visible" },
    };
    for (const [name, value] of Object.entries(globals)) {
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
  }

  #push(entry) {
    this.at += 1;
    this.entries.splice(this.at, Infinity, entry);
  }

  #tell(name) {
    this.use();
    for (const heard of this.#listeners[name]) heard({ state: this.entry.state });
  }

  /** Ends the document that is shown; the next one hears nothing of it. `crash`: nor does this one. */
  leave({ crash = false } = {}) {
    if (!crash) this.#tell("pagehide");
    this.#listeners = listeners();
    this.use();
  }

  /** Something was kept by another tab of the device. */
  hear() {
    this.#tell("storage");
  }

  /** Loads another address in this tab: the game itself without a link. */
  visit(hash = "") {
    this.leave();
    this.#push({ state: null, hash });
  }

  /** A link typed over the one in the address. */
  follow(hash) {
    this.#push({ state: null, hash });
    this.#tell("popstate");
  }

  go(steps) {
    this.at += steps;
    this.#tell("popstate");
  }

  /** Another tab, or another program, is looked at. */
  hide() {
    this.use();
    Object.assign(globalThis.document, { visibilityState: "hidden" });
    for (const heard of this.#listeners.visibilitychange) heard({});
  }
}
