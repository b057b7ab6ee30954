/** What a visitor is led to at first. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { eventually, firstNumbers, hash, openFromMenu, shareSite, tap } from "../steps.ts";

const { onPage } = shareSite();

const dialog = (page: Page) => page.locator("dialog[open]");
const start = (page: Page, key: string) => page.locator(`[data-key="start-${key}"]`);
const FIRST = { isFirstVisit: true, clock: "runs" as const };

onPage(
  "a link leads where it tells, and asks nothing",
  { ...FIRST, path: "heckmeck/", link: "taken=www&goal=at-least&target=25" },
  async ({ page }) => {
    await firstNumbers(page);
    assert.equal(await dialog(page).count(), 0);
  },
);

onPage("what is to begin with waits below the help", { ...FIRST, path: "heckmeck/" }, async ({ page }) => {
  const help = page.getByRole("dialog", { name: "How to play" });
  const close = page.getByRole("button", { name: "Close" });
  for (const leave of [() => page.keyboard.press("Escape"), () => tap(close)]) {
    await tap(start(page, "help"));
    await help.getByRole("heading", { name: "The rules" }).waitFor();
    await leave();
    await start(page, "odds").waitFor();
  }
  await tap(close);
  await eventually(async () => assert.equal(await dialog(page).count(), 0));
});

onPage("odds are one tap away, and so is a table of one's own", { ...FIRST, path: "heckmeck/" }, async ({ page }) => {
  await tap(start(page, "score"));
  await page.locator('[data-key="name-0"]').waitFor();
  assert.match(await hash(page), /mode=advice/);
  await page.keyboard.press("Escape");
  await openFromMenu(page, "start");
  await tap(start(page, "odds"));
  await eventually(async () => assert.doesNotMatch(await hash(page), /mode=advice/));
});
