/** The end of a game: the card that tells how it went, another game, and where it leads. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { PlayedGame } from "../../../www/shell/game/records/types.ts";
import { NOON, withGames } from "../../page/evenings-steps.ts";
import { tableLink, tableOf, tapTile } from "../../page/heckmeck-table-steps.ts";
import { at, PAGE, placing, told } from "../../page/knucklebones-steps.ts";
import { GAME } from "../../page/rummikub-steps.ts";
import {
  button,
  eventually,
  firstNumbers,
  hash,
  part,
  shareSite,
  shows,
  tap,
  textOf,
  withPreferencesOf,
} from "../steps.ts";

const { onPage } = shareSite();

const luck = (page: Page) => part(page, "luck");
const again = (page: Page) => part(page, "new-game");

/** Places dice of Knucklebones wherever there is room, until the game is over. */
async function playOut(page: Page) {
  while ((await again(page).count()) === 0) {
    const before = await hash(page);
    const [place, roll] = [placing(page), part(page, "roll")];
    if ((await place.count()) > 0) await tap(place.first());
    else await tap((await roll.count()) > 0 ? roll : button(page, /^Next$/));
    await eventually(async () => assert.notEqual(await hash(page), before));
  }
}

/** What each move in the list has cost, and whose it was; a forced one has no cost. */
const costs = (page: Page) =>
  page.locator(".move").evaluateAll((moves) =>
    moves.map(({ textContent }) => ({
      isOwn: textContent.includes("You:"),
      points: Number(/cost ([\d.]+) points/.exec(textContent)?.[1] ?? 0),
    })),
  );

const AGAINST = { ...PAGE, link: "by=-.random&dice=page&seed=7", prepare: at({ pace: "step" }) };

onPage("Knucklebones adds up luck, and never shows the other side's mistake", AGAINST, async ({ page }) => {
  await playOut(page);
  await luck(page).waitFor();
  const all = await costs(page);
  const sum = (isOwn: boolean) => all.reduce((sum, one) => sum + (one.isOwn === isOwn ? one.points : 0), 0);
  const [, won] = /You (win|lose)/.exec(await textOf(part(page, "result"))) ?? [];
  const [, gave, points] = /the dice (gave|cost) you (\d+) points? of win chance/i.exec(await textOf(luck(page))) ?? [];
  const expected = (won === "win" ? 50 : -50) - (sum(false) - sum(true));
  // Losses that are too small to be told are part of it, too.
  assert.ok(Math.abs((gave === "gave" ? 1 : -1) * Number(points) - expected) < 4, `${gave} ${points}, not ${expected}`);
  assert.equal(await part(page, "again-costliest-theirs").count(), 0);
  const own = all.filter(({ isOwn }) => isOwn).map((one) => one.points);
  await shows(
    part(page, "again-costliest-mine"),
    new RegExp(`Costliest: .*, ${Math.max(...own)} points? of win chance`),
  );
  // Nobody is to move, and the winner is marked.
  assert.equal(await page.getByText("▸").count(), 0);
  await shows(page.locator(".side-line.to-move"), won === "win" ? /^★ You/ : /^★ Computer/);
  await tap(part(page, "again-costliest-mine"));
  await button(page, "Back to my game").waitFor();
});

onPage(
  "another game is begun by the other side, and the evening counts both until one is deleted",
  AGAINST,
  async ({ page }) => {
    const wins = { You: 0, Computer: 0 };
    const count = async () => {
      const text = await textOf(part(page, "result"));
      for (const name of ["You", "Computer"] as const)
        wins[name] += text.startsWith("A tie") ? 0.5 : Number(text.includes("You win") === (name === "You"));
    };
    const evenings = part(page, "end-evenings");
    await playOut(page);
    await count();
    await shows(evenings, "Evenings");
    await tap(again(page));
    assert.equal((await told(page)).move, "theirs");
    await playOut(page);
    await count();
    await shows(evenings, `So far: You ${wins.You}, Computer ${wins.Computer} · Next to start: You`);
    await shows(part(page, "end-practice"), "Practise these mistakes");
    await shows(part(page, "end-progress"), "How am I doing?");
    await tap(evenings);
    await part(page, "games").click();
    await tap(part(page, "delete-game").first());
    await eventually(async () => assert.equal(await part(page, "delete-game").count(), 1));
    await page.getByRole("link", { name: "Back to the game" }).click();
    await firstNumbers(page);
    await shows(evenings, "Evenings");
  },
);

/** A game of Ann's and Ben's that one of them won. */
const game = (hours: number, winner: number): PlayedGame => {
  const players = ["Ann", "Ben"].map((name, seat) => ({
    name,
    by: null,
    won: Number(seat === winner),
    score: 5,
    luck: null,
  }));
  return { id: `heckmeck ${hours}`, game: "heckmeck", at: NOON - hours * 3_600_000, players, own: null, began: 0 };
};

onPage(
  "people at a table see who leads the evening and who starts; luck is not told of turns that are recorded by their tiles",
  {
    link: tableLink(["33.21 Ann", "29.22 Ben"], { grill: "23", turn: "2" }),
    time: new Date(NOON),
    prepare: withGames([game(1, 0), game(2, 1), game(30, 1)]),
  },
  async ({ page }) => {
    await tapTile(page, 23, "Ben takes 23");
    await shows(part(page, "end-evenings"), "So far: Ann 2, Ben 1 · Next to start: Ann");
    assert.equal(await luck(page).count(), 0);
    for (const key of ["end-practice", "end-progress"]) assert.equal(await part(page, key).count(), 0, key);
    // Of the details the game alone is left, without a tab.
    assert.equal(await page.locator(".tabs").count(), 0);
    assert.deepEqual(await page.locator(".panels h2").allTextContents(), ["Game", "Moves"]);
    await tap(again(page));
    assert.equal((await tableOf(page)).turn, "1");
  },
);

onPage(
  "Tile rummy leads back to the turn that differed most from the best one",
  { path: "rummikub/", link: GAME, prepare: withPreferencesOf("rummikub", { pace: "step" }) },
  async ({ page }) => {
    while ((await again(page).count()) === 0) {
      const before = await hash(page);
      const next = button(page, /^Next$/);
      await tap((await next.count()) > 0 ? next : part(page, "draw-own"));
      await eventually(async () => assert.ok((await hash(page)) !== before || (await again(page).count()) > 0));
    }
    const worst = part(page, "again-costliest");
    await worst.waitFor();
    const missed = await page
      .locator(".turns li")
      .evaluateAll((turns) =>
        turns.map(({ textContent }) => /^\s*You (drew|passed).*?(\d+) tiles?\./s.exec(textContent)?.[2] ?? 0),
      );
    await shows(worst, new RegExp(`turn \\d+: You (drew|passed).* ${Math.max(...missed.map(Number))} tiles?\\.`));
    await shows(part(page, "to-course"), /See the game as a curve/);
    assert.equal(await luck(page).count(), 0);
    await tap(worst);
    await button(page, "Back to my game").waitFor();
  },
);
