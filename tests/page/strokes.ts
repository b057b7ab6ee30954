/** Presses that slide over places of the page, by finger or by mouse. */

import { createFinger, type Point } from "./finger.ts";
import type { Visit } from "./steps.ts";

/** The places between two on a straight line, and the second. */
const towards = (from: Point, to: Point) =>
  [0.25, 0.5, 0.75, 1].map((part) => ({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }));

/** Presses at one place, slides over others, and lets go. */
export type Stroke = (visit: Pick<Visit, "page" | "context">, from: Point, ...places: Point[]) => Promise<unknown>;

/** A stroke of a finger; `before` it lets go. */
export const byFinger =
  (before?: () => Promise<unknown>): Stroke =>
  async (visit, from, ...places) => {
    const finger = await createFinger(visit);
    await finger.press(from);
    for (const [nth, to] of places.entries())
      for (const place of towards(nth === 0 ? from : places[nth - 1], to)) await finger.move(place);
    await before?.();
    await finger.letGo();
  };

export const byMouse: Stroke = async ({ page }, from, ...places) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of places) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
};
