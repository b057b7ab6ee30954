/** Where the system chooses the colours: what is chosen or best is still told apart. */

import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";

import { HAND, LARGE, linkTo as tilesLink } from "./rummikub-steps.ts";
import { die, ENDS, settled, linkTo as sheetLink, weightsTaken } from "./solitaire-dice-steps.ts";
import { follow, type PageTest, part, shareSite } from "./steps.ts";

const { onPage } = shareSite();

/** How something is drawn, but for its colours and ground: those are the system's. */
const lookOf = (locator: Locator) =>
  locator.first().evaluate((node) => {
    const { borderStyle, borderWidth, outlineStyle, outlineWidth, textDecorationLine, transform } =
      getComputedStyle(node);
    return JSON.stringify([borderStyle, borderWidth, outlineStyle, outlineWidth, textDecorationLine, transform]);
  });

/** Two things of a kind differ in more than their colours. */
async function expectsApart(page: Page, chosen: string, other: string) {
  assert.notEqual(await lookOf(page.locator(chosen)), await lookOf(page.locator(other)), `${chosen} and ${other}`);
}

const forced: PageTest = { context: { forcedColors: "active" } };

onPage(
  "rummikub: in forced colours what goes, is wanted, chosen or wrong is told apart",
  { ...forced, path: "rummikub/", link: tilesLink({ ...LARGE, opened: true, keep: "b1" }) },
  async ({ page }) => {
    await expectsApart(page, ".rack .own", ".rack .large:not(.own)");
    await expectsApart(page, ".rack .keep", ".rack .large:not(.own):not(.keep)");
    await follow(page, tilesLink({ ...LARGE, opened: true }));
    await expectsApart(page, ".ladder :checked + span", ".ladder :not(:checked) + span");
    await expectsApart(page, ".targets :checked + span", ".targets :not(:checked) + span");
    await part(page, "take").click();
    assert.match(await lookOf(part(page, "take")), /solid/);
  },
);

onPage(
  "rummikub: in forced colours a set that was opened, one that is none and a tile that was picked are told apart",
  { ...forced, path: "rummikub/", link: `${HAND}&work=rko6_r1-3_b6.b4` },
  async ({ page }) => {
    await expectsApart(page, ".table-sets .no-set", ".table-sets .table-set:not(.no-set)");
    await part(page, "set-0").click();
    await page.locator(".lifted .tile").first().click();
    await expectsApart(page, ".lifted .own", ".lifted .tile:not(.own)");
  },
);

onPage(
  "solitaire-dice: in forced colours the best choice and what is paired are told apart",
  { ...forced, path: "solitaire-dice/", link: sheetLink(ENDS.B.sheet, { roll: "12345" }) },
  async ({ page }) => {
    await weightsTaken(page);
    await settled(page);
    await expectsApart(page, ".way.best", ".way:not(.best)");
    for (const place of [0, 1, 2]) await die(page, place).click();
    await part(page, "own").waitFor();
    await expectsApart(page, ".slot.left", ".slot.paired");
    await expectsApart(page, ".slot.paired", "button.slot:not(.left, .paired)");
    await expectsApart(page, ".way.picked", ".way:not(.best, .picked)");
  },
);
