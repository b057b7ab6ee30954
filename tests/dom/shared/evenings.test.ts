/** Evenings: who played in the games that the device has kept; a game is deleted, and all are taken to another device. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import type { PlayedGame } from "../../../www/shell/game/records/types.ts";
import { AT, evening, NOON, rowsOf, withGames } from "../../page/evenings-steps.ts";
import { err, keptDecisions, MISTAKE } from "../../page/practice-steps.ts";
import { eachWith } from "../../tested.ts";
import { button, elsewhere, eventually, part, shareSite } from "../steps.ts";

const { onPage } = shareSite();

/** Games of one person, as each game names players whom nobody has named. */
const NAMELESS = eachWith("nameless").map(([id, { names, by }]): PlayedGame => {
  const players = names.map((name, seat) => ({
    ...{ name, by: seat === 0 ? null : by },
    ...{ won: 1 - seat, score: 20 - seat, luck: null },
  }));
  return { id: `${id} 1`, game: id, at: NOON, players, own: 0, began: 0 };
});

const TWO = ["You", "Computer"];

/** What the second of these players is called in each language; the first is spoken to. */
for (const [path, ...names] of [
  ["heckmeck/", ...TWO],
  ["de/heckmeck/", "Du", "Computer"],
  ["knucklebones/", ...TWO],
  ["fr/knucklebones/", "Toi", "Ordinateur"],
  ["es/solitaire-dice/", "Tú"],
  ["nl/rummikub/", "Jij", "Speler 2"],
])
  onPage(
    `players whom nobody has named are named in the language of the page: ${path}`,
    { ...AT, path: `${path}?evenings`, prepare: withGames(NAMELESS) },
    async ({ page }) => {
      const [, ...rows] = await rowsOf(evening(page).getByRole("table"));
      assert.deepEqual(
        rows.slice(0, names.length).map(([name]) => name),
        names,
      );
    },
  );

const HOUR = 60 * 60 * 1000;

/** A game of Ann's and Ben's, which Ann won. */
const game = (hours: number): PlayedGame => {
  const players = ["Ann", "Ben"].map((name, seat) => ({ name, by: null, won: 1 - seat, score: 9 - seat, luck: null }));
  return { id: `heckmeck ${hours}`, game: "heckmeck", at: NOON + hours * HOUR, players, own: null, began: 0 };
};
const GAMES = [game(0), game(1), game(30)];

/** Who has how many wins, evening by evening. */
const standings = (page: Page) =>
  page
    .locator("table")
    .evaluateAll((tables) =>
      tables.map((table) => [...table.querySelectorAll("td:nth-child(2)")].map((td) => td.textContent)),
    );
const comesTo = (page: Page, expected: string[][]) =>
  eventually(async () => assert.deepEqual(await standings(page), expected));

const BOTH = [
  ["1", "0"],
  ["2", "0"],
];

const fold = (page: Page) => page.getByText("Decisions and results on this device");

async function saved(page: Page) {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save to a file").click()]);
  assert.equal(download.suggestedFilename(), "rollwise-results.json");
  return readFile(await download.path(), "utf8");
}

const load = (page: Page, text: string) =>
  page
    .getByLabel("Load from a file")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });

onPage(
  "a file takes games and decisions to another device, where they are added to its own, and nothing twice",
  { path: "knucklebones/", link: MISTAKE, prepare: withGames(GAMES) },
  async ({ page, site }) => {
    await err(page);
    await page.goto(`${site.url}heckmeck/?evenings`);
    await comesTo(page, BOTH);
    await fold(page).click();
    const file = await saved(page);
    await elsewhere(`${site.url}knucklebones/#${MISTAKE}`, async (there) => {
      await err(there);
      const [own] = await keptDecisions(there);
      await there.goto(`${site.url}heckmeck/?evenings`);
      await part(there, "empty").waitFor();
      await fold(there).click();
      await load(there, file);
      await there.getByText("New from a.json: 1 decision, 3 games.").waitFor();
      await there.getByText("of all games: 2 decisions, 3 results.").waitFor();
      await comesTo(there, BOTH);
      await load(there, file);
      await there.getByText("a.json: all of it is here already.").waitFor();
      await comesTo(there, BOTH);
      const both = await saved(there);
      assert.ok(
        JSON.parse(both).decisions.some(({ id }: { id: string }) => id === (own as unknown as { id: string }).id),
      );
      // The way back brings what is new there, in practice as well.
      await page.goto(`${site.url}knucklebones/?practice`);
      await fold(page).click();
      await load(page, both);
      await page.getByText("New from a.json: 1 decision, 0 games.").waitFor();
      assert.equal((await keptDecisions(page)).length, 2);
      assert.deepEqual(JSON.parse(await saved(page)).games, JSON.parse(file).games);
    });
  },
);

onPage(
  "what is wrong with a file is said, and where; nothing changes",
  { ...AT, prepare: withGames(GAMES) },
  async ({ page }) => {
    await comesTo(page, BOTH);
    await fold(page).click();
    const file = await saved(page);
    const { games, ...rest } = JSON.parse(file);
    for (const [text, said] of [
      ["rack,table", "a.json is no file of decisions and results"],
      [JSON.stringify({ game: "heckmeck", format: 2 }), "A saved game is loaded from the game’s menu."],
      [JSON.stringify({ games, ...rest, version: 2 }), "a.json was saved by a later version of this page"],
      [JSON.stringify(rest), "a.json is damaged at “games”."],
      [
        JSON.stringify({ ...rest, games: [game(5), { ...game(6), players: [{}] }] }),
        "a.json is damaged at “games[1].players”.",
      ],
      [file.slice(0, -9), "a.json breaks off or is damaged"],
    ]) {
      await load(page, text);
      await page.locator("#notices").getByText(said).waitFor();
    }
    await comesTo(page, BOTH);
    await page.reload();
    await comesTo(page, BOTH);
  },
);

onPage(
  "one game can be deleted, and brought back; the last of an evening takes the evening away",
  { ...AT, prepare: withGames(GAMES) },
  async ({ page }) => {
    await comesTo(page, BOTH);
    const undo = () => button(page.locator("#notices"), "Undo").click();
    await evening(page, 1).locator("summary").first().click();
    await part(page, "games").last().click();
    await part(page, "delete-game").nth(2).click();
    await page.getByText(/^The game of \d+:00 is deleted, here and in “How am I doing\?”/).waitFor();
    await comesTo(page, [
      ["1", "0"],
      ["1", "0"],
    ]);
    await undo();
    await comesTo(page, BOTH);
    await part(page, "games").first().click();
    await part(page, "delete-game").first().click();
    await comesTo(page, [["2", "0"]]);
    await undo();
    await comesTo(page, BOTH);
    await part(page, "delete-game").first().click();
    await comesTo(page, [["2", "0"]]);
    await page.reload();
    await comesTo(page, [["2", "0"]]);
  },
);

onPage("the only game takes all evenings away", { ...AT, prepare: withGames([game(0)]) }, async ({ page }) => {
  await part(page, "games").click();
  await button(page, /^Delete the game of/).click();
  await part(page, "empty").waitFor();
});
