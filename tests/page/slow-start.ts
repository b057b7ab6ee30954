/**
 * Prints where the time of a first visit goes on a phone's network and processor: 1.6 Mbit/s, 150 ms a round
 * trip, the processor slowed 4 times. The first argument is a page's path below the site, `heckmeck/` if left
 * out; the second a folder with a built site.
 */

import type { Browser, BrowserContext, Page } from "playwright-core";

import { launch, openPage, PHONE, startSite } from "./harness.ts";

const VISITS = 9;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const [path = "heckmeck/", folder] = process.argv.slice(2);

/** Milliseconds since the visit began, and what was asked for until the first numbers. */
async function visit(browser: Browser, url: string): Promise<Record<string, number>> {
  const slow = async (context: BrowserContext) => {
    context.on("page", async (page: Page) => {
      const client = await context.newCDPSession(page);
      await client.send("Network.emulateNetworkConditions", NETWORK);
      await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    });
  };
  const { page, context } = await openPage(browser, { url: "about:blank", ...PHONE, prepare: slow });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("first numbers").length > 0);
  const times = await page.evaluate(() => {
    const [first] = performance.getEntriesByName("first numbers");
    const files = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime < first.startTime,
    );
    const last = (pattern: RegExp) =>
      Math.max(0, ...files.filter(({ name }) => pattern.test(name)).map(({ responseEnd }) => responseEnd));
    const [html] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return {
      "the page itself": html.responseEnd,
      "its style sheet": last(/\.css$/),
      "its last script": last(/\.js$/),
      "the solver": last(/\.wasm$/),
      "first numbers": first.startTime,
      requests: files.length + 1,
      kilobytes: [html, ...files].reduce((all, { transferSize }) => all + transferSize, 0) / 1000,
    };
  });
  await context.close();
  return times;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const site = await startSite(folder);
const browser = await launch();
const visits: Record<string, number>[] = [];
for (let nth = 0; nth < VISITS; nth += 1) visits.push(await visit(browser, `${site.url}${path}`));
await browser.close();
await site.close();
console.log(`${path}, median of ${VISITS} first visits:`);
for (const name of Object.keys(visits[0])) {
  const numbers = visits.map((times) => times[name]);
  const unit = name === "requests" || name === "kilobytes" ? "" : " ms";
  console.log(
    `${name.padEnd(16)} ${median(numbers).toFixed(0).padStart(5)}${unit} (${Math.min(...numbers).toFixed(0)} to ${Math.max(...numbers).toFixed(0)})`,
  );
}
