/** What was learned of winning: on its way, not to be had, and without a network. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright-core";
import { prepareContext } from "../device.ts";
import { linkOf, TABLES } from "../unit/heckmeck-win-positions.ts";
import { BROKEN, FAILED } from "./broken-steps.ts";
import {
  button,
  eventually,
  firstNumbers,
  hash,
  holdBack,
  keptOffline,
  keys,
  link,
  openOffline,
  type PageTest,
  part,
  shareSite,
  tablesLoaded,
  take,
  tap,
  ways,
} from "./steps.ts";
import {
  against,
  at,
  chancesKnown,
  final,
  forWorms,
  PAUSE,
  queryOn,
  tableLink,
  tableOf,
  underWay,
  worths,
} from "./table-steps.ts";
import { aimButton, assertChances, expectedWays, module, sentence, signOf, toWin } from "./win-steps.ts";

const { onPage } = shareSite();

const network = (players: number | string) =>
  readFile(new URL(`../../dist/precomputed/heckmeck-win-${players}.bin`, import.meta.url));
const PATTERN = "**/precomputed/heckmeck-win-*.bin";

/** How often what was learned has been asked for. */
const countNetworks = (context: BrowserContext) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    const [, name] = /heckmeck-(win-.*)\.bin$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
};

/** Seats a third player. */
async function addPlayer(page: Page) {
  await button(page, "Players").click();
  await button(page, "Add a player").click();
  await button(page, "Close").click();
  await page.locator(".seat").nth(2).waitFor();
}
const noChances = (page: Page) => page.getByText("The chances to win could not be loaded");
const again = (page: Page) => part(page, "fetch-chances");

/** What the solver says of the table in the address in worms is what is shown. */
async function assertWorms(page: Page) {
  const { best } = module.advise(await queryOn(page));
  const key = best.action === "take" ? signOf(best.face) : best.action;
  await eventually(async () => {
    const [first] = await worths(page);
    assert.deepEqual([first.key, first.value], [key, Number(best.value.toFixed(2))]);
  });
}

for (const [device, room] of Object.entries<PageTest>({
  phone: { sizes: { phone: { width: 360, height: 740 } } },
  desktop: { sizes: { desktop: { width: 1440, height: 900 } } },
})) {
  for (const [when, path] of Object.entries({
    "before a turn": tableLink(["22.27 Ann", "24 Ben"]),
    "after a roll": underWay(),
    "in a game against the computer": against("rule-1"),
    "with five players": linkOf(TABLES[5]),
  })) {
    const networks = holdBack(PATTERN);
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
  "another number of players has chances of its own, and asks for them once",
  { link: tableLink(["22.27 Ann", "24 Ben"]) },
  async ({ page, context }) => {
    await chancesKnown(page);
    const asked = countNetworks(context);
    await addPlayer(page);
    await chancesKnown(page);
    await assertChances(page);
    await button(page, "Players").click();
    await tap(button(page, "Remove Cleo"));
    await button(page, "Close").click();
    await chancesKnown(page);
    await assertChances(page);
    assert.deepEqual(asked, ["win-3"]);
  },
);

for (const [what, answer] of Object.entries(BROKEN)) {
  onPage(
    `what was learned is ${what}: the advice is in worms, and can be had later`,
    {
      link: underWay(),
      expected: FAILED,
      prepare: (context) => context.route(PATTERN, async (route) => answer(route, await network(2), await network(3))),
    },
    async ({ page, context }) => {
      await noChances(page).waitFor();
      await assertWorms(page);
      assert.equal(await page.locator(".seat-chance").count(), 0);
      // It is still said after another try that fails.
      const refused = page.waitForEvent("requestfinished", (request) => /heckmeck-win/.test(request.url()));
      const failed = page.waitForEvent("requestfailed", (request) => /heckmeck-win/.test(request.url()));
      for (const event of [refused, failed]) event.catch(() => {});
      await tap(again(page));
      await Promise.race([refused, failed]);
      await noChances(page).waitFor();
      await take(page, "4");
      await assertWorms(page);

      await context.unroute(PATTERN);
      await again(page).click();
      await chancesKnown(page);
      await assertChances(page);
      assert.equal(await noChances(page).count(), 0);
      const query = await queryOn(page);
      await eventually(async () =>
        assert.deepEqual(
          (await ways(page)).map(({ key, number }) => [key, number]),
          expectedWays(toWin(query)),
        ),
      );
    },
  );
}

onPage(
  "who wants worms is not told that chances could not be loaded",
  {
    link: underWay(),
    expected: FAILED,
    prepare: async (context) => {
      await prepareContext(context, forWorms);
      await context.route(PATTERN, (route) => route.abort());
    },
  },
  async ({ page }) => {
    await tablesLoaded(page);
    await assertWorms(page);
    assert.equal(await noChances(page).count(), 0);
  },
);

const late = holdBack(PATTERN);
onPage(
  "the computer that plays for the win waits for what that takes, and then goes on",
  {
    link: against("best-to-win", { turn: "2" }),
    prepare: async (context) => {
      await prepareContext(context, at("fast"));
      await late.prepare(context);
    },
  },
  async ({ page }) => {
    await button(page, "Go on").click();
    // To roll is all that it can do first.
    await page.clock.runFor(PAUSE.fast);
    const { roll } = await link(page);
    assert.equal(roll.length, 8);
    const before = await hash(page);
    await page.clock.runFor(20 * PAUSE.fast);
    assert.equal(await hash(page), before);
    await assertWorms(page);
    const { face } = module.decide(await queryOn(page), "best-to-win");
    late.release();
    await chancesKnown(page);
    assert.equal((await keys(page))[0], signOf(face));
    await page.clock.runFor(PAUSE.fast);
    assert.match((await link(page)).taken, new RegExp(`^${signOf(face)}+$`));
  },
);

onPage(
  "without what was learned the computer that plays for the win plays for worms, to the end of the game",
  {
    link: against("best-to-win", { turn: "2", grill: "21.25" }),
    expected: FAILED,
    prepare: async (context) => {
      await prepareContext(context, at("fast"));
      await context.route(PATTERN, (route) => route.abort());
    },
  },
  async ({ page }) => {
    await noChances(page).waitFor();
    await button(page, "Go on").click();
    for (let moves = 0; moves < 300 && (await final(page).count()) === 0; moves += 1) {
      if ((await tableOf(page)).turn === "1") {
        await tap(page.locator("button.way").first());
        continue;
      }
      const query = await queryOn(page);
      const { action, face } = module.decide(query, "best-in-worms");
      const [first] = await keys(page);
      if ((await keys(page)).length > 1) assert.equal(first, action === "take" ? signOf(face) : action);
      await page.clock.runFor(PAUSE.fast);
    }
    await final(page).waitFor();
  },
);

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
