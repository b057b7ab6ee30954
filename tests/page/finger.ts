/**
 * A finger that presses, slides and lets go. The browser takes its touches before the page has heard of them: to press and to let go
 * end when the page has heard, and drawn what follows.
 */

import type { BrowserContext, Page } from "playwright-core";
import { drawn } from "./drawn.ts";

export interface Point {
  x: number;
  y: number;
}

export async function createFinger({ page, context }: { page: Page; context: BrowserContext }) {
  const browser = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints });

  /** Does something, and waits until the page hears one of these events. */
  async function untilHeard(names: string[], act: () => Promise<unknown>) {
    const listening = await page.evaluateHandle(
      (names) => ({
        heard: new Promise<null>((done) => {
          for (const name of names) addEventListener(name, () => done(null), { capture: true, once: true });
        }),
      }),
      names,
    );
    await act();
    await listening.evaluate(({ heard }) => heard);
    await drawn(page);
  }

  return {
    press: (at: Point) => untilHeard(["pointerdown"], () => touch("touchStart", at)),
    move: (to: Point) => touch("touchMove", to),
    letGo: () => untilHeard(["pointerup", "pointercancel", "touchend"], () => touch("touchEnd")),
  };
}
