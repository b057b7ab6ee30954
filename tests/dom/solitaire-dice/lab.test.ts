/** The Lab of Solitaire Dice: how games are set, played and told; its numbers against the module's own. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { SheetPlayer, SheetQuery } from "#modules/solitaire-dice-lab";
import { DESKTOP } from "../../device.ts";
import {
  answer,
  CLIPBOARD,
  cancelEarly,
  expanded,
  games,
  goThereAndBack,
  inLab,
  isDone,
  play,
  playAnew,
  repeatByLink,
  SLICE_BY_SLICE,
  without,
} from "../../lab-steps.ts";
import { assertTables, byAverage, direct, tableOf, within } from "../../page/solitaire-dice-lab-steps.ts";
import { button, eventually, hash, type OnPage, pick, shareSite, textOf } from "../steps.ts";

const LAB = "solitaire-dice/lab/";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: LAB, ...options }, run);

const player = (page: Page, number: number) => page.getByLabel(`Player ${number}`, { exact: true });
const seed = (page: Page) => page.getByLabel("Seed", { exact: true });

onLab("games are played as they are set", {}, async ({ page }) => {
  await player(page, 1).selectOption("five-factors");
  await page.getByLabel("Rejects that player 1 aims for").selectOption("145");
  await button(page, "Add a player").click();
  await player(page, 3).selectOption("advice");
  await games(page).fill("60");
  assert.equal(await seed(page).isVisible(), false, "folded away");
  await expanded(page, "More");
  await seed(page).fill("7");
  await page.getByLabel("Take the luck out (slower)").check();
  await pick(page, "First rejects", "Three different");
  assert.equal(
    await hash(page),
    "players=five-factors-145.thumb.advice&games=60&seed=7&opening=different&adjusted=yes",
  );
  await play(page);
  await isDone(page);
  const players: SheetPlayer[] = [{ player: "five-factors", set: [1, 4, 5] }, "thumb", "advice"];
  const from: SheetQuery = { sums: Array(11).fill(0), rejects: Array(6).fill(0), opening: "different" };
  const result = await direct(page, { players, seed: 7, from, adjusted: true }, 60);
  const names = ["Five factors 1, 4, 5", "Medium", "Advice"];
  await assertTables(page, names, result);
  const [first, second] = byAverage(names, result);
  const [over, apart] = (await tableOf(page, "Differences"))[0];
  assert.equal(over, `${first.name} over ${second.name}`);
  assert.equal(apart, within(result.differences[first.place][second.place]));
  const [, most] = (await tableOf(page, "Rejects"))[0];
  const [{ rejects, games: count }] = first.result.sets;
  assert.equal(most, `${rejects.join(" ")} ${((100 * count) / 60).toFixed(1)}%`);
  assert.ok((await answer(page)).startsWith(first.name) || (await answer(page)) === "Too close to call");
  assert.equal(await page.getByText(/You have changed the settings/).isVisible(), false);
  await button(page, "Remove player 1").click();
  assert.equal(await page.getByText(/You have changed the settings/).isVisible(), true);
});

const EXPERIMENT = { link: "players=random&games=60&seed=3", prepare: SLICE_BY_SLICE };

onLab("one tap plays the article's experiment, and shows its figures", EXPERIMENT, async ({ page }) => {
  await button(page, "Five factors with all ten sets").click();
  await eventually(async () => assert.equal(await hash(page), "series=ten-sets&games=10000&seed=3&opening=any"));
  await button(page, "Cancel").click();
  await playAnew(page, 30);
  await eventually(async () => assert.match(await textOf(page.locator(".progress-words")), /^60 games played/));
  const found = await tableOf(page, "Final scores");
  assert.equal(found.length, 10);
  for (const set of [
    [1, 2, 6],
    [2, 3, 5],
  ]) {
    const alone = await direct(page, { players: [{ player: "five-factors", set }], seed: 3 }, 30);
    const row = found.find(([name]) => name === set.join(", "));
    assert.equal(row?.[1], within(alone.players[0].mean));
  }
  const beside = await tableOf(page, "Averages beside");
  assert.deepEqual(
    beside.map(([who, , article]) => [who, article]),
    [
      ["Best set", "65"],
      ["Other 9 sets", "10"],
      ["Best set, factors set by hand", "about 0"],
      ["Other sets, factors set by hand", "−100 to −50"],
      ["Average human", "−50"],
      ["Good player", "100"],
    ],
  );
  assert.equal(beside[0][1], found[0][1]);
  await page.getByText(/a little more than the article's 65/).waitFor();
  await button(page, "Choose the players yourself").click();
  assert.equal(await player(page, 1).inputValue(), "random");
});

const LONG = "players=thumb.random&games=5000000&seed=3";
const THE_TWO = ["Medium", "Random"];
const longPlayed = (page: Page, games: number) => direct(page, { players: ["thumb", "random"], seed: 3 }, games);

onLab("what has been played stays when it is cancelled", { link: LONG, prepare: SLICE_BY_SLICE }, async ({ page }) => {
  const count = await cancelEarly(page);
  await assertTables(page, THE_TWO, await longPlayed(page, count));
  await playAnew(page, 120);
  await assertTables(page, THE_TWO, await longPlayed(page, 120));
});

onLab("the histogram has a table with its numbers", { link: "players=random&games=80&seed=5" }, async ({ page }) => {
  await play(page);
  await isDone(page);
  await page.getByRole("img", { name: /^Final scores of each player as a histogram/ }).waitFor();
  await page.getByText("These numbers as a table").click();
  const { histogram } = (await direct(page, { players: ["random"], seed: 5 }, 80)).players[0];
  const found = await tableOf(page, "Percent of games");
  const scores = histogram.counts.flatMap((count, nth) => Array(count).fill(histogram.from + 10 * nth));
  const [first, next] = found.slice(0, 2).map(([score]) => Number(score.replace("−", "-").replace(",", "")));
  for (const [nth, [, told]] of found.entries()) {
    const low = first + nth * (next - first);
    const count = scores.filter((score) => score >= low && score < low + next - first).length;
    assert.equal(told, count === 0 ? "–" : ((100 * count) / 80).toFixed(1), `from ${low}`);
  }
});

onLab(
  "nonsense in a link is told, and the rest is used",
  { link: "players=five-factors-156&games=1.5&seed=12&opening=none&x=1" },
  async ({ page }) => {
    await page
      .getByText(
        "Part of this link could not be read and was left out: “Who plays” (players), “Games” (games), “First rejects” (opening), ….",
      )
      .waitFor();
    assert.deepEqual([await games(page).inputValue(), await seed(page).inputValue()], ["10,000", "12"]);
    assert.equal(await player(page, 2).inputValue(), "thumb");
  },
);

onLab("the setting of the last visit is there again", { link: "x=1" }, async ({ page, site }) => {
  await player(page, 1).selectOption("columns");
  await games(page).fill("777");
  await page.goto("about:blank");
  await page.goto(`${site.url}${LAB}`);
  await eventually(async () => assert.equal(await games(page).inputValue(), "777"));
  assert.equal(await player(page, 1).inputValue(), "columns");
});

onLab("the game's menu leads there, and it leads back", { path: "solitaire-dice/" }, (visit) =>
  goThereAndBack(visit, "solitaire-dice"),
);

onLab("players stay between one and eight", { link: "players=thumb&games=60&seed=3" }, async ({ page }) => {
  await button(page, "Remove player 1").click({ force: true });
  assert.equal(await page.getByLabel(/^Player \d$/).count(), 1);
  for (let players = 2; players <= 8; players += 1) await button(page, "Add a player").click();
  assert.equal(await button(page, "Add a player").isDisabled(), true);
  const players = (await hash(page)).match(/players=([^&]*)/)?.[1].split(".");
  assert.equal(new Set(players).size, 8, "each way of playing is there once");
});

const CSV = {
  link: "players=advice.random&games=50&seed=99&opening=any",
  sizes: { desktop: DESKTOP },
  context: CLIPBOARD,
};

onLab("a link repeats its games, and CSV has them in full", CSV, async ({ page, context }) => {
  const text = await repeatByLink({ page, context }, "solitaire-dice-lab.csv");
  const result = await direct(page, { players: ["advice", "random"], seed: 99 }, 50);
  const { value, low, high } = result.players[0].mean;
  const lines = text.split("\r\n");
  assert.equal(lines[1], `rollwise,50,99,any,1,advice,average,${value},${low},${high}`);
  const apart = result.differences[0][1];
  const bounds = [apart.value, apart.low, apart.high].join();
  assert.ok(lines.includes(`rollwise,50,99,any,1,advice,more than player 2,${bounds}`));
});

onLab(
  "players who go without the weights play without them",
  { link: "players=thumb.random&games=40&seed=1", ...without("precomputed/solitaire-dice-weights.bin") },
  async ({ page, context }) => {
    await play(page);
    await isDone(page);
    await context.unroute("**/precomputed/solitaire-dice-weights.bin");
    await assertTables(page, THE_TWO, await direct(page, { players: ["thumb", "random"], seed: 1 }, 40));
  },
);
