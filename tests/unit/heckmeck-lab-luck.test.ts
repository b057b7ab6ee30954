/** The Lab: who plays by what was learned about the game, and results without luck. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Strategy } from "#modules/heckmeck-lab";
import { EXPERIMENTS } from "../../www/games/heckmeck/lab/model/article.ts";
import { bars } from "../../www/games/heckmeck/lab/model/bars.ts";
import { resultsCsv } from "../../www/games/heckmeck/lab/model/csv.ts";
import { initial, STRATEGIES, TO_WIN } from "../../www/games/heckmeck/lab/model/setting.ts";
import type { Result, Run, Setting } from "../../www/games/heckmeck/lab/model/types.ts";
import { verdict } from "../../www/games/heckmeck/lab/model/verdict.ts";
import type { Estimate } from "../../www/shell/pages/lab/run.ts";
import { partOf, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { moduleOf, precomputed } from "./built.ts";
import { isOver, labWords, PLAIN, runs, runsOn, shownOf, viewOf, words } from "./heckmeck-lab-runs.ts";
import { about } from "./lab-runner.ts";
import { spaced } from "./template.ts";
import { workshop } from "./workers.ts";

const module = await moduleOf("heckmeck-lab", "luck");
const { direct, played, serving } = runsOn(module);

/** Takes what was learned about games with so many players; told is for how many. */
const asked: number[] = [];
async function fetchWinModel(players: number) {
  asked.push(players);
  module.loadWinModel(players, await precomputed(`heckmeck-win-${players}`));
}

describe("before what was learned is there", () => {
  test("a tournament is played all the same, and nothing is told without luck", async () => {
    const run = await played({ players: PLAIN, games: 40, seed: 5 });
    const [result] = run.results;
    assert.deepEqual(result, direct({ players: PLAIN, seed: 5 }, 40));
    assertEach(result.players, ({ winsWithoutLuck }) => winsWithoutLuck, [null, null]);
    assert.doesNotMatch(resultsCsv(run), /luck/);
    assert.doesNotMatch(viewOf(shownOf(run)), /luck/i);
    assert.equal(bars(run).length, 3, "each seat and ties");
  });

  test("who plays by it can't play: that is said, and another try fetches it anew", async () => {
    let isThere = false;
    const hired = workshop(
      serving(30, async (players) => {
        if (!isThere) throw new Error("no network");
        await fetchWinModel(players);
      }),
    );
    const { runner, until } = runs();
    const setting = { ...initial(), games: 30 };
    runner.start(setting);
    const { state, failure, results } = await until(isOver);
    assert.deepEqual(
      [state, failure, results],
      ["failed", { kind: "learned", reason: { kind: "other", said: "no network" } }, [null]],
    );
    assert.equal(
      labWords.failure(partOf<Run>({ failure, done: 0 })),
      "Nothing could be played: what was learned about the game could not be loaded. (“no network”)",
    );
    isThere = true;
    runner.start(setting);
    const run = await until(isOver);
    assert.deepEqual([run.state, run.results], ["done", [direct({ players: setting.players, seed: 1 }, 30)]]);
    assert.equal(hired.length, 2);
  });
});

describe("what was learned", () => {
  test("is fetched for as many players as there are, before each tournament", async () => {
    asked.length = 0;
    await played({ series: "five-rules", games: 2 }, 1000, fetchWinModel);
    assert.deepEqual(asked, [2, 2, 2, 2, 2]);
    const players: Strategy[] = ["random", "random", "rule-1"];
    asked.length = 0;
    const run = await played({ players, games: 3 }, 1000, fetchWinModel);
    assert.deepEqual(asked, [3]);
    assert.equal(typeof run.results[0]?.players[2].winsWithoutLuck?.value, "number");
  });

  test("is what the module plays by in one go, however it is sliced", async () => {
    const expected = direct({ players: TO_WIN.players, seed: 8 }, 12);
    for (const slice of [1, 5, 1000]) {
      const { results } = await played({ ...TO_WIN, games: 12, seed: 8 }, slice, fetchWinModel);
      assert.deepEqual(results, [expected]);
    }
  });
});

