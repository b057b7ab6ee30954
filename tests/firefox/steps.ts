/** Starts Firefox for the tests, and what they do on its pages; more, for any browser, is in tests/page/steps.ts. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";

import { PATIENCE, PHONE, VISITED } from "../page/harness.ts";
import { readDist, startStatic } from "../page/site.ts";
import { eventually, tells, tooWide } from "../page/steps.ts";

/** A page of the site, and what ends the site's server. */
type Visit = { page: Page; endSite: () => Promise<void> };

/** For steps of the page's tests that only evaluate something there, which both drivers do alike. */
export const evaluating = <Other>(here: Page | ElementHandle) => here as unknown as Other;

const LONG = 10 * PATIENCE;

/** A touch is a tap however long it takes, as it may on a busy machine; and a phone's bars take no room from the page. */
const PREFERENCES = {
  "apz.allow_double_tap_zooming": false,
  "apz.max_tap_time": LONG,
  "ui.click_hold_context_menus.delay": LONG,
  "ui.useOverlayScrollbars": 1,
};

const launch = () =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    extraPrefsFirefox: PREFERENCES,
    timeout: PATIENCE,
    protocolTimeout: PATIENCE,
  });

/**
 * A function that tests a page of the site in dist/, each in a profile of its own. Whatever `run` does, the page must
 * end without an error, a notice or a foreign request, and must not scroll sideways.
 */
export function shareFirefox() {
  let browser: Browser | null = null;
  let site: Awaited<ReturnType<typeof startStatic>> | null = null;
  before(async () => {
    site = await startStatic(await readDist());
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await endSite();
  });

  async function endSite() {
    const ending = site;
    site = null;
    await ending?.close();
  }

  return (name: string, address: string, run: (visit: Visit) => Promise<void>) =>
    test(name, { timeout: LONG }, async () => {
      assert.ok(site && browser);
      const url = new URL(address, site.url);
      const context = await browser.createBrowserContext();
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(PATIENCE);
        await page.setViewport(PHONE);
        const problems = watch(page, url.origin, () => site !== null);
        await page.evaluateOnNewDocument((kept) => {
          for (const { name, value } of kept)
            if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
        }, VISITED);
        await page.goto(url.href);
        await run({ page, endSite });
        await showAll(page, "#notices", [""]);
        assert.deepEqual(await tooWide(evaluating(page)), []);
        assert.deepEqual(problems, []);
      } finally {
        await context.close();
      }
    });
}

/** Errors, requests to another origin and, as long as the site is served, what of it doesn't come: they are added as they happen. */
function watch(page: Page, home: string, isServed: () => boolean) {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error instanceof Error ? error.stack : error}`));
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== home) problems.push(`foreign request: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    if (isServed()) problems.push(`failed: ${request.url()} (${request.failure()?.errorText})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** A part of the page, by its key. */
export const part = (key: string) => `[data-key="${key}"]`;

/**
 * Taps with a finger what a selector finds, once it is there. The click follows the touch a moment later: it has come,
 * and to what was to be tapped, before this ends.
 */
export async function tap(page: Page, selector: string) {
  const node = await page.waitForSelector(selector, { visible: true });
  assert.ok(node);
  const hit = await node.evaluateHandle((node) => {
    const isHit = new Promise((resolve) => {
      addEventListener("click", ({ target }) => resolve(target instanceof Node && node.contains(target)), {
        capture: true,
        once: true,
      });
    });
    return { isHit };
  });
  await node.tap();
  assert.ok(await hit.evaluate(({ isHit }) => isHit), `what lies over ${selector} was tapped`);
}

/** Taps several parts, one after another. */
export async function tapParts(page: Page, keys: string[]) {
  for (const key of keys) await tap(page, part(key));
}

const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

/** What a selector finds shows these texts, or comes to show them. */
export const showAll = (page: Page, selector: string, expected: string[]) =>
  eventually(async () =>
    assert.deepEqual(
      (await page.$$eval(selector, (nodes) => nodes.map((node) => node.textContent))).map(plain),
      expected,
    ),
  );

/** The first that a selector finds shows this text, or comes to show it. */
export const shows = (page: Page, selector: string, expected: string | RegExp) =>
  eventually(async () => {
    const [shown] = await page.$$eval(selector, (nodes) => nodes.map((node) => node.textContent));
    if (expected instanceof RegExp) assert.match(plain(shown), expected);
    else assert.equal(plain(shown), expected);
  });

/** The ways on are these, or come to be: the key, number and mark of each. */
export const showsWays = (page: Page, expected: string[][]) =>
  eventually(async () =>
    assert.deepEqual(
      await page.$$eval('[data-key^="way-"]', (nodes) =>
        nodes.map((node) => [
          node.getAttribute("data-key")?.slice("way-".length),
          node.querySelector(".way-number")?.textContent,
          node.querySelector(".way-mark")?.textContent,
        ]),
      ),
      expected,
    ),
  );

/** The first numbers are there: they are announced. */
export const firstNumbers = (page: Page) => shows(page, "body:has([data-answer]) #status", /\S/);

/** Heckmeck in the middle of a turn. */
export const HECKMECK = "heckmeck/#taken=55w&target=25";

/** Enters a roll there and takes from it. */
export async function playTurn(page: Page) {
  await firstNumbers(page);
  await showsWays(page, [
    ["roll", "50.7%", "best"],
    ["stop", "0%", ""],
  ]);
  for (const face of ["one", "three", "three", "four", "four"]) await tap(page, `[aria-label^="Add a ${face}"]`);
  await showsWays(page, [
    ["4", "81.9%", "best"],
    ["3", "62.4%", ""],
    ["1", "31.1%", "worst"],
  ]);
  await page.waitForSelector("::-p-text(Was 50.7%, now 81.9%)");
  await tap(page, part("way-4"));
  await showsWays(page, [
    ["roll", "81.9%", "best"],
    ["stop", "0%", ""],
  ]);
  await tells(evaluating(page), { taken: "4455w", roll: undefined });
}
