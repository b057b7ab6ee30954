/** The table: how it is set, and the advice for it. */

import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";
import {
  adviseOn,
  assertBest,
  forWorms,
  lastMove,
  openPlayers,
  openSeat,
  tableLink,
  tableOf,
  tapTile,
  tileButton,
} from "../../page/heckmeck-table-steps.ts";
import {
  button,
  enter,
  link,
  openHouseRules,
  openPanel,
  readTable,
  says,
  shareSite,
  take,
  tap,
  textOf,
  undo,
  way,
} from "../steps.ts";

const { onPage } = shareSite();
const players = async (page: Page) => (await tableOf(page)).players;

const expectFocus = async (control: Locator) =>
  assert.ok(await control.evaluate((node) => node === document.activeElement), String(control));

onPage("a table set by taps", { link: tableLink(["- Ann", "- Ben"]), prepare: forWorms }, async ({ page }) => {
  const isWorth = (worms: string) => says(page, new RegExp(`\\+${worms.replace(".", "\\.")} worms`));
  await isWorth("1.64");
  await tapTile(page, 24, "Onto Ben's stack");
  await isWorth("1.72");
  await page
    .getByRole("group", { name: "Tiles" })
    .getByRole("button", { name: /^Tile 24\s*, 1 worm, on top of Ben.s stack$/ })
    .waitFor();
  await tapTile(page, 24, "To the grill");
  await isWorth("1.64");
  await tapTile(page, 33, "Onto Ann's stack");
  await isWorth("0.94");
  await tapTile(page, 36, "Face down, out of the game");
  assert.match(await textOf(tileButton(page, 36)), /face down/);
  await tapTile(page, 21, "Onto Ann's stack");
  assert.deepEqual(await tableOf(page), {
    players: ["33.21 Ann", "- Ben"],
    turn: "1",
    grill: "22.23.24.25.26.27.28.29.30.31.32.34.35",
  });
  await page.getByRole("listitem").filter({ hasText: "Ann" }).getByText("5 worms").waitFor();
  // A tile inside the stack can be moved as well.
  await tapTile(page, 33, "Onto Ann's stack");
  assert.deepEqual(await players(page), ["21.33 Ann", "- Ben"]);
  for (const before of ["33.21 Ann", "33 Ann"]) {
    await undo(page).click();
    assert.equal((await players(page))[0], before);
  }
});

onPage(
  "players come, go, change seats and names",
  { link: tableLink(["21.25 Ann", "24 Ben"], { turn: 2 }) },
  async ({ page }) => {
    await openPlayers(page);
    const dialog = page.getByRole("dialog", { name: "Players" });
    for (let count = 3; count <= 7; count += 1) await button(dialog, "Add a player").click();
    assert.equal(await button(dialog, "Add a player").count(), 0, "seven at most");
    assert.deepEqual(await players(page), ["21.25 Ann", "24 Ben", "- Cleo", "- Dan", "- Eve", "- Finn", "- Gina"]);
    await openSeat(page, 1);
    await dialog.getByText("tiles from the top: 24").waitFor();
    await button(dialog, "Move up").click();
    assert.deepEqual(await tableOf(page), {
      players: ["24 Ben", "21.25 Ann", "- Cleo", "- Dan", "- Eve", "- Finn", "- Gina"],
      turn: "1",
      grill: null,
    });
    for (const name of ["Ann", "Cleo", "Dan", "Eve", "Finn"]) {
      await tap(button(dialog, `${name}: more`));
      await tap(button(dialog, "Remove"));
    }
    assert.deepEqual(await tableOf(page), { players: ["24 Ben", "- Gina"], turn: "1", grill: null });
    await openSeat(page, 1);
    assert.ok(await button(dialog, "Remove").isDisabled(), "two at least");
    const name = dialog.getByLabel("Name of player 2");
    await name.fill("  Zoë & <b>1+1</b>  ");
    await name.press("Tab");
    assert.deepEqual(await players(page), ["24 Ben", "- Zoë & <b>1+1</b>"]);
    assert.equal(await dialog.getByRole("radiogroup", { name: "Who starts" }).count(), 0, "the game goes on");
    await button(dialog, /to move$/).click();
    assert.equal((await tableOf(page)).turn, "2");
    await name.fill("");
    await name.press("Tab");
    assert.deepEqual(await players(page), ["24 Ben", "- Ben 2"], "a name is never empty, nor another player's");
  },
);

onPage(
  "names are typed one after the other, each with Enter, until one is left empty",
  { link: "taken=&mode=advice" },
  async ({ page }) => {
    await openPlayers(page);
    for (const [seat, name] of ["Mia", "Tom", "Lena"].entries()) {
      const field = page.getByLabel(`Name of player ${seat + 1}`);
      if (seat === 0) await field.focus();
      await expectFocus(field);
      await field.fill(name);
      await field.press("Enter");
    }
    const last = page.getByLabel("Name of player 4");
    await expectFocus(last);
    await last.press("Enter");
    await expectFocus(button(page, "Start"));
    await tap(button(page, "Start"));
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    assert.deepEqual(await players(page), ["- Mia", "- Tom", "- Lena"]);
  },
);

