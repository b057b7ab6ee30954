/** What a visitor is asked first, and what is never asked again. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { eachWith } from "../tested.ts";
import { hindrances, hindrancesOnAll } from "./looks-steps.ts";
import { eventually, firstNumbers, hash, shareSite, tap, textOf } from "./steps.ts";

const { onPage } = shareSite();

const dialog = (page: Page) => page.locator("dialog[open]");
const start = (page: Page, key: string) => page.locator(`[data-key="start-${key}"]`);
const level = (page: Page, name: string) => page.locator(`[data-key="level-${name}"]`);
const names = (page: Page) => page.locator(".choices-list strong").allTextContents();
const FIRST = { isFirstVisit: true, clock: "runs" as const };

for (const [id, { line, choices }] of eachWith("start"))
  onPage(`${id} asks a visitor what to begin with, once`, { ...FIRST, path: `${id}/` }, async ({ page }) => {
    await dialog(page).waitFor();
    assert.match(await textOf(page.locator(".start-line")), line);
    assert.deepEqual(await names(page), choices);
    assert.ok(await page.locator(".board use").evaluate((board: SVGGraphicsElement) => board.getBBox().width > 0));
    assert.deepEqual(await hindrancesOnAll(page), {});
    await page.keyboard.press("Escape");
    await eventually(async () => assert.equal(await dialog(page).count(), 0, "closed"));
    await page.goto(page.url().replace(/#.*/, ""));
    await page.reload();
    await firstNumbers(page);
    assert.equal(await dialog(page).count(), 0, "a later visit goes on where one was");
  });

onPage(
  "the computer is played at a level that says how strong it is",
  { ...FIRST, path: "knucklebones/" },
  async ({ page, device }) => {
    await tap(start(page, "computer"));
    await level(page, "medium").waitFor();
    assert.deepEqual(await names(page), ["Weak", "Medium", "Strong", "Strongest"]);
    assert.match(await textOf(level(page, "medium")), /Wins 33 of 100 games against the strongest\./);
    assert.deepEqual(await hindrances({ page, device }), []);
    await tap(level(page, "medium"));
    await eventually(async () => assert.match(await hash(page), /by=-\.greedy/));
    await page.locator('[data-key="roll"]').waitFor();
  },
);
