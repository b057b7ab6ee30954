/** Pages of rules to remember, as a person meets them. */

import assert from "node:assert/strict";
import { button, eventually, hash, pick, shareSite } from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "the list is picked by keyboard, and the focus stays",
  { path: "knucklebones/?by-heart", ready: false },
  async ({ page }) => {
    await button(page, "3").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "3 rules" }).waitFor();
    await eventually(async () =>
      assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), "3"),
    );
    assert.equal(await button(page, "3").getAttribute("aria-pressed"), "true");
  },
);

onPage(
  "Heckmeck's rules are those for worms, or those for the chance to win",
  { path: "heckmeck/?by-heart", link: "rules=1", ready: false },
  async ({ page }) => {
    const rule = page.locator(".rules ol > li");
    await rule.getByText("If at least 3 dice are not taken yet and stopping now steals no tile:").waitFor();
    await pick(page, "Chosen for", "Chance to win");
    await rule.getByText("+6 if you could then steal a tile").waitFor();
    assert.equal(await rule.getByText("If at least 3 dice").count(), 0);
    assert.equal(await hash(page), "rules=1&aim=win");
    await button(page, "7").click();
    assert.equal(await hash(page), "rules=7&aim=win");
    await pick(page, "Chosen for", "Worms");
    assert.equal(await hash(page), "rules=7");
  },
);

for (const [path, player, address] of [
  ["knucklebones/lab/", "by-heart-3.best-2", "rules=3"],
  ["heckmeck/lab/", "by-heart-3-to-win.best-in-worms", "rules=3&aim=win"],
])
  onPage(
    `who plays by heart in the Lab leads to the rules: ${player}`,
    { path, link: `players=${player}`, ready: false },
    async ({ page }) => {
      const links = page.getByRole("link", { name: "The rules" });
      await links.first().waitFor();
      assert.equal(await links.count(), 1);
      await links.click();
      await page.getByRole("heading", { name: "3 rules" }).waitFor();
      assert.equal(await hash(page), address);
    },
  );
