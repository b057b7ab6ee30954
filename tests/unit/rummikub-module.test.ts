/** The module of Tile rummy that ships: whatever is no query is an error in words, and the module goes on. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { RummikubQuery, Tile } from "#modules/rummikub";
import { mistyped } from "../typed.ts";

import { moduleOf } from "./built.ts";

const module = await moduleOf("rummikub");

/** Sets as a query has them: "r4 r5 r6 / r5 b5 k5". */
const sets = (text: string) => text.split(" / ").map((set) => set.split(" "));
/** A query of one tile, changed, maybe to what is none. */
const query = (rest: object) => mistyped({ table: [], rack: ["r1"], ...rest });
const onTable = (text: string) => query({ table: sets(text) });
const ofKind = (text: string, kind: string) => query({ table: [{ tiles: text.split(" "), kind }] });

const assertGoesOn = () => {
  const { move } = module.solveRummikub({ table: sets("r4 r5 r6 r7 r8"), rack: ["r6", "k2"] });
  assert.deepEqual([move?.tiles, move?.points, move?.cuts, move?.rest], [1, 6, 0, ["k2"]]);
};

const refused = (call: () => unknown, message: RegExp, about: string) => {
  assert.throws(call, { name: "Error", message }, about);
  assertGoesOn();
};

