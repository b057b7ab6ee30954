/** How tests read a position in a frame, in a browser and where there is none. */

import type { Frame, Page } from "playwright-core";

/** A frame as small as one can be. */
export const NARROW = { "narrow frame": { width: 280, height: 300 } };

/** The words that ask somebody to do something: where nothing can be tapped there are none. */
export const INSTRUCTION = /\b(tap|tapping|swipe|click|drag|press)\b/i;

/** The numbers on a page or in a frame, once there are some. */
export const numbersOf = async (page: Page | Frame, selector: string) => {
  await page.locator(`main :is(${selector})`).filter({ hasText: /\S/ }).first().waitFor();
  return page
    .locator(`main :is(${selector})`)
    .evaluateAll((all) => all.map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim()));
};

/** All that is read or heard in a frame. */
export const toldIn = (page: Page) =>
  page
    .locator("main")
    .evaluate((main) =>
      [
        main.textContent ?? "",
        ...[...main.querySelectorAll("[aria-label], [title]")].flatMap((one) => [
          one.getAttribute("aria-label") ?? "",
          one.getAttribute("title") ?? "",
        ]),
      ].join("\n"),
    );
