/** The moves of a game: which there are, what each gave away, and when that is told. */

import assert from "node:assert/strict";
import { adviseOn, costOf, failedButton, forWorms, tableLink, underWay } from "./heckmeck-table-steps.ts";
import { assertFocusSeen, assertInSight, focused } from "./sight-steps.ts";
import { button, openPanel, shareSite, take, tap, textOf } from "./steps.ts";

const { onPage } = shareSite();

onPage(
  "moves tell what each choice was worth, and what it cost as the numbers are shown",
  { link: underWay(), prepare: forWorms },
  async ({ page, device }) => {
    const { choices } = await adviseOn(page);
    const shown = choices.map(({ face, value }) => ({
      sign: "12345w"[face - 1],
      text: `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(2)}`,
    }));
    await take(page, "1");
    const panel = await openPanel(page, device, "Moves");
    const thens = await panel.locator("li").last().locator(".then").allTextContents();
    assert.equal(thens.length, shown.length);
    for (const { text } of shown)
      assert.ok(
        thens.some((then) => then.includes(text)),
        `${thens}: ${text}`,
      );
    assert.match(await textOf(panel.locator("li").last().locator(".then.picked")), /1 one.*, made$/s);
    const [best, picked] = [
      Math.max(...choices.map(({ value }) => value)),
      choices.find(({ face }) => face === 1)?.value as number,
    ];
    const grade = best - picked < 0.3 ? "slip" : "mistake";
    const graded = panel.locator(`.graded.${grade}`);
    assert.match(await textOf(graded), new RegExp(`${grade}, cost ${costOf(best, picked)} worms`));
    await tap(graded);
    await assertInSight(button(page, "Back to my game"), page.locator(".way.best"));
    assert.deepEqual((await adviseOn(page)).choices, choices, "it can be decided again");
    await tap(button(page, "Back to my game"));
    await panel.locator(`.graded.${grade}`).waitFor();
  },
);

onPage(
  "the latest turns come first, and the others at a tap",
  { link: tableLink(["- Ann", "- Ben"]) },
  async ({ page, device }) => {
    const panel = await openPanel(page, device, "Moves");
    await panel.getByText("listed here").waitFor();
    for (let turn = 0; turn < 9; turn += 1) await tap(failedButton(page));
    const turns = panel.locator(".turn h3");
    assert.equal(await turns.count(), 6);
    assert.match(await textOf(turns.first()), /^Ann failed: /);
    await button(panel, "Show all turns").click();
    assert.equal(await turns.count(), 9);
    // The reader goes on where the button was.
    await assertFocusSeen(page, "after all turns are shown");
    assert.equal((await focused(page)).text, (await textOf(turns.nth(6))).trim());
    assert.equal(await button(panel, "Show all turns").count(), 0);
  },
);
