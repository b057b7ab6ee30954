/** The end of a game on screens of all sizes, and as a picture to share. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { LATE } from "./knucklebones-steps.ts";
import { makeScreen, SCREENS, unseenOf } from "./sizes-steps.ts";
import { enter, part, shareSite, tap } from "./steps.ts";
import { onceStill } from "./still.ts";

const { onPage } = shareSite();

/** Of each game, one that is over. */
const OVER = {
  heckmeck: "mode=advice&player=25.26.28+Ann&player=21.22.23+Ben&grill=",
  knucklebones: "mine=66-.543.21-&theirs=554.621.443",
  "solitaire-dice": "sheet=4-5.5-8.6-9.7-8.8-7.9-7_1-7.2-8.6-7",
  rummikub:
    "rack=r1.r4.j&table=k1-3&opened=true&others=0.2&by=simple.best&bag=typed&hands=-_o5-6&theyopened=11&turn=2&seed=1",
};

for (const [id, link] of Object.entries(OVER))
  onPage(`${id}: who has won and another game are in sight`, { path: `${id}/`, link }, async ({ page }) => {
    await part(page, "share-end").waitFor();
    for (const screen of ["phone that writes at 24 px", "phone that writes at 32 px"]) {
      await makeScreen(page, SCREENS[screen]);
      const parts = [".result, .headline, [data-key=final]", '[data-key="new-game"]'];
      await onceStill(page, async () =>
        assert.deepEqual({ screen, unseen: await unseenOf(page, parts) }, { screen, unseen: [] }),
      );
    }
  });

onPage(
  "the end is saved as a picture where it can't be handed over",
  { path: "knucklebones/", link: LATE },
  async ({ page }) => {
    await enter(page, "6");
    await tap(part(page, "column-0"));
    const [download] = await Promise.all([page.waitForEvent("download"), tap(part(page, "share-end"))]);
    assert.equal(download.suggestedFilename(), "knucklebones.png");
    const header = (await readFile(await download.path())).subarray(16, 24);
    assert.deepEqual([header.readUInt32BE(0), header.readUInt32BE(4)], [1080, 1350], "it fills a phone");
    await page.getByText("Saved as knucklebones.png.").waitFor();
  },
);
