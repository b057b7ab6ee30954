/** The numbers on screen: known figures, targets, and which way on is best. */

import assert from "node:assert/strict";

import {
  TILES, counts, evaluate, eventually, link, openPanel, pick, pickAnyTotal, pickGoal, pickTile, readTable, shareSite, ways,
  button, tablesLoaded,
} from "./steps.mjs";

const { onPage } = shareSite();

// Published chances of 8 dice, nothing rolled yet, for the tiles 21 to 36.
const AT_LEAST = [
  0.893026737151, 0.855601586438, 0.807738507474, 0.748373333870, 0.680330711180, 0.606990189697, 0.524759446843, 0.435420465411,
  0.346293287149, 0.263789519465, 0.194014935805, 0.135812520643, 0.086775215893, 0.052617593914, 0.028907505368, 0.015678145194,
];
const EXACTLY = [
  0.439596789623, 0.413313445055, 0.416084125931, 0.375060188352, 0.336480983700, 0.284143470995, 0.247759737937, 0.221484818104,
  0.176790459826, 0.135642083827, 0.097905287424, 0.072343096742, 0.050814146831, 0.031178180092, 0.016994644110, 0.009235972738,
];
const rounded = (chances) => chances.map((chance) => (chance * 100).toFixed(1));

const only = async (page, key) => (await ways(page)).find((way) => way.key === key);

onPage("the known chances before the first roll stand in the table", {}, async ({ page, device }) => {
  const table = (await openPanel(page, device, "All tiles")).getByRole("table");
  for (const loaded of [false, true]) {
    if (loaded) await tablesLoaded(page);
    await pick(page, "Numbers in the table", "at least");
    assert.deepEqual(await readTable(table), {
      columns: TILES,
      rows: [{ name: (await readTable(table)).rows[0].name, cells: rounded(AT_LEAST), best: TILES.map(() => false) }],
    });
    await pick(page, "Numbers in the table", "exactly");
    assert.deepEqual((await readTable(table)).rows.map(({ cells }) => cells), [rounded(EXACTLY)]);
  }
});

onPage("the known chances before the first roll are the answer for a tile", {}, async ({ page }) => {
  for (const tile of [21, 25, 36]) {
    await pickTile(page, tile);
    assert.equal((await only(page, "roll")).number, `${rounded(AT_LEAST)[tile - 21]} %`);
  }
  await pickGoal(page, /exactly/);
  for (const tile of [23, 30, 36]) {
    await pickTile(page, tile);
    assert.equal((await only(page, "roll")).number, `${rounded(EXACTLY)[tile - 21]} %`);
  }
});

onPage("average points under both bust rules", {}, async ({ page }) => {
  await pickGoal(page, /points/i);
  assert.equal((await only(page, "roll")).number, "22.33");
  await pickTile(page, 25);
  assert.equal((await only(page, "roll")).number, "18.50");
  await button(page, "Menu").click();
  await pick(page, "A bust", /keeps/);
  await button(page, "Close").click();
  assert.equal((await only(page, "roll")).number, "19.59");
  await pick(page, "Tile", /all/);
  assert.equal((await only(page, "roll")).number, "25.42");
  assert.equal((await link(page)).bust, "keeps-total");
});

onPage("5 5 w taken", { link: "taken=55w&target=25" }, async ({ page }) => {
  const roll = await only(page, "roll");
  assert.equal(roll.number, "50.7 %");
  assert.match(roll.text, /bust 0\.4 %/);
  assert.equal(roll.mark, "best");
  await button(page, "Menu").click();
  await pick(page, "A bust", /keeps/);
  await button(page, "Close").click();
  await pickAnyTotal(page, 15);
  assert.equal((await only(page, "roll")).number, "100 %");
});

