/** Evenings, as a person meets them: games that the device has kept are added up, and the sum goes out as text or as a picture. */

import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import type { PlayedGame } from "../../www/shell/game/records/types.ts";
import type { Prepare } from "../device.ts";
import { hindrances } from "./looks-steps.ts";
import { eventually, part, SIZES, shareSite, tap, textOf } from "./steps.ts";

const { onPage } = shareSite();

/** Noon in any zone that has the same day. */
const NOON = Date.UTC(2026, 10, 28, 12);
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

/** Games of one person, as each game names players whom nobody has named. */
const NAMELESS = Object.entries({
  heckmeck: [0, 8],
  knucklebones: [0, 1],
  "solitaire-dice": [0, 1],
  rummikub: [0, 1],
}).map(([id, names]): PlayedGame => {
  const by = [null, id === "solitaire-dice" ? "advice" : "best-4"];
  const players = names.map((name, seat) => ({ name, by: by[seat], won: 1 - seat, score: 20 - seat, luck: null }));
  return { id: `${id} 1`, game: id, at: NOON, players, own: 0, began: 0 };
});

/** A device that has kept games, and a browser that has a sheet for sharing or none. */
const withGames =
  (games: PlayedGame[], { sheet = false, version = 1 } = {}): Prepare =>
  (context) =>
    context.addInitScript(
      ({ games, sheet, version }) => {
        const handed: ShareData[] = [];
        const share = async (data: ShareData) => void handed.push(data);
        Object.assign(globalThis, { handed });
        Object.assign(navigator, { share: sheet ? share : undefined, canShare: () => true });
        const clipboard = { writeText: async (text: string) => void handed.push({ text }) };
        Object.defineProperty(navigator, "clipboard", { value: clipboard });
        // Not on the browser's own empty page.
        if (location.protocol === "about:") return;
        const opening = indexedDB.open("rollwise", version);
        opening.onupgradeneeded = () => {
          for (const store of ["decisions", "cards", "games"]) {
            const made = opening.result.createObjectStore(store, { keyPath: "id" });
            made.createIndex("game", "game");
            if (store === "games") for (const game of games) made.put(game);
          }
        };
        opening.onsuccess = () => opening.result.close();
      },
      { games, sheet, version },
    );

/** What was copied or handed over so far, files as their names and sizes. */
const handed = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { handed: ShareData[] }).handed.map(({ text, files }) => ({
      text: text ?? "",
      files: files?.map(({ name, type, size }) => [name, type, size > 1000] as const) ?? [],
    })),
  );

/** What stands in the cells of a table, row by row. */
const rowsOf = (table: Locator) =>
  table.evaluate((table: HTMLTableElement) =>
    [...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
  );

const evening = (page: Page, nth = 0) => part(page, "evening").nth(nth);
const told = (page: Page) => evening(page).getByRole("status");
const AT = { path: "heckmeck/?evenings", ready: false, clock: "browser" } as const;

onPage(
  "games among the same players add up, and earlier ones can be opened",
  { ...AT, prepare: withGames(EVENING), sizes: SIZES },
  async (visit) => {
    const { page } = visit;
    await evening(page, 1).waitFor();
    assert.equal(await part(page, "evening").count(), 2);
    assert.match(await textOf(evening(page)), /28 November 2026\s+3 games/);
    assert.deepEqual(await rowsOf(evening(page).getByRole("table")), [
      ["Player", "Wins", "Worms"],
      ["Ann", "1.5", "31"],
      ["Ben", "1.5", "29"],
    ]);
    assert.equal(await textOf(evening(page).locator('[data-key="next-to-start"]')), "Next to start: Ben");
    assert.deepEqual(await hindrances(visit), []);
    await evening(page, 1).locator("summary").click();
    await evening(page, 1).getByRole("table").waitFor();
    assert.equal(await evening(page, 1).getByRole("row").count(), 8);
    assert.deepEqual(await hindrances(visit), []);
  },
);

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

for (const language of ["de", "nl", "fr", "es"])
  onPage(
    `nothing is too wide in ${language}`,
    { ...AT, path: `${language}/heckmeck/?evenings`, prepare: withGames(EVENING) },
    async (visit) => {
      await evening(visit.page, 1).locator("summary").click();
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
