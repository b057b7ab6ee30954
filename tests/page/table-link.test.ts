/** A link holds the table, and nonsense in it is told and left out. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { openPage } from "./harness.ts";
import { assertSound, button, eventually, firstNumbers, hash, shareSite, viewport } from "./steps.ts";
import { chancesKnown, tableLink, tableOf } from "./table-steps.ts";

const { onPage } = shareSite();

const NAMES = ["Zoë & Co", "21", "- 22 x", "<b>a+b=c</b>", "#%2F;?", "李雷 🐛"];

onPage(
  "a table with all kinds of names comes back",
  {
    link: tableLink(["21.30 Zoë & Co", "- 21", "24 - 22 x", "- <b>a+b=c</b>", "36.25.26 #%2F;?", "- 李雷 🐛"], {
      grill: "22.27.28",
      turn: "5",
      taken: "55w",
      roll: "13344",
      tab: "chart",
      compulsorySteal: "true",
      alwaysTurnDown: "true",
      turnDownWithNothingToReturn: "false",
    }),
  },
  async ({ page, site, browser, context }) => {
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

    const other = await openPage(browser, { url: page.url(), clock: "held", ...viewport(page) });
    await firstNumbers(other.page);
    await eventually(async () => assert.deepEqual(await screen(other.page), before));
    await assertSound(other);
    await other.context.close();

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
