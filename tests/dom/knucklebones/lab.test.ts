/** The Lab of Knucklebones: how games are set, played and told; its numbers against the module's own. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { KnucklebonesPlayer } from "#modules/knucklebones-lab";
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
  rows,
  SLICE_BY_SLICE,
} from "../../lab-steps.ts";
import { direct, expectedRows } from "../../page/knucklebones-lab-steps.ts";
import { button, eventually, hash, type OnPage, percent, shareSite, textOf } from "../steps.ts";

const LAB = "knucklebones/lab/";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: LAB, ...options }, run);

const player = (page: Page, number: number) => page.getByLabel(`Player ${number}`, { exact: true });
const effort = (page: Page, number: number) => page.getByLabel(`How far player ${number} looks`, { exact: true });
const seed = (page: Page) => page.getByLabel("Seed", { exact: true });

onLab("games are played as they are set", {}, async ({ page }) => {
  assert.deepEqual([await player(page, 1).inputValue(), await effort(page, 1).inputValue()], ["best", "2"]);
  await effort(page, 1).selectOption("1");
  await player(page, 2).selectOption("seed");
  await effort(page, 2).selectOption("2");
  await player(page, 2).selectOption("risk");
  assert.equal(await effort(page, 2).inputValue(), "2", "as far ahead as before");
  await games(page).fill("300");
  assert.equal(await seed(page).isVisible(), false, "folded away");
  await expanded(page, "More");
  await seed(page).fill("7");
  assert.equal(await hash(page), "players=best-1.risk-2&games=300&seed=7");
  await play(page);
  await isDone(page);
  const result = await direct(page, ["best-1", "risk-2"], 7, 300);
  assert.deepEqual((await rows(page)).slice(1), expectedRows(result));
  const { low, high, value } = result.adjusted;
  const half = ((100 * (high - low)) / 2).toFixed(1);
  assert.equal(await answer(page), `Best, 1 ahead, wins ${percent(value)} ± ${half} against Careful, 2 ahead`);
  assert.equal(await page.getByText(/You have changed the settings/).isVisible(), false);
  await player(page, 1).selectOption("random");
  assert.equal(await effort(page, 1).isVisible(), false);
  assert.equal(await page.getByText(/You have changed the settings/).isVisible(), true);
});

onLab("player 1 is measured in one tap", { link: "players=best-1.random&games=60&seed=3" }, async ({ page }) => {
  for (const [name, other] of [
    ["Against Medium", "greedy"],
    ["Against Points and room, 4 ahead", "seed-4"],
    ["Against Strong", "risk-4"],
  ]) {
    await button(page, name).click();
    await eventually(async () => {
      assert.equal(await hash(page), `players=best-1.${other}&games=60&seed=3`);
      assert.ok((await answer(page)).endsWith(name.replace("Against", "against")), name);
      assert.match(await textOf(page.locator(".progress-words")), /^60 games played/);
    });
    assert.deepEqual(
      (await rows(page)).slice(1),
      expectedRows(await direct(page, ["best-1", other as KnucklebonesPlayer], 3, 60)),
    );
  }
});

const LONG = "players=random.greedy&games=5000000&seed=3";

onLab("what has been played stays when it is cancelled", { link: LONG, prepare: SLICE_BY_SLICE }, async ({ page }) => {
  const count = await cancelEarly(page);
  const expected = expectedRows(await direct(page, ["random", "greedy"], 3, count));
  assert.deepEqual((await rows(page)).slice(3), expected.slice(2));
  await playAnew(page, 120);
  assert.deepEqual((await rows(page)).slice(1), expectedRows(await direct(page, ["random", "greedy"], 3, 120)));
});

onLab(
  "nonsense in a link is told, and the rest is used",
  { link: "players=best-2.nobody&games=1.5&seed=12&x=1" },
  async ({ page }) => {
    await page
      .getByText("Part of this link could not be read and was left out: “Who plays” (players), “Games” (games), x.")
      .waitFor();
    assert.deepEqual([await games(page).inputValue(), await seed(page).inputValue()], ["10,000", "12"]);
    assert.equal(await player(page, 2).inputValue(), "greedy");
    await games(page).fill("0");
    await page.getByText("Enter a whole number from 1 to 10,000,000.").waitFor();
    await play(page);
    assert.equal(await games(page).evaluate((node) => node === document.activeElement), true);
    assert.equal(await page.locator(".progress").isVisible(), false, "nothing is played");
  },
);

onLab("the setting of the last visit is there again", { link: "x=1" }, async ({ page, site }) => {
  await effort(page, 1).selectOption("10k");
  await games(page).fill("777");
  await page.goto("about:blank");
  await page.goto(`${site.url}${LAB}`);
  await eventually(async () => assert.equal(await games(page).inputValue(), "777"));
  assert.equal(await effort(page, 1).inputValue(), "10k");
});

onLab("the game's menu leads there, and it leads back", { path: "knucklebones/" }, (visit) =>
  goThereAndBack(visit, "knucklebones"),
);

const CSV = { link: "players=best-1.greedy&games=150&seed=99", sizes: { desktop: DESKTOP }, context: CLIPBOARD };

onLab("a link repeats its games, and CSV has them in full", CSV, async ({ page, context }) => {
  const text = await repeatByLink({ page, context }, "knucklebones-lab.csv");
  const { adjusted } = await direct(page, ["best-1", "greedy"], 99, 150);
  const [, first] = text.split("\r\n");
  assert.equal(
    first,
    `best-1,greedy,150,99,share won by player 1 without luck,${adjusted.value},${adjusted.low},${adjusted.high}`,
  );
});
