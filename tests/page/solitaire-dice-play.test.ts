/** Solitaire Dice with others, advice after the move, and the moves of a game. */

import assert from "node:assert/strict";

import { assertInSight } from "./sight-steps.ts";
import {
  ENDS,
  final,
  lastMove,
  linkTo,
  mark,
  onGame,
  part,
  preferences,
  shows,
  tapDice,
  tells,
} from "./solitaire-dice-steps.ts";
import { button, openPanel, pick, shareSite, tap } from "./steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const B = ENDS.B.sheet;

onSheet(
  "on the smallest screen the next step of the computer is at the thumb, in place of the button that rolls",
  { prepare: preferences({ pace: "step" }), context: { viewport: { width: 320, height: 568 } } },
  async ({ page }) => {
    const pad = page.locator(".roll");
    await part(page, "players").click();
    await page.getByLabel("A computer player").selectOption("thumb");
    await pick(page, "Dice", "rolled by the app");
    // What rolls lies where the dialog is ended.
    await tap(part(page, "done"));
    for (const turn of [1, 2]) {
      await tells(page, { turn: turn === 1 ? undefined : "1" });
      await assertInSight(part(page, "roll"), pad);
      const top = (await pad.boundingBox())?.y;
      await part(page, "roll").click();
      await tap(page.locator(".way.best"));
      await page.getByRole("heading", { name: "The computer marks this roll" }).waitFor();
      await part(page, "roll").waitFor({ state: "detached" });
      const next = pad.getByRole("button", { name: "Next", exact: true });
      await next.waitFor();
      const paces = pad.getByRole("radiogroup", { name: "Pace of the computer" });
      await assertInSight(next, ...(await paces.locator("label").all()));
      assert.equal((await pad.boundingBox())?.y, top, "the panel keeps its height");
      await next.click();
    }
    await tells(page, { turn: "2", marked: undefined });
  },
);

onSheet(
  "on a phone nine choices without numbers stand above the dice",
  { link: linkTo("_", { with: "thumb _" }), prepare: preferences({ advice: "after" }) },
  async ({ page }) => {
    await tapDice(page, "11234");
    await page.getByRole("heading", { name: "You choose" }).waitFor();
    const ways = page.locator(".way");
    await ways.nth(8).waitFor();
    const [lowest, top] = await page.evaluate(() => [
      (document.querySelector(".way:nth-of-type(9)") as Element).getBoundingClientRect().bottom,
      (document.querySelector(".roll") as Element).getBoundingClientRect().top,
    ]);
    assert.ok(lowest <= top, `the ninth choice ends at ${lowest}, the dice begin at ${top}`);
  },
);

// ---- Moves ----

onSheet(
  "the moves tell what choices were worth and cost, and lead back",
  { link: linkTo(B) },
  async ({ page, device }) => {
    await openPanel(page, device, "Moves");
    const moves = page.locator(".move");
    await page.getByText("Moves appear here as you mark choices.").waitFor();
    await tapDice(page, "34455");
    await mark(page, "0-7-9");
    await shows(lastMove(page), "You marked 7 and 9 on a free ride.");
    await tapDice(page, "12345");
    await mark(page, "2-4-9");
    await shows(moves.nth(0), /^23\. .*1 2 3 4 5 reject 2 with 4\+9 660 .*best *↺ luck \+127 ended the game/);
    await shows(
      moves.nth(1),
      /^22\. .*3 4 4 5 5 free ride with 7\+9 533 .*mistake, cost 20: free ride with 9\+9 was better *↺ luck \+100/,
    );
    await shows(
      page.locator(".summary"),
      /^1 of your 2 choices was the best, or just as good; the other gave away 20 points\.$/,
    );
    await shows(part(page, "luck"), "The dice gave you 227 points.");

    // The turn is decided again, and the game waits.
    const costliest = page.getByRole("button", {
      name: /^Try turn 22 again: Costliest: turn 22, free ride with 7\+9, 20 points/,
    });
    await tap(costliest);
    await tells(page, { sheet: "4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.6-7", roll: "34455" });
    await assertInSight(button(page, "Back to my game"), page.locator(".way.best"));
    await mark(page, "0-9-9");
    await shows(lastMove(page), "You marked 9 and 9 on a free ride.");
    await tap(button(page, "Back to my game"));
    await shows(final(page), "Final score 660");

    // From the list as well, and after a reload, when there is nothing to undo any more.
    await page.reload();
    await tap(page.getByRole("button", { name: /^Try turn 22 again: mistake, cost 20/ }));
    await tells(page, { sheet: "4-4.5-8.6-9.7-8.8-7.9-6_1-7.2-7.6-7", roll: "34455" });
    await tap(button(page, "Back to my game"));
    await shows(final(page), "Final score 660");
  },
);
