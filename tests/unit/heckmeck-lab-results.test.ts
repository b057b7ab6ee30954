/** The Lab: what its runs came to, in words, pictures and CSV, and beside the article's figures. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { EXPERIMENTS, figuresOn } from "../../www/games/heckmeck/lab/model/article.ts";
import { bars } from "../../www/games/heckmeck/lab/model/bars.ts";
import { resultsCsv } from "../../www/games/heckmeck/lab/model/csv.ts";
import { estimate } from "../../www/games/heckmeck/lab/model/estimate.ts";
import { outcomes } from "../../www/games/heckmeck/lab/model/outcome.ts";
import { initial } from "../../www/games/heckmeck/lab/model/setting.ts";
import type { Found, Result, Run, Setting } from "../../www/games/heckmeck/lab/model/types.ts";
import { verdict } from "../../www/games/heckmeck/lab/model/verdict.ts";
import { news } from "../../www/shell/pages/lab/bar.ts";
import * as moves from "../../www/shell/pages/lab/moves.ts";
import { layOut } from "../../www/shell/pages/lab/picture.ts";
import { overlap } from "../../www/shell/pages/lab/ranges.ts";
import type { Estimate } from "../../www/shell/pages/lab/run.ts";
import { partOf, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { direct, labWords, viewOf, words } from "./heckmeck-lab-runs.ts";
import { spaced } from "./template.ts";

describe("the article", () => {
  test("its ranges are reckoned as the module's own", () => {
    for (const games of [1, 100, 333]) {
      const { wins } = direct({ players: ["best-in-worms", "rule-1"], seed: 5 }, games).players[0];
      const own = estimate(wins.value, games);
      for (const bound of ["value", "low", "high"] as const) {
        const isSame = Math.abs(own[bound] - wins[bound]) < 1e-12;
        assert.ok(isSame, `${bound} of ${games}: ${own[bound]} and ${wins[bound]}`);
      }
    }
  });

  test("ranges overlap where they touch", () => {
    const of = (low: number, high: number) => ({ low, high });
    const found = [
      overlap(of(0.1, 0.2), of(0.3, 0.4)),
      overlap(of(0.3, 0.4), of(0.1, 0.2)),
      overlap(of(0.1, 0.3), of(0.2, 0.4)),
      overlap(of(0, 1), of(0.2, 0.4)),
      overlap(of(0.1, 0.2), of(0.2, 0.4)),
    ];
    assert.deepEqual(found, [false, false, true, true, true]);
  });

  test("its figures are not compared with those of other rules or players", () => {
    const tie = { ...initial(), equal: "tie" as const };
    const players = ["best-in-worms", "rule-1"];
    assert.deepEqual(figuresOn(initial(), players), []);
    assert.deepEqual(figuresOn({ ...tie, starts: "first" }, players), []);
    assert.deepEqual(figuresOn({ ...tie, rules: { ...tie.rules, compulsorySteal: true } }, players), []);
    assert.deepEqual(figuresOn(tie, players.toReversed()), []);
    assert.deepEqual(figuresOn(tie, [...players, "rule-1"]), []);
  });

  test("each of its experiments has figures", () => {
    for (const { name, setting } of EXPERIMENTS) {
      for (const { figures } of outcomes({ setting: { ...initial(), ...setting }, results: [] }))
        assert.ok(figures.length > 0, name);
    }
    const names = EXPERIMENTS.map(({ name }) => words.experiments[name]);
    assert.deepEqual(names, ["All five rules", "Weak", "Rule 2", "Rule 3", "Rule 4", "Medium", "Who starts"]);
  });
});

const verdictOf = (run: Found) => present(verdict(run));

/** A run of one tournament with these results. */
const runOf = (result: Result, players: Setting["players"] = ["rule-1", "rule-2"]) => ({
  setting: { ...initial(), players },
  results: [result],
  done: result.games,
  of: result.games,
  time: 100,
  state: "done" as const,
});
const share = (value: number, low: number, high: number) => ({ value, low, high });
const resultOf = (wins: Estimate[], ties = share(0.02, 0, 0.07)): Result => ({
  games: 100,
  turns: 20,
  ties,
  starterWins: share(0.5, 0.4, 0.6),
  players: wins.map((wins) => ({ wins, winsWithoutLuck: null, worms: share(9, 8, 10) })),
});

