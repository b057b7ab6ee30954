/** Pages of rules to remember, as a person meets them. */

import assert from "node:assert/strict";
import { button, eventually, hash, shareSite } from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "the card is picked by keyboard, and the focus stays",
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
