/** Looking further ahead: what the worker does, and how the page asks it. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { KnucklebonesAnswer, KnucklebonesQuery, KnucklebonesScores } from "#modules/knucklebones";
import { createBackgroundSolver } from "../../www/games/knucklebones/background-solver.ts";
import { createAnalyse } from "../../www/games/knucklebones/model/analysis.ts";
import { COLUMNS } from "../../www/games/knucklebones/model/board.ts";
import { deepen, PATIENCE } from "../../www/games/knucklebones/model/deepening.ts";
import type { ColumnAnswer, Found, GameResult, Outlook, Solver } from "../../www/games/knucklebones/model/types.ts";
import { createAnswers } from "../../www/shell/game/answers.ts";
import type { WorkerClient } from "../../www/shell/host/worker-client.ts";
import { mistyped, partOf, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { answersOf, stateOf } from "./knucklebones.ts";
import { settled } from "./workers.ts";

const QUERY = { mine: [[6], [], []], theirs: [[], [], []], roll: 5 };

/** Past any patience. */
const LATER = 1_000_000;

/** How far each column is behind the best one, after some rolls. */
const BEHIND = new Map<number | null | undefined, number[]>([
  [5, [0, 0.002, 0.2]],
  [6, [0, 0, 0.003]],
]);

/** A solver that reaches a depth with a roll when it is asked for the second time. */
function slow(proved = 99) {
  const tries: Map<string, number> = new Map();
  return ({ depth: wanted, roll }: KnucklebonesQuery) => {
    const depth = present(wanted);
    const asked = `${depth} ${roll}`;
    tries.set(asked, (tries.get(asked) ?? 0) + 1);
    const reached = roll === null || (tries.get(asked) ?? 0) > 1 ? depth : depth - 1;
    return partOf<KnucklebonesAnswer>({
      value: { share: reached / 100 },
      best: 0,
      columns: COLUMNS.map((column) => {
        const behind = (BEHIND.get(roll) ?? [0.1, 0, 0.2])[column];
        return partOf<ColumnAnswer>({ column, outlook: partOf<Outlook>({ share: reached / 100 - behind }) });
      }),
      error: 0.004,
      depth: reached,
      over: null,
      proof: reached >= proved ? "proved" : "estimate",
    });
  };
}

/** A clock that moves by so much with each look at it. */
function clock(step: number) {
  let now = 0;
  return () => {
    now += step;
    return now;
  };
}

describe("the worker", () => {
  const depths = (found: (Found | null)[]) => found.map((one) => one?.answer.depth ?? null);

  test("looks one die further each time, and tells also of a step that brought nothing", () => {
    const found = [...deepen(slow(), clock(1))(QUERY, LATER)];
    assert.deepEqual(depths(found).slice(0, 6), [null, 2, null, 3, null, 4]);
    assert.equal(depths(found).at(-1), 12);
  });

  test("ends when its patience is over, or when the page says, but not before the first step", () => {
    assert.equal([...deepen(slow(), clock(600))(QUERY, LATER)].length, 5);
    assert.equal([...deepen(slow(), clock(600))(QUERY, 1900)].length, 3);
    assert.equal([...deepen(slow(), clock(600))(QUERY, 0)].length, 1);
  });

  test("ends with a proof", () => {
    const found = [...deepen(slow(5), clock(1))(QUERY, LATER)];
    assert.equal(found.at(-1)?.answer.proof, "proved");
    assert.equal(found.at(-1)?.answer.depth, 5);
  });

  test("shows no face before a roll that was looked at less far than the others", () => {
    const asked = { ...QUERY, roll: null };
    for (const found of deepen(slow(), clock(1))(asked, LATER))
      for (const { share } of found?.faces ?? []) assert.equal(share, (found?.answer.depth ?? 0) / 100);
    const found = [...deepen(slow(), clock(1))(asked, LATER)];
    assert.deepEqual(depths(found).slice(0, 4), [null, 2, null, 3]);
    assert.equal(depths(found).at(-1), 12);
  });

  test("looks at every face before a roll: which columns are as good as the best, unless all are", () => {
    const first = [...deepen(slow(), clock(1))({ ...QUERY, roll: null }, LATER)].find((one) => one !== null);
    assertEach(present(first).faces, ({ face }) => face, [1, 2, 3, 4, 5, 6]);
    assertEach(present(first).faces, ({ columns }) => columns, [[1], [1], [1], [1], [0, 1], []]);
  });
});

