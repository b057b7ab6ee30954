/** How somebody is doing, by what the device keeps. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import type { KeptDecision, PlayedGame } from "../../www/shell/game/records/types.ts";
import { eachWith } from "../tested.ts";
import { hindrances, hindrancesOnAll } from "./looks-steps.ts";
import { shareSite, textOf } from "./steps.ts";

const { onPage } = shareSite();

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 20, 20);

/** Four decisions of an evening: two are right, one of them only nearly, and one was made with advice in sight. */
const evening = (game: string, kinds: [string, string], nth: number): KeptDecision[] => {
  const kept = (place: number, given: Partial<KeptDecision>): KeptDecision => ({
    ...{ id: `${game} g${nth} ${place}`, game, at: NOW - nth * DAY + place, link: "", picked: "0", best: "1" },
    ...{ lost: 0, unit: "wins", grade: "best", kind: "", isAdvised: false, isOwn: true },
    ...given,
  });
  return [
    kept(0, {}),
    kept(1, { grade: "asGood", lost: 0.002 }),
    kept(2, { grade: "mistake", lost: 0.1, kind: kinds[0] }),
    kept(3, { grade: "slip", lost: 0.018, kind: kinds[1] }),
    kept(4, { isAdvised: true, isOwn: true }),
  ];
};

const gameOf = (game: string, nth: number, won: number, luck: number): PlayedGame => {
  const player = { name: "Ann", by: null, won, score: 40, luck };
  const players = [player, { ...player, by: "best-4", won: 1 - won, luck: -luck }];
  return { id: `${game} g${nth}`, game, at: NOW - nth * DAY + 10, players, own: 0, began: 0 };
};

/** Keeps decisions and games as the site does. */
const keep = (page: Page, kept: { decisions: KeptDecision[]; games: PlayedGame[] }) =>
  page.evaluate(
    (kept) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open("rollwise", 1);
        opening.onupgradeneeded = () => {
          for (const store of ["decisions", "cards", "games"])
            opening.result.createObjectStore(store, { keyPath: "id" }).createIndex("game", "game");
        };
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction(["decisions", "games"], "readwrite");
          for (const [store, values] of Object.entries(kept))
            for (const value of values) work.objectStore(store).put(value);
          work.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    kept,
  );

for (const [game, { kinds, first }] of eachWith("mistakes"))
  onPage(
    `${game} tells how somebody is doing`,
    { path: `${game}/?progress`, ready: false, clock: "browser" },
    async ({ page }) => {
      const worms = evening(game, kinds, 3).map((one) => ({ ...one, unit: "worms" as const }));
      const decisions = [...evening(game, kinds, 2), ...evening(game, kinds, 1), ...(game === "heckmeck" ? worms : [])];
      const games = [gameOf(game, 2, 1, 0.3), gameOf(game, 1, 0, -0.1)];
      await keep(page, { decisions, games });
      await page.reload();
      await page.getByRole("heading", { name: "50% right" }).waitFor();
      const costs = await textOf(page.locator("[data-key=costs]"));
      // 0.1 of 0.12, at each of the evenings.
      assert.ok(costs.includes(`${first}: 83% of what you gave away`), costs);
      const played = await textOf(page.locator("[data-key=games]"));
      assert.ok(played.includes("Won 1 of 2 games; with average luck it would have been 0.8."), played);
      const told = await textOf(page.locator("[data-key=advised]"));
      assert.match(told, game === "heckmeck" ? /^3 decisions made with advice/ : /^2 decisions made with advice/);
      assert.equal(await page.locator("figure svg").count(), 1);
      assert.deepEqual(await hindrancesOnAll(page), {});
    },
  );

onPage(
  "where nothing is kept it is told what will be, and what leads on",
  { path: "rummikub/?progress", ready: false, clock: "browser" },
  async (visit) => {
    const { page } = visit;
    await page.getByRole("heading", { name: "Nothing to tell yet" }).waitFor();
    const leads = await page.locator("main a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    assert.deepEqual(leads, ["./", "./?practice"]);
    assert.deepEqual(await hindrances(visit), []);
  },
);
