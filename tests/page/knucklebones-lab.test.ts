/** The Lab of Knucklebones: how games are set, played and told; its numbers against the module's own. */

import assert from "node:assert/strict";
import { direct, expectedRows } from "./knucklebones-lab-steps.ts";
import { CLIPBOARD, inLab, playOffline, repeatByLink, rows, tryAgain, without } from "./lab-steps.ts";
import { type OnPage, shareSite } from "./steps.ts";

const LAB = "knucklebones/lab/";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: LAB, ...options }, run);

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
