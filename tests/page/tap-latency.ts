/**
 * Prints how long a tap takes to be seen in each game, from the finger to the next frame, with the processor slowed down
 * (6 times, or as often as the first argument says): the browser's own event timing over turns entered tap by tap on a phone.
 * What an empty page takes comes first: so much of each figure is the browser's and the driver's own.
 * The second argument is a folder with a built site.
 */

import type { OpenedPage } from "./harness.ts";
import { eachTurn, type Opened, slowDown, TOUCH, tapOn } from "./slow-turns.ts";

const [slower = "6", folder] = process.argv.slice(2);

await eachTurn(
  {
    folder,
    context: TOUCH,
    async first(open) {
      const empty = await open("icon.svg");
      await empty.page.goto("about:blank");
      await empty.page.setContent(`<button onclick="textContent += '.'">tap</button>`);
      await measure("an empty page", empty, Array(12).fill("button"));
      await empty.context.close();
    },
  },
  measure,
);

async function measure(what: string, opened: Opened, taps: string[]) {
  const { page } = opened;
  await page.evaluate(() => {
    window.taps = [];
    // The types know no threshold yet.
    const events: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0 && ["click", "pointerup"].includes(name)) window.taps.push({ interactionId, duration });
    }).observe(events);
  });
  await slowDown(opened, Number(slower));
  for (const tap of taps) {
    await tapOn(opened, tap);
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
