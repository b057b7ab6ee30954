/**
 * Pages for many tests, which visit the site on them by turns: a browser context of its own costs a visit as much as all else. What a visit left behind is cleared before the next; one that had a hand in its context is the last on its page.
 */

import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";

import { type Device, isLasting, SAME_DICE } from "../device.ts";
import { keptBefore, NOON, type OpenedPage, openPage, type PageOptions } from "./harness.ts";

/** What a page that others have used can be set to. */
const SHARED = ["url", "width", "height", "colorScheme", "clock", "prepare", "isFirstVisit", "context"];

/** So many visits a page may have: each page that it opens goes through all that its clock has been told. */
const MOST_VISITS = 60;

/** Those that a test had a hand in. */
const changed = new WeakSet<BrowserContext>();

/** A page's context for what would outlast the visit, such as being offline: no other visit follows in it. */
export function contextOf(page: Page) {
  changed.add(page.context());
  return page.context();
}

/** What sets a page's letters: they are as large as it says for as long as it is there. */
const writers: Map<Page, CDPSession> = new Map();

/** Has the browser write letters of a size on a page, as its settings would, until the visit ends. */
export async function writeLetters(page: Page, standard: number, fixed = standard) {
  const writer = writers.get(page) ?? (await page.context().newCDPSession(page));
  if (!writers.has(page)) page.once("close", () => writers.delete(page));
  writers.set(page, writer);
  await writer.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
}

export interface SharedVisit extends OpenedPage {
  /** Ends the visit: what is sound can be used by the next one. */
  leave(isSound: boolean): Promise<void>;
}

interface Kept {
  opened: OpenedPage;
  visits: number;
}

/** Opens the pages of a site for one test after the other. */
export class SharedPage {
  readonly #browser: Browser;
  readonly #home: string;
  /** By what a page can't be set to later. */
  readonly #kept: Map<string, Kept> = new Map();
  readonly #scripts: unknown[] = [];

  /** @param home the site's address, which ends in a slash */
  constructor(browser: Browser, home: string) {
    this.#browser = browser;
    this.#home = home;
  }

  /** Visits the site on one of the pages, or on one of its own where the visit needs more than they can be set to. */
  async visit(options: PageOptions): Promise<SharedVisit> {
    const wanted = Object.entries(options).filter(([, value]) => value !== undefined);
    const canShare =
      (typeof options.prepare !== "function" || isLasting(options.prepare)) &&
      wanted.every(([name]) => SHARED.includes(name));
    if (!canShare) {
      const opened = await openPage(this.#browser, options);
      return this.#visitOf(opened, () => opened.context.close());
    }
    const kind = this.#kindOf(options);
    const kept = await this.#again(kind, options);
    return this.#visitOf(kept.opened, async (isSound) => {
      const { page, context } = kept.opened;
      if (!isSound || changed.has(context) || kept.visits >= MOST_VISITS) return context.close();
      for (const other of context.pages()) if (other !== page) await other.close();
      // Nothing of the site runs there, but what it keeps is within reach. A page that is going back just then, as it does where
      // a dialog closes, can't be led there: it is used no more.
      const isThere = await page.goto(this.#nowhere).catch(() => null);
      if (!isThere) return context.close();
      this.#kept.set(kind, kept);
    });
  }

  #visitOf({ page, problems }: OpenedPage, leave: SharedVisit["leave"]): SharedVisit {
    return {
      page,
      get context() {
        return contextOf(page);
      },
      problems,
      leave,
    };
  }

  get #nowhere() {
    return `${this.#home}icon.svg`;
  }

  #kindOf({ clock, context, prepare }: PageOptions) {
    if (typeof prepare !== "function") return JSON.stringify({ clock, context });
    if (!this.#scripts.includes(prepare)) this.#scripts.push(prepare);
    return JSON.stringify({ clock, context, script: this.#scripts.indexOf(prepare) });
  }

  /** A page that has not been on the site, and can be set to whatever a visit finds. */
  async #open({ width, height, clock, context, prepare }: PageOptions): Promise<Kept> {
    const own = typeof prepare === "function" ? prepare : {};
    const facts = { url: this.#nowhere, width, height, ...(clock && { clock }), ...(context && { context }) };
    return { opened: await openPage(this.#browser, { ...facts, prepare: own }), visits: 0 };
  }

  /** A page as if nobody had used it before. */
  async #again(kind: string, options: PageOptions): Promise<Kept> {
    const { url, width, height, colorScheme = "light", clock, prepare, isFirstVisit = false } = options;
    const { kept = {}, hasSameDice = false } = typeof prepare === "object" ? prepare : ({} as Device);
    const found = this.#kept.get(kind) ?? (await this.#open(options));
    this.#kept.delete(kind);
    found.visits += 1;
    const { page, context, problems } = found.opened;
    await page.evaluate(
      async ([kept, inTab]) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const { name } of await indexedDB.databases())
          await new Promise((go) =>
            Object.assign(indexedDB.deleteDatabase(name as string), { onsuccess: go, onerror: go }),
          );
        for (const [name, value] of kept) localStorage.setItem(name, value);
        for (const name of inTab) sessionStorage.setItem(name, "");
      },
      [
        [...(isFirstVisit ? [] : keptBefore(url)).map(({ name, value }) => [name, value]), ...Object.entries(kept)],
        hasSameDice ? [SAME_DICE] : [],
      ] as const,
    );
    const browser = await context.newCDPSession(page);
    await browser.send("Page.resetNavigationHistory");
    await browser.detach();
    if (writers.has(page)) await writeLetters(page, 16, 13);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, media: null });
    if (clock === "held" || clock === "runs") await context.clock.install({ time: NOON });
    if (clock === "held") await context.clock.pauseAt(NOON);
    problems.length = 0;
    await page.goto(url);
    return found;
  }
}
