/** Tile rummy's Lab: what is set, how it is played, and what it came to, against the module's own numbers. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { RummikubTournamentQuery } from "#modules/rummikub-lab";
import { lab } from "../../www/games/rummikub/lab/lab.ts";
import { bars } from "../../www/games/rummikub/lab/model/bars.ts";
import { resultsCsv } from "../../www/games/rummikub/lab/model/csv.ts";
import { read, write } from "../../www/games/rummikub/lab/model/link.ts";
import { gamesOf, initial, plan, QUESTIONS, STRATEGIES, tables } from "../../www/games/rummikub/lab/model/setting.ts";
import type { Result, Setting, Strategy } from "../../www/games/rummikub/lab/model/types.ts";
import { verdict } from "../../www/games/rummikub/lab/model/verdict.ts";
import { words as wordsOf } from "../../www/games/rummikub/lab/words.ts";
import * as moves from "../../www/shell/pages/lab/moves.ts";
import type { Estimate } from "../../www/shell/pages/lab/run.ts";
import { labWords as labWordsOf } from "../../www/shell/text/en/lab.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { moduleOf } from "./built.ts";
import { testLinks } from "./lab-links.ts";
import { isOver, playing, runs, shownOf, viewer } from "./lab-runner.ts";
import { workshop } from "./workers.ts";

const module = await moduleOf("rummikub-lab");

/** The module's games: a slice has its games, however long they take on this machine. */
class Tournament extends module.RummikubTournament {
  play(games: number) {
    return super.play(games);
  }
}

/** What the module itself says of so many games. */
const direct = (query: RummikubTournamentQuery, games: number) => new module.RummikubTournament(query).play(games);

const formats = createFormats("en");
const [words, labWords] = [wordsOf(formats), labWordsOf(formats)];
const viewOf = viewer(lab, words, labWords);
const spaced = (text: string) => text.replaceAll("\u00a0", " ");

/** How a run of a setting ends, played so many games at a time. */
async function played(patch: Partial<Setting>, slice = 1000) {
  workshop(async () => ({ tournament: playing(slice, Tournament) }));
  const { runner, until } = runs<Setting, Result>("rummikub", plan);
  const over = until(isOver);
  runner.start({ ...initial(), ...patch });
  return over;
}

describe("a setting's link", () => {
  testLinks(
    { read, write, initial },
    [
      "#players=best.tiles&games=1000&seed=1",
      "#players=hold.tiles.points.random&games=1&seed=0&opening=50&playOn=yes&jokers=both&jokerPoints=100",
      "#question=hold&games=2400&seed=4294967295&jokers=stands",
    ],
    [
      "players=best",
      "players=best.tiles.tiles.tiles.tiles",
      "players=best.nobody",
      "players=",
      "question=",
      "question=nothing",
      "games=0",
      "games=1.5",
      "seed=-1",
      "opening=40",
      "playOn=no",
      "playOn=true",
      "jokers=wild",
      "jokerPoints=0",
      "x=1",
      "__proto__=1",
      "constructor=1",
    ],
  );

  test("is told in words", () => {
    assert.equal(words.problem({ key: "question" }), "“Question” (question)");
    assert.equal(words.problem({ key: "x" }), "x");
  });
});

describe("what is played", () => {
  test("by the solver's strategies, each of which has a name of its own", () => {
    for (const strategy of STRATEGIES) new Tournament({ players: [strategy, strategy], seed: 1 }).free();
    assert.equal(new Set(words.strategies.map(({ text }) => text)).size, STRATEGIES.length);
    for (const strategy of STRATEGIES) assert.ok(words.how(strategy).length > 0, strategy);
  });

  test("for a question is one among others, at each of its tables", () => {
    const found = tables({ ...initial(), question: "hold" });
    assert.deepEqual(found, [
      ["hold", "tiles"],
      ["hold", "tiles", "tiles"],
      ["hold", "tiles", "tiles", "tiles"],
    ]);
    for (const { name } of QUESTIONS) {
      for (const query of plan({ ...initial(), question: name }).queries) new Tournament(query).free();
    }
  });

  test("are whole deals", () => {
    const seats = (count: number): Strategy[] => Array(count).fill("tiles");
    const found = [2, 3, 4].map((count) => gamesOf({ ...initial(), players: seats(count), games: 100 }));
    assert.deepEqual([...found, gamesOf({ ...initial(), question: "hold", games: 100 })], [100, 102, 100, 108]);
    assert.equal(gamesOf({ ...initial(), question: "rearrange", games: 1 }), 2);
  });

  test("goes by the rules that are set", () => {
    const { queries } = plan(read("#players=tiles.hold&seed=3&opening=50&jokers=locked").setting);
    const rules = { opening: 50, playOn: false, jokers: "locked", jokerPoints: 30 };
    assert.deepEqual(queries, [{ players: ["tiles", "hold"], seed: 3, rules }]);
  });
});

