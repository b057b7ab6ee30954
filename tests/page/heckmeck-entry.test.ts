/** The entry of a roll: by counts, die by die, in one gesture, at random. */

import assert from "node:assert/strict";

import type { Point } from "./finger.ts";
import { createFinger } from "./finger.ts";
import { middleOf } from "./sight-steps.ts";
import {
  boxOf,
  button,
  count,
  enterCount,
  face,
  howMany,
  offered,
  rollOf,
  SIZES,
  shareSite,
  type Visit,
} from "./steps.ts";

const { onPage } = shareSite();

onPage("a face and a count are two taps, and die by die is possible as before", {}, async ({ page }) => {
  await enterCount(page, "5", 4);
  assert.equal(await rollOf(page), "5555");
  assert.equal(await count(page, "5", 4).getAttribute("aria-pressed"), "true");
  await enterCount(page, "w", 2);
  await face(page, "1").click();
  assert.equal(await rollOf(page), "5555ww1");
  // A count that leaves no room for what is entered can't be told.
  assert.deepEqual(
    await howMany(page, "1")
      .getByRole("button")
      .evaluateAll((counts: HTMLButtonElement[]) => counts.map((count) => count.disabled)),
    [false, false, false, true, true, true],
  );
  await count(page, "1", 0).click();
  assert.equal(await rollOf(page), "5555ww");
  await face(page, "w").click();
  await count(page, "w", 1).click();
  assert.equal(await rollOf(page), "5555w");
  await face(page, "2").click();
  await face(page, "3").click();
  await face(page, "4").click();
  assert.deepEqual(await offered(page), ["2", "3", "4", "5", "w"]);
});

/** A tap, and a press that slides through some places, by mouse or by finger. */
const POINTERS = {
  mouse: {
    tap: ({ page }: Pick<Visit, "page">, { x, y }: Point) => page.mouse.click(x, y),
    async slide({ page }: Pick<Visit, "page">, from: Point, ...places: Point[]) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of places) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
  },
  finger: {
    tap: ({ page }: Pick<Visit, "page">, { x, y }: Point) => page.touchscreen.tap(x, y),
    async slide(visit: Pick<Visit, "page" | "context">, from: Point, ...places: Point[]) {
      const finger = await createFinger(visit);
      await finger.press(from);
      for (const [nth, to] of places.entries()) {
        const last = nth === 0 ? from : places[nth - 1];
        for (const part of [0.3, 0.6, 1])
          await finger.move({ x: last.x + part * (to.x - last.x), y: last.y + part * (to.y - last.y) });
      }
      await finger.letGo();
    },
  },
};

for (const [pointer, { tap, slide }] of Object.entries(POINTERS)) {
  onPage(
    `pressing a face and sliding to a count is one gesture of a ${pointer}`,
    {
      sizes: SIZES,
      context: { hasTouch: pointer === "finger" },
    },
    async (visit) => {
      const { page } = visit;
      // The row comes up with the press; where, is found by a tap.
      const five = middleOf(await boxOf(face(page, "5")));
      await tap(visit, five);
      const [two, three] = [middleOf(await boxOf(count(page, "5", 2))), middleOf(await boxOf(count(page, "5", 3)))];
      await button(page, "Clear").click();
      assert.equal(await rollOf(page), "");

      await slide(visit, five, three);
      assert.equal(await rollOf(page), "555");
      await slide(visit, five, three, two);
      assert.equal(await rollOf(page), "55");
      // Whoever lets go elsewhere has told nothing, and the next tap is one as ever.
      await slide(visit, five, three, { x: 2, y: 2 });
      assert.equal(await rollOf(page), "55");
      await face(page, "1").click();
      assert.equal(await rollOf(page), "551");
    },
  );
}

onPage("taken faces are marked, and are rolled like all others", { link: "taken=55w" }, async ({ page }) => {
  const five = face(page, "5");
  assert.equal(await five.getByText("taken", { exact: true }).innerText(), "taken");
  assert.equal(await face(page, "4").getByText("taken", { exact: true }).count(), 0);
  for (const part of [five, five.locator(".die")]) {
    assert.equal(await part.evaluate((node) => getComputedStyle(node).opacity), "1");
  }
  await enterCount(page, "5", 3);
  assert.equal(await rollOf(page), "555");
});

onPage("random dice never replace those that are typed", {}, async ({ page }) => {
  assert.equal(await button(page, "Clear").count(), 0);
  await face(page, "5").click();
  assert.equal(await button(page, "Random").count(), 0);
  await button(page, "Clear").click();
  await button(page, "Random").click();
  assert.match(await rollOf(page), /^[1-5w]{8}$/);
});