onPage(
  "names that were typed before are offered to whoever has none, then to one more, and all games have them",
  { link: "taken=&mode=advice&player=-+Mia&player=-" },
  async ({ page }) => {
    await page.evaluate(() => localStorage.setItem("rollwise.people", JSON.stringify(["Zoë", "Mia", "Tom"])));
    await openPlayers(page);
    const known = page.getByRole("list", { name: "Known names" }).getByRole("button");
    assert.deepEqual(await known.allInnerTexts(), ["+ Zoë", "+ Tom"]);
    await known.nth(1).click();
    assert.deepEqual(await players(page), ["- Mia", "- Tom"]);
    await known.first().click();
    assert.deepEqual(await players(page), ["- Mia", "- Tom", "- Zoë"]);
    assert.equal(await known.count(), 0);
    const last = page.getByLabel("Name of player 4");
    await last.fill("Lea");
    await last.press("Enter");
    const kept = await page.evaluate(() => localStorage.getItem("rollwise.people"));
    assert.deepEqual(JSON.parse(kept as string), ["Lea", "Zoë", "Tom", "Mia"]);
  },
);

onPage(
  "who starts is chosen beside the names; the rest of a seat is behind ⋯",
  { link: "taken=&mode=advice&player=-+Mia&player=-+Tom" },
  async ({ page }) => {
    await openPlayers(page);
    const starts = page.getByRole("radiogroup", { name: "Who starts" }).getByRole("radio");
    assert.deepEqual([await starts.count(), await starts.first().isChecked()], [2, true]);
    const rest = [page.getByLabel("Who plays for Tom"), button(page, "Move up"), button(page, "Remove")];
    for (const one of rest) assert.equal(await one.count(), 0);
    await starts.nth(1).check();
    assert.equal((await tableOf(page)).turn, "2");
    const more = button(page, "Tom: more");
    await more.click();
    for (const one of rest) assert.equal(await one.count(), 1);
    assert.equal(await more.getAttribute("aria-expanded"), "true");
    await tap(more);
    for (const one of rest) assert.equal(await one.count(), 0);
    assert.equal(await button(page, "Close").count(), 0, "Start is the way on");
  },
);

onPage(
  "who leaves takes the dice along",
  { link: tableLink(["- Ann", "24 Ben", "25 Cleo"], { turn: "2", taken: "www", roll: "11223" }) },
  async ({ page }) => {
    await page.locator(".table-brief").click();
    await openPlayers(page);
    await openSeat(page, 1);
    await button(page, "Remove").click();
    const told = await link(page);
    assert.deepEqual([told.taken, told.roll, (await tableOf(page)).turn], ["", undefined, "2"]);
  },
);

onPage("what is meant is said plainly", { link: tableLink(["- Ann", "- Ben"]) }, async ({ page }) => {
  await enter(page, "www55123");
  assert.match(await way(page, "5").innerText(), /makes 10, then roll 6 dice/);
  await take(page, "w");
  await lastMove(page).getByText("Ann took 3 worm dice.").waitFor();
});

onPage(
  "prices and results are the solver's",
  { link: tableLink(["30 Ann", "22 Ben"], { grill: "25.31.32", tab: "turn" }), prepare: forWorms },
  async ({ page, device }) => {
    const { prices, fail, distribution } = await adviseOn(page);
    const shown = (value: number) => (value < 0 ? "−" : value > 0 ? "+" : "") + Math.abs(value).toFixed(2);
    const list = await readTable((await openPanel(page, device, "Price list")).getByRole("table"));
    const byPoints = new Map(list.rows.map(({ name, cells }) => [parseInt(name, 10) || name, { name, cells }]));
    assert.equal(list.rows[0].cells.at(-1), shown(fail));
    for (let total = 21; total <= 36; total += 1) {
      assert.equal(byPoints.get(total)?.cells[1], shown(prices[total]), `${total}`);
      assert.equal(byPoints.get(total)?.name.includes("*"), ![22, 25, 31, 32].includes(total), `${total}`);
    }
    assert.deepEqual(byPoints.get(22)?.cells, ["22 from Ben", "+2.00"]);
    assert.deepEqual(byPoints.get(30)?.cells, ["25", "+2.00"]);
    assert.deepEqual(byPoints.get(37)?.cells, ["32", "+3.00"]);

    const results = await readTable((await openPanel(page, device, "Results")).getByRole("table"));
    assert.equal(results.rows.length, distribution.length);
    for (const [nth, { result, tile, probability }] of distribution.entries()) {
      assert.ok(
        results.rows[nth].name.includes(
          { grill: `${tile} from the grill`, steal: `${tile} stolen from Ben`, fail: "no tile" }[result],
        ),
        results.rows[nth].name,
      );
      assert.equal(results.rows[nth].cells[0], `${(probability * 100).toFixed(1)}%`);
    }
    assert.equal(await page.locator(".bars rect").count(), distribution.length);
  },
);

onPage(
  "the rules of the table are in the settings",
  { link: tableLink(["- Ann", "25 Ben"], { taken: "5555w" }), prepare: forWorms },
  async ({ page }) => {
    await assertBest(page, "stop", 4);
    await button(page, "Take 24 instead").waitFor();
    await openHouseRules(page);
    await page.getByLabel("Stealing is compulsory").check();
    assert.equal(await page.getByRole("radiogroup", { name: "A bust" }).isVisible(), false);
    await page.getByLabel("Always turn over the highest tile").check();
    await page.getByLabel("Any lower tile may be taken").check();
    await page.getByLabel("Turn over the highest tile even if").uncheck();
    await button(page, "Close").click();
    assert.equal(await button(page, "Take 24 instead").count(), 0);
    const told = await link(page);
    assert.deepEqual(
      [told.compulsorySteal, told.alwaysTurnDown, told.anyLowerTile, told.turnDownWithNothingToReturn],
      ["true", "true", "true", "false"],
    );
    await undo(page).click();
    assert.equal((await link(page)).turnDownWithNothingToReturn, undefined);
  },
);
