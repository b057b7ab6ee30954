/** Solitaire Dice: a game by taps, and a shared sheet that is played on from. */

import assert from "node:assert/strict";

import {
  ask,
  ENDS,
  final,
  isOver,
  linkTo,
  MIDDLE,
  onGame,
  part,
  query,
  scoreOf,
  shown,
  shows,
  tapDice,
  tells,
} from "./solitaire-dice-steps.ts";
import { boxOf, button, follow, shareSite, tap, undo } from "./steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const B = ENDS.B.sheet;

// ---- A whole game ----

onSheet(
  "a game is played from an empty sheet to its end by taps",
  { link: "sheet=_&dice=page&seed=7" },
  async ({ page }) => {
    let turns = 0;
    let sheet = await query(page);
    for (; turns < 60 && !isOver(sheet); turns += 1) {
      await part(page, "roll").click();
      await page.locator(".way.best").click();
      sheet = await query(page);
    }
    await shows(final(page), `Final score ${shown(scoreOf(sheet))}`);
    const rejects = sheet.rejects.reduce((all, count) => all + count);
    const marks = sheet.sums.reduce((all, count) => all + count);
    assert.ok(rejects >= 8 && rejects <= turns && marks <= 2 * turns, `${turns} turns`);
    await shows(page.locator(".how-it-went"), /of your .* choices w|Every choice was the best/);
    await tap(button(page, "Same rolls again"));
    await part(page, "roll").click();
    assert.deepEqual((await query(page)).roll, await ask(page, "throwSheet", 7, 0, 0));
  },
);

onSheet(
  "of a shared sheet only the way back is left once it is played on from",
  { link: linkTo(B) },
  async ({ page }) => {
    const notice = page.locator("#notices .notice");
    await tapDice(page, "3");
    await follow(page, linkTo(MIDDLE));
    await shows(notice, /^You opened a shared position\./);
    const tall = (await boxOf(notice)).height;
    await tapDice(page, "1");
    await shows(notice, /^Back to my game *Play on from here$/);
    assert.ok((await boxOf(notice)).height < tall);
    await undo(page).click();
    await shows(notice, /^You opened a shared position\./);
    await tapDice(page, "1");
    await button(page, "Back to my game").click();
    await tells(page, { roll: "3" });
    assert.equal(await notice.count(), 0);
  },
);
