/** The game as a curve, as tests come to it and read it. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { eventually, section, shows, tap } from "../steps.ts";
import { failedButton, lastMove, tapTile } from "./heckmeck-table-steps.ts";

export const PLAYERS = ["- Ann", "- Ben"];
export const curve = (page: Page) => section(page, "Game");
export const rows = (page: Page) => curve(page).locator("tbody tr");

/** What happened in each row, the latest first. */
export const happened = (page: Page) => rows(page).locator(".happened").allTextContents();
export async function playFour(page: Page) {
  await tapTile(page, 25, "Ann takes 25");
  await tapTile(page, 25, "Ben steals 25 from Ann");
  await tap(failedButton(page));
  await tapTile(page, 22, "Ben takes 22");
  await shows(lastMove(page), "Ben took tile 22.");
}

/** The chances in the table's rows, as soon as all are worked out. */
export const numbers = (page: Page) =>
  eventually(async () => {
    const told = await rows(page).evaluateAll((rows: HTMLTableRowElement[]) =>
      rows.map((row) => [...row.cells].slice(2).map((cell) => cell.textContent.trim())),
    );
    assert.ok(told.length > 0 && told.flat().length > 0 && !told.flat().includes("–"), JSON.stringify(told));
    return told;
  });
