/** The shipped module of Solitaire Dice: answers, what is refused, and games. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { SheetMark, SheetPlayer, SheetQuery } from "#modules/solitaire-dice";
import type { ByHeart, SheetGamesQuery } from "#modules/solitaire-dice-lab";
import { mistyped, present } from "../typed.ts";
import { assertEach, near } from "./asserts.ts";
import { moduleOf, precomputed } from "./built.ts";

const module = await moduleOf("solitaire-dice", "module");
const lab = await moduleOf("solitaire-dice-lab", "module");
const weights = await precomputed("solitaire-dice-weights");

/** "7:8 8:4 | 1:3 6:3" as a query. */
function sheet(text: string, rest: Partial<SheetQuery> = {}): SheetQuery {
  const [sums, rejects] = text.split("|").map((rows) => rows.trim().split(/\s+/).filter(Boolean));
  const marks = (rows: string[], first: number, count: number) => {
    const found: number[] = Array(count).fill(0);
    for (const row of rows) {
      const [number, marks] = row.split(":").map(Number);
      found[number - first] = marks;
    }
    return found;
  };
  return { sums: marks(sums, 2, 11), rejects: marks(rejects, 1, 6), ...rest };
}

/** A choice in short. */
const shown = ({ reject, sums }: SheetMark) => `${reject ?? "-"}: ${sums.join("+")}`;

/** Ends by best play, from two programs that share no code with the engine. */
const ENDS = {
  "6:10 7:10 8:10 9:10 10:10 | 1:7 2:7 6:7": 8032700 / 7533,
  "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7": 452.8092,
  "5:4 6:9 7:10 8:8 9:5 10:4 | 1:7 2:7 6:6": 276.7134,
  "5:4 6:8 7:10 8:8 9:4 10:4 | 1:7 2:6 6:6": 208.091,
};

test("whoever goes by advice is refused before the weights are loaded", () => {
  const asked = sheet("7:4 8:3 9:9 | 1:3 2:3 3:2", { roll: [1, 3, 4, 4, 5] });
  const refused = {
    name: "NotLearned",
    message: 'what was learned for the player "advice" is not loaded: call and await loadTables() first',
  };
  assert.throws(() => module.decideSheet(asked, "advice"), refused);
  assert.throws(() => new lab.SheetGames({ players: ["thumb", "advice"], seed: 1 }), refused);
  assert.equal(module.decideSheet(asked, "thumb").sums.length, 2);
});

test("the easy variant has a score, ends and weights of its own", async () => {
  const easy = (text: string, rest: Partial<SheetQuery> = {}) =>
    module.evaluateSheet(sheet(text, { ...rest, openCost: 150 }));
  assert.equal(easy("2:1 4:4 7:6 | 1:3 6:3").score, -270);
  const end = "4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7";
  assert.deepEqual([easy(end).source, easy(end).score], ["exact", 380]);
  assert.ok(present(easy(end).value) > 452.82);
  assert.throws(() => module.chanceSheet(sheet(end, { openCost: 150 }), 500), /openCost/);
  assert.throws(() => module.evaluateSheet(sheet(end, { openCost: mistyped(100) })), /200 or 150/);
  const refused = { name: "NotLearned", message: /fetchEasySheets\(\)/ };
  const rolled = sheet("|", { openCost: 150, roll: [1, 2, 3, 4, 5] });
  assert.throws(() => module.decideSheet(rolled, "advice"), refused);
  assert.throws(() => module.loadEasySheets(weights), /solitaire-dice-weights/);
  module.loadEasySheets(await precomputed("solitaire-dice-easy-weights"));
  const { source, value } = easy("|", { depth: 1 });
  assert.equal(source, "estimate");
  // The average of good play, as games have it.
  near(present(value), 381, 5);
  assert.equal(module.markSheet(rolled, module.decideSheet(rolled, "advice")).openCost, 150);
  assert.equal(module.evaluateSheet(sheet("|")).source, "rule");
});