type Listener = Parameters<WorkerClient["ask"]>[2];

/** A worker that is told what to find, and notes what it was asked. */
function pretended() {
  const asked: { name: string; query: unknown[]; listener: Required<Listener>; isDropped: boolean }[] = [];
  const client = partOf<Pick<WorkerClient, "ask">>({
    ask(name, query, listener) {
      const request = { name, query, listener: listener as Required<Listener>, isDropped: false };
      asked.push(request);
      return () => {
        request.isDropped = true;
      };
    },
  });
  return { asked, client };
}

describe("the page", () => {
  const answers = () => answersOf<unknown>({});
  const found = (depth: number) => partOf<Found>({ answer: { depth, proof: "estimate" }, faces: [] });

  test("asks for a position once, and is told better and better", async (context) => {
    context.mock.timers.enable({ apis: ["Date"], now: 1_000 });
    const { asked, client } = pretended();
    const [background, told] = [createBackgroundSolver(client), answers()];
    assert.deepEqual(background.deepen(QUERY, told), { found: null, isDone: false });
    background.deepen({ ...QUERY }, told);
    assert.equal(asked.length, 0, "what is on screen is drawn first");
    await settled();
    assertEach(asked, ({ name, query }) => [name, query], [["deepen", [QUERY, 1_000 + PATIENCE]]]);
    asked[0].listener.answer(null);
    assert.equal(background.deepen(QUERY, told).found, null);
    asked[0].listener.answer(found(4));
    assert.equal(background.deepen(QUERY, told).found?.answer.depth, 4);
    asked[0].listener.done();
    assert.deepEqual(background.deepen(QUERY, told), { found: found(4), isDone: true });
  });

  test("drops a position that is left, goes on with it when it is back, and leaves alone what is known", async () => {
    const { asked, client } = pretended();
    const [background, told] = [createBackgroundSolver(client), answers()];
    const other = { ...QUERY, roll: 6 };
    background.deepen(QUERY, told);
    await settled();
    asked[0].listener.answer(found(4));
    background.deepen(other, told);
    assert.ok(asked[0].isDropped);
    await settled();
    asked[1].listener.done();
    background.deepen(QUERY, told);
    await settled();
    assert.equal(asked.length, 3);
    assert.equal(background.deepen(QUERY, told).found?.answer.depth, 4, "what was found is kept");
    background.deepen(other, told);
    await settled();
    assert.equal(asked.length, 3);
    assert.ok(asked[2].isDropped);
  });

  test("does not ask for a position that was left before it was drawn", async () => {
    const { asked, client } = pretended();
    const [background, told] = [createBackgroundSolver(client), answers()];
    background.deepen(QUERY, told);
    background.deepen(null, told);
    await settled();
    assert.equal(asked.length, 0);
  });

  test("keeps what looked further where a search begins anew, until one looks as far", async () => {
    const { asked, client } = pretended();
    const [background, told] = [createBackgroundSolver(client), answers()];
    const depth = () => background.deepen(QUERY, told).found?.answer.depth;
    depth();
    await settled();
    asked[0].listener.answer(found(6));
    background.deepen(null, told);
    assert.equal(depth(), 6);
    await settled();
    for (const [answered, shown] of [
      [2, 6],
      [4, 6],
      [8, 8],
    ]) {
      asked[1].listener.answer(found(answered));
      assert.equal(depth(), shown, `after one of ${answered}`);
    }
    const proved = partOf<Found>({ answer: { depth: 3, proof: "proved" }, faces: [] });
    asked[1].listener.answer(proved);
    assert.equal(background.deepen(QUERY, told).found, proved);
  });

  test("goes without where the worker fails", async () => {
    const { asked, client } = pretended();
    const [background, told] = [createBackgroundSolver(client), answers()];
    background.deepen(QUERY, told);
    await settled();
    asked[0].listener.failed({ kind: "worker", reason: null });
    assert.deepEqual(background.deepen(QUERY, told), { found: null, isDone: true });
  });
});

