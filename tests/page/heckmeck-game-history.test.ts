/** The game as a curve: what it shows, where it leads, and what is told of the game at its end. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import type { TableQuery } from "#modules/heckmeck";
import { curve, happened, numbers, PLAYERS, playFour, rows } from "./heckmeck-game-history-steps.ts";
import { failedButton, final, tableLink, tableOf, tapTile } from "./heckmeck-table-steps.ts";
import { hindrances, hindrancesOnAll } from "./looks-steps.ts";
import { assertFocusSeen, assertInSight, focused, middleOf } from "./sight-steps.ts";
import {
  askModule,
  boxOf,
  button,
  counts,
  enter,
  eventually,
  link,
  openPanel,
  openUndoList,
  part,
  percent,
  redo,
  shareSite,
  shows,
  take,
  tap,
  undo,
  way,
} from "./steps.ts";

const { onPage } = shareSite();
const slider = (page: Page) => curve(page).getByRole("slider", { name: "Turn to read off" });
const goThere = (page: Page) => button(page, "Go to this turn");

/** Four turns by taps on the tiles: a tile, a steal, a turn that fails, a tile. */
const PLAYED = ["Ben took 22", "Ann failed (36 was turned over)"];

/** The tables of that game, the last one first. */
const GRILL = Array.from({ length: 16 }, (_, nth) => 21 + nth);
const without = (...gone: number[]) => GRILL.filter((tile) => !gone.includes(tile));
const TABLES = [
  { players: [[], [25, 22]], toMove: 0, grill: without(22, 25, 36) },
  { players: [[], [25]], toMove: 1, grill: without(25, 36) },
  { players: [[], [25]], toMove: 0, grill: without(25) },
  { players: [[25], []], toMove: 1, grill: without(25) },
  { players: [[], []], toMove: 0, grill: GRILL },
];

/** The chances there, as the module of the page says them. */
const chancesOf = async (page: Page, tables = TABLES) => {
  const all = [];
  for (const table of tables) all.push(await askModule(page, "heckmeck", "winChances", table));
  return all;
};

/** A chance where the unit stands above. */
const inPercent = (chance: number) => percent(chance).replace("%", "");

onPage(
  "each player's chance to win is shown turn by turn, as a picture and in numbers",
  { link: tableLink(PLAYERS), clock: "runs" },
  async ({ page, device }) => {
    const panel = await openPanel(page, device, "Game");
    await panel.getByText("After the first turn").waitFor();
    await playFour(page);
    assert.deepEqual((await happened(page)).slice(0, 2), PLAYED);
    assert.deepEqual((await happened(page)).slice(2), [
      "Ben stole 25 from Ann",
      "Ann took 25",
      "The table at the start",
    ]);
    const chances = await chancesOf(page);
    assert.deepEqual(
      await numbers(page),
      chances.map((of) => of.map(inPercent)),
    );
    assert.equal(await panel.locator("polyline").count(), 2);
    assert.deepEqual(await panel.locator(".end-name").allTextContents(), ["Ann", "Ben"]);
    const heights = await panel
      .locator("polyline")
      .evaluateAll((lines) =>
        lines.map((line) => (line.getAttribute("points") ?? "").split(" ").map((point) => Number(point.split(",")[1]))),
      );
    for (const [player, line] of heights.entries()) {
      const told = chances.map((of) => of[player]).reverse();
      assert.equal(line.length, told.length);
      for (const [nth, height] of line.slice(1).entries()) {
        const rise = told[nth + 1] - told[nth];
        // Drawn too coarsely for the smallest changes.
        if (Math.abs(rise) < 0.005) assert.ok(Math.abs(height - line[nth]) < 2, `${player}, turn ${nth + 1}`);
        else assert.equal(height < line[nth], rise > 0, `${player}, turn ${nth + 1}`);
      }
    }
    assert.deepEqual(await hindrancesOnAll(page), {});
  },
);

onPage(
  "with seven players it fits the narrowest phone",
  {
    sizes: { phone: { width: 320, height: 640 } },
    link: tableLink([..."ABCDEFG"].map((letter) => `- ${letter} very long name`)),
    clock: "runs",
  },
  async (visit) => {
    const { page, device } = visit;
    await openPanel(page, device, "Game");
    await part(page, "tile-30").scrollIntoViewIfNeeded();
    await tapTile(page, 30, /takes 30/);
    await eventually(async () => assert.equal(await curve(page).locator("polyline").count(), 7));
    assert.deepEqual(await hindrances(visit), []);
  },
);

onPage(
  "a turn's number leads there, and undo brings all back",
  { link: tableLink(PLAYERS) },
  async ({ page, device }) => {
    await openPanel(page, device, "Game");
    await playFour(page);
    await numbers(page);
    const whole = await link(page);
    await curve(page).getByRole("row", { name: "Ann took 25" }).getByRole("button", { name: "Go to turn 1" }).click();
    assert.deepEqual(await tableOf(page), { players: ["25 Ann", "- Ben"], grill: null, turn: "2" });
    assert.deepEqual(await happened(page), ["Ann took 25", "The table at the start"]);
    await assertFocusSeen(page, "after going to a turn");
    await tap(undo(page));
    assert.deepEqual(await link(page), whole);
    assert.equal((await happened(page)).length, 5);
    await tap(redo(page));
    const list = await openUndoList(page);
    await list.getByText("Went to an earlier turn").waitFor();
    await list.getByRole("listitem").first().getByRole("button").click();
    await eventually(async () => assert.equal((await happened(page)).length, 5));
    await page.reload();
    await page.locator("[data-answer]").waitFor();
    await openPanel(page, device, "Game");
    assert.equal((await numbers(page)).length, 5);
  },
);

