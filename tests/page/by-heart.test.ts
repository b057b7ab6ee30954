/** Pages of rules to remember, as a person meets them. */

import assert from "node:assert/strict";

import { eachWith } from "../tested.ts";
import { hindrancesOnAll } from "./looks-steps.ts";
import { button, follow, hash, shareSite } from "./steps.ts";

const { onPage } = shareSite();

/** Of a PDF: how wide and high its pages are, in millimetres. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map((points) => Math.round((Number(points) / 72) * 25.4)),
  );

for (const language of ["", "de/", "nl/", "fr/", "es/"])
  onPage(
    `Heckmeck's five rules are printed on one page as large as a credit card: ${language || "en/"}`,
    { path: `${language}heckmeck/?by-heart`, link: "rules=5", ready: false, clock: "browser" },
    async ({ page }) => {
      const rules = page.locator(".rules ol > li");
      await rules.nth(4).waitFor();
      if (!language) assert.deepEqual(await hindrancesOnAll(page), {});
      assert.deepEqual(pagesOf(await page.pdf({ preferCSSPageSize: true })), [[86, 54]]);
      await page.emulateMedia({ media: "print" });
      assert.equal(await page.locator(".print").isVisible(), false);
      assert.ok(await rules.nth(4).isVisible());
    },
  );

for (const [id] of eachWith("rules").filter(([id]) => id !== "heckmeck"))
  onPage(
    `${id}'s rules can be read and used by everybody, and are printed as a card`,
    { path: `${id}/?by-heart`, ready: false, clock: "browser" },
    async ({ page }) => {
      await page.getByRole("heading", { name: "5 rules" }).waitFor();
      assert.deepEqual(await hindrancesOnAll(page), {});
      await button(page, "7").click();
      await page.getByRole("heading", { name: "7 rules" }).waitFor();
      assert.equal(await hash(page), "rules=7");
      assert.deepEqual(await hindrancesOnAll(page), {});
      await follow(page, "rules=1");
      await page.getByRole("heading", { name: "One rule" }).waitFor();
      await page.emulateMedia({ media: "print" });
      for (const name of ["Print the card", "7"]) assert.equal(await button(page, name).isVisible(), false, name);
      assert.equal(await page.getByRole("heading", { name: "For example" }).isVisible(), false);
      assert.equal(await page.locator(".rules ol > li").count(), 1);
      assert.ok(await page.locator(".rules ol > li").isVisible());
    },
  );

onPage(
  "the dice of a column lie side by side in the examples of Knucklebones",
  { path: "knucklebones/?by-heart", ready: false, clock: "browser" },
  async ({ page }) => {
    await page.locator(".boards-small svg").first().waitFor();
    const gaps = await page.locator(".boards-small > span").evaluateAll((columns) =>
      columns.flatMap(({ children }) => {
        const boxes = [...children].map((die) => die.getBoundingClientRect());
        return boxes.slice(1).map(({ left }, nth) => Math.round(left - boxes[nth].right));
      }),
    );
    assert.deepEqual([...new Set(gaps)], [2]);
  },
);
