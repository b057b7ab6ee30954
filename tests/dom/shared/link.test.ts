/** The link holds everything but the player's taste, and what is kept comes back. */

import assert from "node:assert/strict";
import { FIRST_PREFERENCES, preferencesKept, tableLink } from "../../page/heckmeck-table-steps.ts";
import { button, enter, firstNumbers, follow, keys, link, offered, openFromMenu, shareSite, textOf } from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "a link brings none of its sender's taste",
  { link: "taken=55w&theme=dark&name=Pickomino&pace=fast&advice=none" },
  async ({ page }) => {
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "system");
    assert.match(await textOf(page.getByRole("heading", { level: 1 })), /^Heckmeck/);
    await follow(
      page,
      `${tableLink(["- Ann", "- Ben"], { by: "-.rule-1", roll: "1" })}&name=Regenwormen&pace=slow&advice=none`,
    );
    await page.getByRole("heading", { name: "Ann: chance to win" }).waitFor();
    assert.deepEqual(await preferencesKept(page), FIRST_PREFERENCES);
    assert.equal(await page.evaluate(() => localStorage.getItem("rollwise.theme")), null);
    const told = Object.keys(await link(page));
    assert.deepEqual(
      told.filter((key) => ["theme", "name", "pace", "advice", "aim"].includes(key)),
      [],
      "nor does it tell one's own",
    );
  },
);

onPage(
  "the link is copied from where it is shared",
  { link: "taken=55w", context: { permissions: ["clipboard-read", "clipboard-write"] } },
  async ({ page }) => {
    await openFromMenu(page, "share");
    await button(page, /copy a link/i).click();
    await page.getByText("Copied.").first().waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  },
);

onPage(
  "a kept state that is nonsense is no obstacle",
  {
    prepare: (context) =>
      context.addInitScript(() => {
        // The blank page before the first address has no storage.
        if (location.protocol === "http:") localStorage.setItem("rollwise.heckmeck", "#taken=zzz&dice=%%%");
      }),
  },
  async ({ page }) => {
    assert.deepEqual(await keys(page), ["roll"]);
    await enter(page, "12345w12");
    assert.deepEqual(await offered(page), ["1", "2", "3", "4", "5", "w"]);
  },
);

onPage(
  "without storage the link alone holds the state",
  {
    prepare: (context) =>
      context.addInitScript(() => {
        const refused = {
          get() {
            throw new DOMException("refused", "SecurityError");
          },
        };
        for (const storage of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, storage, refused);
      }),
  },
  async ({ page }) => {
    await enter(page, "155");
    await page.reload();
    await firstNumbers(page);
    assert.equal((await link(page)).roll, "155");
  },
);
