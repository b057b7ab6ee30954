/** Whether a page is still, so that what is looked at stays as it is. */

import type { Page } from "playwright-core";

import { drawn, isLoading } from "./drawn.ts";
import { PATIENCE } from "./harness.ts";

/** Whether nothing is under way on a page that will change it by itself: no file, no drawing, no motion that has an end. */
async function isStill(page: Page) {
  await drawn(page);
  const isMoving = await page.evaluate(async () => {
    await scheduler.postTask(() => {}, { priority: "background" });
    return document
      .getAnimations()
      .some((one) => one.playState === "running" && one.effect?.getComputedTiming().iterations !== Infinity);
  });
  return !isMoving && !isLoading(page);
}

/** How often a check fails on a still page before its failure stands. */
const TRIES = 3;

/** Repeats a check until it passes, or until it has failed on a page that was still all the while: its last failure stands then. */
export async function onceStill<Value>(page: Page, check: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + PATIENCE;
  for (let tries = 0; ; ) {
    tries = (await isStill(page)) ? tries + 1 : 0;
    try {
      return await check();
    } catch (error) {
      if (tries >= TRIES || Date.now() > end) throw error;
    }
  }
}
