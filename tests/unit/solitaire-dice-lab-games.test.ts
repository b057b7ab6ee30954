/** Games of Solitaire Dice's Lab: how they are played, against the module's own numbers, and what players are known to score. */

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import type { TablesLoaded } from "#modules/solitaire-dice-lab";
import { lab } from "../../www/games/solitaire-dice/lab/lab.ts";
import { resultsCsv } from "../../www/games/solitaire-dice/lab/model/csv.ts";
import { initial, needsLearned, queries } from "../../www/games/solitaire-dice/lab/model/setting.ts";
import type { Query, Result, Setting } from "../../www/games/solitaire-dice/lab/model/types.ts";
import { knownAverage } from "../../www/games/solitaire-dice/model/averages.ts";
import { PLAYERS } from "../../www/games/solitaire-dice/model/players.ts";
import { words as wordsOf } from "../../www/games/solitaire-dice/text/en/lab.ts";
import { onlyWith } from "../../www/shell/pages/lab/learned.ts";
import { labWords as labWordsOf } from "../../www/shell/text/en/lab.ts";
import { present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { moduleOf, precomputed } from "./built.ts";
import { isOver, playing, runs, shownOf, viewer } from "./lab-runner.ts";
import { workshop } from "./workers.ts";

const module = await moduleOf("solitaire-dice-lab", "games");

/** What the module itself says of so many games. */
const direct = (query: Query, games: number) => new module.SheetGames(query).play(games);

const formats = createFormats("en");
const labWords = labWordsOf(formats);
const viewOf = viewer(lab, wordsOf(formats), labWords);

const planOf = (setting: Setting) => ({ queries: queries(setting), games: setting.games });

/** How a run of a setting ends. */
async function played(change: Partial<Setting>, missing: TablesLoaded["missing"] = []) {
  workshop(async () => ({
    tournament: onlyWith({ missing }, playing(1000, module.SheetGames), (query) => needsLearned(query)),
  }));
  const { runner, until } = runs<Setting, Result>("solitaire-dice", planOf);
  const over = until(isOver);
  runner.start({ ...initial(), ...change });
  return over;
}

test("without what was learned, games that need it fail and say why, all others are played", async () => {
  const missing = [{ name: "solitaire-dice-weights", reason: "not found" }];
  for (const change of [{ players: ["thumb", "advice"] }, { players: ["thumb"], adjusted: true }]) {
    const run = await played({ ...change, games: 10 }, missing);
    assert.deepEqual([run.state, run.results], ["failed", [null]]);
    assert.equal(
      labWords.failure(run),
      "Nothing could be played: what was learned about the game could not be loaded. (“solitaire-dice-weights: not found”)",
    );
  }
  const run = await played({ players: ["thumb", "five-factors-126"], games: 10 }, missing);
  assert.deepEqual([run.state, run.done], ["done", 10]);
});

describe("with it", () => {
  before(async () => module.loadSheetWeights(await precomputed("solitaire-dice-weights")));

  test("results are told whole, of one game as well", async () => {
    for (const games of [1, 60]) {
      const run = await played({ players: ["advice", "random"], games, adjusted: true });
      const text = viewOf(shownOf(run));
      assert.doesNotMatch(text, /undefined|NaN|Infinity|∞|\[object/);
      assert.doesNotMatch(resultsCsv(run), /undefined|NaN|Infinity/);
    }
  });

  // The two-roll search takes a hundred times as long; its average is measured by the train program.
  for (const player of PLAYERS.filter((player) => player !== "advice-2")) {
    test(`${player} scores what the page says it is known to score`, () => {
      const games = 4000;
      const query = queries({ ...initial(), players: [player], seed: 2026 })[0];
      const { mean, deviation } = direct(query, games).players[0];
      const known = present(knownAverage(player, "any"));
      const error = deviation / Math.sqrt(games);
      assert.ok(Math.abs(mean.value - known) < 4 * error + 1, `${mean.value} ± ${error}, known is ${known}`);
    });
  }
});
