/** What comes with the first tile: nothing jumps while it is on its way, and where it can't be had the page says so. */

import assert from "node:assert/strict";
import { FAILED } from "../../page/broken-steps.ts";
import { aim, headline, onGame, tapTiles } from "../../page/rummikub-steps.ts";
import { readDist } from "../../page/site.ts";
import { button, eventually, holdBack, part, shareSite, shows, tells } from "../steps.ts";

const { onPage } = shareSite();
const onTable = onGame(onPage);

/** The script that is asked for then, known by a button of a set that is being entered. */
const scripts = [...(await readDist())].filter(
  ([path, content]) => path.startsWith("app/rummikub.en-") && content.includes('data-key="loosen"'),
);
const PATTERN = `**/${scripts[0]?.[0]}`;

const held = holdBack(PATTERN);
onTable("tiles are entered while that is on its way", { prepare: held.prepare }, async ({ page }) => {
  assert.equal(scripts.length, 1);
  await tapTiles(page, "r4");
  await shows(headline(page), "Tap your tiles");
  await page.getByText("No sets entered yet").waitFor();
  await aim(page, "Table");
  await tapTiles(page, "r1 r3");
  await tells(page, { entry: "r1-3" });
  await shows(part(page, "context"), /^Swipe along a run/);
  assert.equal(await part(page, "lay").count(), 0);
  held.release();
  await part(page, "lay").click();
  await tells(page, { table: "r1-3" });
  await part(page, "set-0").waitFor();
});

onTable(
  "where it can't be had that is said, and a reload brings it",
  { prepare: (context) => context.route(PATTERN, (route) => route.abort()), expected: FAILED },
  async ({ page, context }) => {
    await aim(page, "Table");
    await tapTiles(page, "r1 r3");
    const pad = page.locator(".context");
    await pad.getByText("This part could not be loaded").waitFor();
    await tells(page, { entry: "r1-3" });
    await context.unroute(PATTERN);
    await button(pad, "Reload").click();
    await part(page, "lay").waitFor();
    await eventually(async () => assert.equal(await page.getByText("This part could not be loaded").count(), 0));
  },
);
