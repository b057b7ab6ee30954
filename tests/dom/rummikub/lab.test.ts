/** The Lab of tile rummy: how games are set, played and told; its numbers against the module's own. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { RummikubTournamentQuery } from "#modules/rummikub-lab";
import { DESKTOP } from "../../device.ts";
import {
  allow,
  answer,
  CLIPBOARD,
  cancelEarly,
  expanded,
  games,
  goThereAndBack,
  inLab,
  isDone,
  mean,
  playAnew,
  repeatByLink,
  rows,
  SLICE_BY_SLICE,
  share,
} from "../../lab-steps.ts";
import { direct, expectedRows } from "../../page/rummikub-lab-steps.ts";
import { button, eventually, hash, type OnPage, pick, shareSite, textOf } from "../steps.ts";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: "rummikub/lab/", ...options }, run);

const seat = (page: Page, number: number) => page.getByLabel(`Seat ${number}`, { exact: true });

onLab("a tournament is played as it is set", {}, async ({ page }) => {
  await seat(page, 1).selectOption("simple");
  await button(page, "Add a seat").click();
  await seat(page, 3).selectOption("points");
  await games(page).fill("100");
  await expanded(page, "Rules and deals");
  await pick(page, "Opening", "50 points");
  await pick(page, "Jokers on the table", "locked");
  await pick(page, "Two jokers in one set?", "no");
  await page.getByLabel("Seed", { exact: true }).fill("7");
  assert.equal(await hash(page), "players=simple.tiles.points&games=100&seed=7&opening=50&jokers=locked&oneJoker=yes");
  // Whole deals are played.
  await button(page, "Play 102 games").click();
  await isDone(page);
  const query: RummikubTournamentQuery = {
    players: ["simple", "tiles", "points"],
    seed: 7,
    rules: { opening: 50, jokers: "locked", oneJoker: true },
  };
  const result = await direct(page, query, 102);
  assert.deepEqual((await rows(page)).slice(1), expectedRows(["Weak", "Medium", "Most points"], result));
  assert.equal(await page.getByText(/You have changed the settings/).isVisible(), false);
  await button(page, "Remove seat 3").click();
  assert.equal(await page.getByText(/You have changed the settings/).isVisible(), true);
});

const LONG = "players=tiles.simple&games=5000000&seed=3";

onLab("what has been played stays when it is cancelled", { link: LONG, prepare: SLICE_BY_SLICE }, async ({ page }) => {
  const names = ["Medium", "Weak"];
  const query: RummikubTournamentQuery = { players: ["tiles", "simple"], seed: 3 };
  const count = await cancelEarly(page);
  assert.deepEqual((await rows(page)).slice(1), expectedRows(names, await direct(page, query, count)));
  await playAnew(page, 60);
  assert.deepEqual((await rows(page)).slice(1), expectedRows(names, await direct(page, query, 60)));
});

onLab("one tap asks a question, and its answer stands beside it", { prepare: SLICE_BY_SLICE }, async ({ page }) => {
  await allow(page, 0);
  await button(page, "Hold sets back or not").click();
  await eventually(async () => assert.equal(await hash(page), "question=hold&games=2400&seed=1"));
  await button(page, "Cancel").click();
  await playAnew(page, 12);
  await page.getByText(/^36 games played/).waitFor();
  const [, ...tables] = await rows(page);
  for (const [nth, size] of [2, 3, 4].entries()) {
    const query: RummikubTournamentQuery = { players: ["hold", ...Array(size - 1).fill("tiles")], seed: 1 };
    const { players } = await direct(page, query, 12);
    assert.deepEqual(tables[nth].slice(1, 3), [share(players[0].wins), mean(players[0].points)]);
  }
  assert.equal(await answer(page), "Too few games to tell");
  const asked = page.locator(".asked").filter({ hasText: "hold complete sets back" });
  assert.match(await textOf(asked), /Found here: Too few games to tell\. Games won: \d/);
  assert.equal(await page.getByText("Found here").count(), 1);
  await button(page, "Choose the seats yourself").click();
  assert.equal(await seat(page, 1).inputValue(), "best");
});

onLab("the game's menu leads there, and it leads back", { path: "rummikub/" }, (visit) =>
  goThereAndBack(visit, "rummikub"),
);

const CSV = { link: "players=jokers.tiles&games=40&seed=99", sizes: { desktop: DESKTOP }, context: CLIPBOARD };

onLab("a link repeats its games, and CSV has them in full", CSV, async ({ page, context }) => {
  const text = await repeatByLink({ page, context }, "tile-rummy-lab.csv");
  const { players } = await direct(page, { players: ["jokers", "tiles"], seed: 99 }, 40);
  const { value, low, high } = players[0].wins;
  assert.equal(text.split("\r\n")[1], `1,40,99,games won,1,jokers,${value},${low},${high}`);
});
