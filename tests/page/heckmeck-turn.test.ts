/** A turn by clicks, its undo, and the browser's history. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { assertFocusSeen } from "./sight-steps.ts";
import {
  button,
  count,
  enter,
  enterCount,
  face,
  follow,
  fullFace,
  hash,
  keys,
  link,
  offered,
  redo,
  SIZES,
  shareSite,
  take,
  tap,
  undo,
  way,
} from "./steps.ts";

const { onPage } = shareSite();

/** Taps every face, seen or not: what can't be entered is not. */
const tapEveryFace = (page: Page) =>
  page.locator(".face").evaluateAll((faces: HTMLElement[]) => {
    for (const face of faces) face.click();
  });

/** Undoes through all positions to the first one, and redoes to the last. */
async function assertTrail(page: Page, trail: string[]) {
  assert.ok(await redo(page).isDisabled());
  for (const before of trail.slice(0, -1).reverse()) {
    await undo(page).click();
    assert.equal(await hash(page), before);
  }
  assert.ok(await undo(page).isDisabled());
  for (const after of trail.slice(1)) {
    await redo(page).click();
    assert.equal(await hash(page), after);
  }
  assert.ok(await redo(page).isDisabled());
}

onPage("a turn by clicks, undone die by die in a roll, and take by take before it", {}, async ({ page }) => {
  const trail = [await hash(page)];
  const note = async () => trail.push(await hash(page));
  const dice = async (text: string) => {
    for (const sign of text) {
      await face(page, sign).click();
      await note();
    }
  };
  assert.ok(await undo(page).isDisabled());

  await dice("1255ww3");
  await count(page, "3", 0).click();
  await note();
  assert.deepEqual(await keys(page), ["roll"], "no choice before the roll is complete");
  await dice("45");
  const rolled = trail.at(-1);
  await tapEveryFace(page);
  assert.equal(await hash(page), rolled, "no ninth die");
  assert.deepEqual(await offered(page), ["1", "2", "4", "5", "w"]);
  await assertTrail(page, trail);

  // What led to a take is undone with it.
  trail.splice(0, Infinity, String(rolled));
  await take(page, "5");
  await page.getByText("5 dice left").first().waitFor();
  await enter(page, "5w113");
  await note();
  assert.deepEqual(await offered(page), ["1", "3", "w"]);
  await take(page, "w");
  assert.deepEqual(await offered(page), ["roll", "stop"]);
  await enterCount(page, "4", 2);
  await enter(page, "15");
  await note();
  assert.deepEqual(await offered(page), ["1", "4"]);
  await take(page, "4");
  await enterCount(page, "1", 2);
  await note();
  await take(page, "1");
  await note();

  await page.getByText("30 with a worm: takes 30").first().waitFor();
  assert.deepEqual(await link(page), { taken: "1144555w", goal: "at-least", target: "21" });
  await assertTrail(page, trail);
  await page.getByText("30 with a worm: takes 30").first().waitFor();

  await button(page, "New turn").first().click();
  await page.getByText("nothing yet").waitFor();
  assert.deepEqual(await keys(page), ["roll"]);
  await undo(page).click();
  await page.getByText("30 with a worm: takes 30").first().waitFor();
});

onPage(
  "a roll is thrown for practice, and one entered can be changed",
  { link: "taken=55w", sizes: SIZES },
  async ({ page, device }) => {
    await button(page, "Random").click();
    assert.match((await link(page)).roll, /^[1-5w]{5}$/);
    await follow(page, "taken=55w&roll=13344");
    if (device === "phone") await button(page, "Change").click();
    await fullFace(page, "1").click();
    await count(page, "1", 0).click();
    await face(page, "2").click();
    assert.equal((await link(page)).roll, "33442");
    assert.deepEqual(await offered(page), ["2", "3", "4"]);
  },
);

onPage("Stop ends the turn, and Roll leads to the dice", { link: "taken=5555w", sizes: SIZES }, async ({ page }) => {
  await tap(way(page, "roll"));
  assert.match(await assertFocusSeen(page, "after Roll"), /^Add a one/);
  await tap(way(page, "stop"));
  await page.getByText("nothing yet").waitFor();
  await undo(page).click();
  assert.equal((await link(page)).taken, "5555w");
});
