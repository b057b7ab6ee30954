/** The Lab of Knucklebones: how games are set, played and told; its numbers against the module's own. */

import assert from "node:assert/strict";
import { direct, expectedRows } from "./knucklebones-lab-steps.ts";
import { inLab, playOffline, rows } from "./lab-steps.ts";
import { type OnPage, shareSite } from "./steps.ts";

const LAB = "knucklebones/lab/";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: LAB, ...options }, run);

onLab(
  "games are played without a network after the first visit",
  { offline: true, link: "players=best-1.greedy&games=40&seed=6" },
  async ({ page }) => {
    await playOffline({ page });
    assert.deepEqual((await rows(page)).slice(1), expectedRows(await direct(page, ["best-1", "greedy"], 6, 40)));
  },
);