test("without weights choices are ranked by the rule of thumb, and ends are exact all the same", () => {
  const answer = module.evaluateSheet(sheet("|", { roll: [1, 2, 3, 4, 5] }));
  assert.deepEqual([answer.phase, answer.source, answer.value], ["rolled", "rule", null]);
  assert.equal(answer.choices.length, 15);
  const best = answer.choices[present(answer.best)];
  // Opens but 4, 6, 7, 8 and 10, rejects within {1,2,6} or {1,5,6}.
  assert.ok(
    [1, 2, 5].includes(present(best.reject)) && best.sums.every((sum) => [4, 6, 7, 8, 10].includes(sum)),
    shown(best),
  );
  assert.deepEqual([best.value, best.cost, best.source], [null, null, "rule"]);
  for (const [text, worth] of Object.entries(ENDS)) {
    const end = module.evaluateSheet(sheet(text));
    near(end.value, worth, 0.001, text);
    assert.equal(end.source, "exact");
  }
});

test("weights that are not whole are refused, and nothing changes", () => {
  const refused: [Uint8Array, RegExp][] = [
    [weights.subarray(1), /no table/],
    [weights.subarray(0, -1), /truncated/],
    [Uint8Array.from([...weights, 0]), /lengthened/],
    [new Uint8Array(9), /no table/],
  ];
  for (let byte = 3; byte < weights.length; byte += 1997) {
    const altered = Uint8Array.from(weights);
    altered[byte] ^= 1 << (byte % 8);
    refused.push([altered, byte < 8 ? /no table|altered/ : /altered/]);
  }
  for (const [bytes, message] of refused)
    assert.throws(() => module.loadSheetWeights(bytes), { message }, String(message));
  assert.throws(() => module.loadSheetWeights(mistyped([1, 2])), /expected a Uint8Array/);
  assert.equal(module.evaluateSheet(sheet("|")).source, "rule");
});

test("loaded weights are used from then on, also after a refusal and when they are loaded again", () => {
  for (const { loadSheetWeights } of [module, lab]) loadSheetWeights(weights);
  const answer = module.evaluateSheet(sheet("|", { depth: 1 }));
  const [source, value] = [answer.source, present(answer.value)];
  assert.equal(source, "estimate");
  // What strong play scores on average, known from elsewhere: 308 to 315.
  assert.ok(value > 295 && value < 320, `${value}`);
  assert.throws(() => module.loadSheetWeights(new Uint8Array(9)));
  module.loadSheetWeights(weights);
  assert.equal(module.evaluateSheet(sheet("|", { depth: 1 })).value, value);
});

test("the choices of a roll come by reject and smaller sum, each with its dice, and the best is named", () => {
  for (const roll of [
    [1, 3, 4, 4, 5],
    [5, 4, 1, 4, 3],
  ]) {
    const answer = module.evaluateSheet(sheet("7:4 8:3 9:9 | 1:3 2:3 3:2", { roll }));
    assert.deepEqual(answer.choices.map(shown), ["1: 7+9", "1: 8+8", "3: 5+9", "3: 6+8"]);
    const dice = answer.choices.map(({ pairs }) => pairs.map((pair) => pair.join("+")).join(", "));
    assert.deepEqual(dice, ["3+4, 4+5", "3+5, 4+4", "1+4, 4+5", "1+5, 4+4"]);
    // The fifth mark of 7 brings 200 back, the tenth of 9 brings 50; two of 8 bring 200 back as well.
    assertEach(answer.choices, ({ change }) => change, [250, 200, -150, -200]);
    const values = answer.choices.map(({ value }) => present(value));
    const most = present(answer.value);
    assert.equal(most, Math.max(...values));
    assert.equal(answer.best, values.indexOf(most));
    for (const { value, cost } of answer.choices) near(cost, most - present(value), 1e-9, "cost");
  }
});

