/** A tab of a browser that has no screen: a window with the site's scripts in it, and what they ask of a browser. */

import { setImmediate as nextTask } from "node:timers/promises";
import { type Context, createContext, runInContext } from "node:vm";
import * as fakes from "fake-indexeddb";
import { Window } from "happy-dom";

import { fetcher, HOME, loadedBy, loader, read, webAssembly } from "./bundle.ts";
import { Clock } from "./clock.ts";
import type { Requests } from "./requests.ts";
import { isShown, styleOf } from "./shown.ts";

/** What a device keeps from one visit to the next. */
export class Device {
  localStorage: Storage | null = null;
  sessionStorage: Storage | null = null;
  indexedDB = new fakes.IDBFactory();
  copied = "";
}

export interface TabOptions {
  url: string;
  device: Device;
  requests: Requests;
  /** What the browser prefers to be spoken to in. */
  locale: string;
  width: number;
  height: number;
  /** When the clock begins, which stands still. */
  time: number;
  /** Sources of scripts that run before all others. */
  scripts: string[];
  /** What is kept before the visit. */
  kept: { name: string; value: string }[];
  /** What goes wrong. */
  problems: string[];
}

/** What Node has in the form of a browser's. */
const SHARED = {
  CompressionStream,
  DecompressionStream,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  WebAssembly: webAssembly,
  crypto,
  structuredClone,
};

const { default: _, forceCloseDatabase: __, indexedDB: ___, ...DATABASES } = fakes;

/** What the windows of a process share and a script of one may have changed, as it is at first. */
const UNCHANGED = Object.values(DATABASES).map(({ prototype }) => ({
  prototype,
  properties: Object.getOwnPropertyDescriptors(prototype as object),
}));

/** Promises of this realm are promises in others as well. */
const PROMISES = `Object.defineProperty(Promise, Symbol.hasInstance, { value: (one) => typeof one?.then === "function" })`;

/** Files that pages offer to be saved, by their addresses. */
const contents: Map<string, Blob> = new Map();

const tabs: WeakMap<object, Tab> = new WeakMap();

/** The windows of a process share their elements. */
const equipped: WeakMap<object, true> = new WeakMap();

/** Gives elements what those of a browser have and these lack. */
function equipElements({ Element, HTMLElement, HTMLAnchorElement }: typeof globalThis & Context) {
  const { focus } = HTMLElement.prototype;
  const { click } = HTMLAnchorElement.prototype;
  const methods = {
    checkVisibility(this: Element) {
      return isShown(this);
    },
    animate: () => ({ cancel() {}, finished: Promise.resolve() }),
    getAnimations: () => [],
    setPointerCapture: () => {},
    scrollIntoView: () => {},
  };
  const put = (on: object, name: string, property: PropertyDescriptor) =>
    Object.defineProperty(on, name, { configurable: true, ...property });
  for (const [name, value] of Object.entries(methods)) put(Element.prototype, name, { value });
  put(Element.prototype, "ariaBusy", {
    get(this: Element) {
      return this.getAttribute("aria-busy");
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute("aria-busy");
      else this.setAttribute("aria-busy", value);
    },
  });
  put(HTMLElement.prototype, "focus", {
    value(this: HTMLElement) {
      if (isShown(this)) focus.call(this);
    },
  });
  put(HTMLAnchorElement.prototype, "click", {
    value(this: HTMLAnchorElement) {
      const content = contents.get(this.getAttribute("href") ?? "");
      if (content) tabs.get(this.ownerDocument.defaultView as object)?.saved.push({ name: this.download, content });
      else click.call(this);
    },
  });
}

/** A channel from one task to a later one, for as long as somebody is there. */
const channelsOf = (isThere: () => boolean) =>
  class {
    port1 = { onmessage: (_: object) => {}, close: () => {} };
    port2 = {
      postMessage: (data: unknown) => setImmediate(() => isThere() && this.port1.onmessage({ data })),
      close: () => {},
    };
  };

