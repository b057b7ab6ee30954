/** The shipped module of Knucklebones: answers, what is refused, and budgets. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { KnucklebonesPlayer, KnucklebonesQuery, Outlook } from "#modules/knucklebones";
import { mistyped, present } from "../typed.ts";
import { assertEach, near } from "./asserts.ts";
import { moduleOf, precomputed } from "./built.ts";
import { solver } from "./knucklebones.ts";

const module = await solver({ copy: "module" });
const { KnucklebonesGames } = await moduleOf("knucklebones-lab");
const values = await precomputed("knucklebones-values");

/** "66_/543/211" as the columns of a query. */
const board = (text: string) => text.split("/").map((column) => [...column.replaceAll("_", "")].map(Number));

/** "66_/543/211 v 554/621/44_ 5" as a query. */
function query(text: string, rest: Partial<KnucklebonesQuery> = {}): KnucklebonesQuery {
  const [mine, , theirs, roll] = text.split(" ");
  return { mine: board(mine), theirs: board(theirs), ...(roll ? { roll: Number(roll) } : {}), ...rest };
}

const EMPTY = "___/___/___ v ___/___/___";

function assertSums(outlook: Outlook | null) {
  const { share, win, tie, loss } = present(outlook);
  near(win + tie + loss, 1, 1e-6, "chances");
  near(win + tie / 2, share, 1e-6, "share");
  for (const chance of [share, win, tie, loss]) assert.ok(chance >= 0 && chance <= 1, `${chance}`);
}

test("whoever plays by learned values is refused before they are loaded", () => {
  const refused = {
    name: "NotLearned",
    message: 'what was learned for the player "best-4" is not loaded: call and await loadTables() first',
  };
  assert.throws(() => module.decideKnucklebones(query(`${EMPTY} 5`), "best-4"), refused);
  assert.throws(() => new KnucklebonesGames({ players: ["greedy", "best-4"], seed: 1 }), refused);
  assert.equal(typeof module.decideKnucklebones(query(`${EMPTY} 5`), "risk-4"), "number");
});

test("before the values are loaded a rule of thumb does, and says so", () => {
  const answer = module.analyseKnucklebones(query(`${EMPTY} 5`, { depth: 2 }));
  assert.equal(answer.values, "rule");
  assert.equal(answer.columns.length, 3);
  for (const { outlook } of answer.columns) assertSums(outlook);
});

test("values that are not whole are refused, and nothing changes", () => {
  const altered = Uint8Array.from(values);
  altered[values.length >> 1] ^= 1;
  for (const [bytes, message] of [
    [values.subarray(1), /no table/],
    [values.subarray(0, -1), /truncated/],
    [Uint8Array.from([...values, 0]), /lengthened/],
    [altered, /altered/],
    [new Uint8Array(9), /no table/],
  ] satisfies [Uint8Array, RegExp][])
    assert.throws(() => module.loadKnucklebonesValues(bytes), { message }, String(message));
  assert.throws(() => module.loadKnucklebonesValues(mistyped([1, 2])), /expected a Uint8Array/);
  assert.equal(module.analyseKnucklebones(query(`${EMPTY} 5`, { depth: 1 })).values, "rule");
});

test("loaded values are used from then on, also after a refusal", () => {
  const before = module.analyseKnucklebones(query(`${EMPTY} 5`, { depth: 3 }));
  module.loadKnucklebonesValues(values);
  const after = module.analyseKnucklebones(query(`${EMPTY} 5`, { depth: 3 }));
  assert.equal(after.values, "learned");
  assert.notEqual(after.value?.share, before.value?.share);
  assert.throws(() => module.loadKnucklebonesValues(new Uint8Array(9)));
  assert.equal(module.analyseKnucklebones(query(`${EMPTY} 5`, { depth: 3 })).value?.share, present(after.value).share);
});

test("each column with room is answered for, and the best is named", () => {
  const answer = module.analyseKnucklebones(query("6__/54_/211 v 55_/621/44_ 5", { depth: 4 }));
  assertEach(answer.columns, ({ column, removes, gain, takes }) => ({ column, removes, gain, takes }), [
    { column: 0, removes: 2, gain: 5, takes: 20 },
    { column: 1, removes: 0, gain: 15, takes: 0 },
  ]);
  const [first, second] = answer.columns.map(({ outlook }) => present(outlook).share);
  assert.equal(answer.best, first >= second ? 0 : 1);
  assert.equal(answer.value?.share, Math.max(first, second));
  for (const { outlook, low, high, over } of answer.columns) {
    assertSums(outlook);
    const { share } = present(outlook);
    assert.ok(present(low) <= share + 1e-6 && share <= present(high) + 1e-6);
    assert.equal(over, null);
  }
});

