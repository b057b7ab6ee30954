/** A device without room: told of once, and gone on from. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { button, enter, firstNumbers, keptOffline, shareSite } from "./steps.ts";

const { onPage } = shareSite();

const notice = (page: Page, text: string | RegExp) => page.locator("#notices").getByText(text);

onPage(
  "a device without room is told of once, and the site opens with and without a network",
  { offline: true, expected: /quota|Quota/ },
  async ({ page, context, site }) => {
    await keptOffline(page);
    const devtools = await context.newCDPSession(page);
    const origin = new URL(site.url).origin;
    await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1000 });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await enter(page, "5");
    await notice(page, /Nothing can be saved/).waitFor();
    await button(page, "Dismiss").click();
    await enter(page, "5");
    assert.equal(await notice(page, /Nothing can be saved/).count(), 0);
    await page.reload();
    await firstNumbers(page);
    await context.setOffline(true);
    await page.reload();
    await firstNumbers(page);
  },
);
