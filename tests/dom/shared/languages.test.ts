/** The page speaks the language of whoever reads it, and another one when that is chosen; links speak none. */

import assert from "node:assert/strict";
import heckmeck from "../../../www/games/heckmeck/text/de/page.json" with { type: "json" };
import { menuWords } from "../../../www/shell/text/de/menu.ts";
import { assertSpeaks, choose, LINK, languageOf } from "../../page/languages-steps.ts";
import { createFormats } from "../../words/texts.ts";
import { eventually, openFromMenu, openSettings, shareSite } from "../steps.ts";

const { onPage } = shareSite();
const FINNISH = { context: { locale: "fi" } };

/** A device on which a language has been chosen. */
const kept = (language: string) => ({ kept: { "rollwise.language": language } });

onPage("the page speaks English to who prefers what it can't", { link: LINK, ...FINNISH }, ({ page }) =>
  assertSpeaks(page, "en"),
);

onPage(
  "the page speaks what has been chosen on the device",
  { link: LINK, ...FINNISH, prepare: kept("de") },
  ({ page }) => assertSpeaks(page, "de"),
);

onPage(
  "the page speaks what its address says, whatever has been chosen",
  { path: "de/heckmeck/", link: LINK, prepare: kept("en") },
  async ({ page, site }) => {
    await assertSpeaks(page, "de");
    // Links are for everybody.
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await openSettings(page);
    assert.ok(page.url().startsWith(`${site.url}de/heckmeck/#`), page.url());
  },
);

onPage(
  "the page speaks what the page around an embedded position asks for",
  { path: "heckmeck/?embed&language=de", ready: false },
  async ({ page }) => assert.equal(await languageOf(page), "de"),
);

onPage(
  "another language leads away from an address of a language",
  { path: "de/heckmeck/", link: LINK },
  async ({ page, site }) => {
    await choose(page, "en");
    await assertSpeaks(page, "en");
    assert.ok(page.url().startsWith(`${site.url}heckmeck/#`), page.url());
    await page.reload();
    await assertSpeaks(page, "en");
  },
);

onPage(
  "another language is told to nobody by a link",
  { path: "heckmeck/?language=de", link: LINK, context: { permissions: ["clipboard-read", "clipboard-write"] } },
  async ({ page, site }) => {
    await assertSpeaks(page, "de");
    await openFromMenu(page, "share");
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

onPage(
  "another language is that of the list and of the Lab as well",
  { prepare: kept("de") },
  async ({ page, site }) => {
    await page.goto(`${site.url}?games`);
    assert.equal(await languageOf(page), "de");
    assert.equal(await page.locator(".said:visible[lang=en]").count(), 0);
    assert.ok((await page.locator(".said:visible[lang=de]").count()) > 4);
    await page.goto(`${site.url}heckmeck/lab/`);
    await page.locator("h2").first().waitFor();
    assert.equal(await languageOf(page), "de");
    assert.equal(await page.title(), heckmeck.pages["lab/"].title);
  },
);

for (const path of ["?games", "de/?games"])
  onPage(
    `the list of games offers every language, and stays the list: /${path}`,
    { path, ready: false, prepare: kept("de") },
    async ({ page, site }) => {
      const list = page.locator("header select");
      await list.waitFor();
      assert.equal(await list.getAttribute("aria-label"), "Sprache");
      assert.deepEqual(await list.locator("option").allTextContents(), [
        "English",
        "Deutsch",
        "Nederlands",
        "Français",
        "Español",
      ]);
      assert.equal(await list.inputValue(), "de");
      await list.selectOption("nl");
      await eventually(async () => assert.equal(await languageOf(page), "nl"));
      assert.equal(page.url(), `${site.url}?games`);
      await eventually(async () => assert.equal(await page.locator("header select").inputValue(), "nl"));
      await page.goto(`${site.url}heckmeck/`);
      assert.equal(await languageOf(page), "nl");
      assert.equal(await page.locator("dialog[open].settings").count(), 0, "no game opens its settings for it");
    },
  );

onPage(
  "a language that can't be had is told on the list, which stays as it is",
  { path: "?games", ready: false, prepare: kept("de"), expected: /list\.nl\.js/ },
  async ({ page, context }) => {
    await context.route("**/list.nl.js", (route) => route.abort());
    const list = page.locator("header select");
    await list.selectOption("nl");
    await page.getByText("Nederlands ist noch nicht auf diesem Gerät").waitFor();
    assert.deepEqual([await list.inputValue(), await languageOf(page)], ["de", "de"]);
  },
);
