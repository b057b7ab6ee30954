/**
 * One page for many tests, which visit the site on it by turns: a browser context of its own costs a visit as much as all else. What a visit left behind is cleared before the next; one that had a hand in its context is the last on its page.
 */

import type { Browser, BrowserContext, Page } from "playwright-core";

import { type Device, SAME_DICE } from "../device.ts";
import { keptBefore, NOON, type OpenedPage, openPage, type PageOptions } from "./harness.ts";

/** What a page that others have used can be set to. */
const SHARED = ["url", "width", "height", "colorScheme", "clock", "prepare"];

/** So many entries of its history a page may have: a browser counts no more than 50, and tests count theirs. */
const LONGEST_HISTORY = 25;

/** Those that a test had a hand in. */
const changed = new WeakSet<BrowserContext>();

/** A page's context for what would outlast the visit, such as being offline: no other visit follows in it. */
export function contextOf(page: Page) {
  changed.add(page.context());
  return page.context();
}

export interface SharedVisit extends OpenedPage {
  /** Ends the visit: what is sound can be used by the next one. */
  leave(isSound: boolean): Promise<void>;
}

/** Opens the pages of a site for one test after the other. */
export class SharedPage {
  readonly #browser: Browser;
  readonly #home: string;
  #kept: OpenedPage | null = null;

  /** @param home the site's address, which ends in a slash */
  constructor(browser: Browser, home: string) {
    this.#browser = browser;
    this.#home = home;
  }

  /** Visits the site on the page, or on one of its own where the visit needs more than the page can be set to. */
  async visit(options: PageOptions): Promise<SharedVisit> {
    const wanted = Object.entries(options).filter(([, value]) => value !== undefined);
    const canShare =
      options.clock === "held" &&
      typeof options.prepare !== "function" &&
      wanted.every(([name]) => SHARED.includes(name));
    const opened = canShare ? await this.#again(options) : await openPage(this.#browser, options);
    const { page, context, problems } = opened;
    return {
      page,
      get context() {
        return contextOf(page);
      },
      problems,
      leave: async (isSound) => {
        if (canShare && isSound && !changed.has(context)) this.#kept = opened;
        else await context.close();
      },
    };
  }

  /** A page that has not been on the site, and can be set to whatever a visit finds. */
  #open({ width, height }: PageOptions) {
    const url = `${this.#home}icon.svg`;
    return openPage(this.#browser, { url, width, height, clock: "held", prepare: {} });
  }

  /** The page as if nobody had used it before. */
  async #again(options: PageOptions): Promise<OpenedPage> {
    const { url, width, height, colorScheme = "light", prepare } = options;
    const { kept = {}, hasSameDice = false } = (prepare as Device | undefined) ?? {};
    const opened = this.#kept ?? (await this.#open(options));
    this.#kept = null;
    const { page, context, problems } = opened;
    for (const other of context.pages()) if (other !== page) await other.close();
    // Nothing of the site runs there, but what it keeps is within reach.
    await page.goto(`${this.#home}icon.svg`);
    const entries = await page.evaluate(
      async ([kept, inTab]) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const { name } of await indexedDB.databases())
          await new Promise((go) =>
            Object.assign(indexedDB.deleteDatabase(name as string), { onsuccess: go, onerror: go }),
          );
        for (const [name, value] of kept) localStorage.setItem(name, value);
        for (const name of inTab) sessionStorage.setItem(name, "");
        return history.length;
      },
      [
        [...keptBefore(url).map(({ name, value }) => [name, value]), ...Object.entries(kept)],
        hasSameDice ? [SAME_DICE] : [],
      ] as const,
    );
    if (entries > LONGEST_HISTORY) {
      await context.close();
      return this.#again(options);
    }
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await context.clock.install({ time: NOON });
    await context.clock.pauseAt(NOON);
    problems.length = 0;
    await page.goto(url);
    return opened;
  }
}
