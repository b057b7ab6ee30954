/** Solitaire Dice: dice told and choices marked, what they are worth, sheets from paper, undo, links and files. */

import assert from "node:assert/strict";

import { elsewhere } from "./elsewhere-steps.ts";

import {
  ask,
  ENDS,
  expectedWays,
  final,
  isOver,
  linkTo,
  MIDDLE,
  onGame,
  part,
  query,
  scoreOf,
  settled,
  shown,
  shows,
  showsWays,
  stands,
  tapDice,
  tells,
} from "./solitaire-dice-steps.ts";
import { boxOf, button, follow, hash, shareSite, tap, undo } from "./steps.ts";

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
    await shows(page.locator(".summary"), /of your .* choices w|All your .* choices were the best/);
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

// ---- Links and files ----

const WHOLE = linkTo("4-3.6-2_1-2.2-1", {
  roll: "13445",
  turn: "3",
  opening: "different",
  dice: "page",
  seed: "12",
  tab: "moves",
  aim: "450",
  with: ["thumb 6-1.7-1_1-1", "five-factors-135 _"],
});

onSheet("a link brings back all that it tells", { link: WHOLE }, async ({ page, ...visit }) => {
  await settled(page);
  const told = await hash(page);
  assert.deepEqual([...new URLSearchParams(told)].toSorted(), [...new URLSearchParams(WHOLE)].toSorted());
  const answer = await ask(page, "evaluateSheet", await query(page, { opening: "different" }));
  await elsewhere(visit, told, async (other) => {
    await stands(other, told);
    await showsWays(other, expectedWays(answer).slice(0, 4));
    await other.getByText("Moves appear here as you mark choices.").waitFor();
  });
});
