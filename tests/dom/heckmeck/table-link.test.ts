/** A link holds the table, and nonsense in it is told and left out. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { assertBest, chancesKnown, forWorms, tableLink, tableOf } from "../../page/heckmeck-table-steps.ts";
import {
  button,
  elsewhere,
  eventually,
  firstNumbers,
  follow,
  hash,
  link,
  openHouseRules,
  shareSite,
  textOf,
} from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "nonsense about a table is told, and the page works",
  { link: "mode=advice", prepare: forWorms },
  async ({ page }) => {
    await follow(page, "mode=advice&player=21&player=21&turn=3");
    assert.deepEqual((await tableOf(page)).players, ["21 Ann", "- Ben"]);
    assert.match(
      await textOf(page.locator("#notices")),
      /could not be read and was left out: player \(21 is in two places\), turn \(there are 2 players\)\./,
    );
    await follow(page, "mode=best");
    assert.match(await textOf(page.locator("#notices")), /mode/);
    assert.equal((await link(page)).mode, undefined);
    await follow(page, "mode=advice&roll=1");
    await assertBest(page, "roll", 1.64);
  },
);

onPage(
  "a house rule that a link tells no truth of is told, and stays as it was",
  {
    link: tableLink(["- Ann", "- Ben"], { alwaysTurnDown: "constructor", compulsorySteal: "toString" }),
  },
  async ({ page }) => {
    await page
      .getByText(
        /could not be read and was left out: “Always turn over the highest tile” \(alwaysTurnDown\), “Stealing is compulsory” \(compulsorySteal\)\./,
      )
      .waitFor();
    const told = await link(page);
    assert.deepEqual([told.alwaysTurnDown, told.compulsorySteal], [undefined, undefined]);
    await openHouseRules(page);
    for (const rule of ["Always turn over the highest tile", "Stealing is compulsory"]) {
      assert.equal(await page.getByRole("checkbox", { name: rule }).isChecked(), false, rule);
    }
  },
);

const NAMES = ["Zoë & Co", "21", "- 22 x", "<b>a+b=c</b>", "#%2F;?", "李雷 🐛"];

onPage(
  "a table with all kinds of names comes back",
  {
    link: tableLink(["21.30 Zoë & Co", "- 21", "24 - 22 x", "- <b>a+b=c</b>", "36.25.26 #%2F;?", "- 李雷 🐛"], {
      grill: "22.27.28",
      turn: "5",
      taken: "55w",
      roll: "13344",
      tab: "odds",
      compulsorySteal: "true",
      alwaysTurnDown: "true",
      turnDownWithNothingToReturn: "false",
    }),
  },
  async ({ page, site, context }) => {
    const names = (page: Page) => page.locator(".brief-name").allTextContents();
    const screen = async (page: Page) => {
      await chancesKnown(page);
      return {
        hash: await hash(page),
        names: await names(page),
        advice: await page.getByRole("region", { name: /chance to win/ }).innerText(),
      };
    };
    const before = await screen(page);
    assert.deepEqual(before.names, NAMES);
    assert.deepEqual(await tableOf(page), {
      players: ["21.30 Zoë & Co", "- 21", "24 - 22 x", "- <b>a+b=c</b>", "36.25.26 #%2F;?", "- 李雷 🐛"],
      grill: "22.27.28",
      turn: "5",
    });
    await page.reload();
    await firstNumbers(page);
    await eventually(async () => assert.deepEqual(await screen(page), before));

    await elsewhere(page.url(), (other) => eventually(async () => assert.deepEqual(await screen(other), before)));

    // The game is kept between visits, and a link to a turn alone leaves it as it is.
    const visit = await context.newPage();
    await visit.goto(`${site.url}heckmeck/`);
    await firstNumbers(visit);
    await eventually(async () => assert.deepEqual(await screen(visit), before));
    await visit.goto("about:blank");
    await visit.goto(`${site.url}heckmeck/#taken=5&target=25`);
    await firstNumbers(visit);
    await button(visit, "Back to my game").click();
    await eventually(async () => assert.deepEqual(await screen(visit), before));
  },
);
