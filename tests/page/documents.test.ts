/** The documents as pages: the help leads to them, everybody can read them, and search engines find them. */

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser } from "playwright-core";
import { eachWith } from "../tested.ts";
import { axe, launch, openPage, type Served, startSite } from "./harness.ts";
import { readDist } from "./site.ts";
import { openFromMenu, openHelp } from "./steps.ts";

const isDocument = (path: string) => path.startsWith("docs/") && path.endsWith(".html");

/** What stands in a tag of a page. */
const told = (page: string, pattern: RegExp) => pattern.exec(page)?.[1];

describe("a document as a page", () => {
  let site: Served;
  let browser: Browser;
  before(async () => {
    [site, browser] = await Promise.all([startSite(), launch()]);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  for (const [game] of eachWith("keys"))
    test(`${game}'s help and menu lead to its documents`, async () => {
      const url = `${site.url}${game}/`;
      const { page, context, problems } = await openPage(browser, { url, width: 320, height: 568 });
      for (const [name, heading] of [
        ["How to read the numbers", /: how to use the app$/],
        ["How the solver works", /: the (solver|search) and its strength$/],
      ] as const) {
        await page.goto(url);
        await (name.startsWith("How to") ? openHelp(page) : openFromMenu(page, "about"));
        await page.getByRole("dialog").getByRole("link", { name }).click();
        await page.getByRole("heading", { level: 1, name: heading }).waitFor();
        // The heading may stand there before the style sheet does, and without it tables are wider than the page.
        await page.waitForLoadState("load");
        const { wide, room } = await page.evaluate(() => ({ wide: document.body.scrollWidth, room: innerWidth }));
        assert.ok(wide <= room, `${page.url()} is ${wide} wide`);
        assert.deepEqual(await axe(page), []);
        // Above and below the text, a link leads back to the game.
        const back = page.getByRole("link", { name: /^Open / });
        assert.deepEqual(
          await back.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
          [`/${game}/`, `/${game}/`],
        );
      }
      assert.deepEqual(problems, []);
      await context.close();
    });
});

const languageOf = (page: string) => told(page, /<html lang="(\w+)"/);

describe("what search engines are told", () => {
  test("every document has a title and a description of its own", async () => {
    const files = await readDist();
    const documents = [...files.keys()].filter(isDocument);
    assert.ok(documents.length >= 12);
    for (const pattern of [/<title>(.+) · rollwise<\/title>/, /<meta name="description" content="([^"]{40,})">/]) {
      const all = documents.map((path) => told(String(files.get(path)), pattern) ?? `${path} has none`);
      assert.ok(
        all.every((text) => !text.endsWith("has none")),
        String(all),
      );
      // Some words are the same in two languages.
      const inLanguages = all.map((text, nth) => `${languageOf(String(files.get(documents[nth])))}: ${text}`);
      assert.equal(new Set(inLanguages).size, documents.length, "no two of a language are alike");
    }
    assert.ok(
      !files.has("sitemap.xml") && !String(files.get("index.html")).includes("canonical"),
      "no address, none told",
    );
  });
});
