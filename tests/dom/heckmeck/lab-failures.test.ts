/** What goes wrong in the Lab: links and entries that can't be, files that don't come. */

import assert from "node:assert/strict";
import type { TournamentQuery } from "#modules/heckmeck-lab";
import { direct, expanded, expectedRows, games, inLab, isDone, play, results, rows, without } from "../../lab-steps.ts";
import { button, eventually, hash, pick, shareSite, textOf } from "../steps.ts";

const shared = shareSite();

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
      expectedRows(["Weak", "Rule 2"], await direct(page, { players: ["rule-1", "rule-2"], seed: 1 }, 40)),
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

const LEARNED = "precomputed/heckmeck-win-2.bin";

onLab(
  "all others play without what was learned, and their luck is left in",
  { link: "players=rule-1.rule-2&games=40&seed=1", ...without(LEARNED) },
  async ({ page, context }) => {
    await play(page);
    await isDone(page);
    const query: TournamentQuery = { players: ["rule-1", "rule-2"], seed: 1 };
    const names = ["Weak", "Rule 2"];
    assert.deepEqual((await rows(page)).slice(1), expectedRows(names, await direct(page, query, 40, false)));
    assert.equal(await results(page).getByText(/luck/i).count(), 0);
    await context.unroute(`**/${LEARNED}`);
    await play(page);
    await results(page).getByText("Luck taken out", { exact: true }).waitFor();
    await isDone(page);
    assert.deepEqual((await rows(page)).slice(1), expectedRows(names, await direct(page, query, 40)));
  },
);
