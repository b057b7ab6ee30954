/** A visit without a network, after a first one. */

import { keptOffline } from "../page/steps.ts";
import { evaluating, firstNumbers, HECKMECK, playTurn, shareFirefox } from "./steps.ts";

const inFirefox = shareFirefox();

inFirefox("a game that was opened once is played without a network", HECKMECK, async ({ page, endSite }) => {
  await firstNumbers(page);
  await keptOffline(evaluating(page));
  await endSite();
  await page.reload();
  await playTurn(page);
});
