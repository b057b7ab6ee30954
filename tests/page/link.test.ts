/** The link holds everything but the player's taste, and what is kept comes back. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { DESKTOP, openPage } from "./harness.ts";
import { ground } from "./sight-steps.ts";
import {
  assertSound,
  button,
  detailsDrawn,
  enter,
  eventually,
  firstNumbers,
  follow,
  keys,
  link,
  openHouseRules,
  openPanel,
  pick,
  pickGoal,
  pickTile,
  shareSite,
  take,
  viewport,
  ways,
} from "./steps.ts";

const { onPage } = shareSite();

/** What a link tells: everything that can be seen of the game, but for what a moment later may say otherwise. */
const game = async (page: Page) => ({
  text: await page.getByRole("main").innerText(),
  boxes: await page
    .locator("input, select")
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs
        .filter((input) => input.checkVisibility())
        .map((input) => (input.matches("[type=radio], [type=checkbox]") ? input.checked : input.value)),
    ),
});

/** What no link tells. */
const preferences = async (page: Page) => ({
  heading: await page.getByRole("heading", { level: 1 }).innerText(),
  title: await page.title(),
  ground: await ground(page),
});

const screen = async (page: Page) => ({ game: await game(page), preferences: await preferences(page) });

onPage(
  "a link brings back all that was set, and the device the taste",
  { sizes: { desktop: DESKTOP } },
  async ({ page, device, site, browser, context, problems }) => {
    await openHouseRules(page);
    await page.getByLabel("Dice in the game").selectOption("7");
    await pick(page, "A bust", /keeps/);
    await page.getByLabel("Name of the game").selectOption("Regenwormen");
    await pick(page, "Light or dark", "dark");
    await button(page, "Close").click();
    await enter(page, "55w1123");
    await take(page, "5");
    await enter(page, "12w34");
    await pickGoal(page, /exactly/);
    await pickTile(page, 27);
    const table = await openPanel(page, device, "All tiles");
    await pick(page, "Columns", "all totals");
    await pick(page, "Numbers in the table", "points");
    await table.getByRole("button", { name: /^Hide 1 three/ }).click();
    const chart = await openPanel(page, device, "Chart");
    await pick(page, "Lines", "at least");
    await chart.getByRole("checkbox").first().uncheck();
    const compare = await openPanel(page, device, "Compare");
    await compare.getByLabel("First face").selectOption("0");
    await compare.getByLabel("Second face").selectOption("3");
    await detailsDrawn(page);
    const before = await screen(page);
    assert.equal(before.preferences.title, "Regenwormen · rollwise");

    await page.reload();
    await firstNumbers(page);
    await eventually(async () => assert.deepEqual(await screen(page), before));

    // Somebody else sees the same game in a taste of their own.
    const other = await openPage(browser, { url: page.url(), clock: "held", ...viewport(page) });
    await firstNumbers(other.page);
    await eventually(async () => assert.deepEqual(await game(other.page), before.game));
    const { heading, title, ground } = await preferences(other.page);
    assert.deepEqual({ heading, title }, { heading: "Heckmeck▾", title: "Heckmeck · rollwise" });
    assert.notEqual(ground, before.preferences.ground);
    await assertSound(other);
    await other.context.close();
    assert.deepEqual(problems, []);

    // Without a link a visit goes on where the last one was; with one the link counts.
    const visit = await context.newPage();
    await visit.setViewportSize(viewport(page));
    await visit.goto(`${site.url}heckmeck/`);
    await firstNumbers(visit);
    await eventually(async () => assert.deepEqual(await screen(visit), before));
    await visit.goto("about:blank");
    await visit.goto(`${site.url}heckmeck/#taken=55w&target=25`);
    await firstNumbers(visit);
    assert.equal((await ways(visit)).find(({ key }) => key === "roll")?.number, "50.7%");
    assert.deepEqual(await preferences(visit), before.preferences);
  },
);

onPage("a link typed over the one in the address is followed", { link: "taken=5" }, async ({ page }) => {
  await follow(page, "taken=55w&target=25");
  assert.equal((await ways(page)).find(({ key }) => key === "roll")?.number, "50.7%");
  await page.goBack();
  await eventually(async () => assert.equal((await link(page)).taken, "5"));
  await page.getByText("7 dice left").first().waitFor();
});

onPage("a link of nonsense is told, and the page works", {}, async ({ page, site }) => {
  const notice = page.locator("#notices");
  await follow(page, "target=41&__proto__=x");
  assert.match(await notice.innerText(), /^Part of this link could not be read and was left out: target, __proto__\./);
  assert.ok((await keys(page)).includes("roll"));
  assert.equal((await link(page)).target, "21");
  await button(page, "Dismiss").click();
  assert.equal(await notice.innerText(), "");

  await page.goto("about:blank");
  await page.goto(`${site.url}heckmeck/#taken=zzz&dice=99`);
  await page.getByText(/link could not be read/).waitFor();
  assert.deepEqual(await link(page), { taken: "", goal: "at-least", target: "21" });
  await enter(page, "15");
  assert.equal((await link(page)).roll, "15");
});
