/** A tournament in the Lab, played by a worker; its numbers are those of another engine. */

import assert from "node:assert/strict";
import type { Strategy } from "#modules/heckmeck-lab";

import { expectedRows, rowsOf } from "../page/lab-steps.ts";
import { eventually } from "../page/steps.ts";
import { present } from "../typed.ts";
import { moduleOf, precomputed } from "../unit/built.ts";
import { evaluating, shareFirefox, tap } from "./steps.ts";

const inFirefox = shareFirefox();

inFirefox(
  "the Lab plays what Node plays",
  "heckmeck/lab/#players=best-to-win.best-in-worms.rule-2&games=40&seed=7&starts=first&equal=tie",
  async ({ page }) => {
    const module = await moduleOf("heckmeck-lab");
    module.loadWinModel(3, await precomputed("heckmeck-win-3"));
    const players: Strategy[] = ["best-to-win", "best-in-worms", "rule-2"];
    const result = new module.Tournament({ players, seed: 7, tieBreak: false, rotate: false }).play(40);
    await tap(page, "aria/Play 40 games[role='button']");
    await page.waitForSelector("::-p-text(games played, )");
    const table = await page.waitForSelector("[aria-labelledby=results-title] table");
    await eventually(async () =>
      assert.deepEqual(
        (await rowsOf(evaluating(present(table)))).slice(1),
        expectedRows(["Best to win", "Best in worms", "Rule 2"], result),
      ),
    );
  },
);
