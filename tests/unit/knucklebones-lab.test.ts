/** Knucklebones' Lab: what is set, how it is played, and what it came to, against the module's own numbers. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { KnucklebonesPlayer, TablesLoaded } from "#modules/knucklebones-lab";
import { lab } from "../../www/games/knucklebones/lab/lab.ts";
import { bars } from "../../www/games/knucklebones/lab/model/bars.ts";
import { resultsCsv } from "../../www/games/knucklebones/lab/model/csv.ts";
import { read, write } from "../../www/games/knucklebones/lab/model/link.ts";
import {
  effortsOf,
  initial,
  named,
  OPPONENTS,
  PLAYERS,
  pairOf,
  queryOf,
  WAYS,
  withEffort,
  withWay,
} from "../../www/games/knucklebones/lab/model/setting.ts";
import type { Players, Result, Run, Setting } from "../../www/games/knucklebones/lab/model/types.ts";
import { verdict } from "../../www/games/knucklebones/lab/model/verdict.ts";
import { words as wordsOf } from "../../www/games/knucklebones/text/en/lab.ts";
import { onlyWith } from "../../www/shell/pages/lab/learned.ts";
import * as moves from "../../www/shell/pages/lab/moves.ts";
import type { Estimate } from "../../www/shell/pages/lab/run.ts";
import { labWords as labWordsOf } from "../../www/shell/text/en/lab.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { moduleOf, precomputed } from "./built.ts";
import { testLinks } from "./lab-links.ts";
import { isOver, playing, runs, shownOf, viewer } from "./lab-runner.ts";
import { workshop } from "./workers.ts";

const module = await moduleOf("knucklebones-lab", "values");
module.loadKnucklebonesValues(await precomputed("knucklebones-values"));

/** The module's games: a slice has its games, however long they take on this machine. */
class Games extends module.KnucklebonesGames {
  play(games: number) {
    return super.play(games);
  }
}

/** What the module itself says of so many games. */
const direct = (players: Players, seed: number, games: number) =>
  new module.KnucklebonesGames({ players: players as [KnucklebonesPlayer, KnucklebonesPlayer], seed }).play(games);

const formats = createFormats("en");
const [words, labWords] = [wordsOf(formats), labWordsOf(formats)];

const planOf = (setting: Setting) => ({ queries: [queryOf(setting)], games: setting.games });

/** How a run of a setting ends, played so many games at a time. */
async function played(patch: Partial<Setting>, slice = 1000, tables: TablesLoaded = { missing: [] }) {
  workshop(async () => ({ tournament: onlyWith(tables, playing(slice, Games)) }));
  const { runner, until } = runs<Setting, Result>("knucklebones", planOf);
  const over = until(isOver);
  runner.start({ ...initial(), ...patch });
  return over;
}

/** What the page says in a state. */
const viewOf = viewer(lab, words, labWords);

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

describe("a setting's link", () => {
  testLinks(
    { read, write, initial },
    [
      "#players=best-2.greedy&games=10000&seed=1",
      "#players=best-100k.seed-6&games=1&seed=0",
      "#players=random.risk-1&games=10000000&seed=4294967295",
    ],
    [
      "players=best-2",
      "players=best-2.greedy.random",
      "players=best-2.nobody",
      "players=best.greedy",
      "players=best-5.greedy",
      "players=seed-7.greedy",
      "players=greedy-1.greedy",
      "players=constructor.greedy",
      "players=",
      "games=0",
      "games=10000001",
      "games=1.5",
      "seed=-1",
      "seed=4294967296",
      "x=1",
      "__proto__=1",
      "constructor=1",
    ],
  );

  test("is told in words", () => {
    assert.equal(words.problem({ key: "players" }), "“Who plays” (players)");
    assert.equal(words.problem({ key: "x" }), "x");
  });
});

describe("players", () => {
  test("that can be picked are the solver's, and differ in name", () => {
    for (const player of PLAYERS as KnucklebonesPlayer[])
      new module.KnucklebonesGames({ players: [player, player], seed: 1 }).free();
    assert.equal(new Set(PLAYERS.map((player) => words.subject(named(player)))).size, PLAYERS.length);
    for (const player of [...OPPONENTS, ...initial().players]) assert.ok(PLAYERS.includes(player), player);
    const offered = WAYS.flatMap((way) => effortsOf(way).map((effort) => withEffort(way, effort)));
    for (const player of offered) assert.ok(PLAYERS.includes(player), player);
  });

  test("keep looking as far where another way to play allows it", () => {
    const found = [
      withWay("best-3", "risk"),
      withWay("seed-6", "risk"),
      withWay("seed-6", "best"),
      withWay("best-100k", "seed"),
      withWay("best-2", "greedy"),
      withWay("greedy", "best"),
      withWay("random", "greedy"),
      withWay("greedy", "by-heart"),
      withWay("by-heart-7", "best"),
    ];
    const expected = ["risk-3", "risk-6", "best-2", "seed-4", "greedy", "best-2", "greedy", "by-heart-5", "best-2"];
    assert.deepEqual(found, expected);
  });

  test("are told with how they play, and how far they look", () => {
    for (const player of PLAYERS) assert.doesNotMatch(words.how(named(player)), /undefined|NaN/, player);
    assert.match(words.how(named("seed-1")), / Looks 1 die ahead\.$/);
    assert.match(words.how(named("risk-4")), / Looks 4 dice ahead\.$/);
    assert.match(words.how(named("by-heart-5")), / Knows 5 of them\.$/);
    assert.match(words.how(named("best-100k")), / Looks as far as 100,000 positions allow, which is slow\.$/);
  });
});

