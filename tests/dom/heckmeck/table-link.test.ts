/** A link holds the table, and nonsense in it is told and left out. */

import assert from "node:assert/strict";
import { assertBest, forWorms, tableLink, tableOf } from "../../page/table-steps.ts";
import { button, follow, link, shareSite, textOf } from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "nonsense about a table is told, and the page works",
  { link: "mode=advice", prepare: forWorms },
  async ({ page }) => {
    await follow(page, "mode=advice&player=21&player=21&turn=3");
    assert.deepEqual((await tableOf(page)).players, ["21 Ann", "- Ben"]);
    assert.match(
      await textOf(page.locator("#notices")),
      /could not be read and was left out: player \(21 is in two places\), turn \(there are 2 players\)\./,
    );
    await follow(page, "mode=best");
    assert.match(await textOf(page.locator("#notices")), /mode/);
    assert.equal((await link(page)).mode, undefined);
    await follow(page, "mode=advice");
    await assertBest(page, "roll", 1.64);
  },
);

onPage(
  "a house rule that a link tells no truth of is told, and stays as it was",
  {
    link: tableLink(["- Ann", "- Ben"], { alwaysTurnDown: "constructor", compulsorySteal: "toString" }),
  },
  async ({ page }) => {
    await page
      .getByText(
        /could not be read and was left out: “Always turn over the highest tile” \(alwaysTurnDown\), “Stealing is compulsory” \(compulsorySteal\)\./,
      )
      .waitFor();
    const told = await link(page);
    assert.deepEqual([told.alwaysTurnDown, told.compulsorySteal], [undefined, undefined]);
    await button(page, "Menu").click();
    for (const rule of ["Always turn over the highest tile", "Stealing is compulsory"]) {
      assert.equal(await page.getByRole("checkbox", { name: rule }).isChecked(), false, rule);
    }
  },
);
