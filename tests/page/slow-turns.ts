/** What the programs share that measure turns entered tap by tap on a phone with a slow processor. */

import type { BrowserContextOptions } from "playwright-core";

import { eachWith } from "../tested.ts";
import { launch, type OpenedPage, openPage, PHONE, startSite } from "./harness.ts";

export const TOUCH: BrowserContextOptions = { hasTouch: true, isMobile: true };

export type Opened = Pick<OpenedPage, "page" | "context">;
type Open = (path: string) => Promise<OpenedPage>;

/** Opens each game's turn once its first numbers are there, and hands it to what measures; `first` runs before. */
export async function eachTurn(
  {
    folder,
    context,
    first,
  }: { folder?: string; context: BrowserContextOptions; first?: (open: Open) => Promise<void> },
  measure: (what: string, opened: Opened, taps: string[]) => Promise<void>,
) {
  const site = await startSite(folder);
  const browser = await launch();
  const open: Open = (path) => openPage(browser, { url: site.url + path, ...PHONE, context });
  await first?.(open);
  for (const [id, { link, taps }] of eachWith("turns")) {
    const opened = await open(`${id}/#${link}`);
    await opened.page.waitForFunction(() => performance.getEntriesByName("first numbers").length > 0);
    await measure(id, opened, taps);
    await opened.context.close();
  }
  await browser.close();
  await site.close();
}

/** Slows the processor down. */
export async function slowDown({ page, context }: Opened, rate: number) {
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Taps on what a turn names; `best` is the first way on. */
export async function tapOn({ page }: Opened, tap: string) {
  const button = page.locator(tap === "best" ? "button.way" : tap).first();
  await button.waitFor();
  await button.tap();
}
