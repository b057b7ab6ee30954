/** Advice for the win: its numbers, and each player's chance. */

import assert from "node:assert/strict";
import type { Advice } from "#modules/heckmeck";
import {
  chancesKnown,
  final,
  forWorms,
  lastMove,
  preferencesKept,
  queryOn,
  tableLink,
  tableOf,
  tapTile,
  underWay,
  worths,
} from "../../page/heckmeck-table-steps.ts";
import {
  aimButton,
  assertChances,
  chancesShown,
  expectedWays,
  module,
  sentence,
  signOf,
  toWin,
} from "../../page/heckmeck-win-steps.ts";
import { agree, findPosition, LEFT, linkOf, MADE, queryOf, TABLES, TURNS } from "../../unit/heckmeck-win-positions.ts";
import {
  button,
  enter,
  eventually,
  firstNumbers,
  follow,
  hash,
  keys,
  link,
  percent,
  says,
  shareSite,
  shows,
  take,
  tap,
  textOf,
  undo,
  way,
  ways,
} from "../steps.ts";

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
        // Before the first die the table is all there is.
        if (!turn.taken && !turn.roll) continue;
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
    assert.deepEqual(await page.locator(".brief-seat.winner .brief-name").allTextContents(), ["Ben"]);
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
      const [[first] = []] = expectedWays(toWin(alike));
      await eventually(async () => assert.equal((await keys(page))[0], first));
      await chancesKnown(page);
      assert.equal(await sentence(page).count(), 0);
    },
  );
}

onPage(
  "a button shows worms instead, and chances again: that is a taste",
  { link: underWay() },
  async ({ page, context, site }) => {
    await chancesKnown(page);
    const query = await queryOn(page);
    const [win, worms] = [toWin(query), module.advise(query)];
    const told = await hash(page);
    const isFor = {
      win: () =>
        eventually(async () =>
          assert.deepEqual(
            (await ways(page)).map(({ key, number }) => [key, number]),
            expectedWays(win),
          ),
        ),
      worms: () =>
        eventually(async () => {
          const expected = Object.fromEntries(
            worms.choices.map(({ face, value }) => [signOf(face), Number(value.toFixed(2))]),
          );
          assert.deepEqual(Object.fromEntries((await worths(page)).map(({ key, value }) => [key, value])), expected);
        }),
    };
    await isFor.win();
    await shows(aimButton(page), "In worms");
    await aimButton(page).click();
    await isFor.worms();
    await shows(aimButton(page), "Chance to win");
    await page.getByRole("heading", { name: "Ann: worms on average" }).waitFor();
    assert.equal(await hash(page), told, "no link tells it");
    assert.equal(await undo(page).getAttribute("aria-disabled"), "true", "it is nothing to undo");
    assert.equal((await preferencesKept(page)).aim, "worms");
    await page.reload();
    await firstNumbers(page);
    await chancesKnown(page);
    await isFor.worms();

    // Whoever is sent the game has a taste of their own, and the next game has this one.
    const other = await context.newPage();
    await other.goto(`${site.url}heckmeck/#${tableLink(["- Ann", "- Ben"], { roll: "1" })}`);
    await other.getByRole("heading", { name: "Ann: worms on average" }).waitFor();
    await other.close();
    await aimButton(page).click();
    await isFor.win();
    await page.reload();
    await firstNumbers(page);
    await chancesKnown(page);
    await isFor.win();
  },
);

for (const [players, table] of Object.entries(TABLES)) {
  onPage(
    `the chances of ${players} players go with the game, in a turn as well, and with undo`,
    { link: linkOf(table) },
    async ({ page }) => {
      await chancesKnown(page);
      const before = await assertChances(page);
      await enter(page, "555ww123");
      const rolled = await assertChances(page);
      await take(page, "5");
      const taken = await assertChances(page);
      assert.notDeepEqual(before, rolled);
      const { choices } = toWin({ ...table, roll: queryOf(table, { taken: "", roll: "555ww123" }).roll });
      const worth = choices.find(({ face }) => face === 5)?.value;
      assert.ok(Math.abs(taken[table.toMove] - Number(worth)) < 1e-9, "as likely as the choice was said to win");
      await page.locator(".table-brief").click();
      await page.locator(".seat").first().waitFor();
      assert.deepEqual(await assertChances(page), taken);
      await undo(page).click();
      assert.deepEqual(await assertChances(page), rolled);
      await take(page, "w");
      await assertChances(page);
      await way(page, "roll").waitFor();
      await tapTile(page, table.grill[0], /to the grill|takes/i);
      await assertChances(page);
    },
  );
}

for (const { what, query, first, other, after } of [
  {
    what: "a steal that is better left is the other button",
    query: LEFT,
    first: /Take 24/,
    other: "Steal 25 from Ben instead",
    after: ["33.25 Ann", "- Ben", "29.22 Cleo"],
  },
  {
    what: "a tile of the grill that is worse than a steal is the other button",
    query: MADE,
    first: /Steal 25 from Ben/,
    other: "Take 22 instead",
    after: ["21.22 Ann", "25 Ben"],
  },
]) {
  onPage(what, { link: linkOf(query) }, async ({ page }) => {
    await chancesKnown(page);
    assert.match(await textOf(way(page, "stop")), first);
    assert.equal((await ways(page))[0].number, percent(toWin(query).stop as number));
    await button(page, other).click();
    await eventually(async () => assert.deepEqual((await tableOf(page)).players, after));
    await lastMove(page)
      .filter({ hasText: /(Taking 24|Stealing 25 from Ben) was better: that cost \d+\.\d points of win chance\./ })
      .waitFor();
    assert.match((await link(page)).played, /^1x0x0\.\d+_/);
    await undo(page).click();
    await tap(way(page, "stop"));
    await eventually(async () => assert.notDeepEqual((await tableOf(page)).players, after));
    assert.doesNotMatch(await textOf(lastMove(page)), /better/);
  });
}