const QUERIES: [unknown, RegExp][] = [
  [undefined, /^query: .*an object/],
  [null, /^query: .*an object/],
  [[], /^query: .*an object/],
  [5, /^query: .*an object/],
  [{}, /`table`/],
  [{ table: [] }, /`rack`/],
  [query({ racks: [] }), /unknown field `racks`.*`rack`/],
  [query({ rules: { joker: "free" } }), /rules: unknown field `joker`.*`jokers`/],

  [query({ rack: ["r14"] }), /rack\[0\]: "r14" is no tile.*1 to 13/],
  [query({ rack: ["g1"] }), /rack\[0\]: "g1" is no tile/],
  [query({ rack: ["j1"] }), /rack\[0\]: "j1" is no tile/],
  [query({ rack: [""] }), /rack\[0\]: "" is no tile/],
  [query({ rack: ["b2", 5] }), /rack\[1\]: invalid type: 5/],
  [query({ rack: [null] }), /rack\[0\]: invalid type: null/],
  [query({ rack: "r1" }), /rack: invalid type/],
  [query({ rack: [] }), /rack: no tiles; the game is over/],

  [{ table: sets("r4 r5 r6 / r5 b5 k5"), rack: ["r5"] }, /rack: a third r5.*table\[0\] and table\[1\]/],
  [{ table: sets("r4 r5 r6"), loose: ["r5"], rack: ["r5"] }, /rack: a third r5.*table\[0\] and loose/],
  [{ table: sets("r4 r5 r6"), rack: ["r5", "r5"] }, /rack: a third r5.*table\[0\] and rack/],
  [onTable("r4 r5 r6 / r5 b5 k5 / r3 r4 r5"), /table\[2\]: a third r5.*table\[0\] and table\[1\]/],
  [{ table: sets("r4 j r6"), rack: ["j", "j"] }, /rack: a third j.*table\[0\] and rack/],
  [query({ rack: Array(107).fill("r1") }), /a third r1/],
  [query({ rack: Array(129).fill("r1") }), /rack: .*129 entries.*128/],

  [onTable("r3 r5 r6"), /table\[0\]: 4 is missing\..*`loose`/],
  [onTable("r1 r2 r3 / r5 b5 b5"), /table\[1\]: two blues\b.*`loose`/],
  [onTable("r12 r13 r1"), /table\[0\]: 13 is followed by 1\b.*`loose`/],
  [onTable("r3 r2 r1"), /table\[0\]: r3 is followed by r2\b/],
  [onTable("r1 b2 k3"), /table\[0\]: r1 and b2; a run has one colour/],
  [onTable("r3 r4"), /table\[0\]: 2 tiles; a set has three or more/],
  [onTable("r5 b5 k5 o5 j"), /table\[0\]: 5 tiles of one number/],
  [onTable("r12 r13 j"), /table\[0\]: a joker would stand for 14/],
  [query({ table: [[]] }), /table\[0\]: 0 tiles/],
  [ofKind("r1 r2 r3", "group"), /table\[0\]: this is no group; it is a run/],
  [ofKind("r1 b1 k1", "run"), /table\[0\]: this is no run; it is a group/],
  [ofKind("r1 b1 k1", "set"), /table\[0\]\.kind: .*`run` or `group`/],
  [query({ table: [{ tiles: ["r1", "b1", "k1"] }] }), /table\[0\]: missing field `kind`/],
  [query({ table: ["r1"] }), /table\[0\]: .*an array of tiles/],
  [query({ table: null }), /missing field `table`/],

  ...["stands", "locked", "both"].map((jokers): [unknown, RegExp] => [
    query({ loose: ["j"], rules: { jokers } }),
    /loose: a joker.*only where jokers are free/,
  ]),
  [query({ table: sets("b1 b2 b3 / r4 j j"), rules: { oneJoker: true } }), /table\[1\]: two jokers.*at most one/],
  [query({ keep: ["r2"] }), /keep: r2 is not on the rack/],
  [query({ play: ["r2"] }), /play: r2 is not on the rack/],
  [query({ play: ["r1", "r1"] }), /play: r1 is not on the rack so often/],
  [query({ keep: ["r1"], play: ["r1"] }), /play: r1 is to be kept as well/],

  [query({ budget: NaN }), /budget: .*NaN.*1 to 1000000000/],
  [query({ budget: 0 }), /budget: .*1 to 1000000000/],
  [query({ budget: 1e9 + 1 }), /budget: .*1 to 1000000000/],
  [query({ budget: 0.5 }), /budget: .*1 to 1000000000/],
  [query({ budget: "5" }), /budget: invalid type: string "5"/],
  [query({ rules: { opening: NaN } }), /rules\.opening: .*NaN/],
  [query({ rules: { opening: 1e9 } }), /rules\.opening: .*1000000000.*1 to 1000/],
  [query({ rules: { jokerPoints: 101 } }), /rules\.jokerPoints: .*101.*0 to 100/],
  [query({ rules: { jokerPoints: 24.5 } }), /rules\.jokerPoints: .*24\.5.*0 to 100/],
  [query({ rules: { jokers: "loose" } }), /rules\.jokers: .*`free`, `stands`, `locked`, `both`/],
  [query({ rules: { playOn: 1 } }), /rules\.playOn: .*a boolean/],
  [query({ rules: { oneJoker: "yes" } }), /rules\.oneJoker: .*a boolean/],
  [query({ objective: "most" }), /objective: .*`tiles`, `points`, `simple`/],
  [query({ opened: "yes" }), /opened: .*a boolean/],
  [query({ keepJokers: 1 }), /keepJokers: .*a boolean/],
  [query({ plan: 0 }), /plan: .*a boolean/],

  [query({ rack: new Proxy(["r1"], { get: () => assert.fail("mine") }) }), /can't be read/],
  [Object.defineProperty(query({}), "loose", { enumerable: true, get: () => assert.fail("mine") }), /can't be read/],
];

test("whatever is no query is an error in words, for whoever asks", () => {
  const calls: ((asked: never) => unknown)[] = [
    (asked) => module.solveRummikub(asked),
    (asked) => module.drawsRummikub(asked),
    (asked) => module.judgeRummikub(asked, []),
    (asked) => module.decideRummikub(asked, "tiles", [5]),
    (asked) => module.adviseRummikub(asked, [5]),
  ];
  for (const [asked, message] of QUERIES)
    for (const call of calls) refused(() => call(mistyped(asked)), message, `${message} by ${call}`);
});

test("what is asked besides a position is refused as well", async () => {
  const { RummikubTournament } = await moduleOf("rummikub-lab");
  const { arrangeRummikub, dealRummikub, decideRummikub, judgeRummikub, parseRummikub } = module;
  const { resultRummikub } = module;
  const tournament = new RummikubTournament({ players: ["simple", "random"], seed: 1 });
  const decide = (by: unknown, rivals: number[], seed?: number) =>
    decideRummikub(query({}), mistyped(by), rivals, seed);
  const calls: [() => unknown, RegExp][] = [
    [() => arrangeRummikub(mistyped(null)), /^query: .*an object/],
    [() => arrangeRummikub(mistyped({ table: [] })), /`loose`/],
    [() => arrangeRummikub(mistyped({ loose: ["r1"], rack: [] })), /unknown field `rack`/],
    [() => arrangeRummikub({ loose: ["r1", "r1", "r1"] }), /loose: a third r1/],
    [() => arrangeRummikub({ table: [["r1"]], loose: [] }), /table\[0\]: 1 tile/],
    [
      () => arrangeRummikub({ table: [["r4", "j", "j"]], loose: [], rules: { oneJoker: true } }),
      /table\[0\]: two jokers/,
    ],
    [() => judgeRummikub(query({}), mistyped(null)), /^after: invalid type: null/],
    [() => judgeRummikub(query({}), [["r1", "x"]]), /^after: \[0\]\[1\]: "x" is no tile/],
    [() => parseRummikub(mistyped(5)), /^text: invalid type: 5, expected a string$/],
    [() => parseRummikub("x".repeat(2001)), /^text: 2001 characters.*2000/],
    [() => parseRummikub("r1-3 / r14"), /^text: at 7: "r14" is not a tile/],
    [() => parseRummikub("r7-3"), /"r7-3" goes down/],
    // No more than 40 characters are quoted.
    [() => parseRummikub("x".repeat(2000)), /^text: at 0: "x{40}…" is not a tile/],
    [() => module.solveRummikub(mistyped({ rack: ["x".repeat(2000)] })), /"x{40}…"/],
    [() => dealRummikub(mistyped({ players: 5, seed: 1 })), /players: .*2 to 4/],
    [() => dealRummikub(mistyped({ players: 2 })), /`seed`/],
    [() => dealRummikub({ players: 2, seed: NaN }), /seed: .*0 to 4294967295/],
    [() => resultRummikub(mistyped(null)), /^query: .*an object/],
    [() => resultRummikub(mistyped({ passes: 2 })), /`racks`/],
    [() => resultRummikub(mistyped({ racks: ["r1", "r2"] })), /racks\[0\]: invalid type/],
    [() => resultRummikub({ racks: [["r1"]] }), /racks: 1 players.*2 to 4/],
    [() => resultRummikub({ racks: Array(5).fill([]) }), /racks: 5 players.*2 to 4/],
    [() => resultRummikub({ racks: [["r1"], ["r1", "r1"]] }), /racks\[1\]: a third r1; there are two/],
    [() => resultRummikub({ racks: [["r1"], []], passes: -1 }), /passes: .*0 to/],
    [() => resultRummikub({ racks: [["r1"], []], rules: mistyped({ a: 1 }) }), /rules: unknown field `a`/],
    [() => decide("bets", [5]), /^strategy: .*`best`/],
    [() => decide(null, [5]), /^strategy: invalid type: null/],
    [() => decide("tiles", []), /^rivals: 0 players.*1 to 3/],
    [() => decide("tiles", [1, 1, 1, 1]), /^rivals: 4 players.*1 to 3/],
    [() => decide("tiles", [0]), /^rivals: \[0\]: .*1 to 106/],
    [() => decide("tiles", [106]), /^rivals: 106 tiles.*at most the 105/],
    [() => decide("random", [5], 2 ** 32), /^seed: .*0 to 4294967295/],
    [() => module.adviseRummikub(query({}), [0]), /^rivals: \[0\]: .*1 to 106/],
    [() => module.adviseRummikub(query({}), [1, 1, 1, 1]), /^rivals: 4 players.*1 to 3/],
    [() => module.adviseRummikub(query({}), [106]), /^rivals: 106 tiles.*at most the 105/],
    [() => module.adviseRummikub(query({}), mistyped("two")), /^rivals: invalid type/],
    [() => module.scoreRummikub([3]), /left: 1 players.*2 to 4/],
    [() => module.scoreRummikub([0, 1000]), /^left: \[1\]: .*0 to 999/],
    [() => resultRummikub({ racks: [["r1"], []], givenUp: 2 }), /givenUp: 2; expected one of the 2 players/],
    [() => resultRummikub({ racks: [["r1"], []], givenUp: NaN }), /givenUp: .*0 to 3/],
    [() => new RummikubTournament({ players: ["tiles"], seed: 1 }), /players: 1 players.*2 to 4/],
    [() => new RummikubTournament({ players: ["tiles", mistyped("x")], seed: 1 }), /players\[1\].*`random`/],
    [() => new RummikubTournament({ players: ["tiles", "best"], seed: -1 }), /seed: .*0 to 4294967295/],
    [
      () => new RummikubTournament({ players: ["tiles", "best"], seed: 1, rules: mistyped({ a: 1 }) }),
      /rules: unknown field `a`/,
    ],
    [() => tournament.play(100_001), /^games: .*0 to 100000/],
    [() => tournament.play(NaN), /^games: .*0 to 100000/],
    [() => tournament.play(1, 60_001), /^milliseconds: .*0 to 60000/],
  ];
  for (const [call, message] of calls) refused(call, message, `${message} by ${call}`);
  assert.equal(tournament.play(2).games, 2);
});

test("an error about a text tells where", () => {
  for (const [text, at, length] of [
    ["r14", 0, 3],
    ["r1-3 / zz", 7, 2],
    ["rbk5 o7-3", 5, 4],
  ] satisfies [string, number, number][])
    assert.throws(() => module.parseRummikub(text), { at, length });
});

test("a game goes on, or has ended with these winners, points left and scores", () => {
  const { resultRummikub } = module;
  const racks = [["r4"], ["b1", "k3"], ["j"]];
  assert.equal(resultRummikub({ racks, passes: 2 }), null);
  assert.equal(resultRummikub({ racks }), null);
  assert.deepEqual(resultRummikub({ racks, passes: 3 }), { winners: [0, 1], left: [4, 4, 30], scores: [13, 13, -26] });
  const dear = resultRummikub({ racks: [["j"], []], rules: { jokerPoints: 100 } });
  assert.deepEqual(dear, { winners: [1], left: [100, 0], scores: [-100, 100] });
});

test("what racks count is all that is needed to score a game", () => {
  const { scoreRummikub } = module;
  assert.deepEqual(scoreRummikub([20, 0, 25]), { winners: [1], left: [20, 0, 25], scores: [-20, 45, -25] });
  assert.deepEqual(scoreRummikub([5, 20, 5]).scores, [7.5, -15, 7.5]);
});

test("who has given up does not win, and loses the own rack", () => {
  const { resultRummikub } = module;
  const racks = [["r4"], ["b1", "k3"], ["j"]];
  assert.deepEqual(resultRummikub({ racks, givenUp: 0 }), { winners: [1], left: [4, 4, 30], scores: [-4, 30, -26] });
  assert.equal(resultRummikub({ racks, givenUp: null }), null);
});

test("the strongest player's advice is its move, or to draw and why", () => {
  const { adviseRummikub, decideRummikub } = module;
  const near = { table: sets("r4 r5 r6 r7 r8 / b1 b2 b3 / k4 k5 k6"), rack: ["r9", "k11", "j"] };
  assert.deepEqual(adviseRummikub(near, [14]), { move: null, wait: "win", winning: 15, unseen: 92 });
  assert.deepEqual(adviseRummikub(near), adviseRummikub(near, []));
  const opening = { table: [], rack: ["r10", "b10", "j", "k1", "o4"], opened: false };
  assert.deepEqual(adviseRummikub(opening), { move: null, wait: "joker", winning: null, unseen: 101 });
  const far = { ...near, rack: ["r9", "k1", "k11", "o1", "o3", "o8", "b9", "j"] };
  const { move, wait } = adviseRummikub(far, [14]);
  assert.deepEqual([wait, move?.play], [null, ["r9"]]);
  assert.deepEqual(move, decideRummikub(far, "best", [14]));
  const none = { table: [], rack: ["r1", "b9"] };
  assert.deepEqual(adviseRummikub(none), { move: null, wait: null, winning: null, unseen: 104 });
});

test("what can't go is an answer, no error", () => {
  const { solveRummikub } = module;
  assert.equal(solveRummikub(query({ play: ["r1"] })).result, "nothing");
  assert.equal(solveRummikub(query({ opened: false })).result, "no-opening");
  assert.equal(solveRummikub(query({ loose: ["k5"] })).result, "no-arrangement");
  assert.deepEqual(module.arrangeRummikub({ loose: [] }), []);
  assert.equal(module.arrangeRummikub({ loose: ["r1", "r2"] }), null);
  assert.equal(module.arrangeRummikub({ loose: ["r1", "j", "j"] })?.length, 1);
  assert.equal(module.arrangeRummikub({ loose: ["r1", "j", "j"], rules: { oneJoker: true } }), null);
});

test("what is wrong with a move made by hand is told by its kind, sets that are none first", () => {
  const problemsOf = (asked: Partial<RummikubQuery>, after: Tile[][]) =>
    module.judgeRummikub({ table: [["r4", "r5", "r6"]], rack: ["r7", "b1"], ...asked }, after).problems;
  const first = [{ kind: "no-set", set: 1, why: "1 tile; a set has three or more" }];
  assert.deepEqual(problemsOf({}, [["r4", "r5", "r6", "r7"], ["b1"]]), first);
  assert.deepEqual(problemsOf({}, [["r4", "r5", "r6"]]), [{ kind: "nothing-played" }]);
  assert.deepEqual(problemsOf({ opened: false }, [["r4", "r5", "r6", "r7"]]), [
    { kind: "touched", set: 0 },
    { kind: "opening", worth: 7, needed: 30 },
  ]);
  assert.deepEqual(problemsOf({}, [["r5", "r6", "r7", "r8"]]), [
    { kind: "gone", tile: "r4" },
    { kind: "unknown", tile: "r8" },
  ]);
  // The best move is asked for as well: it keeps the jokers.
  const two = { rack: ["j", "j", "r13", "b1"], keepJokers: true };
  const after = sets("r4 r5 r6 / j j r13");
  assert.deepEqual(problemsOf({ ...two, rules: { oneJoker: true } }, after), [{ kind: "two-jokers", set: 1 }]);
  assert.deepEqual(problemsOf(two, after), []);
  const table = [["r5", "b5", "k5", "j"]];
  for (const jokers of ["stands", "locked", "both"] as const) {
    const found = problemsOf({ table, rack: ["r10", "r11"], rules: { jokers } }, sets("r5 b5 k5 / r10 r11 j"));
    assert.deepEqual(found, [{ kind: "joker", rule: jokers }]);
  }
});
