/** As much of playwright's pages as tests use: the shipped site in this process, without a browser. */

import assert from "node:assert/strict";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTask } from "node:timers/promises";

import { Finder, type Host, Locator, until } from "./locator.ts";
import { Requests } from "./requests.ts";
import { Device, Tab, type TabOptions } from "./tab.ts";
import { User } from "./user.ts";

export type Opening = Omit<TabOptions, "device" | "problems" | "requests" | "scripts" | "url">;

/** The pages of a device, and what they ask of the site, as playwright's contexts have them. */
export class Context {
  readonly device = new Device();
  readonly problems: string[] = [];
  readonly requests = new Requests();
  readonly scripts: string[] = [];
  readonly opening: Opening;
  readonly #pages: Page[] = [];

  constructor(opening: Opening) {
    this.opening = opening;
  }

  async newPage(url = "about:blank") {
    const page = new Page(this, url, this.#pages.length === 0 ? this.opening.kept : []);
    this.#pages.push(page);
    await page.load();
    return page;
  }
  async close() {
    for (const page of this.#pages) await page.close();
  }

  async route(...route: Parameters<Requests["route"]>) {
    this.requests.route(...route);
  }
  async unroute(pattern: Parameters<Requests["route"]>[0]) {
    this.requests.unroute(pattern);
  }
  async unrouteAll() {
    this.requests.unroute();
  }
  on(event: "request", listen: Parameters<Requests["on"]>[0]) {
    assert.equal(event, "request", "this needs a browser");
    this.requests.on(listen);
  }

  async addInitScript(script: unknown, fact?: unknown) {
    this.scripts.push(typeof script === "function" ? `(${script})(${JSON.stringify(fact)})` : String(script));
  }
}

/** A copy that is of this realm, as what comes from a browser is. */
function copyOf(value: unknown) {
  try {
    return structuredClone(value);
  } catch {
    return undefined;
  }
}

export class Page extends Finder implements Host {
  readonly host = this;
  readonly #context: Context;
  #tab: Tab;
  #user: User;

  /** @param kept what is kept before the visit */
  constructor(context: Context, url: string, kept: Opening["kept"]) {
    super();
    this.#context = context;
    [this.#tab, this.#user] = this.#open(url, { kept });
  }

  #open(url: string, { kept = [] as Opening["kept"], time = this.#context.opening.time } = {}): [Tab, User] {
    const { opening, device, problems, requests, scripts } = this.#context;
    const tab = new Tab({ ...opening, url, kept, time, device, problems, requests, scripts });
    tab.onleave = (to) => setImmediate(() => tab === this.#tab && !tab.isClosed && this.#visit(to));
    return [tab, new User(tab.window, () => tab.clock.passed)];
  }

  get document() {
    return this.#tab.window.document;
  }
  get user() {
    return this.#user;
  }

  protected within(find: (root: ParentNode) => Element[], what: string) {
    return new Locator(this, find, what);
  }

  load() {
    return this.#tab.load();
  }
  /** Goes to another address, or to another link on the same page. */
  async goto(to: string) {
    const [page, link] = new URL(to, this.url()).href.split("#");
    const isHere = link !== undefined && page === this.url().split("#")[0];
    if (!isHere || this.#tab.window.location.hash === `#${link}`) return this.#visit(to);
    this.#tab.window.location.hash = link;
    await nextTask();
    await this.drawn();
  }
  async #visit(to: string) {
    const url = new URL(to, this.url());
    const old = this.#tab;
    if (old.isClosed) return;
    const { Event } = old.window as unknown as typeof globalThis;
    old.window.dispatchEvent(new Event("pagehide"));
    const time = old.clock.now;
    old.close();
    [this.#tab, this.#user] = this.#open(url.href, { time });
    await this.#tab.load();
  }
  reload() {
    return this.#visit(this.url());
  }
  async close() {
    this.#tab.close();
  }

  context() {
    return this.#context;
  }
  url() {
    return this.#tab.window.location.href;
  }
  async title() {
    return this.document.title;
  }
  async waitForURL(wanted: string | RegExp | ((url: URL) => boolean)) {
    const pattern = (glob: string) =>
      new RegExp(`^${glob.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);
    const test = typeof wanted === "string" ? pattern(wanted) : wanted;
    await until(() => {
      const isThere = test instanceof RegExp ? test.test(this.url()) : test(new URL(this.url()));
      assert.ok(isThere, `the page is at ${this.url()}`);
    });
  }

  async waitForFunction(run: unknown, fact?: unknown) {
    await until(() => assert.ok(this.call(run, fact), `${run} is not so`));
  }

  /** Waits for the next file that the page saves. */
  async waitForEvent(event: "download") {
    assert.equal(event, "download", "this needs a browser");
    const { saved } = this.#tab;
    const { length } = saved;
    const { name, content } = await until(() => {
      assert.ok(saved.length > length, "nothing has been saved");
      return saved[length];
    });
    const path = join(await mkdtemp(join(tmpdir(), "rollwise-")), name);
    await writeFile(path, Buffer.from(await content.arrayBuffer()));
    return { suggestedFilename: () => name, path: async () => path };
  }

  /** Calls a function in the window, with copies of what is not on the page. */
  call(run: unknown, ...facts: unknown[]) {
    const result = this.#tab.evaluate(String(run), ...facts);
    const isPromise = typeof (result as PromiseLike<unknown> | undefined)?.then === "function";
    return isPromise ? Promise.resolve(result).then(copyOf) : copyOf(result);
  }
  async evaluate(run: unknown, fact?: unknown) {
    return this.call(run, fact);
  }

  /** Ends when the page no longer says that it is busy. */
  async drawn() {
    await nextTask();
    await until(() => assert.ok(!this.document.querySelector("main")?.ariaBusy, "the page is still busy"));
  }

  keyboard = {
    press: async (key: string) => {
      this.#user.key(key);
      await this.drawn();
    },
    type: async (text: string) => {
      for (const key of text) {
        this.#user.key(key);
        await this.drawn();
      }
    },
  };
  mouse = {
    down: async () => {
      if (this.#user.pointed) this.#user.press(this.#user.pointed);
      await this.drawn();
    },
    up: async () => {
      if (this.#user.pointed) this.#user.release(this.#user.pointed);
      await this.drawn();
    },
  };
  clock = {
    runFor: async (milliseconds: number) => {
      await this.#tab.clock.runFor(milliseconds);
      await this.drawn();
    },
  };
  viewportSize() {
    const { width, height } = this.#context.opening;
    return { width, height };
  }
}