describe("names", () => {
  test("are told by the way to play, and how far it looks", () => {
    assert.deepEqual(named("best-4"), { way: "best", effort: { kind: "dice", count: 4 } });
    assert.deepEqual(named("best-100k"), { way: "best", effort: { kind: "positions", count: 100_000 } });
    assert.deepEqual(named("by-heart-7"), { way: "by-heart", effort: { kind: "rules", count: 7 } });
    assert.deepEqual(named("greedy"), { way: "greedy", effort: null });
  });

  test("are not told twice of a player that plays itself", () => {
    assert.equal(pairOf(["risk-4", "risk-4"]).second, null);
    assert.deepEqual(pairOf(["risk-4", "risk-3"]).second, named("risk-3"));
  });
});

describe("a run", () => {
  test("is what the module plays in one go, however it is sliced", async () => {
    const expected = direct(["best-1", "greedy"], 7, 60);
    for (const slice of [1, 7, 1000]) {
      const run = await played({ players: ["best-1", "greedy"], seed: 7, games: 60 }, slice);
      assert.deepEqual([run.state, run.results, run.done, run.of], ["done", [expected], 60, 60]);
    }
  });

  test("without what was learned fails, and says why", async () => {
    const missing = [{ name: "knucklebones-values", reason: "not found" }];
    const run = await played({ games: 10 }, 1000, { missing });
    assert.deepEqual([run.state, run.results], ["failed", [null]]);
    assert.equal(
      labWords.failure(run),
      "Nothing could be played: what was learned about the game could not be loaded. (“knucklebones-values: not found”)",
    );
  });

  test("tells how slow it is, and how long it takes", () => {
    const run = partOf<Run>({ state: "playing", done: 3, of: 10_003, time: 7500 });
    assert.equal(labWords.progress(run), "3 of 10,003 · 0.4 a second · 6 h 56 min left");
  });
});

const share = (value: number, half: number) => ({ value, low: value - half, high: value + half });

const resultOf = (rest: Partial<Result> = {}): Result => ({
  games: 1000,
  wins: 630,
  ties: 20,
  losses: 350,
  share: share(0.64, 0.03),
  adjusted: share(0.6571, 0.006),
  difference: share(4.107, 1.01),
  starterShare: 0.497,
  placements: 27.23,
  ...rest,
});

/** What a run with a result is told as. */
const told = (rest: Partial<Result> = {}, players: Players = ["best-2", "greedy"]) => {
  const found = present(verdict({ setting: { ...initial(), players }, results: [resultOf(rest)] }));
  const { answer, detail, plain, trust, luck } = words.verdict(found);
  return { ...found, answer: spaced(answer), detail: spaced(detail), plain: spaced(plain), trust: spaced(trust), luck };
};

describe("what it has come to", () => {
  test("begins with the share without luck and its range", () => {
    const { kind, answer, detail, plain, luck } = told();
    assert.equal(kind, "better");
    assert.equal(answer, "Best, 2 ahead, wins 65.7% ± 0.6 against Greedy");
    assert.equal(detail, "with the luck of the dice taken out, after 1,000 games; the 95% range is 65.1 to 66.3%.");
    assert.equal(plain, "As played: 64.0% (61.0 to 67.0%), a tie counting half: 630 won, 20 ties, 350 lost.");
    assert.match(luck, /should agree within their ranges, as they do here\.$/);
  });

  test("says whether it is certain", () => {
    const found = [0.51, 0.506, 0.5, 0.494, 0.49].map((value) => told({ adjusted: share(value, 0.0061) }).kind);
    assert.deepEqual(found, ["better", "close", "close", "close", "worse"]);
    assert.match(told({ adjusted: share(0.51, 0.006) }).trust, /above 50%/);
    assert.match(told({ adjusted: share(0.4, 0.006) }).trust, /below 50%/);
    assert.match(told({ adjusted: share(0.5, 0.006) }).trust, /^Too close to call/);
  });

  test("says where both shares can't be true", () => {
    assert.equal(told({ adjusted: share(0.68, 0.005) }).agrees, false);
    assert.match(told({ adjusted: share(0.68, 0.005) }).luck, /which they don't here/);
  });

  test("has more decimals where the range is narrow", () => {
    const narrow = told({ adjusted: share(0.66583, 0.0004) });
    assert.match(narrow.answer, /66\.58% ± 0\.04/);
    assert.match(narrow.detail, /range is 66\.54 to 66\.62%/);
    assert.match(told({ adjusted: share(0.66583, 0.0006) }).answer, /66\.6% ± 0\.1/);
  });

  test("has no range beyond what a share can be", () => {
    const { answer, detail } = told({ adjusted: share(0.99, 0.02) });
    assert.match(answer, /99\.0% ± 2\.0/);
    assert.match(detail, /range is 97\.0 to 100\.0%/);
  });

  test("names nobody twice, and has a comma where a sentence goes on", () => {
    assert.equal(told({}, ["greedy", "greedy"]).answer, "Greedy wins 65.7% ± 0.6 against itself");
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
      "after 29 games: Best, 2 ahead, stands at 65.7% against Greedy, with the luck of the dice taken out.",
    );
    assert.equal(plain, "As played: 64.0%, a tie counting half: 20 won, 1 tie, 8 lost.");
    assert.doesNotMatch(luck, /here/);
    assert.equal(told({ games: 30 }).kind, "better");
    assert.equal(verdict({ setting: initial(), results: [null] }), null);
  });
});