test("a free ride has no reject, and its fifth die is idle", () => {
  const answer = module.evaluateSheet(sheet("7:2 | 4:1 5:1 6:1", { roll: [1, 1, 2, 2, 3] }));
  assert.deepEqual(answer.choices.map(shown), ["-: 2+4", "-: 2+5", "-: 3+3", "-: 3+4", "-: 3+5", "-: 4+4"]);
  assert.equal(answer.freeRideChance, 1);
  for (const { left, pairs } of answer.choices) assert.deepEqual([left, ...pairs.flat()].toSorted(), [1, 1, 2, 2, 3]);
  assert.equal(module.evaluateSheet(sheet("7:2 | 4:1 5:1 6:1", { depth: 1 })).freeRideChance, 1 / 32);
  assert.equal(module.evaluateSheet(sheet("7:2 | 4:1 5:1", { depth: 1 })).freeRideChance, 0);
});

test("what the marks tell", () => {
  const told = (text: string) => {
    const { score, spare, freeRides, misfit, missing, rollsLeft, phase } = module.evaluateSheet(
      sheet(text, { depth: 1 }),
    );
    return { score, spare, freeRides, misfit, missing, rollsLeft, phase };
  };
  const b = told("4:4 5:8 6:9 7:8 8:7 9:6 | 1:7 2:7 6:7");
  near(b.rollsLeft, 32 / 31, 1e-9, "rolls left");
  assert.deepEqual(
    { ...b, rollsLeft: null },
    {
      score: 330,
      spare: 0,
      freeRides: 0,
      misfit: null,
      missing: 0,
      rollsLeft: null,
      phase: "unrolled",
    },
  );
  assert.equal(told("7:3 | 1:1 2:1").misfit, "1 mark on the sums is missing");
  assert.equal(told("7:9 | 1:1 2:1").missing, -5);
  assert.equal(told("7:8 6:2 | 1:1 2:1 3:1").freeRides, 2);
  assert.equal(told("7:10 6:2 | 1:1 2:1 3:1").freeRides, null);
  assert.deepEqual(told("7:8 | 1:8"), {
    score: 90,
    spare: null,
    freeRides: null,
    misfit: "8 marks on the sums are missing",
    missing: 8,
    rollsLeft: 0,
    phase: "over",
  });
  const over = module.evaluateSheet(sheet("7:8 | 1:8"));
  assert.deepEqual([over.value, over.source, over.choices], [90, "exact", []]);
  const { points } = module.evaluateSheet(sheet("2:6 7:9 12:1 | 1:4", { depth: 1 }));
  assert.deepEqual(points, [100, 0, 0, 0, 0, 120, 0, 0, 0, 0, -200]);
});

test("a thousand sheets are worth what they are natively, to the bit", async () => {
  const lines = await readFile(new URL("../../train/tests/solitaire-dice-values.csv", import.meta.url), "utf8");
  const wrong = lines
    .trim()
    .split("\n")
    .map((line) => line.split(","))
    .filter(([text, value]) => module.evaluateSheet(sheet(text, { depth: 1, exact: false })).value !== Number(value));
  assert.deepEqual(wrong, []);
  assert.equal(lines.match(/\n/g)?.length, 1000);
});

