/** What a game's page can look like, and what does not fit there. */

import assert from "node:assert/strict";

import { detailsDrawn, follow, hash, tooSmall, tooWide } from "./steps.ts";

/**
 * Goes through states of a page, and collects what a check finds in each.
 *
 * A state has the `link` that leads there, what to `wait` for, what to `act` there and how to go `back` from that, and
 * the only device that it is looked at `on`, if it is not every one. `written` fits the links that the page writes.
 */
export const eachState = (states, written) =>
  async function inEachState({ page, device }, check) {
    const found = {};
    for (const [name, { link, act, back, on, wait }] of Object.entries(states)) {
      if (on && on !== device) continue;
      await follow(page, link);
      assert.match(await hash(page), written);
      if (wait) await page.getByText(wait).first().waitFor();
      await act?.(page);
      await detailsDrawn(page);
      const findings = await check();
      if (findings.length > 0) found[name] = findings;
      await back?.(page);
    }
    return found;
  };

/** What does not fit: what a thumb misses, and what scrolls the page sideways. */
export const misfits = async ({ page, device }) => [
  ...(device === "phone" ? await tooSmall(page) : []),
  ...(await tooWide(page)),
];
