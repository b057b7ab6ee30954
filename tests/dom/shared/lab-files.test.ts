/** Files of the Labs that don't come: nothing can be played, which is said, and all can when they come. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { direct, expectedRows, inLab, rows, tryAgain, without } from "../../lab-steps.ts";
import * as knucklebones from "../../page/knucklebones-lab-steps.ts";
import * as rummikub from "../../page/rummikub-lab-steps.ts";
import * as sheets from "../../page/solitaire-dice-lab-steps.ts";
import { shareSite } from "../steps.ts";

const onLab = inLab(shareSite().onPage);

interface Lab {
  players: string;
  /** The file with what was learned about the game, and how it is told why that is not there. */
  learned?: [file: string, reason: string];
  /** Whether the results of the 40 games are on screen. */
  assertPlayed: (page: Page) => Promise<void>;
}

const assertRows = async (page: Page, expected: string[][]) => assert.deepEqual((await rows(page)).slice(1), expected);

const LABS: Record<string, Lab> = {
  heckmeck: {
    players: "best-to-win.rule-4",
    learned: ["heckmeck-win-2", "TypeError"],
    assertPlayed: async (page) => {
      const result = await direct(page, { players: ["best-to-win", "rule-4"], seed: 1 }, 40);
      await assertRows(page, expectedRows(["Strongest", "Rule 4"], result));
    },
  },
  knucklebones: {
    players: "best-1.greedy",
    learned: ["knucklebones-values", "knucklebones-values"],
    assertPlayed: async (page) => {
      const result = await knucklebones.direct(page, ["best-1", "greedy"], 1, 40);
      await assertRows(page, knucklebones.expectedRows(result));
    },
  },
  rummikub: {
    players: "tiles.simple",
    assertPlayed: async (page) => {
      const result = await rummikub.direct(page, { players: ["tiles", "simple"], seed: 1 }, 40);
      await assertRows(page, rummikub.expectedRows(["Medium", "Weak"], result));
    },
  },
  "solitaire-dice": {
    players: "advice.random",
    learned: ["solitaire-dice-weights", "solitaire-dice-weights"],
    assertPlayed: async (page) => {
      const result = await sheets.direct(page, { players: ["advice", "random"], seed: 1 }, 40);
      await sheets.assertTables(page, ["Advice", "Random"], result);
    },
  },
};

for (const [id, { players, learned, assertPlayed }] of Object.entries(LABS)) {
  const files = {
    [`app/${id}-lab-worker.js`]: "the background player could not be loaded",
    [`modules/${id}-lab.js`]: "the calculator could not be loaded",
    [`modules/${id}-lab_bg.wasm`]: "the calculator could not be loaded",
    ...(learned && {
      [`precomputed/${learned[0]}.bin`]: `what was learned about the game could not be loaded\\. \\(“${learned[1]}: `,
    }),
  };
  for (const [file, why] of Object.entries(files))
    onLab(
      `play that fails for want of ${file} can be tried again`,
      { path: `${id}/lab/`, link: `players=${players}&games=40&seed=1`, ...without(file) },
      async ({ page, context }) => {
        await tryAgain({ page, context }, file, new RegExp(`^Nothing could be played: ${why}`));
        await assertPlayed(page);
      },
    );
}
