/** The page speaks the language of whoever reads it, and another one when that is chosen; links speak none. */

import assert from "node:assert/strict";
import type { BrowserContext } from "playwright-core";
import { drawn } from "./drawn.ts";
import { assertSpeaks, choose, LINK } from "./languages-steps.ts";
import { assertKept } from "./offline-steps.ts";
import { enter, eventually, hash, keptOffline, openSettings, part, shareSite, undo } from "./steps.ts";

const { onPage } = shareSite();
const AUSTRIAN = { context: { locale: "de-AT" } };

const asked: string[] = [];
const listen = (context: BrowserContext) =>
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));

onPage(
  "the page speaks what the browser prefers, and asks for nothing of another language",
  { link: LINK, ...AUSTRIAN, prepare: listen },
  async ({ page }) => {
    await assertSpeaks(page, "de");
    assert.ok(asked.includes("/app/heckmeck.de.js"), `${asked}`);
    assert.deepEqual(
      asked.filter((path) => /\.(en|nl|fr|es)[.-]/.test(path)),
      [],
    );
  },
);

onPage(
  "another language keeps the game, its undo, how far it is scrolled, and the focus",
  { link: LINK },
  async ({ page }) => {
    await enter(page, "11");
    const before = await hash(page);
    await openSettings(page);
    // To tap what lies at the top scrolls the page up.
    await page.evaluate(() => scrollTo(0, 120));
    const scrolled = await page.evaluate(() => scrollY);
    await choose(page, "de");
    await assertSpeaks(page, "de");
    assert.equal(await hash(page), before);
    const list = part(page, "language");
    await eventually(async () =>
      assert.ok(await list.evaluate((node) => node === document.activeElement), "the list has the focus"),
    );
    assert.equal(await list.inputValue(), "de");
    assert.equal(await page.evaluate(() => scrollY), scrolled);
    await page.keyboard.press("Escape");
    await undo(page).click();
    await drawn(page);
    assert.notEqual(await hash(page), before);
  },
);

onPage(
  "without a network the language in use is there",
  { offline: true, ...AUSTRIAN },
  async ({ page, context, site }) => {
    await keptOffline(page);
    await assertKept(page, site, ["heckmeck"], [], "de");
    await context.setOffline(true);
    await page.reload();
    await assertSpeaks(page, "de");
  },
);

onPage(
  "without a network another language is not there, and the page says so",
  { offline: true, expected: /Failed to load|ERR_INTERNET/ },
  async ({ page, context }) => {
    await keptOffline(page);
    await context.setOffline(true);
    await openSettings(page);
    await part(page, "language").selectOption("de");
    await page.getByText("Deutsch is not on this device yet").waitFor();
    assert.equal(await part(page, "language").inputValue(), "en");
    await assertSpeaks(page, "en");
  },
);

onPage(
  "without a network a language that was chosen before is there",
  { offline: true },
  async ({ page, context, site }) => {
    await keptOffline(page);
    await choose(page, "de");
    await page.keyboard.press("Escape");
    await eventually(() => assertKept(page, site, ["heckmeck"], [], "de", "en"));
    await context.setOffline(true);
    await page.reload();
    await assertSpeaks(page, "de");
  },
);
