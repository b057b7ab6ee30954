/** The Lab: its setting, its runs, and what they came to, against the module's own numbers. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { EXPERIMENTS, agree, estimate, figuresOn } from "../../www/games/heckmeck/lab/article.js";
import { resultsCsv } from "../../www/games/heckmeck/lab/csv.js";
import { agreements, outcomes } from "../../www/games/heckmeck/lab/outcome.js";
import { bars } from "../../www/games/heckmeck/lab/picture.js";
import { createRunner } from "../../www/games/heckmeck/lab/runner.js";
import { GAMES, SEEDS, fromLink, initial, queries, toLink, wholeNumber } from "../../www/games/heckmeck/lab/setting.js";
import { verdict } from "../../www/games/heckmeck/lab/verdict.js";
import { timeInWords } from "../../www/games/heckmeck/lab/words.js";
import { solver } from "./module.mjs";

const { Tournament } = await solver();
const direct = (query, games) => new Tournament(query).play(games);

describe("a setting's link", () => {
  for (const link of [
    "#players=best-in-worms.rule-2.rule-2&games=300&seed=7&starts=first&equal=tie&alwaysTurnDown=true",
    "#series=five-rules&games=60&seed=4294967295&starts=in-turn&equal=highest-tile",
    "#players=random.random.random.random.random.random.random&games=10000000&seed=0&starts=in-turn&equal=tie&turnDownWithNothingToReturn=false&compulsorySteal=true",
  ]) {
    test(`comes back: ${link}`, () => {
      const { setting, problems } = fromLink(link);
      assert.deepEqual(problems, []);
      assert.equal(toLink(setting), link);
    });
  }

  for (const nonsense of [
    "players=rule-1.nobody", "players=rule-1", "players=constructor.rule-1", "games=1.5", "games=0", "games=10000001", "seed=-1", "seed=4294967296",
    "starts=last", "equal=", "series=rules", "alwaysTurnDown=perhaps", "x=1", "__proto__=1", "constructor=1",
  ]) {
    test(`is told where it is nonsense: ${nonsense}`, () => {
      const { setting, problems } = fromLink(`#${nonsense}`);
      assert.deepEqual(problems, [nonsense]);
      assert.deepEqual(setting, initial());
    });
  }
});

test("whole numbers are read as people write them, and no others", () => {
  for (const [text, number] of [["1", 1], [" 1,000 ", 1000], ["1.000", 1000], ["10 000 000", 10_000_000], ["1’000", 1000], ["007", 7]]) assert.equal(wholeNumber(text, GAMES), number, text);
  for (const text of ["", " ", "0", "-1", "12x", "1.5", "1,00", "1e3", "10000001", "١"]) assert.equal(wholeNumber(text, GAMES), undefined, text);
  assert.equal(wholeNumber("4294967295", SEEDS), 4_294_967_295);
  assert.equal(wholeNumber("4294967296", SEEDS), undefined);
});

/** A worker that plays one slice of games whenever it is told to, in this process. */
function workshop(slice) {
  const hired = [];
  globalThis.Worker = class {
    constructor() {
      this.asked = [];
      this.heard = {};
      hired.push(this);
    }
    addEventListener(name, listener) { this.heard[name] = listener; }
    postMessage(message) { this.asked.push(message); }
    terminate() { this.gone = true; }
    /** Plays what was asked for first. */
    play() {
      const { run, query, most } = this.asked.shift();
      if (query) this.tournament = new Tournament(query);
      this.heard.message({ data: { run, result: this.tournament.play(Math.min(most, slice)), time: 5 } });
    }
    playAll() { while (this.asked.length > 0) this.play(); }
  };
  const runs = [];
  const runner = createRunner((run) => runs.push(run));
  return { runner, hired, last: () => runs.at(-1) };
}

/** A run of a setting that has been played to its end. */
function played(patch, slice = 1000) {
  const { runner, hired, last } = workshop(slice);
  runner.start({ ...initial(), ...patch });
  hired[0].playAll();
  assert.equal(last().state, "done");
  return last();
}