describe("a run", () => {
  test("is what the module plays in one go, however it is sliced", async () => {
    const expected = direct({ players: ["simple", "random"], seed: 7 }, 12);
    for (const slice of [1, 5, 1000]) {
      const run = await played({ players: ["simple", "random"], seed: 7, games: 12 }, slice);
      assert.deepEqual([run.state, run.results, run.done, run.of], ["done", [expected], 12, 12]);
    }
  });

  test("of a question plays its tables one after the other", async () => {
    const run = await played({ question: "hold", games: 12 });
    assert.deepEqual(
      run.results,
      plan(run.setting).queries.map((query) => direct(query, 12)),
    );
    assert.deepEqual([run.done, run.of], [36, 36]);
  });
});

const share = (value: number, half: number) => ({ value, low: value - half, high: value + half });

/** A result of players who win so large shares, each within the same range. */
const resultOf = (shares: number[], half: number, games = 2400) =>
  partOf<Result>({
    games,
    ties: 3,
    starterWins: share(0.51, 0.02),
    turns: share(62.5, 1.5),
    players: shares.map((value) => ({ wins: share(value, half), points: share(20, 1) })),
  });

/** What a run with results is told as. */
function told(patch: Partial<Setting>, results: (Result | null)[]) {
  const found = present(verdict({ setting: { ...initial(), ...patch }, results }));
  const { answer, detail, trust } = words.verdict(found);
  return { ...found, answer: spaced(answer), detail: spaced(detail), trust: spaced(trust) };
}

describe("what one tournament has come to", () => {
  test("is who wins most, and by how much", () => {
    const { answer, detail, trust } = told({ players: ["tiles", "jokers"] }, [resultOf([0.4, 0.6], 0.02)]);
    assert.equal(answer, "Keeps jokers wins 60.0%");
    assert.equal(detail, "of 2,400 games; Most tiles wins 40.0%.");
    assert.match(trust, /58\.0 to 62\.0% and 38\.0 to 42\.0%, do not overlap/);
  });

  test("is that nobody can tell", () => {
    const players: Strategy[] = ["tiles", "tiles", "hold"];
    const close = told({ players }, [resultOf([0.33, 0.34, 0.33], 0.02)]);
    assert.equal(close.answer, "Too close to call");
    assert.match(close.detail, /: Most tiles \(seat 2\) wins 34\.0%, Most tiles \(seat 1\) is next with 33\.0%\./);
    const few = told({ players }, [resultOf([0, 1, 0], 0, 87)]);
    assert.deepEqual([few.kind, few.answer], ["few", "Too few games to tell"]);
    assert.equal(verdict({ setting: initial(), results: [null] }), null);
  });
});

describe("what a question has come to", () => {
  const hold = (...results: (Result | null)[]) => {
    const found = told({ question: "hold" }, results);
    return found.kind === "question" ? found : assert.fail("it is of no question");
  };
  const [two, three, four] = [
    resultOf([0.501, 0.499], 0.006),
    resultOf([0.332, 0.334, 0.334], 0.004),
    resultOf([0.248, 0.25, 0.25, 0.252], 0.003),
  ];

  test("is a share beside an equal one at each table", () => {
    const { answer, detail, finding } = hold(two, three, four);
    assert.deepEqual([finding, answer], ["same", "No difference found"]);
    assert.equal(
      detail,
      "after 7,200 games: the player who holds sets back wins 50.1% ± 0.6 with two players (an equal share: 50.0%), 33.2% ± 0.4 with three players (an equal share: 33.3%), and 24.8% ± 0.3 with four players (an equal share: 25.0%).",
    );
  });

  test("is a sentence beside the question", () => {
    const found = words.found(hold(two, three, null));
    assert.equal(
      spaced(found),
      "Found here: No difference found. Games won: 50.1% ± 0.6 with two players and 33.2% ± 0.4 with three players so far.",
    );
  });

  test("is what pays or costs, for certain or depending on the table", () => {
    const jokers = (shares: number[], half = 0.01) =>
      told(
        { question: "jokers" },
        shares.map((first, nth) => resultOf([first, ...Array(nth + 1).fill((1 - first) / (nth + 1))], half)),
      );
    const findings = [jokers([0.6, 0.4, 0.29]), jokers([0.45, 0.3, 0.2]), jokers([0.6, 0.335, 0.25]), jokers([0.6], 0)];
    assert.deepEqual(
      findings.map(({ answer }) => answer),
      ["Keeping jokers pays", "Keeping jokers costs", "It depends on the number of players", "Too few games to tell"],
    );
    const simple = told({ question: "rearrange" }, [resultOf([0.024, 0.976], 0.007)]);
    assert.equal(simple.answer, "Rearranging pays");
    assert.match(simple.trust, /the range lies below the equal share/);
  });
});

