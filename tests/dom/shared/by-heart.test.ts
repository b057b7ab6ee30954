/** Pages of rules to remember, as a person meets them. */

import assert from "node:assert/strict";
import { button, eventually, hash, shareSite } from "../steps.ts";

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
  "Heckmeck's card is picked, and it and practice lead to each other",
  { path: "heckmeck/?by-heart", link: "rules=7&aim=win", ready: false },
  async ({ page }) => {
    await page.getByRole("heading", { name: "One rule" }).waitFor();
    await button(page, "5").click();
    await page.getByRole("heading", { name: "5 rules" }).waitFor();
    assert.equal(await hash(page), "rules=5");
    await page.getByText("Four faces out: stop as soon as you get a tile.").waitFor();
    await page.getByRole("link", { name: "Practise them" }).click();
    await page.getByRole("link", { name: "Rules to remember" }).click();
    await page.getByRole("heading", { name: "One rule" }).waitFor();
  },
);

for (const [path, player, address] of [
  ["knucklebones/lab/", "by-heart-3.best-2", "rules=3"],
  ["solitaire-dice/lab/", "by-heart-3.thumb", "rules=3"],
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