test("a choice is marked, and what the roll does not allow is refused", () => {
  const asked = sheet("7:4 8:3 9:9 | 1:3 2:3 3:2", { roll: [1, 3, 4, 4, 5] });
  assert.deepEqual(module.markSheet(asked, { reject: 1, sums: [9, 7] }), {
    ...sheet("7:5 8:3 9:10 | 1:4 2:3 3:2"),
    roll: null,
    opening: "any",
  });
  const { opening } = module.markSheet({ ...asked, opening: "different" }, { reject: 1, sums: [9, 7] });
  assert.equal(opening, "different");
  assert.throws(
    () => module.markSheet(asked, { reject: 4, sums: [7, 9] }),
    /choice: reject 4 with 7 and 9 is no choice of this roll; allowed are reject 1 with 7 and 9, /,
  );
  assert.throws(
    () => module.markSheet(sheet("|", { roll: [1, 2, 3, 4, 6] }), { reject: 5, sums: [2, 2] }),
    /reject 5 with 2 and 2 is no choice of this roll; allowed are reject 1 with 5 and 10, reject 1 with 6 and 9, reject 1 with 7 and 8 and 12 more$/,
  );
  // A choice of an answer can be marked as it is.
  for (const choice of module.evaluateSheet(asked).choices) {
    const { reject, sums } = choice;
    assert.deepEqual(module.markSheet(asked, choice), module.markSheet(asked, { reject, sums }));
  }
  assert.throws(() => module.markSheet(asked, { reject: null, sums: [7, 9] }), /no reject with 7 and 9 is no choice/);
  assert.throws(() => module.markSheet(sheet("|"), { reject: 1, sums: [7, 9] }), /query: roll: there is none/);
  for (const wrong of [null, {}, { reject: 1 }, { reject: 7, sums: [7, 9] }, { reject: 1, sums: [1, 9] }, "1"])
    assert.throws(() => module.markSheet(asked, mistyped(wrong)), /^Error: choice/);
});

test("an error quotes no more than 40 characters", () => {
  const [long, rolled] = ["x".repeat(5000), sheet("|", { roll: [1, 2, 3, 4, 5] })];
  const quoted = `${"x".repeat(40)}…`;
  for (const ask of [
    () => module.markSheet(rolled, mistyped(long)),
    () => module.markSheet(mistyped(long), mistyped({})),
    () => module.markSheet({ ...rolled, opening: mistyped(long) }, { reject: 5, sums: [3, 7] }),
    () => module.markSheet({ ...rolled, [long]: 1 }, { reject: 5, sums: [3, 7] }),
  ])
    assert.throws(ask, ({ message }) => message.includes(quoted) && !message.includes(`x${quoted}`));
});

const PLAYERS: SheetPlayer[] = [
  "random",
  "points-now",
  "longest-game",
  "five-factors",
  { player: "five-factors", set: [6, 3, 1] },
  "columns",
  "thumb",
  "advice",
];

test("every player decides for one of the choices", () => {
  const asked = sheet("7:4 8:3 9:9 | 1:3 2:3 3:2", { roll: [1, 3, 4, 4, 5] });
  const choices = module.evaluateSheet(asked).choices.map(shown);
  for (const player of [...PLAYERS, "advice-2"] satisfies SheetPlayer[])
    for (const seed of [0, 7]) assert.ok(choices.includes(shown(module.decideSheet(asked, player, seed))));
  assert.throws(
    () => module.decideSheet(asked, mistyped("best")),
    /player: "best" is none of the names random, points-now/,
  );
  assert.throws(
    () => module.decideSheet(asked, mistyped({ player: "thumb", set: [1, 2, 3] })),
    /"thumb" has no set of rejects/,
  );
  assert.throws(() => module.decideSheet(asked, { player: "five-factors", set: [1, 1, 3] }), /three different numbers/);
  assert.throws(() => module.decideSheet(sheet("|"), "thumb"), /query: roll: there is none/);
});

test("those who go by rules to remember decide in the Lab's module alone, where all others decide alike", () => {
  const asked = sheet("7:4 8:3 9:9 | 1:3 2:3 3:2", { roll: [1, 3, 4, 4, 5] });
  const choices = module.evaluateSheet(asked).choices.map(shown);
  for (const player of ["by-heart-1", "by-heart-3", "by-heart-5", "by-heart-7"] satisfies ByHeart[]) {
    assert.ok(choices.includes(shown(lab.decideSheet(asked, player, 7))));
    assert.throws(() => module.decideSheet(asked, mistyped(player)), /is none of the names/);
    const [first] = new lab.SheetGames({ players: [player], seed: 1, from: asked }).play(1).players;
    assert.ok(first.turns > 0);
  }
  for (const player of PLAYERS)
    assert.deepEqual(lab.decideSheet(asked, player, 7), module.decideSheet(asked, player, 7));
});

