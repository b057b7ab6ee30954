/** The numbers shown for a target: known figures, which way on is best, and what is announced. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { summary } from "../../www/games/heckmeck/announcements.ts";
import { bestFirst, luck, overOf, rank, stoppedOn, value, verdictOf } from "../../www/games/heckmeck/model/odds.ts";
import { initial, target } from "../../www/games/heckmeck/model/state.ts";
import type { Goal, Solver } from "../../www/games/heckmeck/model/types.ts";
import { present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { analysisOf, counts, pageOf, solver, words } from "./heckmeck.ts";

/** Published chances of 8 dice, nothing rolled yet, by total: of that or more, and of just that. */
const PUBLISHED = readFileSync(
  new URL("../../engine/tests/engine/heckmeck/golden/heckmeck-8-dice.csv", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(",").map(Number));

/** Of each way its key, its number as text and its mark, in the order in which the page shows them. */
function shown(link: string, functions: Solver) {
  const { state, analysis } = analysisOf(link, functions);
  const { ways } = analysis.odds;
  const total = target(state);
  const { best, worst } = rank(ways, state.goal, total);
  return bestFirst(ways, state.goal, total).map(({ key, evaluation }) => ({
    key,
    number: words.goalNumber(state.goal, value(evaluation, state.goal, total)),
    mark: best.has(key) ? "best" : worst.has(key) ? "worst" : "",
  }));
}

const percent = (chance: number) =>
  chance === 0 || chance === 1 ? `${chance * 100}%` : chance < 0.0005 ? "<0.1%" : `${(chance * 100).toFixed(1)}%`;
const of = (ways: ReturnType<typeof shown>, key: string) => present(ways.find((way) => way.key === key));

// Solved first, then with the tables: what has been loaded stays.
for (const tables of [false, true]) {
  describe(tables ? "with tables" : "without tables", () => {
    test("the known chances before the first roll", async () => {
      const functions = await solver({ tables });
      assert.equal(functions.evaluateTurn({ taken: counts("") }).source, tables ? "table" : "solved");
      for (const [tile, ...chances] of PUBLISHED)
        for (const [nth, goal] of ["at-least", "exactly"].entries()) {
          const ways = shown(`taken=&goal=${goal}&target=${tile}`, functions);
          assert.deepEqual(ways, [{ key: "roll", number: percent(chances[nth]), mark: "" }]);
        }
    });

    for (const [link, number] of [
      ["taken=&goal=points", "22.33"],
      ["taken=&goal=points&target=25", "18.50"],
      ["taken=&goal=points&target=25&bust=keeps-total", "19.59"],
      ["taken=&goal=points&bust=keeps-total", "25.42"],
      ["taken=&goal=points&dice=5&bust=keeps-total", "15.22"],
      ["taken=55w&target=25", "50.7%"],
      ["taken=55w&target=15&bust=keeps-total", "100%"],
    ]) {
      test(`to roll is worth ${number}: ${link}`, async () => {
        assert.equal(of(shown(link, await solver({ tables })), "roll").number, number);
      });
    }

    test("stopping on a tile is best where it is", async () => {
      const ways = shown("taken=4455ww&target=21", await solver({ tables }));
      assertEach(ways, ({ key, mark }) => [key, mark], [
        ["stop", "best"],
        ["roll", ""],
      ]);
      assert.equal(of(ways, "stop").number, "100%");
    });

    test("each goal has its own numbers, its best and its worst, the best first", async () => {
      const functions = await solver({ tables });
      const { choices } = functions.evaluateTurn({ taken: counts("5"), roll: counts("1123ww4") });
      const points = (number: number) => number.toFixed(2);
      for (const { goal, row, show } of [
        { goal: "at-least", row: "atLeast", show: percent },
        { goal: "exactly", row: "exactly", show: percent },
        { goal: "points", row: "expectedAtLeast", show: points },
      ] as const) {
        for (let total = 21; total <= 32; total += 1) {
          const numbers = choices.map(({ evaluation }) => evaluation[row][total]);
          const [most, least] = [Math.max(...numbers), Math.min(...numbers)];
          const expected = choices.map(({ face, evaluation }) => {
            const number = evaluation[row][total];
            return {
              key: "12345w"[face - 1],
              number: show(number),
              mark: number === most ? "best" : number === least ? "worst" : "",
            };
          });
          const ways = shown(`taken=5&roll=1123ww4&goal=${goal}&target=${total}`, functions);
          for (const way of expected) assert.deepEqual(of(ways, way.key), way, `${goal} ${total}`);
          const inOrder = ways.map(({ key }) => numbers[expected.findIndex((way) => way.key === key)]);
          assert.deepEqual(
            inOrder,
            numbers.toSorted((a, b) => b - a),
            `${goal} ${total}`,
          );
        }
      }
    });

    test("the best stands first also where it is the last face", async () => {
      const [first, ...others] = shown("taken=&roll=12345www&target=25", await solver({ tables }));
      assert.deepEqual([first.key, first.mark], ["w", "best"]);
      assert.equal(others.length, 5);
    });

    test("any total from 1 to 40 can be the target", async () => {
      const functions = await solver({ tables });
      const { rollAgain, stop } = functions.evaluateTurn({ taken: counts("w") });
      for (let total = 1; total <= 40; total += 1) {
        const ways = shown(`taken=w&goal=exactly&target=${total}`, functions);
        assert.equal(of(ways, "roll").number, percent(present(rollAgain).exactly[total]));
        assert.equal(of(ways, "stop").number, percent(present(stop).exactly[total]));
      }
    });
  });
}

describe("stopping on the tile that is wanted", () => {
  const thenStop = (goal: Goal, wanted: number, score: number) => words.thenStop(stoppedOn(goal, wanted, score), score);
  const turnResult = (odds: Parameters<typeof overOf>[0], goal: Goal, wanted: number) =>
    words.turnResult(overOf(odds, goal, wanted));

  test("steals it where it is to be stolen", () => {
    assert.equal(thenStop("exactly", 25, 25), "steals tile 25");
    assert.equal(turnResult({ total: 25, score: 25, remaining: 0 }, "exactly", 25), "25 with a worm: steals tile 25.");
    assert.equal(
      turnResult({ total: 25, score: 25, remaining: 2 }, "exactly", 25),
      "All six faces are taken. 25 with a worm: steals tile 25.",
    );
  });

  test("takes it, or the next lower one, where it is to be taken", () => {
    for (const goal of ["atLeast", "expectedAtLeast"] as const) {
      assert.match(thenStop(goal, 25, 25), /^takes 25 or the next lower tile/);
      assert.match(turnResult({ total: 25, score: 25, remaining: 0 }, goal, 25), /: takes 25 or the next lower tile/);
    }
  });

  test("steals nothing on another total", () => {
    assert.match(thenStop("exactly", 25, 26), /^takes 26/);
    assert.match(
      turnResult({ total: 26, score: 26, remaining: 0 }, "exactly", 25),
      /^Not 25, so no steal\. 26 with a worm: takes 26/,
    );
    assert.equal(thenStop("exactly", 25, 0), "no worm: no points");
    assert.equal(thenStop("exactly", 18, 18), "18 points, but no tile");
    assert.match(turnResult({ total: 18, score: 18, remaining: 0 }, "exactly", 18), /takes no tile, the turn fails/);
  });
});

describe("what a roll was", () => {
  for (const [goal, before, after, expected, text] of [
    ["atLeast", 0.893, 0.891, "expected", "−0.2, about as expected"],
    ["atLeast", 0.5, 0.5095, "expected", "+0.9, about as expected"],
    ["atLeast", 0.5, 0.5105, "good", "+1.0, good roll"],
    ["atLeast", 0.5, 0.489, "bad", "−1.1, bad roll"],
    ["exactly", 0.5, 0.495, "expected", "−0.5, about as expected"],
    ["exactly", 0.3, 0.3, "expected", "±0.0, as expected"],
    ["exactly", 0.3, 0.30001, "expected", "±0.0, as expected"],
    ["exactly", 0.006, 0, "bad", "−0.6, bad roll"],
    ["exactly", 0, 0, "expected", "±0.0, as expected"],
    ["expectedAtLeast", 22.33, 22.42, "expected", "+0.09, about as expected"],
    ["expectedAtLeast", 22.33, 22.44, "good", "+0.11, good roll"],
    ["expectedAtLeast", 22.33, 21.33, "bad", "−1.00, bad roll"],
  ] as const) {
    test(`${goal}: ${text}`, () => {
      assert.equal(luck(goal, before, after), expected);
      assert.equal(words.verdict(goal, before, after, verdictOf(goal, before, after)), text);
    });
  }
});

describe("what is announced", () => {
  const change = { before: initial(), move: null, own: true };
  for (const [link, text] of Object.entries({
    "taken=": /^8 dice to roll\. Best for 21 or more: roll, 89\.3%\.$/,
    "taken=&roll=5": /^1 of 8 dice entered\.$/,
    "taken=55w&roll=13344&target=25": /^15 points, 5 dice left\. Best for 25 or more: take 2 fours, 81\.9%\.$/,
    "taken=125ww&goal=points": /roll, 15\.74\.$/,
    "taken=555w&roll=55ww": /^Bust/,
    "taken=1144555w": /^30 with a worm: takes 30/,
    "taken=12345www": /30 with a worm/,
    "taken=12345www&goal=exactly&target=30": /30 with a worm: steals tile 30\.$/,
    "taken=1111112": /^8 points, 1 die left\. 21 or more is out of reach\.$/,
    "taken=11122345": /^19 without a worm: the turn fails\.$/,
  })) {
    test(link, async () => assert.match(summary(pageOf(link, await solver()), change), text));
  }
});
