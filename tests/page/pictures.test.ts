/** Pictures are drawn as wide as they stand on screen, so that their letters are as large as those of the page. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";

import { DESKTOP, PHONE } from "./harness.ts";
import { inLab, isDone, play } from "./lab-steps.ts";
import { ENDS, linkTo, weightsTaken } from "./solitaire-dice-steps.ts";
import { button, eventually, shareSite } from "./steps.ts";

const { onPage } = shareSite();
const onLab = inLab(onPage);

const SIZES = { phone: PHONE, desktop: DESKTOP, "phone on its side": { width: 740, height: 360 } };

/** How many pixels a unit of a picture takes is 1, but for the width of a scroll bar. */
const expectsDrawnToSize = (page: Page, selector: string) =>
  eventually(async () => {
    const [picture] = await page.locator(selector).evaluateAll((nodes) =>
      (nodes as SVGSVGElement[]).map((node) => ({
        drawn: node.viewBox.baseVal.width,
        shown: node.getBoundingClientRect().width,
      })),
    );
    assert.ok(picture, `${selector} is there`);
    assert.ok(Math.abs(picture.shown / picture.drawn - 1) < 0.04, `${picture.drawn} units in ${picture.shown} px`);
  });

const TABLE = "taken=55w&roll=13344&mode=advice&player=22.27&player=24&grill=21.23.25.26.28.29.30";

onPage("the chart is drawn to size", { sizes: SIZES, link: "taken=5&roll=11234ww&panel=chart" }, ({ page }) =>
  expectsDrawnToSize(page, ".panel-chart .plot"),
);

onPage("results are drawn to size", { sizes: SIZES, link: `${TABLE}&tab=results` }, ({ page }) =>
  expectsDrawnToSize(page, ".panel-results .bars"),
);

onPage(
  "final scores are drawn to size",
  { path: "solitaire-dice/", sizes: SIZES, link: linkTo(ENDS.B.sheet, { tab: "score" }) },
  async ({ page }) => {
    await weightsTaken(page);
    await button(page, "Play 10,000 games").click();
    await expectsDrawnToSize(page, ".panel-score .plot");
  },
);

onLab(
  "what the Lab found is drawn to size",
  { sizes: SIZES, link: "players=best-in-worms.rule-4&games=20" },
  async ({ page }) => {
    await play(page);
    await isDone(page);
    await expectsDrawnToSize(page, ".shares-picture");
  },
);
