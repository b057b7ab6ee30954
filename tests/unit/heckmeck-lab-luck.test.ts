/** The Lab: who plays by what was learned about the game, and results without luck. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Strategy } from "#modules/heckmeck-lab";
import { EXPERIMENTS } from "../../www/games/heckmeck/lab/model/article.ts";
import { areAdjusted, bars } from "../../www/games/heckmeck/lab/model/bars.ts";
import { resultsCsv } from "../../www/games/heckmeck/lab/model/csv.ts";
import { outcomes } from "../../www/games/heckmeck/lab/model/outcome.ts";
import { initial, STRATEGIES, TO_WIN } from "../../www/games/heckmeck/lab/model/setting.ts";
import type { Result, Run, Setting } from "../../www/games/heckmeck/lab/model/types.ts";
import { verdict } from "../../www/games/heckmeck/lab/model/verdict.ts";
import type { Estimate } from "../../www/shell/pages/lab/run.ts";
import { partOf, present } from "../typed.ts";
import { moduleOf, precomputed } from "./built.ts";
import { assertEach } from "./each.ts";
import { isOver, labWords, PLAIN, runs, runsOn, shownOf, viewOf, words } from "./heckmeck-lab-runs.ts";
import { workshop } from "./workers.ts";

const module = await moduleOf("heckmeck-lab", "luck");
const { direct, played, serving } = runsOn(module);

/** Takes what was learned about games with so many players; told is for how many. */
const asked: number[] = [];
async function fetchWinModel(players: number) {
  asked.push(players);
  module.loadWinModel(players, await precomputed(`heckmeck-win-${players}`));
}

const spaced = (text: string) => text.replaceAll("\u00a0", " ");
const share = (value: number, half: number) => ({ value, low: value - half, high: value + half });

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
    assertEach(words.strategies, ({ value }) => value, STRATEGIES);
    assert.equal(words.strategies[0].text, "Best to win");
    for (const player of STRATEGIES) assert.ok(words.how(player) && words.short[player], player);
    assert.match(words.how("best-to-win"), /^Plays to win the game: looks at the chance to win after every result/);
  });

  test("of the first visit are those of the experiment on how to play", () => {
    assert.deepEqual(initial(), { ...TO_WIN, seed: 1 });
    assert.deepEqual(
      [TO_WIN.players, TO_WIN.starts, TO_WIN.equal],
      [["best-to-win", "best-in-worms"], "in-turn", "highest-tile"],
    );
    assert.equal(words.toWin, "Best to win against Best in worms");
    assert.equal(EXPERIMENTS.filter(({ setting }) => setting.players.includes("best-to-win")).length, 0);
  });
});

/** A result of so many games: shares of each seat as played, and without luck. */
const resultOf = (asPlayed: Estimate[], withoutLuck: Estimate[] | null, games = 1000): Result => ({
  games,
  turns: 20,
  ties: share(0.02, 0.01),
  starterWins: share(0.5, 0.03),
  players: asPlayed.map((wins, seat) => ({
    wins,
    winsWithoutLuck: withoutLuck ? withoutLuck[seat] : null,
    worms: share(9, 1),
  })),
});

/** A run of one tournament, or of a series of five. */
const runOf = (results: Result | (Result | null)[], change: Partial<Setting> = {}): Run => ({
  number: 1,
  setting: { ...initial(), ...change },
  results: [results].flat(),
  done: 1000,
  of: 1000,
  time: 100,
  state: "done",
  failure: null,
});

const told = (results: Result | (Result | null)[], change: Partial<Setting> = {}) => {
  const of = present(verdict(runOf(results, change)));
  const { answer, detail, plain, trust, luck } = words.verdict(of);
  return {
    answer: spaced(answer),
    detail: spaced(detail),
    plain: spaced(plain),
    trust: spaced(trust),
    luck: spaced(luck),
    summary: spaced(words.summary(of)),
  };
};

const WIDE = [share(0.49, 0.03), share(0.49, 0.03)];
const NARROW = [share(0.54, 0.006), share(0.46, 0.006)];