describe("results", async () => {
  const run = await played({ players: ["best-1", "greedy"], games: 100, seed: 99 });
  const result = present(run.results[0]);

  test("as CSV are in full", () => {
    const { adjusted, difference, wins, ties, losses, starterShare, placements } = result;
    const [head, ...lines] = resultsCsv(run).trimEnd().split("\r\n");
    assert.equal(head, "player 1,player 2,games,seed,measure,value,low,high");
    const bounds = ({ value, low, high }: Estimate) => [value, low, high].join();
    const expected = [
      `share won by player 1 without luck,${bounds(adjusted)}`,
      `share won by player 1,${bounds(result.share)}`,
      `games won by player 1,${wins},,`,
      `ties,${ties},,`,
      `games won by player 2,${losses},,`,
      `score difference,${bounds(difference)}`,
      `share won by the starter,${starterShare},,`,
      `dice a game,${placements},,`,
    ];
    assert.deepEqual(
      lines,
      expected.map((line) => `best-1,greedy,100,99,${line}`),
    );
  });

  test("as CSV of one game tell no range but that of a share", () => {
    const one = { setting: initial(), results: [direct(["best-1", "greedy"], 3, 1)] };
    assert.doesNotMatch(resultsCsv(one), /Infinity|NaN/);
    assert.match(resultsCsv(one), /without luck,[\d.-]+,0,1\r\n/);
    assert.match(resultsCsv(one), /score difference,[\d.-]+,,\r\n/);
  });

  test("as bars are shares with their ranges, then how the games ended", () => {
    const found = bars(result);
    assert.deepEqual(found.slice(0, 2), [
      { of: "adjusted", share: result.adjusted, kind: "first", marks: [] },
      { of: "share", share: result.share, kind: "other", marks: [] },
    ]);
    const ends = found.slice(2).map(({ of, share }) => [of, share.value * 100, share.low === share.high]);
    const whole = ends.map(([of, value, isPoint]) => [of, Math.round(Number(value)), isPoint]);
    assert.deepEqual(whole, [
      ["wins", result.wins, true],
      ["ties", result.ties, true],
      ["losses", result.losses, true],
    ]);
  });

  test("as bars stay within what a share can be", () => {
    const found = bars(resultOf({ adjusted: share(1.02, 0.1), share: share(0.9, Number.POSITIVE_INFINITY) }));
    assert.deepEqual([found[0].share.value, found[0].share.high, found[1].share.low], [1, 1, 0]);
    assert.deepEqual([found[1].share.value, found[1].share.high], [0.9, 1]);
  });

  test("and settings are all that the page tells", () => {
    const state = shownOf(run);
    const text = spaced(viewOf(state));
    assert.match(text, /100 games played, [\d,.]+ a second/);
    assert.match(text, /Best, 1 ahead, against Greedy · players start in turn · a tie counts half · seed 99/);
    assert.match(text, /Share won, luck taken out/);
    assert.match(text, /Against Points and room, 4 ahead/);
    assert.doesNotMatch(text, /You have changed the settings/);
    assert.match(viewOf(moves.change(state, { seed: 98 })), /You have changed the settings/);
    assert.doesNotMatch(text, /undefined|NaN|Infinity|\[object/);
    assert.match(viewOf(moves.initial(initial())), /Press Play to see how often player 1 wins/);
  });

  test("of one game say nothing that is not known", async () => {
    const one = await played({ players: ["best-1", "greedy"], games: 1 });
    const text = viewOf(shownOf(one));
    assert.match(text, /Too few games to tell/);
    assert.doesNotMatch(text, /undefined|NaN|Infinity|∞/);
  });
});