describe("a run", () => {
  test("is what the module plays in one go, however it is sliced", () => {
    const setting = { players: ["rule-4", "rule-2"], games: 250, seed: 99, equal: "tie" };
    const expected = direct({ players: ["rule-4", "rule-2"], seed: 99, tieBreak: false }, 250);
    for (const slice of [1, 7, 1000]) {
      const { results, done, of } = played(setting, slice);
      assert.deepEqual([results, done, of], [[expected], 250, 250]);
    }
  });

  test("asks for the rules of its setting", () => {
    const setting = { ...initial(), players: ["random", "rule-1"], seed: 7, starts: "first", rules: { ...initial().rules, alwaysTurnDown: true } };
    assert.deepEqual(queries(setting), [{
      players: ["random", "rule-1"], seed: 7, tieBreak: true, rotate: false,
      rules: { turnDownWithNothingToReturn: true, alwaysTurnDown: true, compulsorySteal: false },
    }]);
  });

  test("of all five rules is five tournaments", () => {
    const { results } = played({ series: "five-rules", games: 20, seed: 4 }, 15);
    assert.deepEqual(results, [1, 2, 3, 4, 5].map((rule) => direct({ players: ["best-in-worms", `rule-${rule}`], seed: 4 }, 20)));
  });

  test("that is cancelled keeps what has been played, and hears no more", () => {
    const { runner, hired, last } = workshop(30);
    const start = (games) => runner.start({ ...initial(), players: ["rule-1", "rule-2"], games, seed: 3 });
    const [query, after] = [{ players: ["rule-1", "rule-2"], seed: 3 }, (games) => direct(query, games)];
    start(5000);
    hired[0].play();
    hired[0].play();
    runner.cancel();
    assert.deepEqual([last().state, last().done, last().results], ["cancelled", 60, [after(60)]]);
    hired[0].play();
    assert.deepEqual(last().results, [after(60)], "the slice that was wanted before comes too late");

    // The next run begins anew, whether the one before has been cancelled or not.
    for (const games of [40, 50]) {
      start(5000);
      hired[0].play();
      start(games);
      hired[0].playAll();
      assert.deepEqual([last().state, last().results], ["done", [after(games)]]);
    }
    assert.equal(hired.length, 1);
  });

  test("that fails says why, and the next one gets another worker", () => {
    const { runner, hired, last } = workshop(30);
    runner.start({ ...initial(), games: 40 });
    hired[0].play();
    hired[0].heard.message({ data: { run: last().number, error: "no dice" } });
    assert.deepEqual([last().state, last().error, last().done], ["failed", "no dice", 30]);
    assert.ok(hired[0].gone);
    runner.start({ ...initial(), games: 40 });
    hired[1].playAll();
    assert.equal(last().state, "done");
    // What the worker that is gone still had to say is of no interest.
    hired[0].heard.error({ message: "late" });
    assert.equal(last().state, "done");
  });
});

describe("the article", () => {
  test("its ranges are reckoned as the module's own", () => {
    for (const games of [1, 100, 333]) {
      const { wins } = direct({ players: ["best-in-worms", "rule-1"], seed: 5 }, games).players[0];
      const own = estimate(wins.value, games);
      for (const bound of ["value", "low", "high"]) assert.ok(Math.abs(own[bound] - wins[bound]) < 1e-12, `${bound} of ${games}: ${own[bound]} and ${wins[bound]}`);
    }
  });

  test("ranges agree where they touch", () => {
    const of = (low, high) => ({ low, high });
    assert.deepEqual([agree(of(0.1, 0.2), of(0.3, 0.4)), agree(of(0.3, 0.4), of(0.1, 0.2)), agree(of(0.1, 0.3), of(0.2, 0.4)), agree(of(0, 1), of(0.2, 0.4))], [false, false, true, true]);
  });

  /** The figures: games, wins of the first and the second seat, ties. */
  const FIGURES = {
    "rule-1": [[100, 0.79, 0.18, 0.03]], "rule-2": [[100, 0.71, 0.24, 0.05]], "rule-3": [[100, 0.7, 0.26, 0.04]],
    "rule-4": [[100, 0.62, 0.34, 0.04], [2000, 0.674, 0.285, 0.042]], "rule-5": [[100, 0.73, 0.22, 0.05]],
  };
  const figures = (setting, players) => figuresOn(setting, players).map(({ games, wins, ties }) => [games, ...wins.map(({ value }) => value), ties.value]);

  test("its figures stand beside tournaments by its rules", () => {
    const tie = { ...initial(), equal: "tie" };
    for (const [rule, expected] of Object.entries(FIGURES)) assert.deepEqual(figures(tie, ["best-in-worms", rule]), expected);
    assert.deepEqual(figures({ ...tie, starts: "first" }, ["best-in-worms", "best-in-worms"]), [[1000, 0.501, 0.456, 0.043]]);
  });

  test("its figures are not compared with those of other rules or players", () => {
    const tie = { ...initial(), equal: "tie" };
    const players = ["best-in-worms", "rule-1"];
    assert.deepEqual(figures(initial(), players), []);
    assert.deepEqual(figures({ ...tie, starts: "first" }, players), []);
    assert.deepEqual(figures({ ...tie, rules: { ...tie.rules, compulsorySteal: true } }, players), []);
    assert.deepEqual(figures(tie, players.toReversed()), []);
    assert.deepEqual(figures(tie, [...players, "rule-1"]), []);
  });

  test("each of its experiments has figures", () => {
    for (const { title, setting } of EXPERIMENTS) {
      for (const { figures } of outcomes({ setting, results: [] })) assert.ok(figures.length > 0, title);
    }
  });
});

