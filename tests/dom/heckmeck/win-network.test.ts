/** What was learned of winning: on its way, and not to be had. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { prepareContext } from "../../device.ts";
import { BROKEN, FAILED } from "../../page/broken-steps.ts";
import {
  against,
  at,
  chancesKnown,
  final,
  forWorms,
  openPlayers,
  openSeat,
  PAUSE,
  queryOn,
  tableLink,
  tableOf,
  underWay,
} from "../../page/heckmeck-table-steps.ts";
import {
  addPlayer,
  assertChances,
  assertWorms,
  countNetworks,
  expectedWays,
  module,
  NETWORKS,
  noChances,
  signOf,
  toWin,
} from "../../page/heckmeck-win-steps.ts";
import {
  button,
  eventually,
  hash,
  holdBack,
  keys,
  link,
  part,
  shareSite,
  tablesLoaded,
  take,
  tap,
  ways,
} from "../steps.ts";

const { onPage } = shareSite();

const network = (players: number | string) =>
  readFile(new URL(`../../../dist/precomputed/heckmeck-win-${players}.bin`, import.meta.url));
const again = (page: Page) => part(page, "fetch-chances");

onPage(
  "another number of players has chances of its own, and asks for them once",
  { link: tableLink(["22.27 Ann", "24 Ben"]) },
  async ({ page, context }) => {
    await chancesKnown(page);
    const asked = countNetworks(context);
    await addPlayer(page);
    await chancesKnown(page);
    await assertChances(page);
    await openPlayers(page);
    await openSeat(page, 2);
    await tap(button(page, "Remove"));
    await button(page, "Done").click();
    await chancesKnown(page);
    await assertChances(page);
    assert.deepEqual(asked, ["win-3"]);
  },
);

for (const [what, answer] of Object.entries(BROKEN)) {
  let answered = 0;
  onPage(
    `what was learned is ${what}: the advice is in worms, and can be had later`,
    {
      link: underWay(),
      expected: FAILED,
      prepare: (context) =>
        context.route(NETWORKS, async (route) => {
          await answer(route, await network(2), await network(3));
          answered += 1;
        }),
    },
    async ({ page, context }) => {
      await noChances(page).waitFor();
      await assertWorms(page);
      assert.equal(await page.locator(".seat-chance").count(), 0);
      // It is still said after another try that fails.
      const before = answered;
      await tap(again(page));
      await eventually(() => assert.ok(answered > before, "it is asked for again"));
      await noChances(page).waitFor();
      await take(page, "4");
      await assertWorms(page);

      await context.unroute(NETWORKS);
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
    isFirstVisit: true,
    prepare: async (context) => {
      await prepareContext(context, forWorms);
      await context.route(NETWORKS, (route) => route.abort());
    },
  },
  async ({ page }) => {
    await tablesLoaded(page);
    await assertWorms(page);
    assert.equal(await noChances(page).count(), 0);
  },
);

const late = holdBack(NETWORKS);
onPage(
  "the computer that plays for the win waits for what that takes, and then goes on",
  {
    link: against("best-to-win", { turn: "2" }),
    isFirstVisit: true,
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
      await context.route(NETWORKS, (route) => route.abort());
    },
  },
  async ({ page }) => {
    await noChances(page).waitFor();
    await button(page, "Go on").click();
    for (let moves = 0; moves < 300 && (await final(page).count()) === 0; moves += 1) {
      if ((await tableOf(page)).turn === "1") {
        await tap(page.locator("button.way, [data-key=way-roll]").first());
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