onPage("stopping on less than the lowest tile is never best", { link: "taken=125ww" }, async ({ page }) => {
  await pickGoal(page, /points/i);
  const [stop, roll] = await ways(page);
  assert.deepEqual([stop.key, stop.number, roll.key, roll.number], ["stop", "18.00", "roll", "15.74"]);
  assert.equal(roll.mark, "best");
  assert.notEqual(stop.mark, "best");
  assert.match(await page.locator("#status").textContent(), /roll, 15\.74/);
  await pickGoal(page, /at least/i);
  assert.equal((await only(page, "roll")).number, "70.4 %");
  await pickAnyTotal(page, 18);
  assert.equal((await only(page, "stop")).number, "100 %");
  assert.notEqual((await only(page, "stop")).mark, "best");
});

onPage("stopping on a tile is best where it is", { link: "taken=4455ww&target=21" }, async ({ page }) => {
  const [stop, roll] = await ways(page);
  assert.deepEqual([stop.key, stop.number, stop.mark], ["stop", "100 %", "best"]);
  assert.equal(roll.mark, "worst");
});

onPage("each goal shows its own numbers and marks the best and the worst", { link: "taken=5&roll=1123ww4" }, async ({ page }) => {
  const { choices } = await evaluate(page, { taken: counts("5"), roll: counts("1123ww4") });
  const goals = [[/at least/i, "atLeast"], [/exactly/i, "exactly"], [/points/i, "expectedAtLeast"]];
  for (const [name, goal] of goals) {
    await pickGoal(page, name);
    for (const total of [23, 26, 30]) {
      await pickTile(page, total);
      const numbers = choices.map(({ evaluation }) => evaluation[goal][total]);
      const shown = numbers.map((number) => (goal === "expectedAtLeast" ? number.toFixed(2) : `${(number * 100).toFixed(1)} %`));
      await eventually(async () => {
        const now = await ways(page);
        assert.deepEqual(now.map(({ number }) => number.replace("<0.1 %", "0.0 %").replace(/^0 %/, "0.0 %")), shown);
        assert.deepEqual(now.map(({ mark }) => mark === "best"), numbers.map((number) => number === Math.max(...numbers)));
        assert.deepEqual(now.map(({ mark }) => mark === "worst"), numbers.map((number) => number === Math.min(...numbers)));
      });
    }
  }
});

onPage("any total from 1 to 40 can be the target", { link: "taken=w" }, async ({ page }) => {
  await pickGoal(page, /exactly/i);
  const { position, rollAgain } = await evaluate(page, { taken: counts("w") });
  const options = await page.getByLabel("Any total").locator("option").allTextContents();
  assert.deepEqual(options, Array.from({ length: 40 }, (_, nth) => String(nth + 1)));
  for (const total of [1, 5, 19, 37, 40]) {
    await pickAnyTotal(page, total);
    const { number } = await only(page, "roll");
    const chance = rollAgain.exactly[total];
    assert.equal(number, chance === 0 ? "0 %" : chance < 0.0005 ? "<0.1 %" : `${(chance * 100).toFixed(1)} %`);
  }
  await pickAnyTotal(page, 5);
  assert.equal((await only(page, "stop")).number, "100 %");
  assert.equal(position.exactly[5], 1);
  // A total that is no tile leaves the strip without a choice, a tile is chosen in both.
  assert.equal(await page.getByRole("radiogroup", { name: "Tile" }).getByRole("radio", { checked: true }).count(), 0);
  await pickTile(page, 28);
  assert.equal(await page.getByLabel("Any total").inputValue(), "28");
});

onPage("the tile picked is in sight", { link: "taken=55w&target=36" }, async ({ page }) => {
  const tile = page.getByRole("radiogroup", { name: "Tile" }).locator("label").filter({ has: page.getByRole("radio", { name: /^36/ }) });
  const { x, width } = await tile.boundingBox();
  assert.ok(x >= 0 && x + width <= (await page.evaluate(() => innerWidth)));
});

onPage("fewer dice in the game", {}, async ({ page }) => {
  await button(page, "Menu").click();
  await page.getByLabel("Dice in the game").selectOption("5");
  await pick(page, "A bust", /keeps/);
  await button(page, "Close").click();
  await pickGoal(page, /points/i);
  assert.equal((await only(page, "roll")).number, "15.22");
  await page.getByText("5 dice left").first().waitFor();
  assert.equal((await link(page)).dice, "5");
});
