/**
 * Prints how long a tap takes to be seen in each game, from the finger to the next frame, with the processor slowed down
 * (6 times, or as often as the first argument says): the browser's own event timing over turns entered tap by tap on a phone.
 * What an empty page takes comes first: so much of each figure is the browser's and the driver's own.
 * The second argument is a folder with a built site.
 */

import type { OpenedPage } from "./harness.ts";
import { launch, openPage, PHONE, startSite } from "./harness.ts";

const [slower = "6", folder] = process.argv.slice(2);

/** What is tapped in each game, by `data-key` or another selector; "best" is the first choice that is shown. */
const key = (name: string) => `[data-key="${name}"]`;
const NAMES: Record<string, string> = { 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", w: "worm" };
const dice = (faces: string) => [...faces].map((sign) => `button[aria-label^="Add a ${NAMES[sign]}"]`);
const TURNS: Record<string, { link: string; taps: string[] }> = {
  heckmeck: {
    link: "#mode=advice&player=-&player=24.27",
    taps: [...dice("1255w3w5"), "best", ...dice("11w34"), "best", ...dice("1122"), "best"],
  },
  knucklebones: {
    link: "#mine=5--.3--.---&theirs=62-.---.---",
    taps: ["5", "2", "6", "1", "3", "4"].flatMap((face, nth) => [
      key(`face-${face}`),
      key(`column-${[2, 0, 1][nth % 3]}`),
    ]),
  },
  "solitaire-dice": {
    link: "#sheet=6-2.7-3_1-2&turn=3",
    taps: [..."13445", "best", ..."22563", "best", ..."11662", "best"].map((sign) =>
      sign === "best" ? sign : key(`face-${sign}`),
    ),
  },
  rummikub: {
    link: "#rack=&table=r1-3_k7-10_rbk5_b9-12_o1-4&opened=true",
    taps: ["r4", "r7", "b5", "b13", "k6", "k11", "o5", "o6", "o9", "r9", "b2", "k2", "o2", "j"].map((tile) =>
      key(`tile-${tile}`),
    ),
  },
};

const phone = { ...PHONE, context: { hasTouch: true, isMobile: true } };
const site = await startSite(folder);
const browser = await launch();

const empty = await openPage(browser, { url: `${site.url}icon.svg`, ...phone });
await empty.page.goto("about:blank");
await empty.page.setContent(`<button onclick="textContent += '.'">tap</button>`);
await measure("an empty page", empty, Array(12).fill("button"));
for (const [id, { link, taps }] of Object.entries(TURNS)) {
  const opened = await openPage(browser, { url: `${site.url}${id}/${link}`, ...phone });
  await opened.page.waitForFunction(() => performance.getEntriesByName("first numbers").length > 0);
  await measure(id, opened, taps);
}
await browser.close();
await site.close();

async function measure(what: string, { page, context }: Pick<OpenedPage, "page" | "context">, taps: string[]) {
  await page.evaluate(() => {
    window.taps = [];
    // The types know no threshold yet.
    const events: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0 && ["click", "pointerup"].includes(name)) window.taps.push({ interactionId, duration });
    }).observe(events);
  });
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: Number(slower) });
  for (const tap of taps) {
    const button = page.locator(tap === "best" ? "button.way" : tap).first();
    await button.waitFor();
    await button.tap();
    await drawn(page);
  }
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of await page.evaluate(() => window.taps))
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  const times = [...longest.values()].sort((a, b) => a - b);
  // What takes less than 16 ms is not told.
  const all = [...Array(Math.max(0, taps.length - times.length)).fill(16), ...times];
  console.log(
    `${what}: ${all[all.length >> 1].toFixed(0)} ms in the median of ${taps.length} taps, the longest ${all.at(-1)?.toFixed(0)}, then ${all.at(-2)?.toFixed(0)}`,
  );
  await context.close();
}

/** Waits until the browser has drawn and rests. */
function drawn(page: OpenedPage["page"]) {
  return page.evaluate(
    () =>
      new Promise<unknown>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))),
      ),
  );
}
