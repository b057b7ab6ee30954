/** Tile rummy's Lab: what is set, how it is played, and what it came to, against the module's own numbers. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bars } from "../../www/games/rummikub/lab/model/bars.ts";
import { read, write } from "../../www/games/rummikub/lab/model/link.ts";
import { gamesOf, initial, plan, QUESTIONS, STRATEGIES, tables } from "../../www/games/rummikub/lab/model/setting.ts";
import type { Result, Setting, Strategy } from "../../www/games/rummikub/lab/model/types.ts";
import { verdict } from "../../www/games/rummikub/lab/model/verdict.ts";
import { words as wordsOf } from "../../www/games/rummikub/lab/words.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { assertEach } from "./asserts.ts";
import { moduleOf } from "./built.ts";
import { testLinks } from "./lab-links.ts";
import { about } from "./lab-runner.ts";
import { spaced } from "./template.ts";

const module = await moduleOf("rummikub-lab");

const words = wordsOf(createFormats("en"));

describe("a setting's link", () => {
  testLinks(
    { read, write, initial },
    [
      "#players=best.tiles&games=1000&seed=1",
      "#players=hold.tiles.points.random&games=1&seed=0&opening=50&playOn=yes&jokers=both&oneJoker=yes&jokerPoints=100",
      "#question=hold&games=2400&seed=4294967295&jokers=stands",
    ],
    {
      players: ["best", "best.tiles.tiles.tiles.tiles", "best.nobody", ""],
      question: ["", "nothing"],
      opening: ["45"],
      playOn: ["no", "true"],
      jokers: ["wild"],
      oneJoker: ["no", "true"],
      jokerPoints: ["0"],
    },
  );

  test("is told in words", () => {
    assert.equal(words.problem({ key: "question" }), "“Question” (question)");
    assert.equal(words.problem({ key: "x" }), "x");
  });
});

describe("what is played", () => {
  test("by the solver's strategies, each of which has a name of its own", () => {
    for (const strategy of STRATEGIES) new module.RummikubTournament({ players: [strategy, strategy], seed: 1 }).free();
    assert.equal(new Set(STRATEGIES.map(words.nameOf)).size, STRATEGIES.length);
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
      for (const query of plan({ ...initial(), question: name }).queries) new module.RummikubTournament(query).free();
    }
  });

  test("by one joker a set where that is chosen, and that is said", () => {
    const setting = { ...initial(), oneJoker: true };
    assert.equal(plan(setting).queries[0]?.rules?.oneJoker, true);
    assert.match(words.about(setting), /one joker a set/);
    assert.doesNotMatch(words.about(initial()), /one joker a set/);
  });

  test("are whole deals", () => {
    const seats = (count: number): Strategy[] => Array(count).fill("tiles");
    const found = [2, 3, 4].map((count) => gamesOf({ ...initial(), players: seats(count), games: 100 }));
    assert.deepEqual([...found, gamesOf({ ...initial(), question: "hold", games: 100 })], [100, 102, 100, 108]);
    assert.equal(gamesOf({ ...initial(), question: "rearrange", games: 1 }), 2);
  });
});

/** A result of players who win so large shares, each within the same range. */
const resultOf = (shares: number[], half: number, games = 2400) =>
  partOf<Result>({
    games,
    ties: 3,
    starterWins: about(0.51, 0.02),
    turns: about(62.5, 1.5),
    players: shares.map((value) => ({ wins: about(value, half), points: about(20, 1) })),
  });

/** What a run with results is told as. */
function told(patch: Partial<Setting>, results: (Result | null)[]) {
  const found = present(verdict({ setting: { ...initial(), ...patch }, results }));
  const { answer, detail, trust } = words.verdict(found);
  return { ...found, answer: spaced(answer), detail: spaced(detail), trust: spaced(trust) };
}

test("one tournament may come to what nobody can tell", () => {
  const players: Strategy[] = ["tiles", "tiles", "hold"];
  const close = told({ players }, [resultOf([0.33, 0.34, 0.33], 0.02)]);
  assert.equal(close.answer, "Too close to call");
  assert.match(close.detail, /: Medium \(seat 2\) wins 34\.0%, Medium \(seat 1\) is next with 33\.0%\./);
  const few = told({ players }, [resultOf([0, 1, 0], 0, 87)]);
  assert.deepEqual([few.kind, few.answer], ["few", "Too few games to tell"]);
  assert.equal(verdict({ setting: initial(), results: [null] }), null);
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
    assert.match(detail, /^after 7,200 games: .* 24\.8% ± 0\.3 with four players \(an equal share: 25\.0%\)\.$/);
    const setting = { ...initial(), question: "hold" } as const;
    assertEach(bars({ setting, results: [two, null, null] }), ({ kind }) => kind, ["first"]);
  });

  test("is a sentence beside the question", () => {
    assert.equal(
      spaced(words.found(hold(two, three, null))),
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
    assertEach(findings, ({ answer }) => answer, [
      "Keeping jokers pays",
      "Keeping jokers costs",
      "It depends on the number of players",
      "Too few games to tell",
    ]);
    const simple = told({ question: "rearrange" }, [resultOf([0.024, 0.976], 0.007)]);
    assert.equal(simple.answer, "Rearranging pays");
    assert.match(simple.trust, /the range lies below the equal share/);
  });
});
