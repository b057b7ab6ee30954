/** Prints how long a first visit to each game takes to its first numbers: a running browser, nothing kept. */

import { launch, openPage, PHONE, startSite } from "./harness.ts";
import { GAMES } from "./site.ts";

const VISITS = 21;
const site = await startSite();
const browser = await launch();
for (const id of GAMES) {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { page, context } = await openPage(browser, { url: `${site.url}${id}/`, offline: true, ...PHONE });
    await page.waitForFunction(() => performance.getEntriesByName("first numbers").length > 0);
    times.push(await page.evaluate(() => performance.getEntriesByName("first numbers")[0].startTime));
    await context.close();
  }
  times.sort((a, b) => a - b);
  console.log(
    `${id}: first numbers after ${times[VISITS >> 1].toFixed(0)} ms (median of ${VISITS} first visits, ${times[0].toFixed(0)} to ${times[VISITS - 1].toFixed(0)})`,
  );
}
await browser.close();
await site.close();
