/** Undo and redo, by themselves, over reloads, and beside the browser's history. */

import assert from "node:assert/strict";
import { tableLink, tableOf, tapTile, withPreferences } from "../../page/heckmeck-table-steps.ts";
import { enter, firstNumbers, hash, openUndoList, redo, shareSite, take, undo } from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "turns are undone one by one, or by a list that leads further",
  { link: tableLink(["- Ann", "- Ben"]) },
  async ({ page }) => {
    const trail = [await hash(page)];
    for (const [tile, name] of [
      [21, "Ann"],
      [25, "Ben"],
      [22, "Ann"],
      [26, "Ben"],
    ] as const) {
      await tapTile(page, tile, `${name} takes ${tile}`);
      await page.clock.runFor(400);
      trail.push(await hash(page));
    }
    for (const before of trail.slice(0, -1).reverse()) {
      await undo(page).click();
      assert.equal(await hash(page), before);
    }
    for (const after of trail.slice(1)) {
      await redo(page).click();
      assert.equal(await hash(page), after);
    }

    const list = await openUndoList(page);
    assert.equal(await hash(page), trail.at(-1), "a long press is no tap");
    const moves = list.getByRole("listitem").getByRole("button");
    assert.deepEqual(await moves.allTextContents(), [
      "Ben took tile 26.",
      "Ann took tile 22.",
      "Ben took tile 25.",
      "Ann took tile 21.",
    ]);
    await moves.nth(2).click();
    assert.equal(await hash(page), trail[1]);
    assert.equal(await list.isVisible(), false);
    await undo(page).press("Enter");
    assert.equal(await hash(page), trail[0], "a key is no end of a long press");
    await redo(page).click();
    for (const after of trail.slice(2)) {
      await redo(page).click();
      assert.equal(await hash(page), after);
    }
  },
);

onPage(
  "undo and redo before and after reloads skip no step",
  { link: "taken=&roll=12355www&target=25" },
  async ({ page }) => {
    const trail = [await hash(page)];
    await take(page, "5");
    await enter(page, "13344w");
    trail.push(await hash(page));
    await take(page, "w");
    trail.push(await hash(page));
    const reload = async () => {
      await page.reload();
      await firstNumbers(page);
    };
    const shows = async (nth: number) => assert.equal(await hash(page), trail[nth]);
    await reload();
    await shows(2);
    await undo(page).click();
    await shows(1);
    await redo(page).click();
    await shows(2);
    await reload();
    await undo(page).click();
    await shows(1);
    await reload();
    await undo(page).click();
    await shows(0);
    assert.ok(await undo(page).isDisabled());
    await redo(page).click();
    await redo(page).click();
    await shows(2);
    await undo(page).click();
    // What is done now is undone as well, and what was done before the reload is not lost below it.
    await take(page, "3");
    await reload();
    await undo(page).click();
    await shows(1);
    await undo(page).click();
    await shows(0);
  },
);

onPage(
  "what a person tells by a tap on the computer's turn is undone by itself",
  { link: tableLink(["- Ann", "- Ben"], { by: "-.rule-4" }), prepare: withPreferences({ pace: "step" }) },
  async ({ page }) => {
    await tapTile(page, 25, "Ann takes 25");
    await tapTile(page, 30, "Ben takes 30");
    assert.deepEqual((await tableOf(page)).players, ["25 Ann", "30 Ben"]);
    await undo(page).click();
    assert.deepEqual((await tableOf(page)).players, ["25 Ann", "- Ben"]);
  },
);
