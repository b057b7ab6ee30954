/** What a game's page can look like, and what does not fit there. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { tooSmall } from "./sight-steps.ts";
import { detailsDrawn, follow, hash, tooWide, type Visit } from "./steps.ts";

/** What a page can show. */
export interface State {
  /** The link that leads there. */
  link: string;
  /** What to wait for. */
  wait?: string | RegExp;
  /** What to do there, and how to go back from that. */
  act?: (page: Page) => unknown;
  back?: (page: Page) => unknown;
  /** The only device that it is looked at on, if it is not every one. */
  on?: string;
}

/** Goes through states of a page, and collects what a check finds in each. `written` fits the links that the page writes. */
export const eachState = (states: Record<string, State>, written: RegExp) =>
  async function inEachState(
    { page, device }: Pick<Visit, "page" | "device">,
    check: () => Promise<unknown[]>,
  ): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {};
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
export const misfits = async ({ page, device }: Pick<Visit, "page" | "device">) => [
  ...(device === "phone" ? await tooSmall(page) : []),
  ...(await tooWide(page)),
];
