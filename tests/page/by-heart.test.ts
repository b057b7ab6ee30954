/** Pages of rules to remember, as a person meets them. */

import assert from "node:assert/strict";

import { hindrances } from "./looks-steps.ts";
import { button, hash, SIZES, shareSite } from "./steps.ts";

const { onPage } = shareSite();

for (const id of ["heckmeck", "knucklebones", "solitaire-dice"]) {
  onPage(
    `${id}'s rules can be read and used by everybody`,
    { path: `${id}/?by-heart`, ready: false, clock: "browser", sizes: SIZES },
    async (visit) => {
      const { page } = visit;
      await page.getByRole("heading", { name: "5 rules" }).waitFor();
      assert.deepEqual(await hindrances(visit), []);
      await button(page, "7").click();
      await page.getByRole("heading", { name: "7 rules" }).waitFor();
      assert.equal(await hash(page), "rules=7");
      assert.deepEqual(await hindrances(visit), []);
    },
  );

  onPage(
    `${id}'s rules are printed as a card`,
    { path: `${id}/?by-heart`, link: "rules=1", ready: false, clock: "browser" },
    async ({ page }) => {
      await page.getByRole("heading", { name: "One rule" }).waitFor();
      await page.emulateMedia({ media: "print" });
      for (const name of ["Print the card", "7"]) assert.equal(await button(page, name).isVisible(), false, name);
      assert.equal(await page.getByRole("heading", { name: "For example" }).isVisible(), false);
      assert.equal(await page.locator(".rules ol > li").count(), 1);
      assert.ok(await page.locator(".rules ol > li").isVisible());
    },
  );
}
