/** The Lab of Solitaire Dice: how games are set, played and told; its numbers against the module's own. */

import assert from "node:assert/strict";

import { CLIPBOARD, inLab, isDone, play, playOffline, repeatByLink, tryAgain, without } from "./lab-steps.ts";
import { assertTables, direct } from "./solitaire-dice-lab-steps.ts";
import { button, hash, type OnPage, shareSite } from "./steps.ts";

const LAB = "solitaire-dice/lab/";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: LAB, ...options }, run);

onLab("players stay between one and eight", { link: "players=thumb&games=60&seed=3" }, async ({ page }) => {
  await button(page, "Remove player 1").click({ force: true });
  assert.equal(await page.getByLabel(/^Player \d$/).count(), 1);
  for (let players = 2; players <= 8; players += 1) await button(page, "Add a player").click();
  assert.equal(await button(page, "Add a player").isDisabled(), true);
  const players = (await hash(page)).match(/players=([^&]*)/)?.[1].split(".");
  assert.equal(new Set(players).size, 8, "each way of playing is there once");
});
const THE_TWO = ["Rule of thumb", "Random"];

const CSV = { link: "players=advice.random&games=50&seed=99&opening=any", context: CLIPBOARD };

onLab("a link repeats its games, and CSV has them in full", CSV, async ({ page, context }) => {
  const text = await repeatByLink({ page, context }, "solitaire-dice-lab.csv");
  const result = await direct(page, { players: ["advice", "random"], seed: 99 }, 50);
  const { value, low, high } = result.players[0].mean;
  const lines = text.split("\r\n");
  assert.equal(lines[1], `rollwise,50,99,any,1,advice,average,${value},${low},${high}`);
  const apart = result.differences[0][1];
  const bounds = [apart.value, apart.low, apart.high].join();
  assert.ok(lines.includes(`rollwise,50,99,any,1,advice,more than player 2,${bounds}`));
});

for (const [file, said] of [
  ["app/solitaire-dice-lab-worker.js", /^Nothing could be played: the background player could not be loaded/],
  ["modules/solitaire-dice-lab_bg.wasm", /^Nothing could be played: the calculator could not be loaded/],
  [
    "precomputed/solitaire-dice-weights.bin",
    /^Nothing could be played: what was learned about the game could not be loaded\. \(“solitaire-dice-weights: /,
  ],
] as const) {
  onLab(
    `play that fails for want of ${file} can be tried again`,
    { link: "players=advice.random&games=40&seed=1", ...without(file) },
    async ({ page, context }) => {
      await tryAgain({ page, context }, file, said);
      const result = await direct(page, { players: ["advice", "random"], seed: 1 }, 40);
      await assertTables(page, ["Advice", "Random"], result);
    },
  );
}

onLab(
  "players who go without the weights play without them",
  { link: "players=thumb.random&games=40&seed=1", ...without("precomputed/solitaire-dice-weights.bin") },
  async ({ page, context }) => {
    await play(page);
    await isDone(page);
    await context.unroute("**/precomputed/solitaire-dice-weights.bin");
    await assertTables(page, THE_TWO, await direct(page, { players: ["thumb", "random"], seed: 1 }, 40));
  },
);

onLab(
  "games are played without a network after the first visit",
  { offline: true, link: "players=advice.random&games=40&seed=6" },
  async ({ page }) => {
    await playOffline({ page });
    const result = await direct(page, { players: ["advice", "random"], seed: 6 }, 40);
    await assertTables(page, ["Advice", "Random"], result);
  },
);