test("the rolls of a game are told by a seed that can be, and a turn that a game has", () => {
  assert.throws(() => module.throwSheet(3, 0, 200), /turn.*0 to 199/);
  assert.throws(() => module.throwSheet(-1, 0, 0), /seed/);
});

test("games are played out by their rolls", () => {
  const games = new lab.SheetGames({ players: ["points-now"], seed: 3 });
  const result = games.play(1);
  games.free();
  let asked = sheet("|");
  const told = () => module.evaluateSheet({ ...asked, depth: 1, exact: false });
  let turns = 0;
  while (told().phase !== "over") {
    const rolled = { ...asked, roll: module.throwSheet(3, 0, turns) };
    asked = module.markSheet(rolled, module.decideSheet(rolled, "points-now"));
    turns += 1;
  }
  const [player] = result.players;
  assert.equal(player.mean.value, told().score);
  assert.equal(player.turns, turns);
  assert.deepEqual(player.sets, [
    { rejects: asked.rejects.flatMap((marks, at) => (marks > 0 ? [at + 1] : [])), games: 1 },
  ]);
});

test("games are counted, and the same seed has the same games", () => {
  const played = (rest: Partial<SheetGamesQuery> = {}) => {
    const games = new lab.SheetGames({ players: PLAYERS, seed: 3, ...rest });
    games.play(20);
    const result = games.play(30);
    games.free();
    return result;
  };
  const result = played();
  assert.equal(result.games, 50);
  for (const { histogram, atLeast, sets, adjusted } of result.players) {
    assert.equal(adjusted, null);
    assert.equal(histogram.from, -2200);
    const reached = (score: number) =>
      histogram.counts.reduce((sum, count, at) => sum + (at * 10 - 2200 >= score ? count : 0), 0);
    assertEach(atLeast, ({ score }) => score, [0, 300, 500]);
    for (const { score, share } of atLeast) near(share.value, reached(score) / 50, 1e-12, "share");
    assert.equal(
      sets.reduce((sum, { games }) => sum + games, 0),
      50,
    );
  }
  const [first, second] = result.players;
  near(result.differences[0][1].value, first.mean.value - second.mean.value, 1e-9, "difference");
  near(result.differences[1][0].value, second.mean.value - first.mean.value, 1e-9, "difference");
  assert.deepEqual(played(), result);
  for (const { adjusted } of played({ adjusted: true, players: ["advice", "thumb"] }).players) {
    const { low, high } = present(adjusted);
    assert.ok(high - low < 100, "luck is most of what there is");
  }
});

test("games begin where they are told to", () => {
  const from = sheet("6:9 7:10 8:9 | 1:7 2:7 6:7", { roll: [1, 3, 4, 4, 5] });
  const games = new lab.SheetGames({ players: ["advice"], seed: 1, from, atLeast: [-200, 510] });
  const { players } = games.play(40);
  games.free();
  // The roll is the last: 1 with 7 and 9 or with 8 and 8. The second brings 40, the first opens 9.
  assertEach(players[0].atLeast, ({ share }) => share.value, [1, 1]);
  assert.equal(players[0].turns, 1);
});