test("the heuristic of the command-line solver has values of its own", () => {
  const answer = module.analyseKnucklebones(query(`${EMPTY} 5`, { objective: "seed", depth: 3 }));
  near(answer.seedValue, 6.14, 0.005);
  assert.deepEqual([answer.depth, answer.value], [3, null]);
  for (const { outlook, low, seedValue } of answer.columns)
    assert.deepEqual([outlook, low, typeof seedValue], [null, null, "number"]);
});

test("played for points a column may be another one, and has no bounds", () => {
  const answer = module.analyseKnucklebones(query(`${EMPTY} 5`, { objective: "difference", depth: 2 }));
  assert.equal(answer.proof, "estimate");
  for (const { low, high } of answer.columns) assert.deepEqual([low, high], [null, null]);
  const most = Math.max(...answer.columns.map(({ outlook }) => present(outlook).difference));
  assert.equal(answer.value?.difference, most);
});

test("a die is placed, removes what it must, and may end the game", () => {
  const next = query("___/621/44_ v 65_/54_/211");
  assert.deepEqual(module.placeDie(query("6__/54_/211 v 55_/621/44_ 5"), 0), { next, removed: 2, over: null });
  assert.equal(module.placeDie(query("66_/543/211 v 554/621/44_ 6"), 0).over, "win");
  assert.throws(() => module.placeDie(query("6__/54_/211 v 55_/621/44_ 5"), 2), /full/);
  assert.throws(() => module.placeDie(query("6__/54_/211 v 55_/621/44_"), 0), /no roll/);
});

test("scores of both boards, and the end", () => {
  assert.deepEqual(module.scoresOfKnucklebones(query("554/621/44_ v 666/543/211")), {
    mine: { columns: [24, 9, 16], total: 49 },
    theirs: { columns: [54, 12, 6], total: 72 },
    over: "loss",
  });
});

test("the tree is told level by level, always as the player asked about sees it", () => {
  const asked = query("6__/54_/211 v 55_/621/44_", { positions: 20_000 });
  const rolls = module.treeOfKnucklebones(asked, []);
  assert.deepEqual([rolls.next, rolls.mover], ["roll", "mine"]);
  assertEach(rolls.children, ({ key }) => key, [1, 2, 3, 4, 5, 6]);
  const mean = rolls.children.reduce((sum, { outlook }) => sum + outlook.share, 0) / 6;
  near(mean, rolls.value.share, 1e-6, "mean of the rolls");
  const columns = module.treeOfKnucklebones(asked, [5]);
  assert.deepEqual([columns.next, columns.mover], ["column", "mine"]);
  assertEach(columns.children, ({ key, removes }) => [key, removes], [
    [0, 2],
    [1, 0],
  ]);
  const theirs = module.treeOfKnucklebones(asked, [5, 0, 4]);
  assert.deepEqual([theirs.next, theirs.mover], ["column", "theirs"]);
  const [best] = theirs.children.filter(({ best }) => best);
  assert.equal(best.outlook.share, Math.min(...theirs.children.map(({ outlook }) => outlook.share)));
  assert.deepEqual(module.treeOfKnucklebones(asked, [5, 0]).boards.mine[0], [6, 5]);
  for (const [path, message] of [
    [[7], /path: \[0\].*0 to 6/],
    [[0], /step 0 is 0.*1 to 6/],
    [[5, 2], /step 1 is 2.*room/],
    ["5", /path/],
  ] satisfies [unknown, RegExp][])
    assert.throws(() => module.treeOfKnucklebones(asked, mistyped(path)), { message });
});

test("every player decides for a column with room", () => {
  const asked = query("6__/54_/211 v 55_/621/44_ 5");
  for (const player of ["random", "greedy", "seed-2", "risk-2", "best-2", "best-1k"] as const)
    for (const seed of [0, 7]) assert.ok([0, 1].includes(module.decideKnucklebones(asked, player, seed)), player);
  assert.throws(
    () => module.decideKnucklebones(asked, "seed-9" as string as KnucklebonesPlayer),
    /player: "seed-9" is none of the names.*seed-1 to seed-8/,
  );
});

test("games are counted, and the same seed has the same games", () => {
  const played = () => {
    const games = new KnucklebonesGames({ players: ["greedy", "random"], seed: 3 });
    games.play(20);
    const result = games.play(30);
    games.free();
    return result;
  };
  const result = played();
  assert.equal(result.games, 50);
  assert.equal(result.wins + result.ties + result.losses, 50);
  near(result.share.value, (result.wins + result.ties / 2) / 50, 1e-12, "share");
  assert.deepEqual(played(), result);
});

/** How a search ends by a clock that goes on by a millisecond whenever it is looked at. */
function answerByClock(milliseconds: number) {
  const { performance } = globalThis;
  let time = 0;
  globalThis.performance = Object.assign(Object.create(performance), { now: () => (time += 1) });
  try {
    return { answer: module.analyseKnucklebones(query(EMPTY, { milliseconds, positions: 1e8 })), looks: time };
  } finally {
    globalThis.performance = performance;
  }
}

