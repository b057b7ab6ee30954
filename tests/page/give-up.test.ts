/** Games against the computer that are given up, and the computer among names of one's own. Tile rummy's is in rummikub-play.test.ts. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { eachWith } from "../tested.ts";
import { hindrances } from "./looks-steps.ts";
import { button, openFromMenu, part, shareSite, shows, tap, tells, undo } from "./steps.ts";

const { onPage } = shareSite();

const dialog = (page: Page) => page.getByRole("dialog");

for (const [id, { link, asked, end, said }] of eachWith("givenUp"))
  onPage(
    `${id} is given up once that is asked, stays so when the page is loaded anew, and undo goes back`,
    { path: `${id}/`, link, clock: "runs" },
    async ({ page, device }) => {
      const toGiveUp = async () => {
        await openFromMenu(page, "start");
        await tap(part(page, "start-give-up"));
        await shows(dialog(page).locator(".setting"), asked);
      };
      await toGiveUp();
      assert.deepEqual(await hindrances({ page, device }), []);
      await tap(part(page, "play-on"));
      assert.equal(await end(page).count(), 0);
      await toGiveUp();
      await tap(part(page, "give-up"));
      await shows(end(page), said);
      assert.deepEqual(await hindrances({ page, device }), []);
      await tells(page, { givenup: "true" });
      await page.reload();
      await shows(end(page), said);
      await openFromMenu(page, "start");
      await part(page, "start-computer").waitFor();
      assert.equal(await part(page, "start-give-up").count(), 0);
      await tap(button(page, "Close"));
      await undo(page).click();
      await end(page).waitFor({ state: "detached" });
      await tells(page, { givenup: undefined });
    },
  );
