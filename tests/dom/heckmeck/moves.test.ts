/** The moves of a game: which there are, what each gave away, and when that is told. */

import assert from "node:assert/strict";
import {
  adviseOn,
  costOf,
  forWorms,
  lastMove,
  tableLink,
  underWay,
  withPreferences,
} from "../../page/heckmeck-table-steps.ts";
import { button, eventually, keys, link, openPanel, SIZES, shareSite, take, textOf, undo, way } from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "what a move gave away is told, noted and summed up",
  {
    link: underWay({ throws: "page", by: "-.best-in-worms" }),
    prepare: withPreferences({ pace: "step", aim: "worms" }),
  },
  async ({ page, device }) => {
    const before = await adviseOn(page);
    const [threes, fours] = [3, 4].map(
      (face) => before.choices.find((choice) => choice.face === face)?.value as number,
    );
    await take(page, "3");
    const cost = costOf(fours, threes);
    await lastMove(page)
      .filter({ hasText: `Ann took 2 threes. Taking 2 fours was better: that cost ${cost} worms.` })
      .waitFor();
    // One choice: rolling on was none, since 15 points bring no tile.
    assert.equal((await link(page)).played, `1x${Math.round((fours - threes) * 1e4) / 1e4}_0x0`);
    const panel = await openPanel(page, device, "Moves");
    await panel.getByText(`cost ${cost} worms`).waitFor();
    assert.equal(await panel.locator(".then").count(), 2 + before.choices.length);

    // Stopping where rolling on is better costs the difference, and the sum grows.
    const now = await adviseOn(page);
    const stopped = Math.max(0, Number(now.roll) - Number(now.stop));
    const loss = Math.round((fours - threes) * 1e4) / 1e4 + stopped;
    await way(page, "stop").click();
    await eventually(async () => {
      const [moves, lost] = (await link(page)).played.split("_")[0].split("x").map(Number);
      assert.equal(moves, 2);
      assert.ok(Math.abs(lost - loss) < 1e-4, `${lost}, not ${loss}`);
    });
    await undo(page).click();
    await undo(page).click();
    assert.equal((await link(page)).played, undefined);
    assert.equal((await textOf(lastMove(page))).trim(), "");
    await take(page, "4");
    await lastMove(page)
      .filter({ hasText: /^Ann took 2 fours\.$/ })
      .waitFor();
  },
);

onPage(
  "a lower tile instead of a steal is a choice that is named",
  { link: tableLink(["22 Ann", "25 Ben"], { taken: "5555w", tab: "game" }), prepare: forWorms },
  async ({ page, device }) => {
    const { stop } = await adviseOn(page);
    await button(page, "Take 24 instead").click();
    const cost = costOf(stop as number, 1);
    await lastMove(page)
      .filter({ hasText: `Ann took tile 24. Stealing 25 from Ben was better: that cost ${cost} worms.` })
      .waitFor();
    const panel = await openPanel(page, device, "Moves");
    assert.match(await textOf(panel.locator(".then.picked")), /Take 24/);
  },
);

onPage(
  "advice can wait until after the move",
  {
    link: underWay({ by: "-.rule-1" }),
    prepare: withPreferences({ advice: "after", aim: "worms" }),
  },
  async ({ page }) => {
    const region = page.getByRole("region", { name: "Your choice, Ann" });
    await region.waitFor();
    assert.doesNotMatch(await region.innerText(), /[+−]\d|best|worms|bust/i);
    assert.deepEqual(await keys(page), ["1", "3", "4"]);
    assert.doesNotMatch(await textOf(page.locator("#status")), /best/i);
    await take(page, "4");
    await lastMove(page).filter({ hasText: "Ann took 2 fours. Nothing was better." }).waitFor();
    await undo(page).click();
    await take(page, "1");
    await lastMove(page)
      .filter({ hasText: /Taking 2 fours was better: that cost 1\.\d\d worms/ })
      .waitFor();
  },
);

onPage(
  "who wants no advice is told nothing before the end",
  { link: underWay({ by: "-.rule-1" }), prepare: withPreferences({ advice: "none" }) },
  async ({ page, device }) => {
    await take(page, "1");
    await lastMove(page)
      .filter({ hasText: /^Ann took 1 one\.$/ })
      .waitFor();
    const moves = await openPanel(page, device, "Moves");
    await moves.getByText("Shown once the game is over.").waitFor();
    assert.equal(await moves.locator(".turn").count(), 0);
  },
);

for (const [aim, cost] of Object.entries({ worms: /cost \d\.\d\d worms/, win: /cost \d+\.\d points of win chance/ })) {
  onPage(
    `where a person is told after the move, the details tell nothing of it before, for ${aim}`,
    { link: underWay({ by: "-.rule-1" }), prepare: withPreferences({ advice: "after", aim }), sizes: SIZES },
    async ({ page, device }) => {
      const later = "Shown after your move, like the advice.";
      const results = await openPanel(page, device, "Results");
      await results.getByText(later).waitFor();
      assert.equal((await results.getByRole("table").count()) + (await results.getByRole("img").count()), 0);
      for (const name of ["Price list", "Moves", "All tiles"]) {
        // For the win it would tell whether a steal is better left.
        if (name === "Price list" && aim === "win") {
          await eventually(async () => assert.equal(await page.locator(".panel-prices").count(), 0));
          continue;
        }
        const panel = await openPanel(page, device, name);
        assert.doesNotMatch(await panel.innerText(), /★|best is|best of all|best choice for/, name);
        assert.equal(await panel.locator(".best, .curve-best").count(), 0, name);
        if (name === "All tiles") assert.match(await panel.innerText(), new RegExp(later));
      }
      assert.equal(await page.locator(".panel-chart").count(), 0);
      // A move later they do.
      await take(page, "3");
      assert.match(await (await openPanel(page, device, "Moves")).innerText(), cost);
    },
  );
}
