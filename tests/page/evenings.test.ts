/** Evenings, as a person meets them: games that the device has kept are added up, and the sum goes out as text or as a picture. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { PlayedGame } from "../../www/shell/game/records/types.ts";
import { AT, evening, NOON, rowsOf, withGames } from "./evenings-steps.ts";
import { hindrances, hindrancesOnAll } from "./looks-steps.ts";
import { eventually, part, shareSite, tap, textOf } from "./steps.ts";

const { onPage } = shareSite();
const HOUR = 60 * 60 * 1000;

/** A game that ended so many hours after that, with the worms of each player; whoever has most has won. */
function game(hours: number, worms: Record<string, number>, began = 0): PlayedGame {
  const most = Math.max(...Object.values(worms));
  const winners = Object.values(worms).filter((score) => score === most).length;
  const players = Object.entries(worms).map(([name, score]) => ({
    ...{ name, by: null, score, luck: null },
    won: score === most ? 1 / winners : 0,
  }));
  return { id: `heckmeck ${hours}`, game: "heckmeck", at: NOON + hours * HOUR, players, own: null, began };
}

const EVENING = [
  game(0, { Ann: 12, Ben: 8 }),
  game(1, { Ben: 10, Ann: 10 }, 1),
  game(2, { Ann: 9, Ben: 11 }),
  // Two days before, with a name as long as they get.
  game(-48, { Ann: 3, Ben: 4, Cleo: 5, Dan: 6, Eve: 7, Finn: 8, Wolfeschlegelsteinha: 9 }),
  { ...game(3, { Ann: 60, Ben: 20 }), id: "knucklebones 1", game: "knucklebones" },
];

/** What was copied or handed over so far, files as their names and sizes. */
const handed = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { handed: ShareData[] }).handed.map(({ text, files }) => ({
      text: text ?? "",
      files: files?.map(({ name, type, size }) => [name, type, size > 1000] as const) ?? [],
    })),
  );
const told = (page: Page) => evening(page).getByRole("status");

onPage(
  "games among the same players add up, and earlier ones can be opened",
  { ...AT, prepare: withGames(EVENING) },
  async ({ page }) => {
    await evening(page, 1).waitFor();
    assert.equal(await part(page, "evening").count(), 2);
    assert.match(await textOf(evening(page)), /28 November 2026\s+3 games/);
    assert.deepEqual(await rowsOf(evening(page).getByRole("table")), [
      ["Player", "Wins", "Worms"],
      ["Ann", "1.5", "31"],
      ["Ben", "1.5", "29"],
    ]);
    assert.equal(await textOf(evening(page).locator('[data-key="next-to-start"]')), "Next to start: Ben");
    assert.deepEqual(await hindrancesOnAll(page), {});
    await evening(page, 1).locator("summary").first().click();
    await evening(page, 1).getByRole("table").waitFor();
    assert.equal(await evening(page, 1).getByRole("row").count(), 8);
    assert.deepEqual(await hindrancesOnAll(page), {});
  },
);

for (const language of ["de", "nl", "fr", "es"])
  onPage(
    `nothing is too wide in ${language}`,
    { ...AT, path: `${language}/heckmeck/?evenings`, prepare: withGames(EVENING) },
    async (visit) => {
      await evening(visit.page, 1).locator("summary").first().click();
      await evening(visit.page, 1).getByRole("table").waitFor();
      assert.deepEqual(await hindrances(visit), []);
    },
  );

onPage(
  "where there is no sheet for sharing the text is copied, and the picture is saved",
  { ...AT, prepare: withGames(EVENING) },
  async ({ page }) => {
    await tap(part(page, "share-text").first());
    await told(page).filter({ hasText: "Copied." }).waitFor();
    const [{ text }] = await handed(page);
    assert.match(text, /^Sat,? 28 Nov, Heckmeck, 3 games: Ann 1\.5 wins, 31 worms · Ben 1\.5 wins, 29 worms$/);
    const [download] = await Promise.all([page.waitForEvent("download"), tap(part(page, "share-picture").first())]);
    assert.equal(download.suggestedFilename(), "rollwise-evening.png");
    await told(page).filter({ hasText: "Saved as rollwise-evening.png." }).waitFor();
  },
);

onPage(
  "the sheet for sharing gets the text, or the picture; where it fails the text is copied",
  { ...AT, prepare: withGames(EVENING, { sheet: true }) },
  async ({ page }) => {
    await tap(part(page, "share-text").first());
    await eventually(async () => assert.equal((await handed(page)).length, 1, "the text is handed over"));
    await tap(part(page, "share-picture").first());
    await eventually(async () => assert.equal((await handed(page)).length, 2, "the picture is handed over"));
    const [first, second] = await handed(page);
    assert.match(first.text, /: Ann 1\.5 wins/);
    assert.deepEqual(second.files, [["rollwise-evening.png", "image/png", true]]);
    assert.equal(await textOf(told(page)), "");
    await page.evaluate(() =>
      Object.assign(navigator, { share: () => Promise.reject(new DOMException("", "DataError")) }),
    );
    await tap(part(page, "share-text").first());
    await told(page).filter({ hasText: "Copied." }).waitFor();
  },
);

onPage(
  "where nothing is kept yet there is what adds up here, and the way back",
  { ...AT, path: "rummikub/?evenings", prepare: withGames(EVENING) },
  async (visit) => {
    const { page } = visit;
    await part(page, "empty").getByText("Nothing here yet").waitFor();
    assert.deepEqual(await hindrances(visit), []);
    await part(page, "empty").getByRole("link").click();
    await page.waitForURL((url) => url.search === "");
  },
);

onPage(
  "games that a later version has kept are told of",
  { ...AT, prepare: withGames(EVENING, { version: 2 }) },
  async ({ page }) => {
    await page.getByText("A later version of this page has kept your games.").waitFor();
  },
);
