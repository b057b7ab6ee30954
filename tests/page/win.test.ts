/** Advice for the win: its numbers, and each player's chance. */

import assert from "node:assert/strict";

import { LEFT, linkOf, MADE, queryOf, TABLES } from "../unit/heckmeck-win-positions.ts";
import {
  button,
  enter,
  eventually,
  firstNumbers,
  hash,
  link,
  percent,
  shareSite,
  shows,
  take,
  tap,
  textOf,
  undo,
  way,
  ways,
} from "./steps.ts";
import {
  chancesKnown,
  lastMove,
  preferencesKept,
  queryOn,
  tableLink,
  tableOf,
  tapTile,
  underWay,
  worths,
} from "./table-steps.ts";
import { aimButton, assertChances, expectedWays, module, signOf, toWin } from "./win-steps.ts";

const { onPage } = shareSite();

onPage(
  "a button shows worms instead, and chances again: that is a taste",
  { link: underWay() },
  async ({ page, context, site }) => {
    await chancesKnown(page);
    const query = await queryOn(page);
    const [win, worms] = [toWin(query), module.advise(query)];
    const told = await hash(page);
    const isFor = {
      win: () =>
        eventually(async () =>
          assert.deepEqual(
            (await ways(page)).map(({ key, number }) => [key, number]),
            expectedWays(win),
          ),
        ),
      worms: () =>
        eventually(async () => {
          const expected = Object.fromEntries(
            worms.choices.map(({ face, value }) => [signOf(face), Number(value.toFixed(2))]),
          );
          assert.deepEqual(Object.fromEntries((await worths(page)).map(({ key, value }) => [key, value])), expected);
        }),
    };
    await isFor.win();
    await shows(aimButton(page), "In worms");
    await aimButton(page).click();
    await isFor.worms();
    await shows(aimButton(page), "Chance to win");
    await page.getByRole("heading", { name: "Ann: worms on average" }).waitFor();
    assert.equal(await hash(page), told, "no link tells it");
    assert.equal(await undo(page).getAttribute("aria-disabled"), "true", "it is nothing to undo");
    assert.equal((await preferencesKept(page)).aim, "worms");
    await page.reload();
    await firstNumbers(page);
    await chancesKnown(page);
    await isFor.worms();

    // Whoever is sent the game has a taste of their own, and the next game has this one.
    const other = await context.newPage();
    await other.goto(`${site.url}heckmeck/#${tableLink(["- Ann", "- Ben"])}`);
    await other.getByRole("heading", { name: "Ann: worms on average" }).waitFor();
    await other.close();
    await aimButton(page).click();
    await isFor.win();
    await page.reload();
    await firstNumbers(page);
    await chancesKnown(page);
    await isFor.win();
  },
);

for (const [players, table] of Object.entries(TABLES)) {
  onPage(
    `the chances of ${players} players go with the game, in a turn as well, and with undo`,
    { link: linkOf(table) },
    async ({ page }) => {
      await chancesKnown(page);
      const before = await assertChances(page);
      await enter(page, "555ww123");
      const rolled = await assertChances(page);
      await take(page, "5");
      const taken = await assertChances(page);
      assert.notDeepEqual(before, rolled);
      const { choices } = toWin({ ...table, roll: queryOf(table, { taken: "", roll: "555ww123" }).roll });
      const worth = choices.find(({ face }) => face === 5)?.value;
      assert.ok(Math.abs(taken[table.toMove] - Number(worth)) < 1e-9, "as likely as the choice was said to win");
      await page.locator(".table-brief").click();
      await page.locator(".seat").first().waitFor();
      assert.deepEqual(await assertChances(page), taken);
      await undo(page).click();
      assert.deepEqual(await assertChances(page), rolled);
      await take(page, "w");
      await assertChances(page);
      await way(page, "roll").waitFor();
      await tapTile(page, table.grill[0], /to the grill|takes/i);
      await assertChances(page);
    },
  );
}

for (const { what, query, first, other, after } of [
  {
    what: "a steal that is better left is the other button",
    query: LEFT,
    first: /Take 24/,
    other: "Steal 25 from Ben instead",
    after: ["33.25 Ann", "- Ben", "29.22 Cleo"],
  },
  {
    what: "a tile of the grill that is worse than a steal is the other button",
    query: MADE,
    first: /Steal 25 from Ben/,
    other: "Take 22 instead",
    after: ["21.22 Ann", "25 Ben"],
  },
]) {
  onPage(what, { link: linkOf(query) }, async ({ page }) => {
    await chancesKnown(page);
    assert.match(await textOf(way(page, "stop")), first);
    assert.equal((await ways(page))[0].number, percent(toWin(query).stop as number));
    await button(page, other).click();
    await eventually(async () => assert.deepEqual((await tableOf(page)).players, after));
    await lastMove(page)
      .filter({ hasText: /(Taking 24|Stealing 25 from Ben) was better: that cost \d+\.\d points of win chance\./ })
      .waitFor();
    assert.match((await link(page)).played, /^1x0x0\.\d+_/);
    await undo(page).click();
    await tap(way(page, "stop"));
    await eventually(async () => assert.notDeepEqual((await tableOf(page)).players, after));
    assert.doesNotMatch(await textOf(lastMove(page)), /better/);
  });
}