describe("results", () => {
  test("as CSV write what a rounding has left of nothing as 0", () => {
    const of = resultOf([share(0, 2.2e-19, 0.04), share(1, 0.96, 1)]);
    assert.match(resultsCsv(runOf(of)), /games won,1,rule-1,0,0,0\.04\r\n/);
    // The module's own, as one game gives them: nothing in it is smaller than a chance can be.
    const one = resultsCsv(runOf(direct({ players: ["rule-1", "rule-2"], seed: 1 }, 1)));
    assert.doesNotMatch(one, /\de-\d/);
  });

  test("as bars have the longest marked", () => {
    const of = resultOf([share(0.3, 0.2, 0.4), share(0.6, 0.5, 0.7)]);
    assertEach(bars(runOf(of)), ({ kind }) => kind, ["other", "first", "ties"]);
  });

  test("as bars lie below each other, on a scale that holds them all", () => {
    const row = (high: number, marks: Estimate[] = []) => ({
      name: "",
      value: "",
      share: share(high, high, high),
      kind: "first" as const,
      marks,
    });
    const ends = [[0.2], [0.25], [0.26], [0.51]].map((highs) => layOut(highs.map((high) => row(high))).end);
    assert.deepEqual(ends, [0.25, 0.25, 0.5, 1]);
    assert.equal(layOut([row(0.1, [share(0.4, 0.3, 0.6)])]).end, 1, "marks count as well");
    const { rows, height } = layOut([row(0.2), row(0.1, [share(0.1, 0, 0.2), share(0.1, 0, 0.2)])]);
    const [upper, lower] = rows[1].marks;
    assert.ok(rows[0].top < rows[1].top && rows[1].top < upper.middle);
    assert.ok(upper.middle < lower.middle && lower.middle < height);
  });

  test("in words say where there were no ties", () => {
    const [most, least] = [share(0.7, 0.6, 0.8), share(0.28, 0.2, 0.38)];
    const run = runOf(resultOf([most, most, least], share(0, 0, 0.04)), ["random", "random", "rule-5"]);
    assert.equal(
      spaced(words.summary(verdictOf(run))),
      "Too close to call after 100 games: Random (seat 1) wins 70.0%, Random (seat 2) is next with 70.0%, and there were no ties.",
    );
  });

  test("of a series tell what holds for all of it", () => {
    const [win, loss] = [
      resultOf([share(0.7, 0.6, 0.8), share(0.28, 0.2, 0.38)]),
      resultOf([share(0.5, 0.4, 0.6), share(0.5, 0.4, 0.6)]),
    ];
    const said = (...results: Result[]) => {
      const all = [...results, null, null, null, null, null].slice(0, 5);
      const told = words.verdict(verdictOf({ setting: { ...initial(), series: "five-rules" }, results: all }));
      return [told.answer, spaced(told.detail)];
    };
    assert.equal(said(win, win)[0], "Strong beats the first 2 rules");
    assert.equal(said(win, loss)[0], "Too close to call");
    assert.equal(said(win, win, win, win, win)[0], "Strong beats all five rules");
    assert.deepEqual(said(win, win, loss, win, win), [
      "Strong beats 4 of the five rules",
      "and Rule 3 comes closest: Strong wins 50.0% against it and loses 50.0%.",
    ]);
    assert.equal(said(loss, loss, loss, loss, loss)[0], "Strong beats none of the five rules");
    assert.equal(verdict({ setting: initial(), results: [null] }), null);
  });
});

test("the page says whether the link was copied", () => {
  const run = partOf<Run>({ ...runOf(resultOf([share(0.7, 0.6, 0.8), share(0.28, 0.2, 0.38)])), number: 1 });
  const state = { ...moves.initial<Setting, Result>(initial()), run };
  assert.match(viewOf(moves.tellCopied(state, true)), /Copied\./);
  assert.match(viewOf(moves.tellCopied(state, false)), /does not allow copying/);
});

describe("a play is announced", () => {
  /** What is said of runs that follow each other. */
  const said = (...all: Partial<Run>[]) =>
    all.map((change, nth) => {
      const of = (change: Partial<Run>) => partOf<Run>({ number: 1, of: 2000, done: 0, state: "playing", ...change });
      return news(nth === 0 ? null : of(all[nth - 1]), of(change), labWords, "So be it.");
    });

  test("when it begins, by quarters, and at its end", () => {
    const during = [400, 500, 900, 1600, 2000].map((done) => ({ done }));
    const found = said({}, ...during, { done: 2000, state: "done" });
    const quarters =
      "Playing 2,000 games. || A quarter played. So be it. || Three quarters played. So be it. || Done. So be it.";
    assert.deepEqual(found, quarters.split(/ ?\| ?/));
  });

  test("when it is cancelled, or another takes its place; a failure is an alert", () => {
    const cancelled = said({}, { done: 30 }, { done: 30, state: "cancelled" });
    assert.equal(cancelled[2], "Cancelled after 30 of 2,000 games; the results are for those. So be it.");
    assert.equal(said({ done: 900 }, { number: 2 })[1], "Playing 2,000 games.");
    assert.deepEqual(said({ done: 600 }, { done: 600, state: "failed" })[1], "");
    assert.equal(said({ number: 3, state: "failed", of: 0 })[0], "");
  });
});

test("time left is told in minutes and seconds", () => {
  const told = [0.2, 59, 59.1, 65, 600].map(labWords.time);
  assert.equal(told.join(", "), "1 s, 59 s, 1 min 0 s, 1 min 5 s, 10 min 0 s");
});
