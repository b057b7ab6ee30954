/** Games of Heckmeck that are not to be lost. */

import type { Page } from "playwright-core";

import { firstNumbers, take, tap, way } from "../steps.ts";
import { lastMove, tableLink, underWay } from "./heckmeck-table-steps.ts";
import type { Visit } from "./steps.ts";

/** A game under way, and one that somebody else sends a link to. */
export const MINE = underWay();
export const THEIRS = tableLink(["30 Cleo", "- Dan"]);

/** Two moves of Ann's: she takes two fours, and stops with tile 23. */
export async function makeMoves(page: Page) {
  await take(page, "4");
  await tap(way(page, "stop"));
  await lastMove(page).filter({ hasText: "Ann took tile 23." }).waitFor();
}

/** The notice of a linked position. */
export const safe = (page: Page) => page.getByText("Your own game is safe.");

/** Another tab of the same browser. */
export async function openTab({ context, site }: Pick<Visit, "context" | "site">, link = "") {
  const page = await context.newPage();
  await page.goto(`${site.url}heckmeck/${link && `#${link}`}`);
  await firstNumbers(page);
  return page;
}
