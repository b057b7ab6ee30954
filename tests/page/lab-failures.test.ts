/** What goes wrong in the Labs, where it is the browser's: a worker that does not come, no network, a new version. */

import assert from "node:assert/strict";
import { test } from "node:test";

import type { Page } from "playwright-core";
import type { TournamentQuery } from "#modules/heckmeck-lab";
import { openPage, PHONE } from "./harness.ts";
import * as knucklebones from "./knucklebones-lab-steps.ts";
import {
  direct,
  expectedRows,
  FAILED,
  inLab,
  isDone,
  LAB,
  play,
  playAgain,
  playOffline,
  results,
  rows,
  tryAgain,
  without,
} from "./lab-steps.ts";
import { newVersion, startStatic } from "./site.ts";
import * as sheets from "./solitaire-dice-lab-steps.ts";
import { assertSound, button, eventually, keptOffline, shareSite, type Visit } from "./steps.ts";

const shared = shareSite();

/** Whether a file of the site is kept for use without a network. */
const isKept = (page: Page, path: string) =>
  page.evaluate((path) => caches.match(new URL(`../../${path}`, location.href)).then(Boolean), path);

const onLab = inLab(shared.onPage);

const WORKER = "app/heckmeck-lab-worker.js";

onLab(
  "play that fails for want of its worker can be tried again",
  { link: "players=rule-1.rule-2&games=40&seed=1", ...without(WORKER) },
  async ({ page, context }) => {
    await tryAgain({ page, context }, WORKER, /^Nothing could be played: the background player could not be loaded/);
    assert.equal((await rows(page)).length, 6);
  },
);

onLab(
  "a worker that can't be understood is said as well",
  {
    link: "players=rule-1.rule-2&games=40&seed=1",
    expected: /SyntaxError|uncaught/i,
    prepare: (context) =>
      context.route(`**/${WORKER}`, (route) => route.fulfill({ contentType: "text/javascript", body: "not a script" })),
  },
  async ({ page, context }) => {
    await play(page);
    await page
      .getByRole("alert")
      .filter({ hasText: /^Nothing could be played: the background player/ })
      .waitFor();
    await context.unroute(`**/${WORKER}`);
    await playAgain(page, 40);
    await isDone(page);
  },
);

onLab(
  "after a cancelled play that could not be loaded the next one plays",
  {
    link: "players=rule-1.rule-2&games=40&seed=1",
    expected: FAILED,
    prepare: (context) =>
      context.addInitScript(() => {
        globalThis.Worker = class extends Worker {
          constructor(...how: ConstructorParameters<typeof Worker>) {
            super(...how);
            this.addEventListener("error", () => {
              globalThis.failed = true;
            });
          }
        };
      }),
  },
  async ({ page, context }) => {
    let abort = () => {};
    const held = new Promise<void>((resolve) => {
      abort = resolve;
    });
    await context.route(`**/${WORKER}`, async (route) => {
      await held;
      await route.abort();
    });
    await play(page);
    await button(page, "Cancel").click();
    await page.getByText("Cancelled before the first game.").first().waitFor();
    abort();
    await page.waitForFunction(() => globalThis.failed);
    await context.unroute(`**/${WORKER}`);
    await play(page);
    await isDone(page);
  },
);

onLab(
  "who plays for the win does so without a network after the first visit",
  { offline: true, link: "players=best-to-win.rule-1&games=40&seed=6" },
  async ({ page }) => {
    await playOffline({ page });
    const expected = expectedRows(
      ["Strongest", "Weak"],
      await direct(page, { players: ["best-to-win", "rule-1"], seed: 6 }, 40),
    );
    assert.deepEqual((await rows(page)).slice(1), expected);
  },
);

onLab(
  "games of Knucklebones are played without a network after the first visit",
  { path: "knucklebones/lab/", offline: true, link: "players=best-1.greedy&games=40&seed=6" },
  async ({ page }) => {
    await playOffline({ page });
    const result = await knucklebones.direct(page, ["best-1", "greedy"], 6, 40);
    assert.deepEqual((await rows(page)).slice(1), knucklebones.expectedRows(result));
  },
);

onLab(
  "games of Solitaire Dice are played without a network after the first visit",
  { path: "solitaire-dice/lab/", offline: true, link: "players=advice.random&games=40&seed=6" },
  async ({ page }) => {
    await playOffline({ page });
    const result = await sheets.direct(page, { players: ["advice", "random"], seed: 6 }, 40);
    await sheets.assertTables(page, ["Advice", "Random"], result);
  },
);

const THREE = { offline: true, link: "players=best-to-win.rule-1.rule-2&games=6&seed=6", expected: FAILED };

/** What was learned about games of three is kept from now on, that about games of four is not, and three can play. */
async function assertThreePlay(visit: Visit) {
  const { page } = visit;
  await eventually(async () => assert.ok(await isKept(page, "precomputed/heckmeck-win-3.bin"), "it is kept"));
  assert.equal(await isKept(page, "precomputed/heckmeck-win-4.bin"), false);
  await playOffline(visit);
  const query: TournamentQuery = { players: ["best-to-win", "rule-1", "rule-2"], seed: 6 };
  const expected = expectedRows(["Strongest", "Weak", "Rule 2"], await direct(page, query, 6));
  assert.deepEqual((await rows(page)).slice(1), expected);
}

onLab("what was learned about games of three is kept once such a game has been played", THREE, async (visit) => {
  const { page } = visit;
  await keptOffline(page);
  await play(page);
  await isDone(page);
  await assertThreePlay(visit);
});

onLab(
  "what was learned about games of three is kept also where it was once asked for in vain",
  THREE,
  async ({ page, context, ...visit }) => {
    await playOffline({ page }, /what was learned about the game could not be loaded/);
    await context.setOffline(false);
    await playAgain(page, 6);
    await isDone(page);
    await assertThreePlay({ page, context, ...visit });
  },
);

test("the worker plays in its page's version, and keeps it no longer than the page", async () => {
  const { files } = shared.site;
  const site = await startStatic(newVersion(files, "first"));
  const visit = await openPage(shared.browser, {
    url: `${site.url}${LAB}#players=rule-1.rule-2&games=5000000`,
    offline: true,
    ...PHONE,
  });
  const { page, context } = visit;
  try {
    await keptOffline(page);
    await page.reload();
    const game = await context.newPage();
    const kept = async () =>
      (await game.evaluate(() => caches.keys())).filter((name) => name !== "rollwise:/:state").sort();
    const publish = async (version: string) => {
      await site.publish(newVersion(files, version));
      await game.goto("about:blank");
      await game.goto(`${site.url}heckmeck/`);
      await eventually(async () => assert.ok((await kept()).includes(`rollwise:/:${version}`), `${version} is kept`));
    };
    await publish("second");
    await play(page);
    await results(page).getByRole("table").waitFor();
    assert.deepEqual(await kept(), ["rollwise:/:first", "rollwise:/:second"]);
    await page.close();
    await publish("third");
    await eventually(async () => assert.ok(!(await kept()).includes("rollwise:/:first"), "the first is kept no more"));
    await assertSound({ page: game, problems: visit.problems });
  } finally {
    await context.close();
    await site.close();
  }
});
