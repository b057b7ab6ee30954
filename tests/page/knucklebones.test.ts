/** Knucklebones: how far its numbers may be off, its moves, where things stay, and the page without a network. */

import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";
import {
  assertBoards,
  column,
  columns,
  MIDDLE,
  PAGE,
  placeIn,
  placing,
  roll,
  settled,
  setUp,
  told,
} from "./knucklebones-steps.ts";
import { assertInSight } from "./sight-steps.ts";
import { button, firstNumbers, keptOffline, openOffline, part, shareSite, shows, tap, textOf } from "./steps.ts";

const { onPage } = shareSite();
/** The decimals of a number on screen. */
const digits = (number: string) => (number.includes(".") ? 1 : 0);

/** How far one number is behind another, as both are shown. */
const behind = (one: string, other: string) =>
  (parseFloat(one) - parseFloat(other)).toFixed(digits(other)).replace("-", "−").replace(/^0/, "±0");

const chance = (page: Page) => page.locator('[data-key="chance"] .number');

onPage(
  "how far the chance may be off stands beside it on its line, is heard in words, and moves nothing",
  { ...PAGE, link: MIDDLE, sizes: { phone: { width: 360, height: 740 }, "narrow phone": { width: 320, height: 640 } } },
  async ({ page }) => {
    const box = (one: Locator) => one.evaluate((node) => node.getBoundingClientRect().toJSON());
    const band = part(page, "chance");
    const before = await box(band);
    await settled(page);
    const [number, margin] = [chance(page), chance(page).locator(".margin")];
    const [ofNumber, ofMargin, ofBand] = [await box(number), await box(margin), await box(band)];
    assert.ok(ofMargin.top >= ofNumber.top && ofMargin.bottom <= ofNumber.bottom + 1, "on the same line");
    assert.ok(ofNumber.left >= ofBand.left && ofNumber.right <= ofBand.right, "within its band");
    assert.deepEqual([ofBand.top, ofBand.height], [before.top, before.height]);
    const [, points] = /±\s(\S+)/.exec(await textOf(margin)) ?? [];
    assert.equal(await page.locator(".margin").count(), 1);
    const heard = new RegExp(`plus or minus ${points} percentage points?`);
    assert.match(await band.ariaSnapshot(), heard);
    assert.doesNotMatch(await band.ariaSnapshot(), /±/);
    assert.match(await textOf(page.locator("#status")), heard);
  },
);

onPage(
  "the moves tell what each choice cost, and lead back",
  { ...PAGE, link: `${MIDDLE}&tab=moves` },
  async ({ page }) => {
    await roll(page, 5);
    await settled(page);
    const [best] = (await columns(page)).filter(({ mark }) => mark === "best");
    const [worst] = (await columns(page)).toSorted((a, b) => parseFloat(a.number) - parseFloat(b.number));
    const cost = behind(worst.number, best.number).replace("−", "");
    await placeIn(page, worst.column);
    await page
      .locator(".last-move")
      .filter({ hasText: `That cost ${cost} points of win chance` })
      .waitFor();
    const moves = page.locator(".move");
    await moves.first().getByText(`cost ${cost} points of win chance`).waitFor();
    await roll(page, 1);
    await placeIn(page, 1);
    assert.equal(await moves.count(), 2);
    // The curve is read off at the last move, and at the one before.
    const slider = page.getByRole("slider", { name: "Move" });
    await part(page, "read").getByText("After move 2: ").waitFor();
    await slider.press("ArrowLeft");
    await shows(part(page, "read"), `After move 1: ${worst.number}`);
    const { mine, theirs } = await told(page);
    await tap(button(page, /^Try move 1 again/));
    await assertInSight(button(page, "Back to my game"), placing(page).first());
    await assertBoards(page, "66-.54-.2--", "55-.62-.44-");
    assert.equal((await told(page)).roll, "5");
    await placeIn(page, best.column);
    assert.equal(await moves.count(), 1);
    await tap(button(page, "Back to my game"));
    await assertBoards(page, mine, theirs);
    assert.equal(await moves.count(), 2);
    // A board that is mended keeps the moves, and says where it was.
    await setUp(page);
    await tap(page.locator('[data-key^="take-mine"]').first());
    await tap(button(page, "Done"));
    await moves.first().getByText("After this move the boards were changed in “Set up”.").waitFor();
    assert.equal(await moves.count(), 2);
  },
);

onPage(
  "the page works without a network",
  { ...PAGE, offline: true, clock: "browser", link: `${MIDDLE}&roll=5` },
  async ({ page }) => {
    await keptOffline(page);
    await openOffline(page);
    await firstNumbers(page);
    await settled(page);
    assert.equal((await columns(page)).length, 3);
    await column(page, 0).click();
    await assertBoards(page, "665.54-.2--", "---.62-.44-");
  },
);

onPage(
  "nothing below the boards moves within a turn or from turn to turn",
  { ...PAGE, link: MIDDLE },
  async ({ page }) => {
    const top = () =>
      page.locator(".panels").evaluate((panels) => Math.round(panels.getBoundingClientRect().top + scrollY));
    const first = await top();
    const tops = [];
    for (const [die, column] of [
      [5, 2],
      [1, 0],
      [2, 2],
      [2, 2],
    ]) {
      await roll(page, die);
      await settled(page);
      tops.push(await top());
      await placeIn(page, column);
      await settled(page);
      tops.push(await top());
    }
    assert.deepEqual(
      tops,
      tops.map(() => first),
    );
  },
);
