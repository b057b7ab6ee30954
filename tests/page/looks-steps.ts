/** What a game's page can look like, and what keeps people from using it. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { isThorough } from "../thorough.ts";
import { axe, axeAnew, DESKTOP, ONLY_CONTRAST, ONLY_SCROLLING } from "./harness.ts";
import { rulesOn, THUMB, tooSmall } from "./sight-steps.ts";
import { detailsDrawn, follow, hash, SIZES, tooWide, type Visit, viewport } from "./steps.ts";

/** What a page can show. */
export interface State {
  /** The link that leads there. */
  link: string;
  /** What to wait for. */
  wait?: string | RegExp;
  /** What to do there, and how to go back from that. */
  act?: (page: Page) => unknown;
  back?: (page: Page) => unknown;
  /** Where it is looked at on a phone only: a desktop shows it in other states as well. */
  on?: "phone";
}

/**
 * Goes through states of a phone's page, and collects what a check finds in each, there and on a desktop. `written` fits the links that the
 * page writes.
 */
export const eachState = (states: Record<string, State>, written: RegExp) =>
  async function inEachState(
    { page }: Pick<Visit, "page">,
    check: (seen: Pick<Visit, "page" | "device">) => Promise<unknown[]>,
  ): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {};
    for (const [name, { link, act, back, on, wait }] of Object.entries(states)) {
      await follow(page, link);
      assert.match(await hash(page), written);
      if (wait) await page.getByText(wait).first().waitFor();
      await act?.(page);
      await detailsDrawn(page);
      const findings = await check({ page, device: "phone" });
      if (on !== "phone") {
        const size = viewport(page);
        await page.setViewportSize(DESKTOP);
        await detailsDrawn(page);
        findings.push(...(await check({ page, device: "desktop" })));
        await page.setViewportSize(size);
      }
      if (findings.length > 0) found[name] = findings;
      await back?.(page);
    }
    return found;
  };

const NARROWEST = { width: 320, height: 640 };

/**
 * What keeps somebody from using what is on screen: what axe finds, what a thumb misses, what scrolls the page sideways. On a phone that
 * is as narrow as one can be, things have at least `narrowest` px of width.
 *
 * Axe looks at a phone in light colours: a desktop shows the same cards, and the colours of both themes are compared by their names,
 * which all that is drawn is made of (`tests/unit/looks.test.ts`). In another font it would find the same. Where there is time it looks at
 * all of it.
 */
export async function hindrances({ page, device }: Pick<Visit, "page" | "device">, narrowest = THUMB) {
  const found: unknown[] = (await Promise.all([tooWide(page), tooSmall(page)])).flat();
  if (isThorough) found.push(...(await axe(page, rulesOn(device))));
  else if (device === "phone" && !process.env.FONT) found.push(...(await axeAnew(page)));
  if (device !== "phone") return found;
  if (isThorough) {
    await page.emulateMedia({ colorScheme: "dark" });
    found.push(...(await axe(page, ONLY_CONTRAST)));
    await page.emulateMedia({ colorScheme: "light" });
  }
  const size = viewport(page);
  await page.setViewportSize(NARROWEST);
  found.push(...(await Promise.all([tooWide(page), tooSmall(page, { width: narrowest })])).flat());
  if (isThorough) found.push(...(await axe(page, ONLY_SCROLLING)));
  await page.setViewportSize(size);
  return found;
}

/** The same on a desktop and on a phone, where the page is afterwards. */
export async function hindrancesOnAll(page: Page) {
  const found: Record<string, unknown[]> = {};
  for (const [device, size] of Object.entries(SIZES).toReversed()) {
    await page.setViewportSize(size);
    const findings = await hindrances({ page, device });
    if (findings.length > 0) found[device] = findings;
  }
  return found;
}
