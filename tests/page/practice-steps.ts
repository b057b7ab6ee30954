/** What a person does where positions are practised. */

import type { Page } from "playwright-core";

import { button, eventually } from "../steps.ts";

/** The first of the ways on that can be tapped. */
export const choice = (page: Page) => page.locator(".practice-position .way").first();
export const next = (page: Page) => button(page, "Next position");
const _PRACTICE = { ready: false, clock: "browser" } as const;

/** A page that draws once positions are there, by the browser's own clock. */
export const PRACTICE = { ready: false, clock: "browser" } as const;

/** Against the computer, with a die that is best placed in the middle: it removes two dice there. */
export const MISTAKE = "mine=15-.2--.---&theirs=3--.44-.2--&roll=4&by=-.best-4&dice=page";

/** Places the die where that is a mistake. */
export async function err(page: Page) {
  await page.locator("[data-key=column-0]").click();
  await eventually(async () => {
    const all = await keptDecisions(page);
    if (all.length === 0) throw new Error("nothing is kept yet");
  });
}

/** What the device keeps, by the browser's own functions. */
export const keptDecisions = (page: Page, store = "decisions") =>
  page.evaluate(async (store) => {
    // Whoever opens a database that is not there makes it.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === "rollwise")) return [];
    return new Promise<{ link: string; kind: string }[]>((go, fail) => {
      const opening = indexedDB.open("rollwise");
      opening.onerror = fail;
      opening.onsuccess = () => {
        const asked = opening.result.transaction(store).objectStore(store).getAll();
        asked.onerror = fail;
        asked.onsuccess = () => {
          opening.result.close();
          go(asked.result);
        };
      };
    });
  }, store);
