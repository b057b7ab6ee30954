/** What is to be said of placed dice and ends of games in Knucklebones, as facts; and shares as they are shown. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { looksAlike, sharesShown } from "../../www/games/knucklebones/model/shares.ts";
import { endingOf, toldOf } from "../../www/games/knucklebones/model/told.ts";
import type { Analysis, Choice, LoggedMove } from "../../www/games/knucklebones/model/types.ts";
import { partOf } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { logged } from "./knucklebones.ts";

const { percentWith } = createFormats("en");

describe("a placed die", () => {
  const choices = (...shares: number[]): Choice[] =>
    shares.map((share, column) => ({ column, share, removes: column }));
  const told = (rest: Partial<LoggedMove>) => toldOf(logged(rest));

  test("is told with what it removed and gave away, as the numbers are shown", () => {
    const { removes, grade, gaveAway, lost, best, reason } = told({ by: "greedy" });
    assert.deepEqual([removes, grade, gaveAway, best, reason], [2, "mistake", true, 1, null]);
    assert.equal(lost.toFixed(9), "0.172000000");
    // 58.2 and 57.8 are shown.
    const close = told({ choices: choices(0.57849, 0.58151), lost: 0.00302 });
    assert.deepEqual([close.grade, close.lost.toFixed(9)], ["slip", "0.004000000"]);
  });

  test("that was the only choice gives nothing away, whatever a file says", () => {
    const only = told({ choices: choices(0.5), best: 0, by: "random" });
    assert.deepEqual([only.grade, only.gaveAway, only.reason, only.lost], ["forced", false, null, 0]);
  });

  const by = "best-4";
  const best = { by, best: 0, lost: 0 } as const;
  for (const [what, rest, reason] of [
    ["a person has none", { by: null, choices: choices(0.6, 0.5), lost: 0, best: 0 }, null],
    ["the next best is worse", { ...best, choices: choices(0.6, 0.5, 0.55) }, { kind: "next", own: 0.6, next: 0.55 }],
    [
      "for an opponent, by what is left",
      { ...best, side: "theirs", choices: choices(0.75, 0.5) },
      { kind: "next", own: 0.25, next: 0.5 },
    ],
    ["the next best shows the same number", { ...best, choices: choices(0.6, 0.5996) }, { kind: "asGood" }],
    ["certain is not almost certain", { ...best, choices: choices(1, 0.9999) }, { kind: "next", own: 1, next: 0.9999 }],
    ["another is a little better", { by, choices: choices(0.6, 0.602), lost: 0.002, best: 1 }, { kind: "asBest" }],
  ] satisfies [string, Partial<LoggedMove>, object | null][])
    test(`has a reason: ${what}`, () => assert.deepEqual(told(rest).reason, reason));
});

test("shares look alike where the same is written", () => {
  const digits = [0, 1] as const;
  const shares = [
    0, 1e-9, 0.0004, 0.0005, 0.001, 0.41, 0.4104, 0.4106, 0.5, 0.9994, 0.9995, 0.99999, 1, 0.0049, 0.014, 0.991,
  ];
  for (const one of shares)
    for (const other of shares)
      for (const many of digits)
        assert.equal(
          looksAlike(one, other, many),
          percentWith(one, many) === percentWith(other, many),
          `${one}, ${other} with ${many}`,
        );
});

test("win, tie and loss add up as they are shown", () => {
  for (const digits of [0, 1] as const) {
    const shown = sharesShown({ win: 2 / 3, tie: 1 / 6, loss: 1 / 6 }, digits);
    const written = shown.map((share) => Number((share * 100).toFixed(digits)));
    assert.equal(Math.round(written.reduce((all, share) => all + share) * 10), 1000);
    assert.deepEqual(sharesShown({ win: 0.9998, tie: 0.0001, loss: 0.0001 }, digits), [0.9998, 0.0001, 0.0001]);
  }
  assert.deepEqual(sharesShown({ win: 0.6, tie: 0.004, loss: 0.396 }, 0), [0.6, 0.004, 0.4]);
});

describe("the end of a game", () => {
  const analysis = (mine: number, theirs: number, givenUp: Analysis["givenUp"] = null) =>
    partOf<Analysis>({ scores: { mine: { total: mine }, theirs: { total: theirs } }, givenUp });

  test("is told by who is ahead, and by how much", () => {
    assert.deepEqual(endingOf(analysis(40, 33), "win"), { kind: "win", by: 7 });
    assert.deepEqual(endingOf(analysis(33, 40), "loss"), { kind: "loss", by: 7 });
    assert.deepEqual(endingOf(analysis(33, 33), "tie"), { kind: "tie", total: 33 });
  });

  test("is told by who gave up, whatever the points are", () => {
    assert.deepEqual(endingOf(analysis(40, 33, "mine"), "loss"), { kind: "givenUp", side: "mine" });
  });
});
