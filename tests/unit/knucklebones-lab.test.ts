/** Knucklebones' Lab: what is set, how it is played, and what it came to, against the module's own numbers. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { KnucklebonesPlayer } from "#modules/knucklebones-lab";
import { bars } from "../../www/games/knucklebones/lab/model/bars.ts";
import { read, write } from "../../www/games/knucklebones/lab/model/link.ts";
import * as settings from "../../www/games/knucklebones/lab/model/setting.ts";
import type { Players, Result, Run } from "../../www/games/knucklebones/lab/model/types.ts";
import { verdict } from "../../www/games/knucklebones/lab/model/verdict.ts";
import { words as wordsOf } from "../../www/games/knucklebones/text/en/lab.ts";
import { labWords as labWordsOf } from "../../www/shell/text/en/lab.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach } from "./asserts.ts";
import { moduleOf, precomputed } from "./built.ts";
import { testLinks } from "./lab-links.ts";
import { about } from "./lab-runner.ts";
import { spaced } from "./template.ts";

const module = await moduleOf("knucklebones-lab", "values");
module.loadKnucklebonesValues(await precomputed("knucklebones-values"));
const labWords = labWordsOf(createFormats("en"));
const words = wordsOf(createFormats("en"));

describe("a setting's link", () => {
  testLinks(
    { read, write, initial: settings.initial },
    [
      "#players=best-2.greedy&games=10000&seed=1",
      "#players=best-100k.seed-6&games=1&seed=0",
      "#players=random.risk-1&games=10000000&seed=4294967295",
    ],
    {
      players: [
        "best-2",
        "best-2.greedy.random",
        "best-2.nobody",
        "best.greedy",
        "best-5.greedy",
        "seed-7.greedy",
        "greedy-1.greedy",
        "constructor.greedy",
        "",
      ],
    },
  );

  test("is told in words", () => {
    assert.equal(words.problem({ key: "players" }), "“Who plays” (players)");
    assert.equal(words.problem({ key: "x" }), "x");
  });
});

describe("players", () => {
  test("that can be picked are the solver's, and differ in name", () => {
    for (const player of settings.PLAYERS as KnucklebonesPlayer[])
      new module.KnucklebonesGames({ players: [player, player], seed: 1 }).free();
    assert.equal(
      new Set(settings.PLAYERS.map((player) => words.subject(settings.named(player)))).size,
      settings.PLAYERS.length,
    );
    for (const player of [...settings.OPPONENTS, ...settings.initial().players])
      assert.ok(settings.PLAYERS.includes(player), player);
    const offered = settings.WAYS.flatMap((way) =>
      settings.effortsOf(way).map((effort) => settings.withEffort(way, effort)),
    );
    for (const player of offered) assert.ok(settings.PLAYERS.includes(player), player);
  });

  test("keep looking as far where another way to play allows it", () => {
    const found = [
      settings.withWay("best-3", "risk"),
      settings.withWay("seed-6", "risk"),
      settings.withWay("seed-6", "best"),
      settings.withWay("best-100k", "seed"),
      settings.withWay("best-2", "greedy"),
      settings.withWay("greedy", "best"),
      settings.withWay("random", "greedy"),
      settings.withWay("greedy", "by-heart"),
      settings.withWay("by-heart-7", "best"),
    ];
    const expected = ["risk-3", "risk-6", "best-2", "seed-4", "greedy", "best-2", "greedy", "by-heart-5", "best-2"];
    assert.deepEqual(found, expected);
  });

  test("are told with how they play, and how far they look", () => {
    for (const player of settings.PLAYERS)
      assert.doesNotMatch(words.how(settings.named(player)), /undefined|NaN/, player);
    assert.match(words.how(settings.named("seed-1")), / Looks 1 die ahead\.$/);
    assert.match(words.how(settings.named("risk-3")), / Looks 3 dice ahead\.$/);
    assert.match(words.how(settings.named("by-heart-5")), / Knows 5 of them\.$/);
    assert.match(words.how(settings.named("best-100k")), / Looks as far as 100,000 positions allow, which is slow\.$/);
  });
});

describe("names", () => {
  test("are told by the way to play, and how far it looks", () => {
    assert.deepEqual(settings.named("best-3"), { way: "best", effort: { kind: "dice", count: 3 } });
    assert.deepEqual(settings.named("best-4"), { way: "best-4", effort: null });
    assert.deepEqual(settings.named("best-100k"), { way: "best", effort: { kind: "positions", count: 100_000 } });
    assert.deepEqual(settings.named("by-heart-7"), { way: "by-heart", effort: { kind: "rules", count: 7 } });
    assert.deepEqual(settings.named("greedy"), { way: "greedy", effort: null });
  });

  test("are not told twice of a player that plays itself", () => {
    assert.equal(settings.pairOf(["risk-4", "risk-4"]).second, null);
    assert.deepEqual(settings.pairOf(["risk-4", "risk-3"]).second, settings.named("risk-3"));
  });
});

test("a run tells how slow it is, and how long it takes", () => {
  const run = partOf<Run>({ state: "playing", done: 3, of: 10_003, time: 7500 });
  assert.equal(labWords.progress(run), "3 of 10,003 · 0.4 a second · 6 h 56 min left");
});

const resultOf = (rest: Partial<Result> = {}): Result => ({
  games: 1000,
  wins: 630,
  ties: 20,
  losses: 350,
  share: about(0.64, 0.03),
  adjusted: about(0.6571, 0.006),
  difference: about(4.107, 1.01),
  starterShare: 0.497,
  placements: 27.23,
  ...rest,
});

/** What a run with a result is told as. */
const told = (rest: Partial<Result> = {}, players: Players = ["best-2", "greedy"]) => {
  const found = present(verdict({ setting: { ...settings.initial(), players }, results: [resultOf(rest)] }));
  const { answer, detail, plain, trust, luck } = words.verdict(found);
  return { ...found, answer: spaced(answer), detail: spaced(detail), plain: spaced(plain), trust: spaced(trust), luck };
};

