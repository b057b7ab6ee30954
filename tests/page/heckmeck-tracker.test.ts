/** Turns kept at a table. */

import assert from "node:assert/strict";
import { PHONE } from "./harness.ts";
import { chancesKnown, final, forWorms, tableLink, tableOf, tapTile, tileButton } from "./heckmeck-table-steps.ts";
import { assertFocusSeen } from "./sight-steps.ts";
import {
  boxOf,
  button,
  enter,
  firstNumbers,
  follow,
  hash,
  keptOffline,
  link,
  openOffline,
  says,
  shareSite,
  tablesLoaded,
  tap,
  textOf,
  undo,
  way,
} from "./steps.ts";

const { onPage } = shareSite();

onPage(
  "a bust is one button",
  { link: tableLink(["24 Ann", "- Ben"], { taken: "555w", roll: "555" }) },
  async ({ page }) => {
    await enter(page, "w");
    await button(page, /Fail \(24 goes back, 36 is turned over\)/).click();
    assert.deepEqual(await tableOf(page), {
      players: ["- Ann", "- Ben"],
      turn: "2",
      grill: "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35",
    });
    assert.match(await assertFocusSeen(page, "after the turn"), /^Add a one/);
  },
);

onPage(
  "equal worms are decided by the highest tile",
  { link: tableLink(["33.21 Ann", "29.22 Ben", "- Cleo"], { grill: "23", turn: "2" }), prepare: forWorms },
  async ({ page }) => {
    await tapTile(page, 23, "Ben takes 23");
    await final(page).getByText("Ann wins with 5 worms.").waitFor();
    await final(page).getByText("Ann and Ben both have 5 worms; Ann has the highest tile, 33.").waitFor();
    await assertFocusSeen(page, "after the last turn");
    await button(page, "Another game").click();
    assert.deepEqual(await tableOf(page), { players: ["- Ann", "- Ben", "- Cleo"], grill: null, turn: "3" });
    await assertFocusSeen(page, "in a new game");
    await undo(page).click();
    await final(page).getByText("Ann wins with 5 worms.").waitFor();
    await button(page, "New game").first().click();
    await says(page, /\+1\.64 worms/);
  },
);

onPage(
  "to roll on with typed dice asks for them",
  { link: tableLink(["22 Ann", "24 Ben"], { taken: "55w" }) },
  async ({ page }) => {
    await way(page, "roll").waitFor();
    assert.equal(await way(page, "stop").count(), 0, "it costs too much to be offered");
    await tap(way(page, "roll"));
    assert.match(await assertFocusSeen(page, "after rolling on"), /^Add a one/);
    const before = await hash(page);
    assert.equal((await link(page)).taken, "55w");
    await follow(page, `${before}&roll=555555`);
    await page.getByText("6 of 5: 1 too many").waitFor();
    await way(page, "roll").click();
    assert.match(await assertFocusSeen(page, "with too many dice"), /^[0-5] fives?$/);
  },
);

onPage(
  "in a turn a phone shows the table in two lines",
  { link: tableLink(["21.27 Ann", "24 Ben"]) },
  async ({ page }) => {
    assert.ok(await tileButton(page, 30).isVisible());
    await enter(page, "5");
    assert.equal(await tileButton(page, 30).isVisible(), false);
    const brief = page.locator(".table-brief");
    await chancesKnown(page);
    assert.match(await textOf(brief), /Ann 27.*On the grill: 22 23 25/s);
    assert.ok((await boxOf(brief)).height < 80);
    await brief.click();
    assert.ok(await tileButton(page, 30).isVisible());
    await button(page, "Less").click();
    assert.equal(await tileButton(page, 30).isVisible(), false);
  },
);

for (const players of [
  ["21.27 Ann", "24 Ben"],
  ["21.27 Ann", "24 Ben", "- Cleo", "36 Dan"],
])
  onPage(
    `on a phone the score of all ${players.length} stands above the dice and the answer`,
    { link: tableLink(players), sizes: { phone: PHONE, "narrow phone": { width: 320, height: 640 } } },
    async ({ page }) => {
      await enter(page, "1");
      const scores = page.locator(".table-brief");
      await chancesKnown(page);
      const rested = await boxOf(scores);
      assert.match(await textOf(scores), /Ann 27\s+3\s*3 worms\s+\d+% to win,\s+Ben 24\s+1\s*1 worm\s+\d+% to win,/);
      await enter(page, "1223445");
      assert.ok(rested.y + rested.height <= (await boxOf(page.locator(".taken"))).y);
      assert.deepEqual(await boxOf(scores), rested, "it stays in its place");
    },
  );

onPage(
  "the table works without a network",
  { link: "taken=", offline: true, prepare: forWorms },
  async ({ page, site }) => {
    await tablesLoaded(page);
    await keptOffline(page);
    await openOffline(page, `${site.url}heckmeck/#${tableLink(["- Ann", "24 Ben"])}`);
    await firstNumbers(page);
    await says(page, /\+1\.72 worms/);
    await tapTile(page, 24, "Ann steals 24 from Ben");
    assert.deepEqual(await tableOf(page), { players: ["24 Ann", "- Ben"], grill: null, turn: "2" });
  },
);