describe("players", () => {
  test("are the solver's, and who plays for the win is first", () => {
    assert.equal(STRATEGIES[0], "best-to-win");
    for (const player of STRATEGIES) new module.Tournament({ players: [player, player], seed: 1 }).free();
    assert.equal(new Set(STRATEGIES.map(words.nameOf)).size, STRATEGIES.length);
    assert.equal(words.nameOf("best-to-win"), "Strongest");
    for (const player of STRATEGIES) assert.ok(words.how(player) && words.short[player], player);
    assert.match(words.how("best-to-win"), /^Plays to win the game: looks at the chance to win after every result/);
  });

  test("of the first visit are those of the experiment on how to play", () => {
    assert.deepEqual(initial(), { ...TO_WIN, seed: 1 });
    assert.deepEqual(
      [TO_WIN.players, TO_WIN.starts, TO_WIN.equal],
      [["best-to-win", "best-in-worms"], "in-turn", "highest-tile"],
    );
    assert.equal(words.toWin, "Strongest against Strong");
    assert.equal(EXPERIMENTS.filter(({ setting }) => setting.players.includes("best-to-win")).length, 0);
  });
});

/** A result of so many games: shares of each seat as played, and without luck. */
const resultOf = (asPlayed: Estimate[], withoutLuck: Estimate[], games = 1000): Result => ({
  games,
  turns: 20,
  ties: about(0.02, 0.01),
  starterWins: about(0.5, 0.03),
  players: asPlayed.map((wins, seat) => ({ wins, winsWithoutLuck: withoutLuck[seat], worms: about(9, 1) })),
});

/** What is said of one tournament, or of a series of five. */
const told = (results: Result | Result[], change: Partial<Setting> = {}) => {
  const of = present(verdict({ setting: { ...initial(), ...change }, results: [results].flat() }));
  const { answer, luck } = words.verdict(of);
  return { answer: spaced(answer), luck: spaced(luck), summary: spaced(words.summary(of)) };
};

const WIDE = [about(0.49, 0.03), about(0.49, 0.03)];
const NARROW = [about(0.54, 0.006), about(0.46, 0.006)];

describe("the verdict", () => {
  test("says where luck is left in: in turns played by heart", () => {
    const { luck } = told(resultOf(WIDE, NARROW), { players: ["best-in-worms", "by-heart-3-to-win"] });
    assert.match(luck, /; a tie counts as part of a win\. The luck of turns played by heart stays in\.$/);
  });

  test("goes by the games as played where they are too few for a range without luck", () => {
    const [few, enough] = [29, 30].map((games) => told(resultOf(WIDE, NARROW, games)));
    assert.deepEqual([few.answer, few.luck], ["Too close to call", ""]);
    assert.equal(enough.answer, "Strongest wins 54.0%");
  });

  test("on a series tells which comes closest by the shares without luck", () => {
    const [ahead, close] = [resultOf(WIDE, NARROW), resultOf(WIDE, [about(0.5, 0.01), about(0.5, 0.01)])];
    assert.equal(
      told([ahead, ahead, close, ahead, ahead], { series: "five-rules" }).summary,
      "Strong beats 4 of the five rules, and Rule 3 comes closest: with the luck of the dice taken out, Strong wins 50.0% against it and loses 50.0%.",
    );
  });
});

describe("results without luck", () => {
  test("of one game have no endless range", async () => {
    const run = await played({ ...TO_WIN, games: 1 }, 1, fetchWinModel);
    assert.doesNotMatch(resultsCsv(run), /Infinity|NaN/);
    assert.doesNotMatch(viewOf(shownOf(run)), /undefined|NaN|Infinity|∞/);
  });
});
