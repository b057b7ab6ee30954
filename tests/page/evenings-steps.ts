/** Evenings of games that the device has kept. */

import type { Locator, Page } from "playwright-core";
import type { PlayedGame } from "../../www/shell/game/records/types.ts";
import type { Prepare } from "../device.ts";
import { part } from "../steps.ts";

/** Noon in any zone that has the same day. */
export const NOON = Date.UTC(2026, 10, 28, 12);

/** A device that has kept games, and a browser that has a sheet for sharing or none. */
export const withGames =
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

/** What stands in the cells of a table, row by row. */
export const rowsOf = (table: Locator) =>
  table.evaluate((table: HTMLTableElement) =>
    [...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
  );

export const evening = (page: Page, nth = 0) => part(page, "evening").nth(nth);
export const AT = { path: "heckmeck/?evenings", ready: false, clock: "browser" } as const;
