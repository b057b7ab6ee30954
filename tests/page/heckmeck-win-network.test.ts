/** What was learned of winning: on its way, and without a network. */

import assert from "node:assert/strict";
import { linkOf, queryOf, TABLES } from "../unit/heckmeck-win-positions.ts";
import { against, chancesKnown, tableLink, underWay } from "./heckmeck-table-steps.ts";
import {
  addPlayer,
  aimButton,
  assertChances,
  assertWorms,
  countNetworks,
  NETWORKS,
  noChances,
  sentence,
} from "./heckmeck-win-steps.ts";
import {
  eventually,
  firstNumbers,
  holdBack,
  keptOffline,
  openOffline,
  type PageTest,
  shareSite,
  tablesLoaded,
} from "./steps.ts";

const { onPage } = shareSite();

for (const [device, room] of Object.entries<PageTest>({
  phone: { sizes: { phone: { width: 360, height: 740 } } },
  desktop: { sizes: { desktop: { width: 1440, height: 900 } } },
})) {
  for (const [when, path] of Object.entries({
    "before another roll": tableLink(["22.27 Ann", "24 Ben"], { taken: "5" }),
    "after a roll": underWay(),
    "in a game against the computer": against("rule-1", { taken: "5" }),
    "with five players": linkOf(queryOf(TABLES[5], { taken: "5" })),
  })) {
    const networks = holdBack(NETWORKS);
    let asked: string[] = [];
    onPage(
      `until chances are there the advice is in worms, and nothing moves when they come, ${when} at a ${device}`,
      {
        ...room,
        link: path,
        prepare: async (context) => {
          asked = countNetworks(context);
          await networks.prepare(context);
        },
      },
      async ({ page }) => {
        await tablesLoaded(page);
        await assertWorms(page);
        assert.equal(await noChances(page).count(), 0);
        assert.equal(await aimButton(page).isVisible(), false);
        for (const part of [".table-card", ".way-number"])
          assert.doesNotMatch(await page.locator(part).first().innerText(), /%/);
        const places = () =>
          page.evaluate(() =>
            [".table-card", ".taken", ".advice", ".ways", ".way", ".details"].map((part) => {
              const box = document.querySelector(part)?.getBoundingClientRect();
              return box && [part, Math.round(box.top), Math.round(box.left)];
            }),
          );
        const before = await places();
        networks.release();
        await chancesKnown(page);
        await assertChances(page);
        const dissents = (await sentence(page).count()) > 0;
        // What is said only now stands below the ways.
        const fixed = (places: (unknown[] | undefined)[]) =>
          places.filter((place) => place && !(dissents && place[0] === ".details"));
        assert.deepEqual(fixed(await places()), fixed(before));
        assert.equal(asked.length, 1, "and they were asked for once");
      },
    );
  }
}

onPage(
  "chances of two to win are there without a network",
  { link: "taken=", offline: true },
  async ({ page, site }) => {
    await tablesLoaded(page);
    await keptOffline(page);
    for (const table of Object.values(TABLES).filter(({ players }) => players.length === 2)) {
      await openOffline(page, `${site.url}heckmeck/#${linkOf(table)}`);
      await firstNumbers(page);
      await chancesKnown(page);
      await assertChances(page);
    }
  },
);

onPage(
  "chances of three to win are there without a network once they have been asked for, also on the first visit",
  { link: tableLink(["22.27 Ann", "24 Ben"]), offline: true },
  async ({ page, site }) => {
    await chancesKnown(page);
    const isKept = (path: string) =>
      page.evaluate((address) => caches.match(address).then(Boolean), `${site.url}${path}`);
    const network = "precomputed/heckmeck-win-3.bin";
    await keptOffline(page);
    await eventually(async () => {
      assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null), "a worker controls the page");
      assert.ok(!(await isKept(network)), "it is not kept");
    });
    await addPlayer(page);
    await chancesKnown(page);
    await eventually(async () => assert.ok(await isKept(network), "it is kept"));
    await openOffline(page, `${site.url}heckmeck/#${linkOf(TABLES[3])}`);
    await firstNumbers(page);
    await chancesKnown(page);
    await assertChances(page);
  },
);
