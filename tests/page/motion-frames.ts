/**
 * Prints how smoothly things move in each game, with the processor slowed down (4 times, or as often as the first argument says): the
 * frames drawn while something moves, over turns entered tap by tap on a phone. The second argument is a folder with a built site.
 */

import { eachWith } from "../tested.ts";
import type { OpenedPage } from "./harness.ts";
import { launch, openPage, PHONE, startSite } from "./harness.ts";

const [slower = "4", folder] = process.argv.slice(2);

const context = { hasTouch: true, isMobile: true, reducedMotion: "no-preference" } as const;
const site = await startSite(folder);
const browser = await launch();
for (const [id, { link, taps }] of eachWith("turns")) {
  const opened = await openPage(browser, { url: `${site.url}${id}/#${link}`, ...PHONE, context });
  await opened.page.waitForFunction(() => performance.getEntriesByName("first numbers").length > 0);
  await measure(id, opened, taps);
}
await browser.close();
await site.close();

async function measure(what: string, { page, context }: Pick<OpenedPage, "page" | "context">, taps: string[]) {
  await page.evaluate(() => {
    window.frameTimes = [];
    let last = 0;
    const note = (now: number) => {
      // The first frame after a tap is the tap's own.
      const isMoving = document.getAnimations().some(({ playState }) => playState === "running");
      if (isMoving && last > 0) window.frameTimes.push(now - last);
      last = isMoving ? now : 0;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: Number(slower) });
  for (const tap of taps) {
    const button = page.locator(tap === "best" ? "button.way" : tap).first();
    await button.waitFor();
    await button.tap();
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  }
  const frames = (await page.evaluate(() => window.frameTimes)).sort((a, b) => a - b);
  const late = frames.filter((time) => time > 25).length;
  console.log(
    `${what}: ${frames.length} frames while something moved, ${frames[frames.length >> 1]?.toFixed(1)} ms in the median, ${late} later than 25 ms, the longest ${frames.at(-1)?.toFixed(0)}`,
  );
  await context.close();
}