test("either budget is kept", () => {
  const { positions } = module.analyseKnucklebones(query(`21_/4__/___ v 3__/5__/6__`, { positions: 20_000 }));
  assert.ok(positions > 0 && positions <= 24_000, `${positions} of 20000`);
  for (const milliseconds of [1, 40, 400]) {
    const { answer, looks } = answerByClock(milliseconds);
    assert.ok(looks <= milliseconds + 2, `${looks} looks at the clock in ${milliseconds} ms`);
    assert.ok(answer.depth >= 1);
  }
  // The first depth is always there, and what is remembered costs nothing.
  assert.equal(module.analyseKnucklebones(query("654/3__/___ v ___/___/___", { positions: 1 })).depth, 1);
});

const REFUSED: [string, RegExp][] = [
  ["undefined", /^query/],
  ["null", /^query/],
  ["[]", /^query/],
  ["{}", /`mine`/],
  ["{ ...empty, hers: 1 }", /`hers`/],
  ["{ ...empty, mine: [[], []] }", /mine.*3/],
  ["{ ...empty, mine: [[], [], [], []] }", /mine.*3/],
  ["{ ...empty, mine: [[1, 1, 1, 1], [], []] }", /mine\[0\].*4 dice in a column.*three/],
  ["{ ...empty, theirs: [[], [7], []] }", /theirs\[1\]\[0\].*1 to 6/],
  ["{ ...empty, theirs: [[], ['1'], []] }", /theirs\[1\]\[0\].*1 to 6/],
  ["{ ...empty, theirs: [[], [1.5], []] }", /theirs\[1\]\[0\].*1 to 6/],
  ["{ ...empty, mine: [[], [2], []], theirs: [[], [2], []] }", /column 2: 2 stands on both sides/],
  ["{ mine: [[1, 1, 1], [1, 1, 1], [1, 1, 1]], theirs: [[2, 2, 2], [2, 2, 2], [2, 2, 2]] }", /full/],
  ["{ ...empty, roll: 0 }", /roll.*1 to 6/],
  ["{ ...empty, roll: 7 }", /roll.*1 to 6/],
  ["{ ...empty, roll: '5' }", /roll/],
  ["{ ...empty, positions: 0 }", /positions.*1 to 100000000/],
  ["{ ...empty, milliseconds: 0 }", /milliseconds.*1 to 60000/],
  ["{ ...empty, milliseconds: 60001 }", /milliseconds.*1 to 60000/],
  ["{ ...empty, depth: 13 }", /depth.*1 to 12/],
  ["{ ...empty, depth: NaN }", /depth.*1 to 12/],
  ["{ ...empty, objective: 'seeds' }", /objective.*`win`/],
  [
    "Object.defineProperty({ ...empty }, 'roll', { enumerable: true, get() { throw new Error('mine') } })",
    /can't be read/,
  ],
  ["new Proxy(empty, { ownKeys() { throw new Error('mine') } })", /can't be read/],
];

test("whatever is no query is an error in words, and the module goes on", () => {
  const calls: ((asked: never) => unknown)[] = [
    (asked) => module.analyseKnucklebones(asked),
    (asked) => module.placeDie(asked, 0),
    (asked) => module.scoresOfKnucklebones(asked),
    (asked) => module.treeOfKnucklebones(asked, []),
    (asked) => module.decideKnucklebones(asked, "greedy"),
  ];
  for (const [expression, message] of REFUSED) {
    const asked = new Function("empty", `return (${expression})`)({ mine: [[], [], []], theirs: [[], [], []] });
    for (const call of calls) {
      assert.throws(() => call(mistyped(asked)), { name: "Error", message }, expression);
      assert.equal(module.scoresOfKnucklebones(query("66_/543/211 v 554/621/44_")).mine.total, 42);
    }
  }
  for (const wrong of [
    { players: ["greedy"], seed: 1 },
    { players: ["greedy", "x"], seed: 1 },
    { players: ["greedy", "greedy"], seed: -1 },
  ])
    assert.throws(() => new KnucklebonesGames(mistyped(wrong)), /^Error: query: (players|seed)/);
  assert.throws(() => module.placeDie(query("6__/54_/211 v 55_/621/44_ 5"), 3), /column.*0 to 2/);
});

test("a clock that fails in the middle of a search leaves the module as it was", (context) => {
  const asked = query("___/___/___ v ___/___/___ 5", { depth: 3, milliseconds: 50 });
  context.mock.method(performance, "now", () => {
    throw new Error("no clock");
  });
  for (let nth = 0; nth < 3; nth += 1) assert.equal(module.analyseKnucklebones(asked).depth, 3);
  context.mock.restoreAll();
  assert.equal(module.analyseKnucklebones(query("___/___/___ v ___/___/___ 5", { depth: 2 })).depth, 2);
});
