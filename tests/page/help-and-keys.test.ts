/** In every game: the menu leads to the help, which begins with numbered rules, and on a large screen to the list of keys. */

import assert from "node:assert/strict";

import { eachWith } from "../tested.ts";
import { DESKTOP } from "./harness.ts";
import { hindrancesOnAll } from "./looks-steps.ts";
import { eventually, openFromMenu, openHelp, part, shareSite, tap } from "./steps.ts";

const { onPage } = shareSite();

for (const [id, { first, last }] of eachWith("keys")) {
  onPage(
    `${id}'s help begins with numbered rules, then the use of the page`,
    { path: `${id}/`, clock: "runs" },
    async ({ page }) => {
      const help = await openHelp(page);
      const lists = help.getByRole("list");
      await lists.nth(1).waitFor();
      assert.deepEqual((await help.getByRole("heading").allTextContents()).slice(1, 3), [
        "The rules",
        "How to use this page",
      ]);
      const counts = await lists.evaluateAll((lists) => lists.map((list) => list.children.length));
      assert.ok(counts.length === 2 && counts[0] <= 10 && counts[1] <= 6, String(counts));
      await help.getByRole("link", { name: "How to read the numbers" }).waitFor();
      const boxes = await lists
        .first()
        .locator("li")
        .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().toJSON()));
      assert.ok(boxes.every(({ top }, nth) => nth === 0 || top >= boxes[nth - 1].bottom));
      assert.deepEqual(await hindrancesOnAll(page), {});
    },
  );

  onPage(
    `${id}'s keys come with their list alone, which a large screen leads to`,
    { path: `${id}/`, clock: "runs", sizes: { desktop: DESKTOP } },
    async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await openFromMenu(page, "about");
      const keys = part(page, "about-keys");
      await keys.waitFor();
      assert.ok(!(await page.getByRole("dialog").textContent())?.includes("Ctrl"), "what leads there tells of none");
      const before = asked.length;
      await tap(keys);
      const list = page.getByRole("dialog", { name: "Keys" });
      await list.getByRole("row").nth(1).waitFor();
      assert.ok(asked.length > before, "the words have been loaded");
      const rows = await list.getByRole("row").allTextContents();
      const told = rows.map((row) => row.replace(/\s+/g, " ").trim());
      const starts = (text: string) =>
        told.findIndex((row) => row.replaceAll(" ", "").startsWith(text.replaceAll(" ", "")));
      const [from, to, undo] = [first, last, "Ctrl+Z Undo"].map(starts);
      assert.ok(from === 1 && from < to && to < undo, `${from}, ${to}, ${undo}: ${told.join("; ")}`);
      assert.deepEqual(await hindrancesOnAll(page), {});
      await page.keyboard.press("Escape");
      await eventually(async () => assert.equal(await page.locator("dialog[open]").count(), 0));
    },
  );
}
