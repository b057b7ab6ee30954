/** A module that fails for good: it is told of once, and what made it fail is asked of a fresh one and then no more. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createAnswers } from "../../www/shell/game/answers.ts";
import { watched } from "../../www/shell/game/engine.ts";
import { present } from "../typed.ts";
import { answersOf, moduleOf } from "./built.ts";

const trap = () => {
  throw new WebAssembly.RuntimeError("unreachable");
};

describe("a module's functions", () => {
  const module = {
    double: (number: number) => 2 * number,
    trap,
    refuse() {
      throw new Error("no die has seven");
    },
    Game: class Game {},
  };

  test("answer as before, and tell of a failure for good alone", () => {
    let traps = 0;
    const functions = watched(module, () => {
      traps += 1;
    });
    assert.equal(functions.double(4), 8);
    assert.throws(() => functions.refuse(), /seven/);
    assert.equal(traps, 0);
    assert.throws(() => functions.trap(), WebAssembly.RuntimeError);
    assert.equal(traps, 1);
    assert.ok(new functions.Game() instanceof module.Game);
  });
});

describe("what is asked of a module that fails", () => {
  test("is asked again of the next one, and answered", () => {
    let solver: { best(face: number): number } = { best: trap };
    const answers = createAnswers(
      () => {},
      () => solver,
    );
    assert.equal(answers.ask("best", 5).status, "pending", "no old answer, and none made up");
    assert.equal(answers.failure, null);
    solver = { best: (face) => face + 1 };
    assert.deepEqual(answers.ask("best", 5), { status: "here", value: 6 });
  });

  test("is left alone where the next one fails as well; all else is answered", () => {
    let asked = 0;
    const solver = {
      best(face: number) {
        asked += 1;
        return face === 5 ? trap() : face;
      },
    };
    const answers = answersOf(solver);
    for (let nth = 0; nth < 9; nth += 1) answers.ask("best", 5);
    assert.equal(asked, 2);
    assert.equal(answers.ask("best", 5).status, "failed");
    assert.match(present(answers.failure).message, /unreachable/);
    answers.beginAnalysis();
    assert.deepEqual(answers.ask("best", 4), { status: "here", value: 4 });
    assert.equal(answers.failure, null, "this look has met none");
    answers.forgetFailures();
    assert.equal(answers.ask("best", 5).status, "pending");
  });

  test("is not asked again where it has found a fault of its own, which is no answer", () => {
    let asked = 0;
    const fault = Object.assign(new Error("the plan breaks the rules"), { name: "SolverFault" });
    const solver = {
      best(face: number) {
        asked += 1;
        if (face === 5) throw fault;
        return face;
      },
    };
    const answers = answersOf(solver);
    for (let nth = 0; nth < 3; nth += 1) assert.deepEqual(answers.ask("best", 5), { status: "failed", error: fault });
    assert.equal(asked, 1);
    assert.equal(answers.failure, fault);
    answers.beginAnalysis();
    assert.deepEqual(answers.ask("best", 4), { status: "here", value: 4 });
    assert.equal(answers.failure, null);
  });

  test("is no matter of refusals: they are errors as before", () => {
    const refuse = () => {
      throw new Error("no");
    };
    assert.throws(() => answersOf({ best: refuse }).ask("best"), /no/);
  });
});

describe("objects of a module", () => {
  for (const game of ["heckmeck-lab", "knucklebones-lab", "rummikub-lab", "solitaire-dice-lab"] as const) {
    test(`that are freed or foreign are errors, however often: ${game}`, async () => {
      const module = await moduleOf(game, "trapped");
      const kinds = Object.values(module).filter((part) => typeof part === "function" && /^class/.test(String(part)));
      assert.ok(kinds.length > 0);
      for (const kind of kinds) {
        const methods = Object.getOwnPropertyNames(kind.prototype).filter((name) => !/^(constructor|__)/.test(name));
        assert.ok(methods.includes("free"));
        // As an object is once it has been freed.
        const freed = Object.assign(Object.create(kind.prototype), { __wbg_ptr: 0 });
        for (const name of methods) {
          for (let nth = 0; nth < 2000; nth += 1) {
            assert.throws(() => freed[name](1), /has been freed/);
            assert.throws(() => kind.prototype[name].call({}, 1), TypeError);
          }
        }
      }
    });
  }
});
