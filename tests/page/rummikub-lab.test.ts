/** The Lab of tile rummy: how games are set, played and told; its numbers against the module's own. */

import assert from "node:assert/strict";

import { CLIPBOARD, inLab, repeatByLink, rows, tryAgain, without } from "./lab-steps.ts";
import { direct, expectedRows } from "./rummikub-lab-steps.ts";
import { type OnPage, shareSite } from "./steps.ts";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: "rummikub/lab/", ...options }, run);

const CSV = { link: "players=jokers.tiles&games=40&seed=99", context: CLIPBOARD };

onLab("a link repeats its games, and CSV has them in full", CSV, async ({ page, context }) => {
  const text = await repeatByLink({ page, context }, "tile-rummy-lab.csv");
  const { players } = await direct(page, { players: ["jokers", "tiles"], seed: 99 }, 40);
  const { value, low, high } = players[0].wins;
  assert.equal(text.split("\r\n")[1], `1,40,99,games won,1,jokers,${value},${low},${high}`);
});

onLab(
  "play that fails for want of the calculator can be tried again",
  { link: "players=tiles.simple&games=40&seed=1", ...without("modules/rummikub-lab_bg.wasm") },
  async ({ page, context }) => {
    const said = /^Nothing could be played: the calculator could not be loaded/;
    await tryAgain({ page, context }, "modules/rummikub-lab_bg.wasm", said);
    const result = await direct(page, { players: ["tiles", "simple"], seed: 1 }, 40);
    assert.deepEqual((await rows(page)).slice(1), expectedRows(["Most tiles", "Simple"], result));
  },
);
