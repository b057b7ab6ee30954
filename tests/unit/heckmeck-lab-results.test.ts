/** The Lab: what its runs came to, in words, pictures and CSV, and beside the article's figures. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { EXPERIMENTS, figuresOn } from "../../www/games/heckmeck/lab/model/article.ts";
import { bars } from "../../www/games/heckmeck/lab/model/bars.ts";
import { resultsCsv } from "../../www/games/heckmeck/lab/model/csv.ts";
import { estimate } from "../../www/games/heckmeck/lab/model/estimate.ts";
import { fits, outcomes } from "../../www/games/heckmeck/lab/model/outcome.ts";
import { initial } from "../../www/games/heckmeck/lab/model/setting.ts";
import type { Found, Result, Run, Setting } from "../../www/games/heckmeck/lab/model/types.ts";
import { verdict } from "../../www/games/heckmeck/lab/model/verdict.ts";
import { news } from "../../www/shell/pages/lab/bar.ts";
import * as moves from "../../www/shell/pages/lab/moves.ts";
import { layOut } from "../../www/shell/pages/lab/picture.ts";
import { overlap } from "../../www/shell/pages/lab/ranges.ts";
import type { Estimate } from "../../www/shell/pages/lab/run.ts";
import { partOf, present } from "../typed.ts";
import { direct, labWords, played, shownOf, viewOf, words } from "./heckmeck-lab-runs.ts";

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

  /** The figures: games, wins of the first and the second seat, ties. */
  const FIGURES = {
    "rule-1": [[100, 0.79, 0.18, 0.03]],
    "rule-2": [[100, 0.71, 0.24, 0.05]],
    "rule-3": [[100, 0.7, 0.26, 0.04]],
    "rule-4": [
      [100, 0.62, 0.34, 0.04],
      [2000, 0.674, 0.285, 0.042],
    ],
    "rule-5": [[100, 0.73, 0.22, 0.05]],
  };
  const figures = (setting: Setting, players: string[]) =>
    figuresOn(setting, players).map(({ games, wins, ties }) => [games, ...wins.map(({ value }) => value), ties.value]);

  test("its figures stand beside tournaments by its rules", () => {
    const tie = { ...initial(), equal: "tie" as const };
    for (const [rule, expected] of Object.entries(FIGURES)) {
      assert.deepEqual(figures(tie, ["best-in-worms", rule]), expected);
    }
    const alike = figures({ ...tie, starts: "first" }, ["best-in-worms", "best-in-worms"]);
    assert.deepEqual(alike, [[1000, 0.501, 0.456, 0.043]]);
  });

  test("its figures are not compared with those of other rules or players", () => {
    const tie = { ...initial(), equal: "tie" as const };
    const players = ["best-in-worms", "rule-1"];
    assert.deepEqual(figures(initial(), players), []);
    assert.deepEqual(figures({ ...tie, starts: "first" }, players), []);
    assert.deepEqual(figures({ ...tie, rules: { ...tie.rules, compulsorySteal: true } }, players), []);
    assert.deepEqual(figures(tie, players.toReversed()), []);
    assert.deepEqual(figures(tie, [...players, "rule-1"]), []);
  });

  test("each of its experiments has figures", () => {
    for (const { name, setting } of EXPERIMENTS) {
      for (const { figures } of outcomes({ setting: { ...initial(), ...setting }, results: [] }))
        assert.ok(figures.length > 0, name);
    }
    const names = EXPERIMENTS.map(({ name }) => words.experiments[name]);
    assert.deepEqual(names, ["All five rules", "Rule 1", "Rule 2", "Rule 3", "Rule 4", "Rule 5", "Who starts"]);
  });
});

const verdictOf = (run: Found) => present(verdict(run));

/** Lines of CSV as objects. None here holds a quote. */
const lines = (text: string) => {
  const [head, ...rest] = text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  return rest.map((line) => Object.fromEntries(head.map((name, nth) => [name, line[nth]])));
};
const bounds = ({ value, low, high }: Estimate) => [value, low, high];

