/** The link holds everything, and what is kept comes back. */

import assert from "node:assert/strict";

import { openPage } from "./harness.mjs";
import {
  SIZES, assertSound, button, enter, eventually, firstNumbers, follow, keys, link, openPanel, pick, pickGoal, pickTile, shareSite, take, ways,
} from "./steps.mjs";

const { onPage } = shareSite();

/** Everything that can be seen, but for what a moment later may say otherwise. */
const screen = async (page) => ({
  text: await page.getByRole("main").innerText(),
  heading: await page.getByRole("heading", { level: 1 }).innerText(),
  title: await page.title(),
  ground: await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
  boxes: await page.locator("input, select").evaluateAll((inputs) =>
    inputs.filter((input) => input.checkVisibility()).map((input) => (input.matches("[type=radio], [type=checkbox]") ? input.checked : input.value))),
});

onPage("a link brings back all that was set", { sizes: SIZES }, async ({ page, device, site, browser, problems }) => {
  await button(page, "Menu").click();
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
  const before = await screen(page);
  assert.equal(before.title, "Regenwormen · rollwise");

  await page.reload();
  await firstNumbers(page);
  await eventually(async () => assert.deepEqual(await screen(page), before));

  const size = page.viewportSize();
  const other = await openPage(browser, { url: page.url(), clock: "held", ...size });
  await firstNumbers(other.page);
  await eventually(async () => assert.deepEqual(await screen(other.page), before));
  await assertSound(other);
  assert.deepEqual(problems, []);

  // Without a link the visit goes on where it was; with one the link counts.
  await page.goto("about:blank");
  await page.goto(site.url);
  await firstNumbers(page);
  await eventually(async () => assert.deepEqual(await screen(page), before));
  await page.goto("about:blank");
  await page.goto(`${site.url}#taken=55w&target=25`);
  await firstNumbers(page);
  assert.equal((await ways(page)).find(({ key }) => key === "roll").number, "50.7 %");
  // The name is the player's own unless the link tells it.
  assert.equal(await page.title(), "Regenwormen · rollwise");
  await other.context.close();
});

onPage("a link typed over the one in the address is followed", { link: "taken=5" }, async ({ page }) => {
  await follow(page, "taken=55w&target=25");
  assert.equal((await ways(page)).find(({ key }) => key === "roll").number, "50.7 %");
  await page.goBack();
  await eventually(async () => assert.equal((await link(page)).taken, "5"));
  await page.getByText("7 dice left").first().waitFor();
});

onPage("the link is copied from the menu", { link: "taken=55w", context: { permissions: ["clipboard-read", "clipboard-write"] } }, async ({ page }) => {
  await button(page, "Menu").click();
  await button(page, /copy link/i).click();
  await page.getByText("Copied.").first().waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
});

onPage("a link of nonsense is told, and the page works", {}, async ({ page, site }) => {
  const notice = page.locator("#notices");
  await follow(page, "target=41&__proto__=x");
  assert.match(await notice.textContent(), /^Part of this link can't be read and was left out: target, __proto__\./);
  assert.ok((await keys(page)).includes("roll"));
  assert.equal((await link(page)).target, "21");
  await button(page, "Dismiss").click();
  assert.equal(await notice.textContent(), "");

  await page.goto("about:blank");
  await page.goto(`${site.url}#taken=zzz&dice=99`);
  await page.getByText(/link can't be read/).waitFor();
  assert.deepEqual(await link(page), { taken: "", goal: "at-least", target: "21" });
  await enter(page, "15");
  assert.equal((await link(page)).roll, "15");
});

onPage("a kept state that is nonsense is no obstacle", {
  prepare: (context) => context.addInitScript(() => {
    // The blank page before the first address has no storage.
    if (location.protocol === "http:") localStorage.setItem("rollwise.heckmeck", "#taken=zzz&dice=%%%");
  }),
}, async ({ page }) => {
  assert.deepEqual(await keys(page), ["roll"]);
  await enter(page, "12345w12");
  assert.deepEqual(await keys(page), ["1", "2", "3", "4", "5", "w"]);
});

onPage("without storage the link alone holds the state", {
  prepare: (context) => context.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("refused", "SecurityError"); } });
  }),
}, async ({ page }) => {
  await enter(page, "155");
  await page.reload();
  await firstNumbers(page);
  assert.equal((await link(page)).roll, "155");
});
