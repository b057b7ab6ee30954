/** A page in any browser, and what the turns do and see there; more, for Chromium alone, is in tests/page/steps.ts. */

import assert from "node:assert/strict";

import { eventually } from "../page/steps.ts";

/** What the browsers do in their own ways. */
export interface Tab {
  reload(): Promise<void>;
  /** Runs a function on the page, which sees nothing but what it is given. */
  evaluate<Given extends unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Touches or clicks the middle of the first that a selector finds, which is there. */
  hit(selector: string): Promise<void>;
}

/** For steps of the page's tests that only evaluate something there. */
export const evaluating = <Other>(tab: Tab) => tab as unknown as Other;

/** A part of the page, by its key. */
export const part = (key: string) => `[data-key="${key}"]`;

/**
 * Taps what a selector finds, once it is there. The click may follow the touch a moment later: it has come, and to what
 * was to be tapped, before this ends.
 */
export async function tap(tab: Tab, selector: string) {
  await eventually(async () => assert.ok(await tab.evaluate(isSeen, selector), `${selector} is not there`));
  await tab.evaluate(awaitClick, selector);
  await tab.hit(selector);
  const isHit = await tab.evaluate(() => (globalThis as Awaiting).isHit);
  assert.ok(isHit, `what lies over ${selector} was tapped`);
}

type Awaiting = typeof globalThis & { isHit?: Promise<boolean> };

const isSeen = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true;

function awaitClick(selector: string) {
  const node = document.querySelector(selector);
  (globalThis as Awaiting).isHit = new Promise((resolve) => {
    addEventListener("click", ({ target }) => resolve(target instanceof Node && node?.contains(target) === true), {
      capture: true,
      once: true,
    });
  });
}

/** Taps several parts, one after another. */
export async function tapParts(tab: Tab, keys: string[]) {
  for (const key of keys) await tap(tab, part(key));
}

const plain = (text = "") => text.replace(/\s+/g, " ").trim();

const textsOf = async (tab: Tab, selector: string) =>
  (
    await tab.evaluate((selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent), selector)
  ).map(plain);

/** What a selector finds shows these texts, sooner or later. */
export const showAll = (tab: Tab, selector: string, expected: string[]) =>
  eventually(async () => assert.deepEqual(await textsOf(tab, selector), expected));

/** The first that a selector finds shows this text, sooner or later. */
export const shows = (tab: Tab, selector: string, expected: string | RegExp) =>
  eventually(async () => {
    const [shown = ""] = await textsOf(tab, selector);
    if (expected instanceof RegExp) assert.match(shown, expected);
    else assert.equal(shown, expected);
  });

/** The ways on are these, sooner or later: the key of each, its number without what that is of, and its mark. */
export const showsWays = (tab: Tab, expected: string[][]) =>
  eventually(async () =>
    assert.deepEqual(
      await tab.evaluate(() =>
        [...document.querySelectorAll('[data-key^="way-"]')].map((node) => {
          const way = node.cloneNode(true) as Element;
          for (const unit of way.querySelectorAll(".way-number small")) unit.remove();
          return [
            way.getAttribute("data-key")?.slice("way-".length),
            way.querySelector(".way-number")?.textContent,
            way.querySelector(".way-mark")?.textContent,
          ];
        }),
      ),
      expected,
    ),
  );

/** The rows of a table of the Lab's results are these, sooner or later, below its heads. */
export const showsRows = (tab: Tab, table: string, expected: string[][]) =>
  eventually(async () => {
    const rows = await tab.evaluate(
      (rows) =>
        [...document.querySelectorAll<HTMLTableRowElement>(rows)].map((row) =>
          [...row.cells].map((cell) => cell.textContent),
        ),
      `${table} tr`,
    );
    assert.deepEqual(
      rows.slice(1).map((row) => row.map(plain)),
      expected,
    );
  });

/** The first numbers are there: they are announced. */
export const firstNumbers = (tab: Tab) => shows(tab, "body:has([data-answer]) #status", /\S/);