describe("what it has come to", () => {
  test("says whether it is certain", () => {
    const found = [0.51, 0.506, 0.5, 0.494, 0.49].map((value) => told({ adjusted: about(value, 0.0061) }).kind);
    assert.deepEqual(found, ["better", "close", "close", "close", "worse"]);
    assert.match(told({ adjusted: about(0.51, 0.006) }).trust, /above 50%/);
    assert.match(told({ adjusted: about(0.4, 0.006) }).trust, /below 50%/);
    assert.match(told({ adjusted: about(0.5, 0.006) }).trust, /^Too close to call/);
  });

  test("says where both shares can't be true", () => {
    assert.equal(told({ adjusted: about(0.68, 0.005) }).agrees, false);
    assert.match(told({ adjusted: about(0.68, 0.005) }).luck, /which they don't here/);
  });

  test("has more decimals where the range is narrow", () => {
    const narrow = told({ adjusted: about(0.66583, 0.0004) });
    assert.match(narrow.answer, /66\.58% ± 0\.04/);
    assert.match(narrow.detail, /range is 66\.54 to 66\.62%/);
    assert.match(told({ adjusted: about(0.66583, 0.0006) }).answer, /66\.6% ± 0\.1/);
  });

  test("names nobody twice, and has a comma where a sentence goes on", () => {
    assert.equal(told({}, ["greedy", "greedy"]).answer, "Medium wins 65.7% ± 0.6 against itself");
    assert.equal(
      told({}, ["best-10k", "seed-4"]).answer,
      "Best, 10,000 positions, wins 65.7% ± 0.6 against Points and room, 4 ahead",
    );
  });

  test("says nothing of too few games but that", () => {
    const { answer, detail, plain, luck } = told({ games: 29, wins: 20, ties: 1, losses: 8 });
    assert.equal(answer, "Too few games to tell");
    assert.equal(
      detail,
      "after 29 games: Best, 2 ahead, stands at 65.7% against Medium, with the luck of the dice taken out.",
    );
    assert.equal(plain, "As played: 64.0%, a tie counting half: 20 won, 1 tie, 8 lost.");
    assert.doesNotMatch(luck, /here/);
    assert.equal(told({ games: 30 }).kind, "better");
    assert.equal(verdict({ setting: settings.initial(), results: [null] }), null);
  });

  test("has a bar for each share, then for how the games ended", () =>
    assertEach(bars(resultOf()), ({ kind }) => kind, ["first", "other", "other", "ties", "other"]));
});
