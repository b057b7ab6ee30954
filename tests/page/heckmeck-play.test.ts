/** Games against the computer: what it does, at which pace, and how they are begun. */

import assert from "node:assert/strict";
import { against, at, chancesKnown, final, PAUSE, tableLink, tableOf } from "./heckmeck-table-steps.ts";
import { assertFocusSeen } from "./sight-steps.ts";
import {
  button,
  eventually,
  firstNumbers,
  keptOffline,
  openOffline,
  openPanel,
  shareSite,
  tablesLoaded,
  tap,
  textOf,
  type Visit,
} from "./steps.ts";

const { onPage } = shareSite();

for (const [strategy, aim] of Object.entries({ "best-to-win": "win", "best-in-worms": "worms" })) {
  onPage(
    `a game against ${strategy} is played to its end`,
    { link: against(strategy, { grill: "21.25.29.33" }), prepare: at("fast", { aim }) },
    (visit) => playToItsEnd(visit),
  );
}

async function playToItsEnd({ page, device }: Pick<Visit, "page" | "device">) {
  await chancesKnown(page);
  const turns = new Set();
  for (let moves = 0; moves < 300 && (await final(page).count()) === 0; moves += 1) {
    const { turn } = await tableOf(page);
    turns.add(turn);
    if (turn === "1") await tap(page.locator("button.way, [data-key=way-roll]").first());
    else await page.clock.runFor(PAUSE.fast);
  }
  await final(page).waitFor();
  assert.deepEqual([...turns].sort(), ["1", "2"]);
  // Always the first way, always the best: nothing was given away by either.
  const rows = await final(page)
    .getByRole("row")
    .evaluateAll((rows: HTMLTableRowElement[]) =>
      rows.slice(1).map((row) => [...row.cells].map((cell) => cell.textContent.trim())),
    );
  assert.equal(rows.length, 2);
  for (const [name, , given] of rows) assert.match(given, /^0 over [1-9]\d* choices?$/, name);
  const stacks = (await tableOf(page)).players.map((player) => {
    const [stack, name] = player.split(" ");
    return [name, stack === "-" ? [] : stack.split(".").map(Number)] as const;
  });
  const tiles = stacks.flatMap(([, tiles]) => tiles);
  assert.ok(tiles.every((tile) => [21, 25, 29, 33].includes(tile)) && new Set(tiles).size === tiles.length, `${tiles}`);
  for (const [name, tiles] of stacks) {
    const worms = tiles.reduce((all, tile) => all + Math.floor((tile - 21) / 4) + 1, 0);
    assert.equal(rows.find(([called]) => called === name)?.[1], String(worms), name);
  }
  const panel = await openPanel(page, device, "Moves");
  assert.ok((await panel.locator(".turn").count()) >= 2);
  const all = button(page, "Show all turns");
  if (await all.isVisible()) {
    await all.click();
    await assertFocusSeen(page, "after all turns are shown");
  }
  const decided = await panel.locator(".then.picked").count();
  assert.ok(decided > 4, `${decided} decisions are noted`);
  assert.match(await textOf(panel.locator(".turn").first().locator("h3")), /took|stole|failed/);
}

onPage(
  "seven strategies play among themselves, without a network",
  {
    offline: true,
    prepare: at("fast"),
    link: tableLink(
      [..."ABCDEFG"].map((name) => `- ${name}`),
      { by: "best-to-win.rule-1.rule-2.rule-3.rule-4.rule-5.random", throws: "page", grill: "21.22" },
    ),
  },
  async ({ page }) => {
    await tablesLoaded(page);
    await keptOffline(page);
    // What was learned for so many players is kept once it was asked for on a visit that the worker answers.
    await page.reload();
    await chancesKnown(page);
    const isKept = () =>
      page.evaluate(async () => Boolean(await caches.match("../precomputed/heckmeck-win-5-to-7.bin")));
    await eventually(async () => assert.ok(await isKept(), "it is kept"));
    await openOffline(page);
    await firstNumbers(page);
    await button(page, "Go on").click();
    for (let steps = 0; steps < 400 && (await final(page).count()) === 0; steps += 1)
      await page.clock.runFor(PAUSE.fast);
    await final(page).waitFor();
    assert.equal(await final(page).getByRole("row").count(), 8);
  },
);