onPage(
  "a point is tapped or read off by the slider, and gone to",
  { link: tableLink(PLAYERS) },
  async ({ page, device }) => {
    const panel = await openPanel(page, device, "Game");
    await playFour(page);
    const chances = await chancesOf(page);
    await numbers(page);
    assert.equal(await goThere(page).count(), 0);
    await panel.getByText("This is the table now.").waitFor();
    const plot = panel.locator(".plot");
    await plot.scrollIntoViewIfNeeded();
    const { y } = middleOf(await boxOf(plot));
    const { x } = middleOf(await boxOf(panel.locator("circle.player-0").nth(2)));
    await page.mouse.click(x, y);
    await shows(panel.locator(".reading"), "After turn 2: Ben stole 25 from Ann.");
    assert.deepEqual(await panel.locator(".chances .legend-number").allTextContents(), chances[2].map(percent));
    assert.match(
      String(await slider(page).getAttribute("aria-valuetext")),
      /^After turn 2: Ben stole 25 from Ann\. Ann .* and Ben /,
    );

    await slider(page).focus();
    await page.keyboard.press("ArrowRight");
    await shows(panel.locator(".reading"), "After turn 3: Ann failed (36 was turned over).");
    await page.keyboard.press("Home");
    await shows(panel.locator(".reading"), "The table at the start.");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    assert.equal((await focused(page)).name, "Go to this turn");
    await page.keyboard.press("Enter");
    await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["25 Ann", "- Ben"]));
    await shows(panel.locator(".reading"), "After turn 1: Ann took 25.");
  },
);

onPage(
  "turning points are named, and their turn can be played again",
  { link: tableLink(["- Ann", "21.22.23 Ben"], { grill: "33.36" }) },
  async ({ page, device }) => {
    const panel = await openPanel(page, device, "Game");
    await tapTile(page, 36, "Ann takes 36");
    await tapTile(page, 36, "Ben steals 36 from Ann");
    const tables = [
      { players: [[36], [21, 22, 23]], toMove: 1, grill: [33] },
      { players: [[], [21, 22, 23, 36]], toMove: 0, grill: [33] },
    ];
    await numbers(page);
    const [before, after] = await chancesOf(page, tables);
    // That decides the game whatever the chances were learned from: the last turn can bring no more than four worms.
    const stolen = panel.locator(".turnings li").filter({ hasText: "Ben stole 36 from Ann" });
    await shows(stolen.locator("span"), `Ben stole 36 from Ann: Ben ${percent(before[1])} → ${percent(after[1])}`);
    const taken = panel.locator(".turnings li").filter({ hasText: "Ann took 36" });
    await taken.getByRole("button", { name: "Replay turn 1" }).click();
    assert.deepEqual((await tableOf(page)).players, ["- Ann", "21.22.23 Ben"]);
    await assertInSight(button(page, "Back to my game"), page.locator(".between .on-grill").first());
  },
);

onPage("a long game shows its latest turns first", { link: tableLink(PLAYERS) }, async ({ page, device }) => {
  await openPanel(page, device, "Game");
  for (let turn = 0; turn < 9; turn += 1) await tap(failedButton(page));
  await eventually(async () => assert.equal(await rows(page).count(), 6));
  await page.locator('[data-key="all-turns"]').click();
  await eventually(async () => assert.equal(await rows(page).count(), 10));
  await assertFocusSeen(page, "after all turns are shown");
});

onPage(
  "the end of a game tells the luckiest roll, and leads to the curve",
  { link: tableLink(["21 Ann", "22 Ben"], { grill: "30" }), clock: "runs" },
  async ({ page }) => {
    const query: TableQuery = { players: [[21], [22]], toMove: 0, grill: [30], objective: "win" };
    await page.locator(".seat-chance, .brief-chance").first().waitFor();
    await enter(page, "5555www1");
    await take(page, "5");
    await enter(page, "ww11");
    await take(page, "w");
    await enter(page, "44");
    await take(page, "4");
    const valued = async (taken: string, roll?: string) => {
      const { best } = await askModule(page, "heckmeck", "advise", {
        ...query,
        taken: counts(taken),
        ...(roll && { roll: counts(roll) }),
      });
      return best.value;
    };
    const luck = [];
    for (const [taken, roll] of [
      ["", "5555www1"],
      ["5555", "ww11"],
      ["5555ww", "44"],
    ])
      luck.push([await valued(taken), await valued(taken, roll)]);
    await way(page, "stop").click();
    await final(page).waitFor();
    const [before, after] = luck.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0];
    await final(page).getByRole("heading", { name: "Luckiest roll" }).waitFor();
    await final(page)
      .getByText(`Ann's chance to win rose from ${percent(before)} to ${percent(after)}.`)
      .waitFor();
    assert.deepEqual(await hindrancesOnAll(page), {});
    await part(page, "to-course").click();
    await curve(page).waitFor();
    assert.ok((await focused(page)).visible);
    assert.equal((await link(page)).tab, "game");
    await curve(page).getByRole("button", { name: "Go to the start" }).click();
    await eventually(async () => assert.equal(await final(page).count(), 0));
    assert.deepEqual((await tableOf(page)).players, ["21 Ann", "22 Ben"]);
    await tap(undo(page));
    await final(page).waitFor();
  },
);
