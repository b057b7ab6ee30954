/** The page speaks the language of whoever reads it, and another one when that is chosen; links speak none. */

import assert from "node:assert/strict";
import { describe } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import heckmeck from "../../www/games/heckmeck/text/de/page.json" with { type: "json" };
import { menuWords } from "../../www/shell/text/de/menu.ts";
import { shellWords as german } from "../../www/shell/text/de/words.ts";
import { shellWords as english } from "../../www/shell/text/en/words.ts";
import { createFormats } from "../words/texts.ts";
import { drawn } from "./drawn.ts";
import { assertKept } from "./offline-steps.ts";
import { enter, eventually, firstNumbers, hash, keptOffline, shareSite, undo } from "./steps.ts";

const { onPage } = shareSite();

const LINK = "taken=55w&target=25";
const AUSTRIAN = { context: { locale: "de-AT" } };
const FINNISH = { context: { locale: "fi" } };

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

async function assertSpeaks(page: Page, language: string, { undo: name } = language === "de" ? german : english) {
  await firstNumbers(page);
  assert.equal(await languageOf(page), language);
  assert.equal(await undo(page).getAttribute("aria-label"), name);
}

/** Something that the device kept before this visit. */
const kept = (language: string) => (context: BrowserContext) =>
  context.addInitScript((language) => {
    // Not on the browser's own empty page.
    if (location.protocol !== "about:") localStorage.setItem("rollwise.language", language);
  }, language);

describe("the page speaks", () => {
  onPage("what the browser prefers", { link: LINK, ...AUSTRIAN }, ({ page }) => assertSpeaks(page, "de"));

  onPage("English to who prefers what it can't", { link: LINK, ...FINNISH }, ({ page }) => assertSpeaks(page, "en"));

  onPage("what has been chosen on the device", { link: LINK, ...FINNISH, prepare: kept("de") }, ({ page }) =>
    assertSpeaks(page, "de"),
  );

  onPage(
    "what its address says, whatever has been chosen",
    { path: "de/heckmeck/", link: LINK, prepare: kept("en") },
    async ({ page, site }) => {
      await assertSpeaks(page, "de");
      // Links are for everybody.
      await page.evaluate(() => Object.assign(navigator, { share: undefined }));
      await page.locator("#menu").click();
      await page.getByRole("dialog").locator('[data-key="menu-language"]').waitFor();
      assert.ok(page.url().startsWith(`${site.url}de/heckmeck/#`), page.url());
    },
  );

  onPage(
    "what the page around an embedded position asks for",
    { path: "heckmeck/?embed&language=de", ready: false },
    async ({ page }) => assert.equal(await languageOf(page), "de"),
  );

  const asked: string[] = [];
  const listen = (context: BrowserContext) =>
    context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  onPage("and asks for nothing of another language", { link: LINK, ...AUSTRIAN, prepare: listen }, async () => {
    assert.ok(asked.includes("/app/heckmeck.de.js"), `${asked}`);
    assert.deepEqual(
      asked.filter((path) => /\.(en|nl|fr|es)[.-]/.test(path)),
      [],
    );
  });
});

/** Chooses a language in the menu, and waits until the page is loaded in it. */
async function choose(page: Page, language: string) {
  const list = page.locator('[data-key="menu-language"]');
  if ((await list.count()) === 0) await page.locator("#menu").click();
  await list.selectOption(language);
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
  await firstNumbers(page);
}

describe("another language", () => {
  onPage("keeps the game, its undo, how far it is scrolled, and the focus", { link: LINK }, async ({ page }) => {
    await enter(page, "11");
    const before = await hash(page);
    await page.locator("#menu").click();
    await page.locator('[data-key="menu-language"]').waitFor();
    // To tap what lies at the top scrolls the page up.
    await page.evaluate(() => scrollTo(0, 120));
    const scrolled = await page.evaluate(() => scrollY);
    await choose(page, "de");
    await assertSpeaks(page, "de");
    assert.equal(await hash(page), before);
    const list = page.locator('[data-key="menu-language"]');
    await eventually(async () =>
      assert.ok(await list.evaluate((node) => node === document.activeElement), "the list has the focus"),
    );
    assert.equal(await list.inputValue(), "de");
    assert.equal(await page.evaluate(() => scrollY), scrolled);
    await page.keyboard.press("Escape");
    await undo(page).click();
    await drawn(page);
    assert.notEqual(await hash(page), before);
  });

  onPage("leads away from an address of a language", { path: "de/heckmeck/", link: LINK }, async ({ page, site }) => {
    await choose(page, "en");
    await assertSpeaks(page, "en");
    assert.ok(page.url().startsWith(`${site.url}heckmeck/#`), page.url());
    await page.reload();
    await assertSpeaks(page, "en");
  });

  onPage(
    "is told to nobody by a link",
    { path: "heckmeck/?language=de", link: LINK, context: { permissions: ["clipboard-read", "clipboard-write"] } },
    async ({ page, site }) => {
      await assertSpeaks(page, "de");
      await page.locator("#menu").click();
      await page.getByRole("button", { name: menuWords(createFormats("de")).copyLink }).click();
      await eventually(async () =>
        assert.equal(
          (await page.evaluate(() => navigator.clipboard.readText())).split("#")[0],
          `${site.url}heckmeck/`,
          "the link has no language",
        ),
      );
    },
  );

  onPage("is that of the list and of the Lab as well", { prepare: kept("de") }, async ({ page, site }) => {
    await page.goto(`${site.url}?games`);
    assert.equal(await languageOf(page), "de");
    assert.equal(await page.locator(".said:visible[lang=en]").count(), 0);
    assert.ok((await page.locator(".said:visible[lang=de]").count()) > 4);
    await page.goto(`${site.url}heckmeck/lab/`);
    await page.locator("h2").first().waitFor();
    assert.equal(await languageOf(page), "de");
    assert.equal(await page.title(), heckmeck.pages["lab/"].title);
  });
});

describe("without a network", () => {
  onPage("the language in use is there", { offline: true, ...AUSTRIAN }, async ({ page, context, site }) => {
    await keptOffline(page);
    await assertKept(page, site, ["heckmeck"], [], "de");
    await context.setOffline(true);
    await page.reload();
    await assertSpeaks(page, "de");
  });

  onPage(
    "another one is not, and the page says so",
    { offline: true, expected: /Failed to load|ERR_INTERNET/ },
    async ({ page, context }) => {
      await keptOffline(page);
      await context.setOffline(true);
      await page.locator("#menu").click();
      await page.locator('[data-key="menu-language"]').selectOption("de");
      await page.getByText("Deutsch is not on this device yet").waitFor();
      assert.equal(await page.locator('[data-key="menu-language"]').inputValue(), "en");
      await assertSpeaks(page, "en");
    },
  );

  onPage("one that was chosen before is", { offline: true }, async ({ page, context, site }) => {
    await keptOffline(page);
    await choose(page, "de");
    await page.keyboard.press("Escape");
    await eventually(() => assertKept(page, site, ["heckmeck"], [], "de", "en"));
    await context.setOffline(true);
    await page.reload();
    await assertSpeaks(page, "de");
  });
});
