/** What goes wrong in the Lab: links and entries that can't be, files that don't come, no network, a new version. */

import assert from "node:assert/strict";
import { test } from "node:test";

import type { Page } from "playwright-core";
import type { TournamentQuery } from "#modules/heckmeck-lab";
import { openPage, PHONE } from "./harness.ts";
import {
  direct,
  expanded,
  expectedRows,
  FAILED,
  games,
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
import { assertSound, button, eventually, hash, keptOffline, pick, shareSite, textOf, type Visit } from "./steps.ts";

const shared = shareSite();

/** Whether a file of the site is kept for use without a network. */
const isKept = (page: Page, path: string) =>
  page.evaluate((path) => caches.match(new URL(`../../${path}`, location.href)).then(Boolean), path);

const onLab = inLab(shared.onPage);

onLab(
  "nonsense in a link is told, and the rest is used",
  { link: "players=rule-1.nobody&games=1.5&seed=12&x=1&compulsorySteal=true&alwaysTurnDown=perhaps" },
  async ({ page }) => {
    await page
      .getByText("Part of this link could not be read and was left out: “Who plays” (players), “Games” (games), x, ….")
      .waitFor();
    assert.deepEqual(
      [await games(page).inputValue(), await page.getByLabel("Seed", { exact: true }).inputValue()],
      ["1,000", "12"],
    );
    assert.equal(await page.getByLabel("Stealing is compulsory").isChecked(), true);
    await page.evaluate(() => {
      location.hash = "players=random.random&games=50";
    });
    await eventually(async () => assert.equal(await games(page).inputValue(), "50"));
    assert.equal((await textOf(page.locator("#notices"))).trim(), "");
  },
);

onLab(
  "a rule that a link tells neither true nor false is left out, and can be played without",
  {
    link: "players=rule-1.rule-2&games=40&seed=1&alwaysTurnDown=constructor",
  },
  async ({ page }) => {
    await page
      .getByText(
        "Part of this link could not be read and was left out: “Always turn over the highest tile” (alwaysTurnDown).",
      )
      .waitFor();
    await expanded(page);
    assert.equal(await page.getByLabel("Always turn over the highest tile").isChecked(), false);
    await play(page);
    await isDone(page);
    assert.deepEqual(
      (await rows(page)).slice(1),
      expectedRows(["Rule 1", "Rule 2"], await direct(page, { players: ["rule-1", "rule-2"], seed: 1 }, 40)),
    );
  },
);

onLab("what can't be is told with what is allowed, and stays to be corrected", {}, async ({ page }) => {
  const seed = page.getByLabel("Seed", { exact: true });
  await expanded(page);
  for (const [field, wrong, allowed] of [
    [games(page), "0", /^Enter a whole number from 1 to 10,000,000\.$/],
    [games(page), "", /^Enter a whole number from 1 to/],
    [seed, "-1", /^Enter a whole number from 0 to 4,294,967,295\.$/],
  ] as const) {
    const before = await field.inputValue();
    await field.fill(wrong);
    await page.getByText(allowed).waitFor();
    await button(page, "Add a seat").click();
    await button(page, "Remove seat 3").click();
    await play(page);
    assert.equal(await field.inputValue(), wrong);
    assert.equal(await field.evaluate((node) => node === document.activeElement), true);
    assert.equal(await page.locator(".progress").isVisible(), false, "nothing is played");
    await field.fill(before);
    assert.equal(await page.getByText(/Enter a whole number/).count(), 0);
  }
  await games(page).fill("1,000");
  await seed.fill("4294967295");
  assert.match(await hash(page), /games=1000&seed=4294967295/);
  await games(page).fill("many");
  await pick(page, "Common numbers of games", /^100$/);
  assert.equal(await games(page).inputValue(), "100");
  assert.equal(await page.getByText(/Enter a whole number/).count(), 0);
  await button(page, "New seed").click();
  await eventually(async () =>
    assert.equal(
      await hash(page),
      `players=best-to-win.best-in-worms&games=100&seed=${await seed.inputValue()}&starts=in-turn&equal=highest-tile`,
    ),
  );
});

for (const file of ["app/heckmeck-lab-worker.js", "modules/heckmeck-lab.js", "modules/heckmeck-lab_bg.wasm"]) {
  onLab(
    `play that fails for want of ${file} can be tried again`,
    { link: "players=rule-1.rule-2&games=40&seed=1", ...without(file) },
    async ({ page, context }) => {
      const said = /^Nothing could be played: the (calculator|background player) could not be loaded/;
      await tryAgain({ page, context }, file, said);
      assert.equal((await rows(page)).length, 6);
    },
  );
}

const LEARNED = "precomputed/heckmeck-win-2.bin";

onLab(
  "who plays by what was learned can be tried again when it could not be loaded",
  { link: "players=best-to-win.rule-4&games=40&seed=1", ...without(LEARNED) },
  async ({ page, context }) => {
    const said = /^Nothing could be played: what was learned about the game could not be loaded\. \(.+\)/;
    await tryAgain({ page, context }, LEARNED, said);
    const result = await direct(page, { players: ["best-to-win", "rule-4"], seed: 1 }, 40);
    assert.deepEqual((await rows(page)).slice(1), expectedRows(["Best to win", "Rule 4"], result));
  },
);

onLab(
  "all others play without what was learned, and their luck is left in",
  { link: "players=rule-1.rule-2&games=40&seed=1", ...without(LEARNED) },
  async ({ page, context }) => {
    await play(page);
    await isDone(page);
    const query: TournamentQuery = { players: ["rule-1", "rule-2"], seed: 1 };
    const names = ["Rule 1", "Rule 2"];
    assert.deepEqual((await rows(page)).slice(1), expectedRows(names, await direct(page, query, 40, false)));
    assert.equal(await results(page).getByText(/luck/i).count(), 0);
    await context.unroute(`**/${LEARNED}`);
    await play(page);
    await results(page).getByText("Luck taken out", { exact: true }).waitFor();
    await isDone(page);
    assert.deepEqual((await rows(page)).slice(1), expectedRows(names, await direct(page, query, 40)));
  },
);

onLab(
  "a worker that can't be understood is said as well",
  {
    link: "players=rule-1.rule-2&games=40&seed=1",
    expected: /SyntaxError|uncaught/i,
    prepare: (context) =>
      context.route("**/app/heckmeck-lab-worker.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "not a script" }),
      ),
  },
  async ({ page, context }) => {
    await play(page);
    await page
      .getByRole("alert")
      .filter({ hasText: /^Nothing could be played: the background player/ })
      .waitFor();
    await context.unroute("**/app/heckmeck-lab-worker.js");
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
    await context.route("**/app/heckmeck-lab-worker.js", async (route) => {
      await held;
      await route.abort();
    });
    await play(page);
    await button(page, "Cancel").click();
    await page.getByText("Cancelled before the first game.").first().waitFor();
    abort();
    await page.waitForFunction(() => globalThis.failed);
    await context.unroute("**/app/heckmeck-lab-worker.js");
    await play(page);
    await isDone(page);
  },
);

onLab(
  "tournaments are played without a network after the first visit",
  { offline: true, link: "players=rule-4.rule-1&games=40&seed=6" },
  async ({ page }) => {
    await playOffline({ page });
    const expected = expectedRows(
      ["Rule 4", "Rule 1"],
      await direct(page, { players: ["rule-4", "rule-1"], seed: 6 }, 40),
    );
    assert.deepEqual((await rows(page)).slice(1), expected);
  },
);

onLab(
  "who plays for the win does so without a network after the first visit",
  { offline: true, link: "players=best-to-win.rule-1&games=40&seed=6" },
  async ({ page }) => {
    await playOffline({ page });
    const expected = expectedRows(
      ["Best to win", "Rule 1"],
      await direct(page, { players: ["best-to-win", "rule-1"], seed: 6 }, 40),
    );
    assert.deepEqual((await rows(page)).slice(1), expected);
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
  const expected = expectedRows(["Best to win", "Rule 1", "Rule 2"], await direct(page, query, 6));
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
