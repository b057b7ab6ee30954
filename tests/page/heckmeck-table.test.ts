/** The table: how it is set, and the advice for it. */

import assert from "node:assert/strict";
import { adviseOn, forWorms, openPlayers, tableLink, tableOf, worths } from "./heckmeck-table-steps.ts";
import { boxOf, button, enter, holdBack, SIZES, shareSite, tablesLoaded, take, viewport, way } from "./steps.ts";

const { onPage } = shareSite();

const tables = holdBack("**/precomputed/**");

onPage(
  "tables that come late leave a half-typed name alone",
  { link: tableLink(["- Ann", "- Ben"]), prepare: tables.prepare },
  async ({ page }) => {
    await openPlayers(page);
    const name = page.getByLabel("Name of player 1");
    await name.selectText();
    await page.keyboard.type("Zo");
    tables.release();
    await tablesLoaded(page);
    await page.keyboard.type("ra");
    assert.equal(await name.inputValue(), "Zora");
    await button(page, "Start").click();
    assert.deepEqual((await tableOf(page)).players, ["- Zora", "- Ben"]);
  },
);

onPage(
  "each face of a roll has its worth, the best first and largest",
  {
    sizes: SIZES,
    link: tableLink(["21.27 Ann", "24 Ben"], { taken: "55w" }),
    prepare: forWorms,
  },
  async ({ page }) => {
    await enter(page, "13344");
    const { choices, best } = await adviseOn(page);
    const shown = await worths(page);
    const expected = choices
      .toSorted((a, b) => b.value - a.value)
      .map(({ face, value }) => ({ key: "12345w"[face - 1], value: Number(value.toFixed(2)) }));
    assert.deepEqual(
      shown.map(({ key, value }) => ({ key, value })),
      expected,
    );
    assert.equal(shown[0].key, "12345w"[Number(best.face) - 1]);
    assert.equal(shown[0].mark, "best");
    for (const { value, mark } of shown.slice(1)) {
      assert.ok(Math.abs(Number(mark.replace("−", "-")) - (value - shown[0].value)) < 0.011, `${mark} beside ${value}`);
    }
    const sizes = await page
      .locator(".advice .way-number")
      .evaluateAll((nodes) => nodes.map((node) => parseFloat(getComputedStyle(node).fontSize)));
    assert.ok(sizes[0] > Math.max(...sizes.slice(1)), `${sizes}`);
    const seen = await boxOf(way(page, shown[0].key));
    assert.ok(seen.y + seen.height < viewport(page).height - 60, "the best is in sight");
    await page
      .getByText(
        /^Best because it steals 24 more often \(.*% against .*%\)\. A bust next roll \(12\.5%\) loses the 27\.$/,
      )
      .waitFor();
    await take(page, shown[0].key);
    const after = await adviseOn(page);
    assert.deepEqual((await worths(page)).map(({ key, value }) => [key, value]).sort(), [
      ["roll", Number(after.roll?.toFixed(2))],
      ["stop", Number(after.stop?.toFixed(2))],
    ]);
  },
);
