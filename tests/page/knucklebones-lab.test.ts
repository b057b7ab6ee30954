/** The Lab of Knucklebones: how games are set, played and told; its numbers against the module's own. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Estimate } from "#modules/heckmeck-lab";
import type { KnucklebonesPlayer, KnucklebonesResult } from "#modules/knucklebones-lab";

import { CLIPBOARD, directly, inLab, playOffline, repeatByLink, rows, share, tryAgain, without } from "./lab-steps.ts";
import { type OnPage, percent, shareSite } from "./steps.ts";

const LAB = "knucklebones/lab/";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: LAB, ...options }, run);

/** What the module says of games when it is asked directly. */
const direct = (page: Page, players: [KnucklebonesPlayer, KnucklebonesPlayer], seed: number, games: number) =>
  directly(page, "knucklebones", "KnucklebonesGames", { players, seed }, games);

const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(2)}`;
const range = ({ low, high }: Estimate) => `${low.toFixed(2)} to ${high.toFixed(2)}`.replaceAll("-", "−");

/** The table as it must be, without its head. */
function expectedRows(result: KnucklebonesResult) {
  const { games, adjusted, wins, ties, losses, difference, placements, starterShare } = result;
  const count = (of: number) => `${of.toLocaleString("en")} ${percent(of / games)}`;
  return [
    ["Share won, luck taken out", share(adjusted)],
    ["Share won, as played", share(result.share)],
    ["Games won", count(wins)],
    ["Ties", count(ties)],
    ["Games lost", count(losses)],
    ["Score difference, on average", `${signed(difference.value)} ${range(difference)}`],
    ["Dice a game", placements.toFixed(1)],
    ["Share won by the player who starts", percent(starterShare)],
  ];
}

const CSV = { link: "players=best-1.greedy&games=150&seed=99", context: CLIPBOARD };

onLab("a link repeats its games, and CSV has them in full", CSV, async ({ page, context }) => {
  const text = await repeatByLink({ page, context }, "knucklebones-lab.csv");
  const { adjusted } = await direct(page, ["best-1", "greedy"], 99, 150);
  const [, first] = text.split("\r\n");
  assert.equal(
    first,
    `best-1,greedy,150,99,share won by player 1 without luck,${adjusted.value},${adjusted.low},${adjusted.high}`,
  );
});

for (const [file, said] of [
  ["app/knucklebones-lab-worker.js", /^Nothing could be played: the background player could not be loaded/],
  ["modules/knucklebones-lab_bg.wasm", /^Nothing could be played: the calculator could not be loaded/],
  [
    "precomputed/knucklebones-values.bin",
    /^Nothing could be played: what was learned about the game could not be loaded\. \(“knucklebones-values: /,
  ],
] as const) {
  onLab(
    `play that fails for want of ${file} can be tried again`,
    { link: "players=best-1.greedy&games=40&seed=1", ...without(file) },
    async ({ page, context }) => {
      await tryAgain({ page, context }, file, said);
      assert.deepEqual((await rows(page)).slice(1), expectedRows(await direct(page, ["best-1", "greedy"], 1, 40)));
    },
  );
}

onLab(
  "games are played without a network after the first visit",
  { offline: true, link: "players=best-1.greedy&games=40&seed=6" },
  async ({ page }) => {
    await playOffline({ page });
    assert.deepEqual((await rows(page)).slice(1), expectedRows(await direct(page, ["best-1", "greedy"], 6, 40)));
  },
);
