/** As much of a browser as a game's store needs: a device that keeps, and tabs on it, each with its history. */

import { browser, useBrowser } from "../../www/shell/host/browser.ts";

const storage = (kept: Map<string, string>) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, String(text)),
  removeItem: (name: string) => kept.delete(name),
});

const refused = () => {
  throw new Error("refused");
};

/** What a private window may have in place of a storage. */
export const REFUSING: ReturnType<typeof storage> = { getItem: refused, setItem: refused, removeItem: refused };

/** What Node has of a browser, as it is when it is asked for: a test may set the clock. */
const NODE = Object.fromEntries(
  (["Date", "clearTimeout", "fetch", "navigator", "performance", "setTimeout"] as const).map((name) => [
    name,
    { get: () => globalThis[name] },
  ]),
);

/** Gives pages parts of a browser from now on, beside what Node has. */
export const pretend = (parts: object) =>
  useBrowser(Object.create(Object.create(null, NODE), Object.getOwnPropertyDescriptors(parts)));

/** A device: what it keeps is there for all its tabs. */
export class Device {
  kept: Map<string, string> = new Map();
  storage: ReturnType<typeof storage> = storage(this.kept);

  /** Opens a link, or the game itself, in a new tab. */
  openTab(hash = "") {
    return new Tab(this, hash);
  }
}

type Listener = (event: object) => void;

const listeners = (): Record<string, Listener[]> => ({
  popstate: [],
  pagehide: [],
  pageshow: [],
  storage: [],
  visibilitychange: [],
});

interface Entry {
  state: unknown;
  hash: string;
}

export class Tab {
  /** What the tab keeps over reloads. */
  kept: Map<string, string> = new Map();
  storage = storage(this.kept);
  readonly device: Device;
  entries: Entry[] = [];
  at = 0;
  #listeners = listeners();

  constructor(device: Device, hash: string) {
    this.device = device;
    this.entries.push({ state: null, hash });
  }

  get entry() {
    return this.entries[this.at];
  }

  /** Lets scripts see this tab: what is called next is called in it. */
  use() {
    const tab = this;
    const addEventListener = (name: string, heard: Listener) => this.#listeners[name]?.push(heard);
    pretend({
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
        pushState: (state: unknown, _: string, hash: string = tab.entry.hash) =>
          this.#push({ state: structuredClone(state), hash }),
        back: () => this.go(-1),
        replaceState: (state: unknown, _: string, hash: string) => {
          this.entries[this.at] = { state: structuredClone(state), hash };
        },
      },
      addEventListener,
      document: {
        addEventListener,
        visibilityState: "visible",
        documentElement: { dataset: {} },
        body: { dataset: {} },
      },
    });
  }

  #push(entry: Entry) {
    this.at += 1;
    this.entries.splice(this.at, Infinity, entry);
  }

  #tell(name: string) {
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
  follow(hash: string) {
    this.#push({ state: null, hash });
    this.#tell("popstate");
  }

  go(steps: number) {
    this.at += steps;
    this.#tell("popstate");
  }

  /** Another tab, or another program, is looked at. */
  hide() {
    this.use();
    Object.assign(browser.document, { visibilityState: "hidden" });
    for (const heard of this.#listeners.visibilitychange) heard({});
  }
}
