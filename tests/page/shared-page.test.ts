/** The page that tests share: no visit finds anything of the one before. */

import assert from "node:assert/strict";
import { test } from "node:test";

import type { Page } from "playwright-core";

import { DESKTOP, NOON, openPage, type PageOptions, PHONE } from "./harness.ts";
import { contextOf, SharedPage, writeLetters } from "./shared-page.ts";
import { enter, firstNumbers, shareSite } from "./steps.ts";

const shared = shareSite();

/** What a visit can find, and what it can see of the browser. Each game is given a name of its own. */
const found = () => ({
  kept: Object.entries({ ...localStorage })
    .map(([key, text]) => [key, text.replace(/("gameId":")\w+/, "$1")])
    .sort(),
  session: Object.entries({ ...sessionStorage }).sort(),
  link: location.hash,
  state: { ...history.state, rollwise: { ...history.state?.rollwise, gameId: "" } },
  time: Date.now(),
  size: [innerWidth, innerHeight],
  letters: getComputedStyle(document.documentElement).fontSize,
  entries: history.length,
  isDark: matchMedia("(prefers-color-scheme: dark)").matches,
  status: document.querySelector("#status")?.textContent,
  undo: document.querySelector("[data-key=undo]")?.getAttribute("aria-disabled"),
});

test("a visit on a page that was used finds what one in a new context does", async () => {
  const { browser, site } = shared;
  const pages = new SharedPage(browser, site.url);
  const url = `${site.url}heckmeck/`;

  const used = await pages.visit({ url, clock: "held", ...DESKTOP, colorScheme: "dark" });
  await firstNumbers(used.page);
  await enter(used.page, "1255ww35");
  await used.page.clock.runFor(3_600_000);
  await writeLetters(used.page, 32);
  const other = await used.page.evaluate(() => {
    localStorage.setItem("rollwise.theme", "dark");
    sessionStorage.setItem("of a test", "kept");
    return Date.now();
  });
  assert.ok(other > NOON.getTime(), "the clock has moved on");
  await used.leave(true);

  const again = await pages.visit({ url, clock: "held", ...PHONE });
  const fresh = await openPage(browser, { url, clock: "held", ...PHONE });
  try {
    assert.equal(again.page, used.page);
    await firstNumbers(again.page);
    await firstNumbers(fresh.page);
    assert.deepEqual(await again.page.evaluate(found), await fresh.page.evaluate(found));
  } finally {
    await fresh.context.close();
    await again.leave(true);
  }
});

test("visits share a page where they ask for the same clock and context", async () => {
  const { browser, site } = shared;
  const pages = new SharedPage(browser, site.url);
  const url = `${site.url}heckmeck/`;
  const visit = async (options: Partial<PageOptions>) => {
    const { page, leave } = await pages.visit({ url, ...PHONE, ...options });
    await firstNumbers(page);
    await leave(true);
    return page;
  };
  const kinds = [{ clock: "held" }, { clock: "runs" }, { clock: "held", context: { hasTouch: true } }, {}] as const;
  const seen: Page[] = [];
  for (const kind of [...kinds, ...kinds]) seen.push(await visit(kind));
  assert.equal(new Set(seen).size, kinds.length);
  assert.deepEqual(seen.slice(kinds.length), seen.slice(0, kinds.length));
  for (const page of new Set(seen)) await page.context().close();
});

test("nobody visits a page after a failure, or after a hand in its context", async () => {
  const { browser, site } = shared;
  const pages = new SharedPage(browser, site.url);
  const options = { url: site.url, clock: "held", ...PHONE } as const;
  const failed = await pages.visit(options);
  await failed.leave(false);
  const handled = await pages.visit(options);
  assert.notEqual(handled.page, failed.page);
  await contextOf(handled.page).setOffline(true);
  await handled.leave(true);
  const last = await pages.visit(options);
  assert.notEqual(last.page, handled.page);
  assert.ok(handled.page.isClosed() && failed.page.isClosed());
  await last.leave(false);
});
