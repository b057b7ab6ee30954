/** Pages of rules to remember, as a person meets them. */

import assert from "node:assert/strict";

import { eachWith } from "../tested.ts";
import { hindrancesOnAll } from "./looks-steps.ts";
import { shareSite } from "./steps.ts";

const { onPage } = shareSite();

/** Of a PDF: how wide and high its pages are, in millimetres. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map((points) => Math.round((Number(points) / 72) * 25.4)),
  );

for (const [id] of eachWith("rules"))
  for (const language of ["", "de/", "nl/", "fr/", "es/"])
    onPage(
      `${id}'s five rules are printed on one page as large as a credit card: ${language || "en/"}`,
      { path: `${language}${id}/?by-heart`, link: "rules=5", ready: false, clock: "browser" },
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