/** Runs a worker's script in this process: what it is sent, and what it sends, arrives in order and never at once. */
function workersOf(tab: Tab) {
  return class {
    #heard: Record<string, ((event: object) => void)[]> = {};
    #inside: ((event: object) => void)[] = [];
    #isGone = false;
    #loading: Promise<unknown>;

    constructor(url: string | URL) {
      const send = (data: unknown) => {
        const copy = structuredClone(data);
        setImmediate(() => isThere() && this.#tell("message", { data: copy }));
      };
      const isThere = () => !this.#isGone && !tab.isClosed;
      const own = { fetch: fetcher(tab.answer), MessageChannel: channelsOf(isThere) };
      const realm = createContext({ console, URL, ...SHARED, ...own });
      Object.assign(realm, {
        self: realm,
        location: new URL(url, HOME),
        postMessage: send,
        addEventListener: (name: string, listen: (event: object) => void) =>
          name === "message" && this.#inside.push(listen),
      });
      // A worker's slices end by the machine's clock, as in a browser; what its page gives it until noon is long over.
      new Clock(Date.now(), (error) => this.#tell("error", { error, message: String(error) })).hang(realm);
      Object.assign(realm, { performance });
      this.#loading = loader(realm, tab.answer)(String(url)).catch(() => this.#tell("error", {}));
    }
    #tell(name: string, event: object) {
      for (const listen of this.#heard[name] ?? []) listen(event);
    }
    addEventListener(name: string, listen: (event: object) => void) {
      this.#heard[name] = [...(this.#heard[name] ?? []), listen];
    }
    async postMessage(data: unknown) {
      const copy = structuredClone(data);
      await this.#loading;
      await nextTask();
      if (this.#isGone || tab.isClosed) return;
      for (const listen of this.#inside) listen({ data: copy });
    }
    terminate() {
      this.#isGone = true;
    }
  };
}

export class Tab {
  readonly window: typeof globalThis & globalThis.Window & Context;
  readonly clock: Clock;
  isClosed = false;
  /** Files that the page has saved, and what hears of the next one. */
  saved: { name: string; content: Blob }[] = [];
  /** Where a script has the tab go. */
  onleave: (url: string) => void = () => {};
  readonly #options: TabOptions;

  constructor(options: TabOptions) {
    const { url, width, height, time, problems } = options;
    this.#options = options;
    const fail = (error: unknown) => {
      if (!this.isClosed) problems.push(`uncaught: ${(error as Error)?.stack ?? error}`);
    };
    const console = Object.assign(Object.create(globalThis.console), {
      error: (...parts: unknown[]) => this.isClosed || problems.push(`console: ${parts.map(String).join(" ")}`),
      warn: () => {},
      log: () => {},
    });
    const settings = {
      // Nothing is drawn here that could move.
      device: { prefersReducedMotion: "reduce" },
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      navigation: { disableMainFrameNavigation: true },
    };
    this.window = new Window({ url, width, height, console, settings }) as never;
    this.clock = new Clock(time, fail);
    runInContext(PROMISES, this.window);
    this.clock.hang(this.window);
    this.#equip();
    this.#hearHashes();
    this.#hearLinks();
  }

  get answer() {
    return this.#options.requests.answer;
  }

  /** Gives the window what a browser has and this one lacks. */
  #equip() {
    const { window } = this;
    const { device } = this.#options;
    for (const { prototype, properties } of UNCHANGED) Object.defineProperties(prototype, properties);
    device.localStorage ??= window.localStorage;
    device.sessionStorage ??= window.sessionStorage;
    const leave = (to: string) => this.onleave(new URL(to, window.location.href).href);
    const own = {
      ...SHARED,
      ...DATABASES,
      fetch: fetcher(this.answer),
      indexedDB: device.indexedDB,
      localStorage: device.localStorage,
      sessionStorage: device.sessionStorage,
      MessageChannel: channelsOf(() => !this.isClosed),
      Worker: workersOf(this),
      Option: function option(this: unknown, text: string, value: string) {
        return Object.assign(window.document.createElement("option"), { textContent: text, value });
      },
      getComputedStyle: (element: HTMLElement) => styleOf(element),
      scrollTo: () => {},
      print: () => {},
      __name: (named: unknown) => named,
      __load: loader(window, this.answer),
    };
    for (const [name, value] of Object.entries(own)) {
      Object.defineProperty(window, name, { value, configurable: true, writable: true });
    }
    const copy = async (text: string) => {
      device.copied = text;
    };
    const { locale } = this.#options;
    for (const [name, value] of Object.entries({
      clipboard: { writeText: copy, readText: async () => device.copied },
      language: locale,
      languages: [locale],
    }))
      Object.defineProperty(window.navigator, name, { value, configurable: true });
    if (!equipped.has(window.Element)) equipElements(window);
    equipped.set(window.Element, true);
    tabs.set(window, this);
    const { URL: OwnURL } = window as unknown as typeof globalThis;
    OwnURL.createObjectURL = (content) => {
      const address = `blob:${contents.size}`;
      contents.set(address, content as Blob);
      return address;
    };
    OwnURL.revokeObjectURL = () => {};
    Object.assign(window.document, { elementFromPoint: () => null });
    Object.assign(window.location, {
      reload: () => leave(""),
      assign: leave,
      replace: leave,
    });
  }

  /** A link that is put into the address is told as a browser does; nothing else that changes it is. */
  #hearHashes() {
    const { window } = this;
    const { location, history } = window;
    const own: WeakSet<Event> = new WeakSet();
    window.addEventListener("hashchange", (event) => own.has(event) || event.stopImmediatePropagation(), true);
    const hash = Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(location),
      "hash",
    ) as Required<PropertyDescriptor>;
    const tell = (event: Event) => {
      own.add(event);
      window.dispatchEvent(event);
    };
    Object.defineProperty(location, "hash", {
      get: () => hash.get.call(location),
      set: (link: string) => {
        const before = location.href;
        hash.set.call(location, link);
        if (location.href === before) return;
        history.replaceState(null, "");
        setImmediate(() => {
          const { PopStateEvent, HashChangeEvent } = window as unknown as typeof globalThis;
          tell(new PopStateEvent("popstate", { state: null }));
          tell(new HashChangeEvent("hashchange"));
        });
      },
    });
  }

  #hearLinks() {
    const { window } = this;
    window.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!link || event.defaultPrevented || link.hasAttribute("download")) return;
      event.preventDefault();
      const { href } = new URL(link.getAttribute("href") ?? "", window.location.href);
      if (href.split("#")[0] === window.location.href.split("#")[0]) window.location.hash = new URL(href).hash;
      else this.onleave(href);
    });
  }

  /** Loads what stands at the address. */
  async load() {
    const { window } = this;
    const { kept, scripts, url } = this.#options;
    for (const { name, value } of kept) window.localStorage.setItem(name, value);
    for (const script of scripts) this.#run(script);
    const markup = String(read(url) ?? "<!doctype html><title>Not found</title>");
    const [, first] = /<script>([\s\S]*?)<\/script>/.exec(markup) ?? [];
    window.document.write(markup.replace(/<script>[\s\S]*?<\/script>|<link rel="(module)?preload"[^>]*>/g, ""));
    if (!first) return;
    this.#run(first);
    const script = [...window.document.querySelectorAll<HTMLScriptElement>("script[type=module]")].at(-1);
    if (!script) return;
    const load = (window as unknown as { __load: ReturnType<typeof loader> }).__load;
    load(script.getAttribute("src") ?? "", url).catch((error) =>
      this.#options.problems.push(`uncaught: ${error?.stack ?? error}`),
    );
    await nextTask();
  }

  /** Runs what stands in a script. */
  #run(script: string) {
    this.#compile(`{${script}}`);
  }

  #compile(source: string) {
    return runInContext(loadedBy(source), this.window);
  }

  /** Calls a function, told as its source, in the window, which sees what scripts see; or says what an expression is worth. */
  evaluate(source: string, ...facts: unknown[]): unknown {
    const value = this.#compile(`(${source})`);
    return typeof value === "function" ? value(...facts) : value;
  }

  /** Nothing that it has begun goes on. */
  close() {
    this.isClosed = true;
    this.clock.stop();
  }
}