/** Lines of CSV as objects. None here holds a quote. */
const lines = (text) => {
  const [head, ...rest] = text.trimEnd().split("\r\n").map((line) => line.split(","));
  return rest.map((line) => Object.fromEntries(head.map((name, nth) => [name, line[nth]])));
};
const bounds = ({ value, low, high }) => [value, low, high];

describe("results", () => {
  const run = played({ players: ["rule-4", "rule-2"], games: 250, seed: 99, equal: "tie" });
  const [{ players, ties, starterWins, turns }] = run.results;

  test("as CSV are in full", () => {
    const found = lines(resultsCsv(run));
    assert.deepEqual(found.map(({ measure, seat, strategy, value, low, high }) => [measure, seat, strategy, ...[value, low, high].map(Number)]), [
      ["games won", "1", "rule-4", ...bounds(players[0].wins)], ["games won", "2", "rule-2", ...bounds(players[1].wins)],
      ["worms a game", "1", "rule-4", ...bounds(players[0].worms)], ["worms a game", "2", "rule-2", ...bounds(players[1].worms)],
      ["ties", "", "", ...bounds(ties)], ["won by the starter", "", "", ...bounds(starterWins)], ["turns a game", "", "", turns, 0, 0],
    ]);
    for (const { tournament, source, games, seed } of found) assert.deepEqual([tournament, source, games, seed], ["1", "rollwise", "250", "99"]);
  });

  test("as CSV have the article's figures where there are any", () => {
    const found = lines(resultsCsv(played({ players: ["best-in-worms", "rule-4"], games: 50, equal: "tie" })));
    const article = found.filter(({ source }) => source === "article");
    assert.deepEqual(article.map(({ games, measure, seat, value }) => [games, measure, seat, Number(value)]), [
      ["100", "games won", "1", 0.62], ["100", "games won", "2", 0.34], ["100", "ties", "", 0.04],
      ["2000", "games won", "1", 0.674], ["2000", "games won", "2", 0.285], ["2000", "ties", "", 0.042],
    ]);
  });

  test("as bars are the shares of seats and ties, the longest marked", () => {
    const shown = bars(run);
    assert.deepEqual(shown.map(({ name, share }) => [name, share]), [["Rule 4", players[0].wins], ["Rule 2", players[1].wins], ["Ties", ties]]);
    const most = players[0].wins.value > players[1].wins.value ? 0 : 1;
    assert.deepEqual(shown.map(({ kind }) => kind), [most === 0 ? "first" : "other", most === 1 ? "first" : "other", "ties"]);
  });

  test("in words name the winner only where that is sure", () => {
    const estimate = (value, low, high) => ({ value, low, high });
    const won = (first, second) => verdict({
      setting: { ...initial(), players: ["rule-1", "rule-2"] },
      results: [{ games: 100, turns: 20, ties: estimate(0.02, 0, 0.07), starterWins: estimate(0.5, 0.4, 0.6), players: [first, second].map((wins) => ({ wins, worms: estimate(9, 8, 10) })) }],
    }).answer;
    assert.match(won(estimate(0.7, 0.6, 0.8), estimate(0.28, 0.2, 0.38)), /^Rule 1 wins 70\.0 %/);
    assert.match(won(estimate(0.28, 0.2, 0.38), estimate(0.7, 0.6, 0.8)), /^Rule 2 wins 70\.0 %/);
    assert.match(won(estimate(0.51, 0.41, 0.61), estimate(0.47, 0.37, 0.57)), /Too close to call/);
  });

  test("agree with the article share by share", () => {
    const [outcome] = outcomes(played({ players: ["best-in-worms", "rule-1"], games: 400, equal: "tie" }));
    const { result, figures: [figure] } = outcome;
    const expected = [[result.players[0].wins, figure.wins[0]], [result.players[1].wins, figure.wins[1]], [result.ties, figure.ties]]
      .map(([here, there]) => here.low <= there.high && there.low <= here.high);
    assert.deepEqual(agreements(outcome), [expected]);
  });
});

test("time left is told in minutes and seconds", () => {
  assert.deepEqual([0.2, 59, 59.1, 65, 600].map(timeInWords), ["1 s", "59 s", "1 min 0 s", "1 min 5 s", "10 min 0 s"]);
});
