/** The link holds everything but the player's taste, and what is kept comes back. */

import assert from "node:assert/strict";
import { FIRST_PREFERENCES, preferencesKept, tableLink } from "../../page/table-steps.ts";
import { follow, link, shareSite, textOf } from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "a link brings none of its sender's taste",
  { link: "taken=55w&theme=dark&name=Pickomino&pace=fast&hints=after" },
  async ({ page }) => {
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "system");
    assert.match(await textOf(page.getByRole("heading", { level: 1 })), /^Heckmeck/);
    await follow(page, `${tableLink(["- Ann", "- Ben"], { by: "-.rule-1" })}&name=Regenwormen&pace=slow&hints=after`);
    await page.getByRole("heading", { name: "Ann: chance to win" }).waitFor();
    assert.deepEqual(await preferencesKept(page), FIRST_PREFERENCES);
    assert.equal(await page.evaluate(() => localStorage.getItem("rollwise.theme")), null);
    const told = Object.keys(await link(page));
    assert.deepEqual(
      told.filter((key) => ["theme", "name", "pace", "hints", "aim"].includes(key)),
      [],
      "nor does it tell one's own",
    );
  },
);
