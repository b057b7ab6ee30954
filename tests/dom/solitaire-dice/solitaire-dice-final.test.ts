/** Solitaire Dice: where games end up from a sheet, as they are played, told, stopped and taken along. */

import assert from "node:assert/strict";

import { allow, SLICE_BY_SLICE } from "../../lab-steps.ts";
import { chances, expectedChances, games, played } from "../../page/solitaire-dice-chances-steps.ts";
import { ask, ENDS, face, linkTo, onGame, part, query, settled, shows } from "../../page/solitaire-dice-steps.ts";
import { askModule, button, eventually, follow, shareSite, tap } from "../steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const B = ENDS.B.sheet;

onSheet(
  "games are played from a choice as well, when asked for",
  { link: linkTo(B, { roll: "34455", tab: "score" }) },
  async ({ page }) => {
    await page.getByLabel("Played from").selectOption({ label: "free ride with 7+9" });
    await shows(played(page), "10,000 games played.");
    const after = await ask(page, "markSheet", await query(page), { reject: null, sums: [7, 9] });
    const { value } = await ask(page, "evaluateSheet", after);
    const found = await games(page, after, [0, 300, 400, 500]);
    await eventually(async () => assert.deepEqual(await chances(page), expectedChances(found, value)));
  },
);

onSheet(
  "where games come to less than was expected, that is said",
  { link: linkTo("4:3 5:4 6:6 7:5 8:6 10:2|1:4 2:4 6:5", { tab: "score" }) },
  async ({ page }) => {
    await settled(page);
    await button(page, "Play 10,000 games").click();
    await shows(played(page), "10,000 games played.");
    await shows(
      part(page, "far-off"),
      /^The expected score is 1\d\.\d points above the average of these games, more than luck explains\./,
    );
    await follow(page, linkTo("6:2 7:2|1:1 3:1"));
    await shows(part(page, "source"), "rough estimate");
    await part(page, "far-off").waitFor({ state: "detached" });
  },
);

/** A sheet from which 10,000 games take their time. */
const SLOW = {
  link: linkTo("4:3 6:4 7:4 8:3 9:1 10:1|1:3 2:2 6:3", { tab: "score" }),
  prepare: SLICE_BY_SLICE,
};

onSheet("games stop when the position changes, or when told to", SLOW, async ({ page }) => {
  await settled(page);
  await allow(page, 1);
  await button(page, "Play 10,000 games").click();
  await shows(played(page), /^[1-9][\d,]* games played so far …$/);
  await page.locator(".chances").waitFor();
  await button(page, "Stop").click();
  await shows(played(page), /^Stopped after [1-9][\d,]* games\.$/);
  await allow(page, 1);
  await button(page, "Play 10,000 games").click();
  await shows(played(page), /^[1-9][\d,]* games played so far …$/);
  await face(page, 1).click();
  await shows(played(page), "");
  await page.locator(".chances").waitFor({ state: "detached" });
  await allow(page, Infinity);
  await button(page, "Play 10,000 games").waitFor();
  await tap(part(page, "remove"));
  await shows(played(page), "");
  await button(page, "Play 10,000 games").click();
  await shows(played(page), "10,000 games played.");
  const { value } = await askModule(page, "solitaire-dice", "evaluateSheet", await query(page));
  const found = await games(page, await query(page), [0, 300, 400, 500]);
  await eventually(async () => assert.deepEqual(await chances(page), expectedChances(found, value)));
});
