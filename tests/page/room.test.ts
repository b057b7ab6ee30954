/**
 * Whatever a language says has room on small and on wide screens: nothing is cut or runs off, no word and no label of a button is broken.
 *
 * One site says the longest of what all of them say, in place of German; where there is time, each is looked at.
 */

import { join } from "node:path";

import type { Page } from "playwright-core";

import LANGUAGES from "../../www/languages.json" with { type: "json" };
import { TESTED } from "../tested.ts";
import { isThorough } from "../thorough.ts";
import { eachDialog, eachPosition, visitOf } from "./busy-steps.ts";
import { drawn } from "./drawn.ts";
import { ROOT } from "./harness.ts";
import { inLab } from "./lab-steps.ts";
import { readDist } from "./site.ts";
import { expectsRoom } from "./sizes-steps.ts";
import { type OnPage, SIZES, shareSite } from "./steps.ts";

const SCREENS = { small: { width: 320, height: 568 }, ...SIZES };

/** Whatever is on the page has room on some screens. */
async function hasRoom(page: Page, what: string, ...screens: (keyof typeof SCREENS)[]) {
  for (const screen of screens) {
    await page.setViewportSize(SCREENS[screen]);
    await drawn(page);
    await expectsRoom(page, `${what}, ${screen}`);
  }
}

/** @param what is said: a language, or the longest of all */
function lookAt(onPage: OnPage, language: string, what: string) {
  for (const [id, { busy, dialogs, lab }] of Object.entries(TESTED)) {
    onPage(`${id} has room ${what}`, visitOf(id, busy, `${language}/`), async ({ page }) => {
      let screens: (keyof typeof SCREENS)[] = ["small", "phone", "desktop"];
      for await (const name of eachPosition(page, busy)) {
        await hasRoom(page, name, ...screens);
        // Where there is room, all panels are open, and they are much the same in each position.
        screens = ["small", "phone"];
      }
      await page.setViewportSize(SCREENS.small);
      for (const tab of await page.locator(".tabs label").all()) {
        await tab.click();
        await hasRoom(page, (await tab.textContent()) ?? "", "small");
      }
    });

    onPage(`${id}'s dialogs have room ${what}`, { path: `${language}/${id}/`, link: dialogs.link }, ({ page }) =>
      eachDialog(page, dialogs, (name) => hasRoom(page, name, "phone")),
    );

    if (!lab) continue;
    const visit = { path: `${language}/${id}/lab/`, link: lab.links[0] };
    inLab(onPage)(`${id}'s Lab has room ${what}`, visit, async ({ page }) => {
      await page.locator(".bar [data-next].primary").click();
      await page.locator("#results .full").waitFor();
      await page.locator(".bar progress").waitFor({ state: "hidden" });
      for (const summary of await page.locator("#results summary").all()) await summary.click();
      await hasRoom(page, "Lab", "small", "desktop");
    });
  }
  onPage(`the list of games has room ${what}`, { path: `${language}/?games`, ready: false }, async ({ page }) => {
    await page.locator(".games").waitFor();
    await hasRoom(page, "list", "small", "desktop");
  });
}

lookAt(shareSite(() => readDist(join(ROOT, "target/tests/longest/site"))).onPage, "de", "in whatever is the longest");
if (isThorough) {
  const { onPage } = shareSite();
  for (const language of Object.keys(LANGUAGES).filter((language) => language !== "en"))
    lookAt(onPage, language, `in the language ${language}`);
}
