/** Advice for the win: its numbers, and each player's chance. */

import assert from "node:assert/strict";

import type { Advice } from "#modules/heckmeck";
import { chancesKnown, final, forWorms, queryOn, tableLink, underWay } from "../../page/table-steps.ts";
import { aimButton, chancesShown, expectedWays, module, sentence, toWin } from "../../page/win-steps.ts";
import { agree, findPosition, linkOf, queryOf, TABLES, TURNS } from "../../unit/heckmeck-win-positions.ts";
import { eventually, follow, keys, link, percent, says, shareSite, textOf, ways } from "../steps.ts";

const { onPage } = shareSite();
/** A shown number. */
const read = (text: string) => Number(/[+−±]?[\d.]+/.exec(text)?.[0].replace("−", "-").replace("±", ""));

for (const [players, table] of Object.entries(TABLES)) {
  onPage(
    `advice with ${players} players is the solver's at any time of a turn`,
    { link: linkOf(table) },
    async ({ page }) => {
      await chancesKnown(page);
      for (const [when, turn] of Object.entries(TURNS)) {
        const query = queryOf(table, turn);
        await follow(page, linkOf(query));
        const expected = expectedWays(toWin(query));
        // A turn that can only end shows the chance at the table after it, which is looked at one turn further.
        const isOver = ["without dice", "after a bust"].includes(when);
        const shown = ([key, number]: string[]) => (isOver ? key : [key, number]);
        await eventually(async () =>
          assert.deepEqual(
            (await ways(page)).map(({ key, number }) => shown([key, number])),
            expected.map(shown),
            when,
          ),
        );
        const [best, ...others] = await ways(page);
        assert.equal(best.mark, others.length === 0 ? "" : "best", when);
        for (const { key, number, mark } of others)
          assert.equal((read(best.number) + read(mark)).toFixed(1), read(number).toFixed(1), `${when}: ${key}`);
      }
    },
  );
}

onPage("the best choice is announced with its chance", { link: underWay() }, async ({ page }) => {
  await chancesKnown(page);
  const { best } = toWin(await queryOn(page));
  await says(
    page,
    new RegExp(
      `^Ann\\. Best: take .*, because it steals 24 more often \\(.*% against .*%\\)\\. Chance to win: ${percent(best.value).replace(".", "\\.")}\\.$`,
    ),
  );
});

onPage("a link leaves everybody's aim as it is", { link: "taken=", prepare: forWorms }, async ({ page }) => {
  await follow(page, `${underWay()}&aim=win`);
  await page.getByText("could not be read and was left out: aim.").waitFor();
  await page.getByRole("heading", { name: "Ann: worms on average" }).waitFor();
  assert.equal((await link(page)).aim, undefined);
});

onPage(
  "when the game is over the winner is marked, and no chance is told",
  { link: tableLink(["21 Ann", "25 Ben"], { grill: "" }) },
  async ({ page }) => {
    await final(page).waitFor();
    assert.deepEqual(await page.locator(".seat.winner .seat-title").allTextContents(), ["★Ben"]);
    assert.deepEqual(await chancesShown(page), []);
    assert.equal(await aimButton(page).count(), 0);
  },
);

for (const players of Object.keys(TABLES).map(Number)) {
  const [unlike, alike] = [(win: Advice, worms: Advice) => !agree(win, worms), agree].map((isFit) =>
    findPosition(module, players, isFit),
  );
  onPage(
    `where most worms are another choice than the best to win that is said, and nowhere else, with ${players} players`,
    { link: linkOf(unlike) },
    async ({ page }) => {
      await chancesKnown(page);
      const { best } = module.advise(unlike);
      const worms = unlike.players.map((stack) => stack.reduce((all, tile) => all + Math.ceil((tile - 20) / 4), 0));
      const others = worms.filter((_, seat) => seat !== unlike.toMove);
      const ahead = worms[unlike.toMove] - Math.max(...others);
      const name = ["Ann", "Ben", "Cleo", "Dan", "Eve"][unlike.toMove];
      const text = await textOf(sentence(page));
      const count = `${Math.abs(ahead)} worms?`;
      const lead = ahead === 0 ? "level" : `${count} ${ahead > 0 ? "ahead" : "behind"}`;
      const tiles = unlike.grill.length;
      assert.match(text, new RegExp(`^For the most worms: .*\\. But ${name} is ${lead} with ${tiles} tiles? left\\.$`));
      const ways: Record<string, RegExp> = {
        roll: /roll \d dice|roll 1 die/,
        stop: /Take|Steal|Fail|Stop/,
        take: new RegExp(
          `take ${best.action === "take" && module.advise(unlike).choices.find(({ face }) => face === best.face)?.count} `,
        ),
      };
      assert.match(text, ways[best.action]);

      await aimButton(page).click();
      await page.getByRole("heading", { name: "worms on average" }).waitFor();
      assert.equal(await sentence(page).count(), 0);
      await aimButton(page).click();
      await sentence(page).waitFor();
      await follow(page, linkOf(alike));
      const expected = expectedWays(toWin(alike));
      await eventually(async () =>
        assert.deepEqual(
          await keys(page),
          expected.map(([key]) => key),
        ),
      );
      await chancesKnown(page);
      assert.equal(await sentence(page).count(), 0);
    },
  );
}
