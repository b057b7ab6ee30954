/** The whole menu is seen at once on a phone, in every language. */

import assert from "node:assert/strict";
import { LANGUAGES } from "../words/texts.ts";
import { PHONE } from "./harness.ts";
import { tableLink } from "./heckmeck-table-steps.ts";
import { shareSite } from "./steps.ts";

const { onPage } = shareSite();

const LINKS = { heckmeck: tableLink(["21 Ann", "24 Ben"]), knucklebones: "", "solitaire-dice": "" };

for (const language of LANGUAGES)
  onPage(
    `nine rows and About fit a phone without scrolling, in ${language}`,
    { path: language === "en" ? "heckmeck/" : `${language}/heckmeck/`, ready: false, clock: "runs" },
    async ({ page }) => {
      const top = page.url().replace(/heckmeck\/.*$/, "");
      for (const [game, link] of Object.entries(LINKS)) {
        await page.goto(`${top}${game}/#${link}`);
        await page.locator("#menu").click();
        const rows = page.locator("dialog .rows li");
        await rows.first().waitFor();
        const boxes = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        assert.equal(boxes.length, 10, game);
        assert.ok(
          boxes.every(({ top, bottom }) => top >= 0 && bottom <= PHONE.height && bottom - top >= 44),
          game,
        );
        const { scrollHeight, clientHeight } = await page
          .locator("dialog")
          .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
        assert.equal(scrollHeight, clientHeight, `${game} does not scroll`);
      }
    },
  );
