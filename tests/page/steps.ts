/** What the tests do in a browser, beside what they do on any page. */

import assert from "node:assert/strict";
import { before, type TestContext, test } from "node:test";
import type { Browser, Locator, Page } from "playwright-core";

import { LONGEST } from "../device.ts";
import { atEnd } from "../lane.ts";
import { firstNumbers, waitBy } from "../steps.ts";
import { idle } from "./drawn.ts";
import { launch, type OpenedPage, type PageOptions, PHONE } from "./harness.ts";
import { contextOf, SharedPage } from "./shared-page.ts";
import { type Files, type Site, startBuilt, startStatic } from "./site.ts";

export * from "../steps.ts";

waitBy(idle);

export interface Size {
  width: number;
  height: number;
}

/** What a test of the page sees. */
export interface Visit extends OpenedPage, Shared {
  /** The name of the size. */
  device: string;
  told: TestContext;
}

/** How a test visits the page; the rest goes to `openPage`. */
export interface PageTest extends Partial<Omit<PageOptions, "url" | "width" | "height">> {
  sizes?: Record<string, Size>;
  /** The page's, Heckmeck's if left out. */
  path?: string;
  /** What follows `#`. */
  link?: string;
  /** Whether to wait for the first numbers, as if left out. */
  ready?: boolean;
  /** Which problems belong to the test. */
  expected?: RegExp | null;
}

/**
 * A test of the page at each of some sizes, as if nobody had used the browser before.
 *
 * The page's clock stands still unless `clock` says otherwise. Whatever `run` does, the page must end without an
 * error or a foreign request, and must not scroll sideways.
 */
export type OnPage = (name: string, options: PageTest, run: (visit: Visit) => unknown) => void;

export interface Shared {
  site: Site;
  browser: Browser;
  onPage: OnPage;
}

/** A site, the browser that tests visit it with, and the page that most of them share. */
interface Running {
  site: Site;
  browser: Browser;
  visits: SharedPage;
}

/** One browser for all files of tests that a process runs, and one server of dist/ for all that ask for no other site. */
let browser: Promise<Browser> | null = null;
let built: Promise<Running> | null = null;
const running: Running[] = [];

async function serve(start: () => Promise<Site>) {
  browser ??= launch();
  const [site, opened] = await Promise.all([start(), browser]);
  const served = { site, browser: opened, visits: new SharedPage(opened, site.url) };
  running.push(served);
  return served;
}

function serveDist() {
  built ??= serve(startBuilt);
  return built;
}

atEnd(async () => {
  for (const { site, browser } of running.splice(0)) {
    await browser.close();
    await site.close();
  }
});

/** The site and the browser that tests share; the site is that in dist/, or whatever `read` finds. */
export function shareSite(read?: () => Promise<Files>) {
  const shared = {} as Shared;
  let visits: SharedPage;
  before(async () => {
    const served = await (read ? serve(async () => startStatic(await read())) : serveDist());
    visits = served.visits;
    Object.assign(shared, { site: served.site, browser: served.browser });
  });

  shared.onPage = (
    name,
    { sizes = { phone: PHONE }, path = "heckmeck/", link = "", ready = true, expected = null, ...options },
    run,
  ) => {
    for (const [device, size] of Object.entries(sizes)) {
      test(`${name}, on a ${device}`, { timeout: LONGEST }, async (told) => {
        const url = `${shared.site.url}${path}${link && `#${link}`}`;
        const visit = await visits.visit({ url, clock: "held", ...size, ...options });
        let isSound = false;
        try {
          if (ready) await firstNumbers(visit.page);
          await run(Object.assign(visit, { device, told, ...shared }));
          await assertSound(visit, expected);
          isSound = true;
        } finally {
          await visit.leave(isSound);
        }
      });
    }
  };
  return shared;
}

/** Opens a page when there is no network. The one on screen is left before, so that it doesn't miss what it still asks for. */
export async function openOffline(page: Page, address = page.url()) {
  await page.goto("about:blank");
  await contextOf(page).setOffline(true);
  await page.goto(address);
}

/** No error, no foreign request, nothing that scrolls the page sideways. */
export async function assertSound(
  { page, problems }: Pick<OpenedPage, "page" | "problems">,
  expected: RegExp | null = null,
) {
  assert.deepEqual(await tooWide(page), []);
  assert.deepEqual(
    problems.filter((problem) => !expected?.test(problem)),
    [],
  );
}

/** Says so if the page scrolls sideways. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth;
    return wide > innerWidth ? [`the page is ${wide} px wide, the screen ${innerWidth} px`] : [];
  });

/** The page has been kept for use without a network: it asks for that when all else is done. */
export const keptOffline = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

/** Where something lies on screen, which it must. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  assert.ok(box, `${locator} is not on screen`);
  return box;
}

/** The size of the screen. */
export const viewport = (page: Page) => page.viewportSize() as Size;