/** A run of one tournament with these results. */
const runOf = (result: Result, players: Setting["players"] = ["rule-1", "rule-2"]) => ({
  setting: { ...initial(), players },
  results: [result],
  done: result.games,
  of: result.games,
  time: 100,
  state: "done",
});
const share = (value: number, low: number, high: number) => ({ value, low, high });
const resultOf = (wins: Estimate[], ties = share(0.02, 0, 0.07)): Result => ({
  games: 100,
  turns: 20,
  ties,
  starterWins: share(0.5, 0.4, 0.6),
  players: wins.map((wins) => ({ wins, winsWithoutLuck: null, worms: share(9, 8, 10) })),
});

describe("results", async () => {
  const run = await played({ players: ["rule-4", "rule-2"], games: 250, seed: 99, equal: "tie" });
  const { players, ties, starterWins, turns } = present(run.results[0]);

  test("as CSV are in full", () => {
    const found = lines(resultsCsv(run));
    const read = found.map(({ measure, seat, strategy, value, low, high }) => [
      measure,
      seat,
      strategy,
      ...[value, low, high].map(Number),
    ]);
    assert.deepEqual(read, [
      ["games won", "1", "rule-4", ...bounds(players[0].wins)],
      ["games won", "2", "rule-2", ...bounds(players[1].wins)],
      ["worms a game", "1", "rule-4", ...bounds(players[0].worms)],
      ["worms a game", "2", "rule-2", ...bounds(players[1].worms)],
      ["ties", "", "", ...bounds(ties)],
      ["won by the starter", "", "", ...bounds(starterWins)],
      ["turns a game", "", "", turns, 0, 0],
    ]);
    for (const { tournament, source, games, seed } of found) {
      assert.deepEqual([tournament, source, games, seed], ["1", "rollwise", "250", "99"]);
    }
  });

  test("as CSV have the article's figures where there are any", async () => {
    const found = lines(resultsCsv(await played({ players: ["best-in-worms", "rule-4"], games: 50, equal: "tie" })));
    const article = found.filter(({ source }) => source === "article");
    const read = article.map(({ games, measure, seat, value }) => [games, measure, seat, Number(value)]);
    assert.deepEqual(read, [
      ["100", "games won", "1", 0.62],
      ["100", "games won", "2", 0.34],
      ["100", "ties", "", 0.04],
      ["2000", "games won", "1", 0.674],
      ["2000", "games won", "2", 0.285],
      ["2000", "ties", "", 0.042],
    ]);
  });

  test("as CSV write what a rounding has left of nothing as 0, and no endless range", () => {
    const of = resultOf([share(0, 2.2e-19, 0.04), share(1, 0.96, 1)]);
    of.players[0].worms = { value: 4, low: 0, high: Number.POSITIVE_INFINITY };
    const found = lines(resultsCsv(runOf(of)));
    assert.deepEqual([found[0].value, found[0].low, found[0].high], ["0", "0", "0.04"]);
    assert.deepEqual([found[2].value, found[2].low, found[2].high], ["4", "0", ""]);
    // The module's own, as one game gives them: nothing in it is smaller than a chance can be.
    const one = resultsCsv(runOf(direct({ players: ["rule-1", "rule-2"], seed: 1 }, 1)));
    assert.doesNotMatch(one, /\de-\d/);
  });

  test("as bars are the shares of seats and ties, the longest marked", () => {
    const shown = bars(run);
    const read = shown.map(({ of, share }) => [words.barName(of), share]);
    assert.deepEqual(read, [
      ["Rule 4", players[0].wins],
      ["Rule 2", players[1].wins],
      ["Ties", ties],
    ]);
    const most = players[0].wins.value > players[1].wins.value ? 0 : 1;
    const kinds = shown.map(({ kind }) => kind);
    assert.deepEqual(kinds, [most === 0 ? "first" : "other", most === 1 ? "first" : "other", "ties"]);
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

  test("in words name the winner only where that is sure", () => {
    const won = (first: Estimate, second: Estimate) =>
      words.verdict(verdictOf(runOf(resultOf([first, second])))).answer;
    assert.equal(won(share(0.7, 0.6, 0.8), share(0.28, 0.2, 0.38)), "Rule 1 wins 70.0%");
    assert.equal(won(share(0.28, 0.2, 0.38), share(0.7, 0.6, 0.8)), "Rule 2 wins 70.0%");
    assert.equal(won(share(0.51, 0.41, 0.61), share(0.47, 0.37, 0.57)), "Too close to call");
  });

  test("in words are whole sentences", () => {
    const sentence = (run: Found) => words.summary(verdictOf(run)).replaceAll("\u00a0", " ");
    const [most, least] = [share(0.7, 0.6, 0.8), share(0.28, 0.2, 0.38)];
    assert.equal(
      sentence(runOf(resultOf([most, least]))),
      "Rule 1 wins 70.0% of 100 games; Rule 2 wins 28.0%, and 2.0% are ties.",
    );
    assert.equal(
      sentence(runOf(resultOf([most, most, least], share(0, 0, 0.04)), ["random", "random", "rule-5"])),
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
      return [told.answer, told.detail.replaceAll("\u00a0", " ")];
    };
    assert.deepEqual(said(win), [
      "Best in worms beats Rule 1",
      "winning 70.0% and losing 28.0% in the first of five tournaments.",
    ]);
    assert.equal(said(win, win)[0], "Best in worms beats the first 2 rules");
    assert.equal(said(win, loss)[0], "Too close to call");
    assert.equal(said(win, win, win, win, win)[0], "Best in worms beats all five rules");
    assert.deepEqual(said(win, win, loss, win, win), [
      "Best in worms beats 4 of the five rules",
      "and Rule 3 comes closest: Best in worms wins 50.0% against it and loses 50.0%.",
    ]);
    assert.equal(said(loss, loss, loss, loss, loss)[0], "Best in worms beats none of the five rules");
    assert.equal(verdict({ setting: initial(), results: [null] }), null);
  });

  test("fit the article share by share", async () => {
    const run = await played({ players: ["best-in-worms", "rule-1"], games: 400, equal: "tie" });
    const [outcome] = outcomes(run);
    const [figure] = outcome.figures;
    const result = present(outcome.result);
    const expected = [
      [result.players[0].wins, figure.wins[0]],
      [result.players[1].wins, figure.wins[1]],
      [result.ties, figure.ties],
    ].map(([here, there]) => here.low <= there.high && there.low <= here.high);
    assert.deepEqual(fits(outcome), [expected]);
    assert.deepEqual(verdictOf(run).article, { fit: expected.filter(Boolean).length, all: 3 });
  });
});

describe("the page", () => {
  test("says what is set and what it has come to", async () => {
    const run = await played({ players: ["rule-4", "rule-2"], games: 250, seed: 99 });
    const state = moves.progress(moves.change(moves.initial<Setting, Result>(initial()), run.setting), run);
    const text = viewOf(state);
    assert.match(text, /House rules/);
    assert.match(text, /250 games played, [\d,]+ a second/);
    assert.match(text, /Rule 4, Rule 2 · the seats start in turn · equal worms: highest tile wins · seed 99/);
    assert.doesNotMatch(text, /You have changed the settings/);
    assert.match(viewOf(moves.change(state, { seed: 98 })), /You have changed the settings/);
    assert.match(viewOf(moves.tellCopied(state, true)), /Copied\./);
    assert.match(viewOf(moves.tellCopied(state, false)), /does not allow copying/);
    assert.doesNotMatch(text, /undefined|NaN|Infinity|\[object/);
  });

  test("of one game, of which no range is known, says nothing that is not", async () => {
    const run = await played({ players: ["rule-4", "rule-2"], games: 1 });
    assert.doesNotMatch(viewOf(shownOf(run)), /undefined|NaN|Infinity|∞/);
  });
});

describe("a play is announced", () => {
  /** What is said of runs that follow each other. */
  const said = (...all: Partial<Run>[]) =>
    all.map((change, nth) => {
      const of = (change: Partial<Run>) => partOf<Run>({ number: 1, of: 2000, done: 0, state: "playing", ...change });
      return news(nth === 0 ? null : of(all[nth - 1]), of(change), labWords, "So be it.");
    });

  test("when it begins, by quarters, and at its end", () => {
    const found = said(
      {},
      { done: 400 },
      { done: 500 },
      { done: 900 },
      { done: 1600 },
      { done: 2000 },
      { done: 2000, state: "done" },
    );
    assert.deepEqual(found, [
      "Playing 2,000 games.",
      "",
      "A quarter played. So be it.",
      "",
      "Three quarters played. So be it.",
      "",
      "Done. So be it.",
    ]);
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
  assert.deepEqual([0.2, 59, 59.1, 65, 600].map(labWords.time), [
    "1 s",
    "59 s",
    "1 min 0 s",
    "1 min 5 s",
    "10 min 0 s",
  ]);
});