describe("the verdict", () => {
  test("goes by the shares without luck, and tells those as played beside them", () => {
    const { answer, detail, plain, trust, luck, summary } = told(resultOf(WIDE, NARROW));
    assert.equal(answer, "Best to win wins 54.0%");
    assert.equal(detail, "with the luck of the dice taken out, after 1,000 games; Best in worms wins 46.0%.");
    assert.equal(summary, `${answer} ${detail}`);
    assert.equal(
      plain,
      "As played, Best to win wins 49.0% (46.0 to 52.0%) and Best in worms wins 49.0% (46.0 to 52.0%); 2.0% are ties.",
    );
    assert.equal(
      trust,
      "This is very unlikely to be chance: the ranges, 53.4 to 54.6% and 45.4 to 46.6%, do not overlap.",
    );
    assert.match(luck, /^“Luck taken out” corrects each result for .*; a tie counts as part of a win\.$/);
  });

  test("says where luck is left in: in turns played by heart", () => {
    const { luck } = told(resultOf(WIDE, NARROW), { players: ["best-in-worms", "by-heart-3-to-win"] });
    assert.match(luck, /; a tie counts as part of a win\. The luck of turns played by heart stays in\.$/);
  });

  test("goes by the games as played where nothing else is known, and says no word of luck", () => {
    const { answer, plain, luck, trust, detail } = told(resultOf(WIDE, null));
    assert.equal(answer, "Too close to call");
    assert.doesNotMatch(detail + trust, /luck/);
    assert.deepEqual([plain, luck], ["", ""]);
  });

  test("goes by the games as played where they are too few for a range without luck", () => {
    const [few, enough] = [29, 30].map((games) => told(resultOf(WIDE, NARROW, games)));
    assert.deepEqual([few.answer, few.luck], ["Too close to call", ""]);
    assert.equal(enough.answer, "Best to win wins 54.0%");
  });

  test("says where it is too close to call, and who is next of many", () => {
    const near = [share(0.502, 0.006), share(0.498, 0.006)];
    assert.equal(
      told(resultOf(WIDE, near)).summary,
      "Too close to call after 1,000 games, with the luck of the dice taken out: Best to win wins 50.2%, and Best in worms wins 49.8%.",
    );
    const three = [share(0.3, 0.01), share(0.45, 0.01), share(0.25, 0.01)];
    const players: Strategy[] = ["rule-1", "best-to-win", "random"];
    assert.equal(
      told(resultOf([...WIDE, WIDE[0]], three), { players }).summary,
      "Best to win wins 45.0% with the luck of the dice taken out, after 1,000 games; Rule 1 is next with 30.0%.",
    );
  });

  test("has no range beyond what a share can be", () => {
    const { trust } = told(resultOf(WIDE, [share(0.999, 0.02), share(0.001, 0.02)]));
    assert.match(trust, /97\.9 to 100\.0% and 0\.0 to 2\.1%/);
  });

  test("on a series goes by the shares without luck as well", () => {
    const five = (...results: Result[]) =>
      told([...results, null, null, null, null].slice(0, 5), { series: "five-rules" });
    const [ahead, close] = [resultOf(WIDE, NARROW), resultOf(WIDE, [share(0.5, 0.01), share(0.5, 0.01)])];
    assert.equal(
      five(ahead).summary,
      "Best in worms beats Rule 1, winning 54.0% and losing 46.0% in the first of five tournaments, with the luck of the dice taken out.",
    );
    assert.equal(
      five(ahead, ahead, close, ahead, ahead).summary,
      "Best in worms beats 4 of the five rules, and Rule 3 comes closest: with the luck of the dice taken out, Best in worms wins 50.0% against it and loses 50.0%.",
    );
    assert.match(five(ahead).luck, /^“Luck taken out”/);
  });
});

describe("results without luck", () => {
  test("are bars of their own, within what a share can be, unless the article's figures stand beside", () => {
    const result = resultOf(WIDE, [share(1.01, 0.02), share(-0.01, 0.02)]);
    const found = bars(runOf(result));
    assertEach(found, ({ of, kind, share: { value } }) => [of, kind, value], [
      [{ strategy: "best-to-win", number: null }, "first", 1],
      [{ strategy: "best-in-worms", number: null }, "other", 0],
    ]);
    assert.ok(found.every(({ share: { low, high } }) => low >= 0 && high <= 1));
    const beside = runOf(result, { players: ["best-in-worms", "rule-1"], equal: "tie" });
    assert.equal(areAdjusted(outcomes(beside)), false);
    assertEach(bars(beside), ({ share }) => share, [...WIDE, result.ties]);
    const series = runOf([result, null, null, null, null], { series: "five-rules" });
    assertEach(bars(series), ({ share: { value } }) => value, [1]);
  });

  test("are told by picture and table, and by those only where they are known", () => {
    const view = (...of: Parameters<typeof runOf>) => {
      const run = runOf(...of);
      return spaced(viewOf(shownOf(run)));
    };
    const text = view(resultOf(WIDE, NARROW));
    assert.match(text, /Share of games won, luck taken out, in percent/);
    assert.match(text, /Games won\s*Luck taken out\s*Worms a game/);
    assert.match(text, /54\.0%\s*53\.4 to 54\.6/);
    assert.doesNotMatch(text, /undefined|NaN|Infinity|\[object/);
    const five = view([resultOf(WIDE, NARROW), null, null, null, null], { series: "five-rules" });
    assert.match(five, /Share of games that Best in worms wins, luck taken out/);
    assert.match(five, /Luck taken out\s*54\.0%\s*53\.4 to 54\.6\s*46\.0%/);
    const change: Partial<Setting> = { players: ["best-in-worms", "rule-1"], equal: "tie" };
    assert.match(view(resultOf(WIDE, NARROW), change), /Share of all games, as played, in percent/);
    assert.doesNotMatch(view(resultOf(WIDE, null)), /luck|as played/i);
  });

  test("are lines of the CSV, in full", async () => {
    const run = await played({ ...TO_WIN, games: 12, seed: 3 }, 5, fetchWinModel);
    const expected = direct({ players: TO_WIN.players, seed: 3 }, 12).players.map(({ winsWithoutLuck }, seat) => {
      const { value, low, high } = present(winsWithoutLuck);
      return `1,rollwise,12,3,games won without luck,${seat + 1},${TO_WIN.players[seat]},${value},${low},${high}`;
    });
    const lines = resultsCsv(run).split("\r\n");
    assert.deepEqual(lines.slice(3, 5), expected);
  });

  test("of one game have no endless range", async () => {
    const run = await played({ ...TO_WIN, games: 1 }, 1, fetchWinModel);
    assert.doesNotMatch(resultsCsv(run), /Infinity|NaN/);
    assert.doesNotMatch(viewOf(shownOf(run)), /undefined|NaN|Infinity|∞/);
  });
});
