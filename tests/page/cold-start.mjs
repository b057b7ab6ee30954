/** Prints how long a first visit takes to its first numbers: a running browser, nothing kept. */

import { launch, openPage, PHONE, startSite } from "./harness.mjs";

const VISITS = 21;
const site = await startSite();
const browser = await launch();
const times = [];
for (let visit = 0; visit < VISITS; visit += 1) {
  const { page, context } = await openPage(browser, { url: `${site.url}heckmeck/`, offline: true, ...PHONE });
  await page.getByText("89.3 %").first().waitFor();
  times.push(await page.evaluate(() => performance.getEntriesByName("first numbers")[0].startTime));
  await context.close();
}
await browser.close();
await site.close();
times.sort((a, b) => a - b);
console.log(
  `first numbers after ${times[VISITS >> 1].toFixed(0)} ms (median of ${VISITS} first visits, ${times[0].toFixed(0)} to ${times.at(-1).toFixed(0)})`,
);
