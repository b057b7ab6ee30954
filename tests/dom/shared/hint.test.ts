/** Against the computer a person decides alone, unless a hint is asked for or advice is wanted before each move. */

import assert from "node:assert/strict";
import { against } from "../../page/heckmeck-table-steps.ts";
import { MIDDLE as BOARDS } from "../../page/knucklebones-steps.ts";
import { linkTo, MIDDLE } from "../../page/solitaire-dice-steps.ts";
import { eventually, hash, part, shareSite, tap, undo } from "../steps.ts";

const { onPage } = shareSite();

const DECISIONS = {
  heckmeck: against("rule-1", { taken: "55w", roll: "13344" }),
  knucklebones: `${BOARDS}&roll=5&by=-.greedy&dice=page`,
  "solitaire-dice": linkTo(MIDDLE, { roll: "13445", with: "thumb _" }),
};

for (const [id, link] of Object.entries(DECISIONS))
  onPage(
    `${id}: a hint shows the best of one decision`,
    { path: `${id}/`, link, isFirstVisit: true },
    async ({ page }) => {
      const best = page.locator("[data-answer] .way.best");
      const hint = part(page, "hint");
      await hint.waitFor();
      assert.equal(await best.count(), 0);
      const before = await hash(page);
      await tap(hint);
      await best.first().waitFor();
      assert.equal(await hint.count(), 0);
      assert.equal(await hash(page), before, "it is no move");
      await tap(best.first());
      await eventually(async () => assert.notEqual(await hash(page), before));
      assert.equal(await best.count(), 0, "the next decision is made alone");
      await tap(undo(page));
      await eventually(async () => assert.equal(await hash(page), before));
      assert.ok((await best.count()) > 0, "what was seen stays in sight");
    },
  );

onPage(
  "advice before each move is asked for with the level, and remembered",
  { path: "knucklebones/", isFirstVisit: true },
  async ({ page }) => {
    const level = part(page, "level-medium");
    const before = page.getByRole("radio", { name: "before", exact: true });
    await tap(part(page, "start-computer"));
    assert.ok(await page.getByRole("radio", { name: "after my move" }).isChecked());
    await tap(before);
    await tap(level);
    await tap(part(page, "roll"));
    await page.locator(".way.best").first().waitFor();
    await page.reload();
    await page.locator(".way.best").first().waitFor();
  },
);
