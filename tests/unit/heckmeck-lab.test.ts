/** The Lab: what is set, how it is played, and what may go wrong, against the module's own numbers. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { TournamentQuery } from "#modules/heckmeck-lab";
import { read, write } from "../../www/games/heckmeck/lab/model/link.ts";
import { initial } from "../../www/games/heckmeck/lab/model/setting.ts";
import type { Setting } from "../../www/games/heckmeck/lab/model/types.ts";
import * as moves from "../../www/shell/pages/lab/moves.ts";
import { GAMES, SEEDS } from "../../www/shell/pages/lab/setting.ts";
import { wholeNumber } from "../../www/shell/pages/lab/whole-number.ts";
import { pretend } from "./browser.ts";
import * as lab from "./heckmeck-lab-runs.ts";
import { testLinks } from "./lab-links.ts";
import { meanwhile, settled, workshop } from "./workers.ts";

describe("a setting's link", () => {
  testLinks(
    { read, write, initial },
    [
      "#players=best-to-win.best-in-worms&games=1000&seed=1&starts=in-turn&equal=highest-tile",
      "#players=best-in-worms.rule-2.rule-2&games=300&seed=7&starts=first&equal=tie&alwaysTurnDown=true",
      "#series=five-rules&games=60&seed=4294967295&starts=in-turn&equal=highest-tile",
      "#players=random.random.random.random.random.random.random&games=10000000&seed=0&starts=in-turn&equal=tie&turnDownWithNothingToReturn=false&compulsorySteal=true",
    ],
    {
      players: ["rule-1.nobody", "rule-1", "constructor.rule-1"],
      starts: ["last"],
      equal: [""],
      series: ["rules"],
      alwaysTurnDown: ["perhaps", "", "True", "constructor"],
      compulsorySteal: ["toString"],
      turnDownWithNothingToReturn: ["__proto__"],
      rules: ["true"],
    },
  );
});

describe("numbers", () => {
  test("are read as people write them, and no others", () => {
    const read = { 1: 1, " 1,000 ": 1000, "1.000": 1000, "10 000 000": 10_000_000, "1’000": 1000, "007": 7 };
    for (const [text, number] of Object.entries(read)) assert.equal(wholeNumber(text, GAMES), number, text);
    for (const text of ["", " ", "0", "-1", "12x", "1.5", "1,00", "1e3", "10000001", "١"]) {
      assert.equal(wholeNumber(text, GAMES), undefined, text);
    }
    assert.equal(wholeNumber("4294967295", SEEDS), 4_294_967_295);
    assert.equal(wholeNumber("4294967296", SEEDS), undefined);
  });

  test("that are half typed stay as they are, and the setting as it was", () => {
    const state = moves.type(moves.initial(initial()), "games", "many", GAMES);
    assert.deepEqual(
      [state.setting, state.typed, moves.isWrong(state, "games", GAMES)],
      [initial(), { games: "many" }, true],
    );
    // What is set elsewhere leaves it alone, the same number set otherwise does not.
    const seated = moves.change(state, { players: ["random", "random"] });
    assert.deepEqual(seated.typed, { games: "many" });
    assert.deepEqual(moves.change(seated, { games: 100 }).typed, {});
    assert.deepEqual(moves.changeAll(seated, { seed: 3 }).typed, {});
    const whole = moves.type(state, "games", " 1,000", GAMES);
    assert.deepEqual([whole.setting.games, whole.typed.games], [1000, " 1,000"]);
    assert.equal(moves.isWrong(whole, "games", GAMES), false);
    assert.equal(moves.isWrong(whole, "seed", SEEDS), false);
  });

  test("that can't be are told with what is allowed", () => {
    assert.equal(lab.labWords.wrongNumber(GAMES), "Enter a whole number from 1 to 10,000,000.");
    assert.equal(lab.labWords.wrongNumber(SEEDS), "Enter a whole number from 0 to 4,294,967,295.");
  });
});

describe("a run", () => {
  test("is what the module plays in one go, however it is sliced", async () => {
    const setting: Partial<Setting> = { players: ["rule-4", "rule-2"], games: 250, seed: 99, equal: "tie" };
    const expected = lab.direct({ players: ["rule-4", "rule-2"], seed: 99, tieBreak: false }, 250);
    for (const slice of [1, 7, 1000]) {
      const { results, done, of, time } = await lab.played(setting, slice);
      assert.deepEqual([results, done, of], [[expected], 250, 250]);
      assert.ok(time > 0);
    }
  });

  test("that is cancelled keeps what has been played, and hears no more", async () => {
    const hired = workshop(lab.serving(30));
    const { runner, last, until, all } = lab.runs();
    const start = (games: number) => runner.start({ ...initial(), players: ["rule-1", "rule-2"], games, seed: 3 });
    const after = (games: number) => lab.direct({ players: ["rule-1", "rule-2"], seed: 3 }, games);
    start(5000);
    await until(({ done }) => done === 60, runner.cancel);
    assert.deepEqual([last().state, last().done, last().results], ["cancelled", 60, [after(60)]]);
    const heard = all.length;
    await settled();
    assert.equal(all.length, heard, "the slice that was under way comes too late");
    runner.cancel();
    assert.equal(all.length, heard, "what is over can't be cancelled");

    // The next run begins anew, whether the one before has been cancelled or not.
    for (const games of [40, 50]) {
      start(5000);
      await until(({ done }) => done > 0);
      start(games);
      const run = await until(lab.isOver);
      assert.deepEqual([run.state, run.results, run.of], ["done", [after(games)], games]);
    }
    assert.equal(hired.length, 1);
    assert.match(hired[0].url, /\/app\/heckmeck-worker\.js$/);
    assert.equal(hired[0].type, "module");
  });

  test("that is cancelled is not played on", async () => {
    const freed = [];
    class Watched extends lab.Tournament {
      free() {
        freed.push(this);
        super.free();
      }
    }
    workshop(async () => ({ tournament: lab.playing(30, Watched) }));
    const { runner, until } = lab.runs();
    runner.start({ ...initial(), players: lab.PLAIN, games: 10_000_000 });
    await until(({ done }) => done > 0, runner.cancel);
    while (freed.length === 0) await meanwhile();
    assert.equal(freed.length, 1);
  });

  test("that fails says why, and the next one gets another worker", async () => {
    let isBroken = true;
    const load = async () => {
      const play = lab.playing(30);
      return {
        *tournament(query: TournamentQuery, games: number) {
          if (!isBroken) return yield* play(query, games);
          yield play(query, games).next().value;
          throw new Error("no dice");
        },
      };
    };
    const hired = workshop(load);
    const { runner, last, until } = lab.runs();
    runner.start({ ...initial(), players: lab.PLAIN, games: 40 });
    const { state, failure, done } = await until(lab.isOver);
    assert.deepEqual(
      [state, failure, done],
      ["failed", { kind: "answer", reason: { kind: "other", said: "no dice" } }, 30],
    );
    assert.ok(hired[0].gone);
    assert.equal(
      lab.labWords.failure(last()),
      "Play has stopped. (“no dice”) The 30 games played before that are kept below.",
    );
    isBroken = false;
    runner.start({ ...initial(), players: lab.PLAIN, games: 40 });
    assert.equal((await until(lab.isOver)).state, "done");
    assert.equal(hired.length, 2);
    // What the worker that is gone still had to say is of no interest.
    hired[0].heard.error({ message: "late" });
    assert.equal(last().state, "done");
  });
});

describe("whatever goes wrong is said", () => {
  /** How the run of a setting ends that fails. */
  async function failureOf(change = {}, plan = lab.planOf) {
    const { runner, until } = lab.runs(plan);
    const over = until(lab.isOver);
    runner.start({ ...initial(), players: lab.PLAIN, games: 40, ...change });
    const run = await over;
    assert.equal(run.state, "failed");
    return { ...run.failure, said: lab.labWords.failure(run), run };
  }

  test("a setting that can't be planned", async () => {
    workshop(lab.serving(1000));
    const { kind, said } = await failureOf({}, () => {
      throw new TypeError("no such rule");
    });
    assert.equal(kind, "answer");
    assert.equal(said, "Nothing could be played. (“TypeError: no such rule”)");
  });

  test("a query that can't be sent", async () => {
    workshop(lab.serving(1000));
    // It was one of these that failed in silence.
    const { kind, said } = await failureOf({ rules: { alwaysTurnDown: Object } });
    assert.equal(kind, "worker");
    assert.match(said, /^Nothing could be played: .*DataCloneError/);
  });

  test("a query that the solver refuses", async () => {
    workshop(lab.serving(1000));
    const { kind, reason } = await failureOf({ players: ["nobody", "rule-1"] });
    assert.equal(kind, "answer");
    assert.match(reason?.kind === "other" ? reason.said : "", /nobody/);
  });

  test("a worker that can't be made", async () => {
    pretend({
      Worker: class {
        constructor() {
          throw new Error("not allowed");
        }
      },
    });
    const { kind, reason } = await failureOf();
    assert.deepEqual([kind, reason], ["worker", { kind: "other", said: "not allowed" }]);
  });

  for (const { name, event = "error", reason } of [
    { name: "can't be loaded", reason: "" },
    { name: "breaks down", reason: "out of memory" },
    { name: "says what can't be read", event: "messageerror" },
  ]) {
    test(`a worker that ${name}`, async () => {
      const hired = workshop(() => new Promise(() => {}));
      setImmediate(() => hired[0].heard[event]({ message: reason }));
      const { kind, said } = await failureOf();
      assert.equal(kind, "worker");
      const why = reason ? ` (“${reason}”)` : "";
      assert.equal(said, `Nothing could be played: the background player could not be loaded, or has failed.${why}`);
      assert.ok(hired[0].gone);
    });
  }

  test("a solver that can't be loaded; another try loads it again", async () => {
    let tries = 0;
    const hired = workshop(async () => {
      tries += 1;
      if (tries === 1) throw new Error("no network");
      return { tournament: lab.playing(1000) };
    });
    const { kind, said } = await failureOf();
    assert.equal(kind, "load");
    assert.equal(said, "Nothing could be played: the calculator could not be loaded. (“no network”)");
    const { runner, until } = lab.runs();
    runner.start({ ...initial(), players: lab.PLAIN, games: 40 });
    assert.equal((await until(lab.isOver)).state, "done");
    assert.equal(hired.length, 2);
  });

  test("and the page shows it", async () => {
    workshop(lab.serving(1000));
    const { run } = await failureOf({ players: ["nobody", "rule-1"] });
    const text = lab.viewOf({ ...moves.initial(initial()), run });
    assert.match(text, /Nothing could be played\. \(.*nobody.*\)/);
    assert.match(text, /Try again: 1,000 games/);
    assert.match(text, /Press Play/, "there are no results");
  });
});