describe("results", async () => {
  const run = await played({ players: ["simple", "random", "tiles"], games: 12, seed: 9 });
  const result = present(run.results[0]);

  test("as CSV are in full", () => {
    const [head, ...lines] = resultsCsv(run).trimEnd().split("\r\n");
    assert.equal(head, "tournament,games,seed,measure,seat,strategy,value,low,high");
    const bounds = ({ value, low, high }: Estimate) => [value, low, high].join();
    const names = ["simple", "random", "tiles"];
    const expected = [
      ...result.players.map(({ wins }, seat) => `games won,${seat + 1},${names[seat]},${bounds(wins)}`),
      ...result.players.map(({ points }, seat) => `points left,${seat + 1},${names[seat]},${bounds(points)}`),
      `shared wins,,,${result.ties},,`,
      `won by the starter,,,${bounds(result.starterWins)}`,
      `turns a game,,,${bounds(result.turns)}`,
    ];
    assert.deepEqual(
      lines,
      expected.map((line) => `1,12,9,${line}`),
    );
  });

  test("as CSV of one deal tell no range without an end", async () => {
    const one = await played({ players: ["tiles", "simple"], games: 1 });
    assert.equal(one.done, 2);
    assert.doesNotMatch(resultsCsv(one), /Infinity|NaN|null/);
    const text = viewOf(shownOf(one));
    assert.match(text, /Too few games to tell/);
    assert.doesNotMatch(text, /undefined|NaN|Infinity|∞/);
  });

  test("as bars are shares beside equal ones", () => {
    const found = bars(run);
    assert.deepEqual(
      found.map(({ of, share, marks: [{ value }] }) => [of, share, value]),
      result.players.map(({ wins }, seat) => [{ seat }, wins, 1 / 3]),
    );
    const tables = bars({ setting: { ...initial(), question: "hold" }, results: [resultOf([0.5, 0.5], 0.1), null] });
    assert.deepEqual(
      tables.map(({ of, kind }) => [of, kind]),
      [[{ size: 2 }, "first"]],
    );
  });

  test("and settings are all that the page tells", () => {
    const state = shownOf(run);
    const text = spaced(viewOf(state));
    assert.match(text, /12 games played, [\d,.]+ a second/);
    assert.match(text, /Simple, Random, Most tiles · opening with 30 · seed 9/);
    assert.match(text, /1 · Simple/);
    assert.match(text, /Does it pay to keep it/);
    assert.doesNotMatch(text, /Found here/);
    assert.doesNotMatch(text, /You have changed the settings/);
    assert.match(viewOf(moves.change(state, { jokers: "both" })), /You have changed the settings/);
    assert.doesNotMatch(text, /undefined|NaN|Infinity|\[object/);
    assert.match(viewOf(moves.initial(initial())), /Press Play, or ask a question/);
  });

  test("of a question stand beside it", async () => {
    const asked = await played({ question: "hold", games: 12 });
    const text = spaced(viewOf(shownOf(asked)));
    assert.match(text, /does it pay to hold complete sets back.*Found here: Too few games to tell\./);
    assert.match(text, /Holds sets back against Most tiles, tables of two, three, and four\./);
    assert.match(text, /Four 12 games/);
    assert.doesNotMatch(text, /undefined|NaN|Infinity|\[object/);
  });
});
