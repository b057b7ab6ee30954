/** A page whose script or styles don't come, or that throws what nothing catches, says so and can be tried again. */

import assert from "node:assert/strict";

import type { BrowserContext, Page, Route } from "playwright-core";
import { FAILED } from "./broken-steps.ts";
import { readDist } from "./site.ts";
import { firstNumbers, SIZES, shareSite, textOf } from "./steps.ts";

const { onPage } = shareSite();

const SCRIPT = "app/heckmeck.en.js";

/** What is said, in the page's language alone, with what can be done. */
const SAID = "Part of this page could not be loaded or shown. Try again";

async function isSaid(page: Page) {
  const said = page.locator("#failed");
  await said.getByText("Part of this page").waitFor();
  assert.equal((await said.innerText()).replace(/\s+/g, " ").trim(), SAID);
  return said.getByRole("button");
}

const script = async () => String((await readDist()).get(SCRIPT));
const LOST: Record<string, (route: Route) => Promise<void>> = {
  unreachable: (route) => route.abort(),
  missing: (route) => route.fulfill({ status: 404, body: "not found" }),
  "a page instead": (route) =>
    route.fulfill({ body: "<!doctype html><title>Welcome</title>", contentType: "text/html" }),
  "cut off": async (route) => {
    const whole = await script();
    // Within a block, so that the rest is missed.
    const end = whole.indexOf("{", whole.length / 2) + 1;
    await route.fulfill({ body: whole.slice(0, end), contentType: "text/javascript" });
  },
};
const expected = new RegExp(`${FAILED.source}|MIME|^uncaught: $`, "i");

for (const [what, answer] of Object.entries(LOST)) {
  const prepare = (context: BrowserContext) => context.route(`**/${SCRIPT}`, answer);
  onPage(`a script that is ${what}`, { prepare, ready: false, expected }, async ({ page, context }) => {
    const again = await isSaid(page);
    await context.unroute(`**/${SCRIPT}`);
    const asked = page.waitForRequest(`**/${SCRIPT}`);
    await again.click();
    const headers = await (await asked).allHeaders();
    assert.equal(headers["cache-control"], "no-cache", "what is kept is not asked for");
    await firstNumbers(page);
    assert.equal(await page.locator("#failed").isVisible(), false);
  });
}

onPage(
  "styles that don't come",
  // Without styles nothing is made to fit a phone.
  {
    ready: false,
    expected,
    sizes: { desktop: SIZES.desktop },
    prepare: (context) => context.route("**/app/*.css", LOST.missing),
  },
  async ({ page }) => {
    await isSaid(page);
  },
);

const PAGES = ["?games", "heckmeck/", "?embed", "?practice", "?progress", "?evenings", "?by-heart", "lab/", "speed/"];
for (const path of PAGES)
  onPage(
    `what nothing catches is said: ${path}`,
    { path: /^(\?games|heckmeck)/.test(path) ? path : `heckmeck/${path}`, ready: false, expected: /not drawn/ },
    async ({ page }) => {
      await page.locator("main").waitFor();
      assert.equal(await page.locator("#failed").isVisible(), false);
      await page.evaluate(() => {
        Promise.reject(new Error("not drawn"));
      });
      const again = await isSaid(page);
      await Promise.all([page.waitForEvent("load"), again.click()]);
      assert.equal(await page.locator("#failed").isVisible(), false);
    },
  );

onPage(
  "what can't be told because its words don't come is told without them",
  {
    expected,
    async prepare(context) {
      const isLater = ({ pathname }: URL) => /[/]app[/].*[.]js$/.test(pathname) && !pathname.endsWith(SCRIPT);
      await context.route(isLater, (route) => route.abort());
      await context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
    },
  },
  async ({ page }) => {
    await isSaid(page);
    assert.match(await textOf(page.locator("#main")), /\d%/);
  },
);
