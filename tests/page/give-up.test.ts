/** Games against the computer that are given up, and the computer among names of one's own. Tile rummy's is in rummikub-play.test.ts. */

import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { tableLink } from "./heckmeck-table-steps.ts";
import { LATE } from "./knucklebones-steps.ts";
import { hindrances } from "./looks-steps.ts";
import { button, part, shareSite, shows, tap, tells, undo } from "./steps.ts";

const { onPage } = shareSite();

const dialog = (page: Page) => page.getByRole("dialog");

interface Given {
  path?: string;
  link: string;
  /** What the dialog says. */
  asked: RegExp;
  /** Where the end is told, and what is said there. */
  end: (page: Page) => Locator;
  said: string;
}

const GAMES: Record<string, Given> = {
  Knucklebones: {
    path: "knucklebones/",
    link: `${LATE}&by=-.greedy&dice=page`,
    asked: /^The computer wins\. Your chance to win is \d+(\.\d)?% now\. Undo takes you back into the game\.$/,
    end: (page) => part(page, "result"),
    said: "You gave up. The computer wins.",
  },
  "Solitaire Dice": {
    path: "solitaire-dice/",
    link: "sheet=4-4.5-8_1-7.2-5&with=thumb+4-2.5-7_1-3.2-4&with=random+_1-1&dice=page&seed=4",
    asked: /^The game ends, and the computer wins\. Undo takes you back into the game\.$/,
    end: (page) => part(page, "gave-up"),
    said: "You gave up. The others win.",
  },
  Heckmeck: {
    link: tableLink(["21.27 Mia", "36 Ben", "25 Cleo"], { by: "-.rule-5.random", throws: "page" }),
    asked:
      /^The game ends, and the computer wins\.( Your chance to win is .*% now\.)? Undo takes you back into the game\.$/,
    end: (page) => page.locator(".result"),
    said: "Mia gave up: Ben wins.",
  },
};

for (const [name, { path, link, asked, end, said }] of Object.entries(GAMES))
  onPage(
    `${name} is given up once that is asked, stays so when the page is loaded anew, and undo goes back`,
    { path, link, clock: "runs" },
    async ({ page, device }) => {
      const toGiveUp = async () => {
        await tap(button(page, "Menu"));
        await tap(part(page, "menu-give-up"));
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
      await tap(button(page, "Menu"));
      await dialog(page).getByText("Copy a link").waitFor();
      assert.equal(await part(page, "menu-give-up").count(), 0);
      await tap(button(page, "Close"));
      await undo(page).click();
      await end(page).waitFor({ state: "detached" });
      await tells(page, { givenup: undefined });
    },
  );
