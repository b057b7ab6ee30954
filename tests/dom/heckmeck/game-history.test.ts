/** The game as a curve while its chances are on their way, where they are not to be had, and by house rules. */

import assert from "node:assert/strict";
import { happened, numbers, PLAYERS, playFour } from "../../page/heckmeck-game-history-steps.ts";
import { tableLink, tableOf, tapTile } from "../../page/heckmeck-table-steps.ts";
import { holdBack, openPanel, shareSite } from "../steps.ts";

const { onPage } = shareSite();
const WEIGHTS = "**/precomputed/heckmeck-win-*.bin";

const late = holdBack(WEIGHTS);
onPage(
  "until the chances are there it says so",
  { link: tableLink(PLAYERS), prepare: late.prepare },
  async ({ page, device }) => {
    const panel = await openPanel(page, device, "Game");
    await playFour(page);
    await panel.getByText("The chances to win are still being loaded.").waitFor();
    assert.equal((await happened(page)).length, 5);
    late.release();
    assert.equal((await numbers(page)).length, 5);
    assert.equal(await panel.getByText("still being loaded").count(), 0);
  },
);

onPage(
  "where the chances can't be had it says so, and turns can be gone to nevertheless",
  {
    link: tableLink(PLAYERS),
    prepare: (context) => context.route(WEIGHTS, (route) => route.abort()),
    expected: /heckmeck-win/,
  },
  async ({ page, device }) => {
    const panel = await openPanel(page, device, "Game");
    await playFour(page);
    await panel.getByText("The chances to win could not be loaded, so there is no curve.").waitFor();
    await panel.getByRole("button", { name: "Go to the start" }).click();
    assert.deepEqual((await tableOf(page)).players, PLAYERS);
  },
);

onPage(
  "by house rules it says what the chances were learned by",
  { link: tableLink(PLAYERS, { compulsorySteal: "true" }) },
  async ({ page, device }) => {
    const panel = await openPanel(page, device, "Game");
    await tapTile(page, 25, "Ann takes 25");
    await panel.getByText("learned from games by the usual rules").waitFor();
  },
);