const REFUSED: [string, RegExp][] = [
  ["undefined", /^query/],
  ["null", /^query/],
  ["[]", /^query/],
  ["{}", /`sums`/],
  ["{ ...empty, dice: 5 }", /`dice`/],
  ["{ ...empty, sums: [0, 0] }", /sums.*11/],
  ["{ ...empty, sums: [...empty.sums, 0] }", /sums.*11/],
  ["{ ...empty, sums: empty.sums.with(3, 11) }", /sums\[3\].*0 to 10/],
  ...["NaN", "1e9", "-1", "5.9", "'5'", "null"].map((marks): [string, RegExp] => [
    `{ ...empty, sums: empty.sums.with(0, ${marks}) }`,
    /sums\[0\].*0 to 10/,
  ]),
  ["{ ...empty, rejects: [0, 0, 0, 0, 0] }", /rejects.*6/],
  ["{ ...empty, rejects: [9, 0, 0, 0, 0, 0] }", /rejects\[0\].*0 to 8/],
  ["{ ...empty, rejects: [1, 1, 1, 1, 0, 0] }", /4 numbers.*at most 3/],
  ["{ ...empty, rejects: [8, 8, 0, 0, 0, 0] }", /2 numbers.*8.*at most one/],
  ["{ ...empty, roll: [1, 2, 3, 4] }", /roll: 4 dice.*5/],
  ["{ ...empty, roll: [1, 2, 3, 4, 5, 6] }", /roll: 6 dice.*5/],
  ["{ ...empty, roll: [0, 2, 3, 4, 5] }", /roll\[0\].*1 to 6/],
  ["{ ...empty, roll: [7, 2, 3, 4, 5] }", /roll\[0\].*1 to 6/],
  ["{ ...empty, roll: '12345' }", /roll/],
  ["{ ...empty, rejects: [8, 0, 0, 0, 0, 0], roll: [1, 2, 3, 4, 5] }", /roll: the game is over/],
  ["{ ...empty, opening: 'three' }", /opening.*`any`/],
  ["{ ...empty, depth: 4 }", /depth.*1 to 3/],
  ["{ ...empty, exact: 1 }", /exact/],
  [
    "Object.defineProperty({ ...empty }, 'roll', { enumerable: true, get() { throw new Error('mine') } })",
    /can't be read/,
  ],
  ["new Proxy(empty, { ownKeys() { throw new Error('mine') } })", /can't be read/],
];

test("whatever is no query is an error in words, and the module goes on", () => {
  const calls: ((asked: never) => unknown)[] = [
    (asked) => module.evaluateSheet(asked),
    (asked) => module.markSheet(asked, { reject: 1, sums: [7, 9] }),
    (asked) => module.decideSheet(asked, "thumb"),
  ];
  for (const [expression, message] of REFUSED) {
    const asked = new Function("empty", `return (${expression})`)(sheet("|"));
    for (const call of calls) {
      assert.throws(() => call(mistyped(asked)), { name: "Error", message }, expression);
      assert.equal(module.evaluateSheet(sheet("7:8 | 1:8")).score, 90);
    }
  }
  for (const [wrong, message] of [
    [{ players: [], seed: 1 }, /players: 0 players; allowed are 1 to 8/],
    [{ players: Array(9).fill("thumb"), seed: 1 }, /players: 9 players; allowed are 1 to 8/],
    [{ players: ["thumb", "x"], seed: 1 }, /players\[1\]: "x" is none of the names/],
    [{ players: [5], seed: 1 }, /players\[0\].*a player's name/],
    [{ players: ["thumb"], seed: 2 ** 53 }, /seed.*0 to 4294967295/],
    [{ players: ["thumb"], seed: 1, atLeast: [0.5] }, /atLeast\[0\].*whole number/],
    [{ players: ["thumb"], seed: 1, atLeast: Array(17).fill(0) }, /atLeast: 17 scores/],
    [{ players: ["thumb"], seed: 1, from: sheet("|", { roll: [1] }) }, /from.*roll: 1 dice/],
  ] satisfies [unknown, RegExp][])
    assert.throws(() => new lab.SheetGames(mistyped(wrong)), { name: "Error", message });
  const games = new lab.SheetGames({ players: ["thumb"], seed: 1 });
  assert.throws(() => games.play(100_001), /games.*0 to 100000/);
  assert.equal(games.play(3).games, 3);
});