describe("what is said of a state", () => {
  const functions = (over: GameResult | null = null) =>
    partOf<Solver>({
      scoresOfKnucklebones: ({ mine, theirs }) =>
        partOf<KnucklebonesScores>({
          mine: { total: mine.flat().length },
          theirs: { total: theirs.flat().length },
          over,
        }),
      analyseKnucklebones: ({ roll }) =>
        partOf<KnucklebonesAnswer>({
          value: { share: 0.5 },
          columns: [],
          best: roll === null ? null : 0,
          depth: 2,
          over: null,
          proof: "estimate",
        }),
      decideKnucklebones: (_, player, seed) => mistyped(`${player} ${seed}`),
    });
  const analyse = (
    link: string,
    { found = null, over = null }: { found?: Found | null; over?: GameResult | null } = {},
  ) => present(createAnalyse({ deepen: () => ({ found, isDone: true }) })(stateOf(link), answersOf(functions(over))));

  test("scores and results are told by board, whoever is to move", () => {
    const link = "mine=6--.---.---&theirs=55-.---.---";
    assert.equal(analyse(link).scores.mine.total, 1);
    assert.equal(analyse(`${link}&move=theirs`).scores.mine.total, 1);
    assert.equal(analyse(link, { over: "win" }).over, "win");
    assert.equal(analyse(`${link}&move=theirs`, { over: "win" }).over, "loss");
    assert.equal(analyse(link, { over: "win" }).found, null);
  });

  test("the deeper answer takes the place of the first", () => {
    const deep = partOf<Found>({ answer: { depth: 6, proof: "estimate" }, faces: [] });
    assert.equal(analyse("roll=5", { found: deep }).found, deep);
    const less = partOf<Found>({ answer: { depth: 1, proof: "estimate" }, faces: [] });
    assert.equal(analyse("roll=5", { found: less }).found?.answer.depth, 2);
  });

  test("before a roll there is an answer for each face", () => {
    assert.equal(analyse("").found?.faces.length, 6);
    assert.equal(analyse("roll=5").found?.faces.length, 0);
  });

  test("the computer decides where it is to move and the die is there", () => {
    assert.equal(analyse("roll=5&by=greedy.-").chosen, "greedy 0");
    assert.equal(analyse("by=greedy.-").chosen, null);
    assert.equal(analyse("roll=5&by=-.greedy").chosen, null);
  });

  test("whoever plays by what was learned waits for it, and a rule of thumb stands in where it can't be had", () => {
    const decideKnucklebones: Solver["decideKnucklebones"] = (_, player, seed) => {
      if (player.startsWith("best")) throw Object.assign(new Error("not loaded"), { name: "NotLearned" });
      return mistyped(`${player} ${seed}`);
    };
    const chosen = (lacksTables: boolean, decide = decideKnucklebones) => {
      const solver = { ...functions(null), decideKnucklebones: decide };
      const answers = answersOf(solver, lacksTables);
      const analysis = createAnalyse({ deepen: () => ({ found: null, isDone: true }) })(
        stateOf("roll=5&by=best-4.-"),
        answers,
      );
      assert.equal(answers.failure, null);
      return present(analysis).chosen;
    };
    assert.equal(chosen(false), null);
    assert.equal(chosen(true), "risk-4 0");
    const learned = chosen(true, (_, player) => mistyped(player));
    assert.equal(learned, "best-4");
  });

  test("nothing is said while the solver is on its way", () => {
    const pending = createAnswers<Solver>(
      () => {},
      () => null,
    );
    assert.equal(createAnalyse({ deepen: () => assert.fail() })(stateOf(""), pending), null);
  });
});
