/** The module that ships: what its functions answer. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inflateSync } from "node:zlib";
import type { Counts, TableQuery, TurnEnd } from "#modules/heckmeck";
import type { TournamentQuery, TournamentResult } from "#modules/heckmeck-lab";
import { present } from "../typed.ts";
import { assertEach, near } from "./asserts.ts";
import { moduleOf } from "./built.ts";
import { solver } from "./heckmeck.ts";

const { Tournament } = await moduleOf("heckmeck-lab");
const { advise, decide, evaluateTurn, loadTable, playTurn, solveWholeTurn, standing } = await solver({
  copy: "exports",
});

const NONE: Counts = [0, 0, 0, 0, 0, 0];
const TAKEN: Counts = [0, 0, 0, 0, 2, 1];
const TABLE: TableQuery = { players: [[30], [22]], toMove: 0, grill: [25, 31, 32] };

/** Plain data alone: what JSON keeps of an answer. */
const plain = (answer: unknown) => JSON.parse(JSON.stringify(answer));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test("a turn before the first roll", () => {
  const answer = evaluateTurn({ taken: NONE });
  const keys = "total score remaining phase position stop rollAgain bustChance choices source";
  assert.deepEqual(Object.keys(answer), keys.split(" "));
  assert.deepEqual([answer.phase, answer.stop, answer.bustChance, answer.source], ["unrolled", null, 0, "solved"]);
  assert.ok(answer.position.atLeast instanceof Float64Array);
  assert.equal(answer.position.atLeast.length, 41);
  near(answer.position.atLeast[21], 0.893026737151, 1e-11);
  near(answer.position.expectedValue, 22.331974960321, 1e-11);
  near(present(answer.rollAgain).expectedAtLeast[25], 18.49908232885, 1e-11);
});

test("a rolled turn with a face that is taken already", () => {
  const answer = evaluateTurn({ taken: TAKEN, roll: [1, 0, 2, 0, 1, 1], dice: 8 });
  assertEach(answer.choices, ({ face, total, remaining }) => [face, total, remaining], [
    [1, 16, 4],
    [3, 21, 3],
  ]);
  assert.equal(answer.choices[1].evaluation.atLeast.length, 41);
  assert.deepEqual([answer.stop, answer.rollAgain], [null, null]);
});

test("a bust, and a turn that is over", () => {
  const bust = evaluateTurn({ taken: TAKEN, roll: [0, 0, 0, 0, 4, 1] });
  assert.deepEqual([bust.phase, bust.choices, bust.bustChance, bust.position.expectedValue], ["rolled", [], 1, 0]);
  const over = evaluateTurn({ taken: [1, 1, 1, 1, 1, 1], roll: undefined, bust: undefined });
  assert.deepEqual([over.phase, over.remaining, over.position.expectedValue], ["over", 2, 20]);
});

test("a whole turn is solved under either convention", () => {
  for (const bust of [undefined, "scores-nothing", "keeps-total"] as const)
    assert.equal(solveWholeTurn(bust).positions, 1939);
});

test("a damaged table is refused, and a whole one takes the solver's place", async () => {
  const [five, eight] = await Promise.all(
    [5, 8].map(
      async (dice) =>
        new Uint8Array(
          inflateSync(await readFile(new URL(`../../dist/precomputed/heckmeck-${dice}-dice.bin`, import.meta.url))),
        ),
    ),
  );
  const refused = (bytes: Uint8Array, message: RegExp) => assert.throws(() => loadTable(5, bytes), message);
  refused(eight, /heckmeck-8-dice/);
  refused(new TextEncoder().encode("<!doctype html>"), /no table/);
  refused(new Uint8Array(0), /truncated/);
  refused(five.slice(0, -1), /truncated/);
  refused(Uint8Array.from([...five, 0]), /lengthened/);
  for (let at = 0; at < five.length; at += 97) {
    five[at] ^= 1;
    refused(five, /altered/);
    five[at] ^= 1;
  }

  const solved = evaluateTurn({ taken: TAKEN });
  loadTable(5, five);
  const read = evaluateTurn({ taken: TAKEN });
  assert.deepEqual([solved.source, read.source], ["solved", "table"]);
  for (const [row, within] of [
    ["exactly", 1e-6],
    ["atLeast", 1e-6],
    ["expectedAtLeast", 1e-5],
  ] as const) {
    const [expected, found] = [solved, read].map(({ rollAgain }) => present(rollAgain)[row]);
    for (const [total, number] of expected.entries()) near(found[total], number, within);
  }
});

test("advice before the first roll", () => {
  const advice = advise(TABLE);
  assert.deepEqual([advice.fail, advice.stop, advice.best.action, "face" in advice.best], [-3, null, "roll", false]);
  near(advice.roll, 0.903489505, 1e-9);
  assert.equal(advice.prices.length, 41);
  assert.deepEqual([...advice.prices.slice(20, 27)], [-3, -3, 2, -3, -3, 2, 2]);
  assert.equal(advice.results.length, 41);
  assert.deepEqual(plain([22, 24, 30].map((total) => advice.results[total])), [
    { total: 22, result: "steal", tile: 22, from: 1 },
    { total: 24, result: "fail" },
    { total: 30, result: "grill", tile: 25 },
  ]);
  const results = advice.distribution.map(({ result }) => result).sort();
  assert.deepEqual(results, ["fail", "grill", "grill", "grill", "steal"]);
  assert.equal(advice.distribution.at(-1)?.result, "fail");
  near(sum(advice.distribution.map(({ probability }) => probability)), 1, 1e-12);
});

test("advice for a roll, for a bust and for the end of a turn", () => {
  const roll = advise({ ...TABLE, taken: TAKEN, roll: [1, 1, 1, 1, 1, 0] });
  assertEach(roll.choices, ({ face }) => face, [1, 2, 3, 4]);
  assert.deepEqual([roll.stop, roll.roll, roll.best.action], [null, null, "take"]);
  const bust = advise({ ...TABLE, taken: TAKEN, roll: [0, 0, 0, 0, 5, 0] });
  assert.deepEqual(plain(bust.best), { action: "bust", value: -3 });
  assert.deepEqual(plain(bust.distribution), [{ result: "fail", probability: 1 }]);
  const over = advise({ ...TABLE, taken: [0, 0, 0, 0, 4, 4] });
  assert.deepEqual(plain(over.best), { action: "stop", value: 3 });
  assert.equal(over.roll, null);
});

test("a turn is played, and the table after it is a query itself", () => {
  const after = (end: TurnEnd) => {
    const { players, toMove, grill, ...rest } = playTurn(TABLE, end);
    advise({ players, toMove, grill, ...rest });
    return { players, toMove, grill };
  };
  assert.deepEqual(after({ steal: 22 }), { players: [[30, 22], []], toMove: 1, grill: [25, 31, 32] });
  assert.deepEqual(after({ total: 30 }), { players: [[30, 25], [22]], toMove: 1, grill: [31, 32] });
  assert.deepEqual(after("fail"), { players: [[], [22]], toMove: 1, grill: [25, 30, 31] });
  assert.deepEqual(after({ total: 24 }), after("fail"));
  assert.throws(() => playTurn({ ...TABLE, rules: { compulsorySteal: true } }, { total: 22 }), /compulsorySteal/);
});

test("a game that is over has a standing and no advice", () => {
  const over = playTurn({ players: [[30], []], toMove: 1, grill: [36] }, { total: 40 });
  assert.deepEqual(plain(standing(over)), { worms: [3, 4], leaders: [1], over: true });
  for (const call of [() => advise(over), () => playTurn(over, "fail")])
    assert.throws(call, /^Error: query: the game is over/);
});

test("strategies decide, by chance where that is their way", () => {
  const query: TableQuery = { ...TABLE, roll: [1, 1, 1, 1, 2, 2] };
  for (const strategy of ["rule-1", "rule-2", "best-in-worms"] as const) {
    assert.deepEqual(plain(decide(query, strategy)), { action: "take", face: 6 });
  }
  const random = (seed: number) => JSON.stringify(decide(query, "random", seed));
  assert.equal(random(7), random(7));
  assert.ok(Array.from({ length: 50 }, (_, seed) => random(seed)).some((decision) => decision !== random(7)));
});

test("a tournament is the same each time and in parts", () => {
  const query: TournamentQuery = { players: ["rule-4", "best-in-worms", "random"], seed: 5 };
  const played = (...parts: number[]): TournamentResult => {
    const tournament = new Tournament(query);
    return plain(parts.map((games) => tournament.play(games)).at(-1));
  };
  const whole = played(30);
  assert.deepEqual(whole, played(7, 0, 23));
  assert.equal(whole.games, 30);
  assert.equal(whole.players.length, 3);
  near(sum(whole.players.map(({ wins }) => wins.value)) + whole.ties.value, 1, 1e-12);
});

test("a time that is over plays one game at least, and one far from over all of them", () => {
  const tournament = new Tournament({ players: ["rule-1", "rule-2"], seed: 1 });
  assert.equal(tournament.play(5, 0).games, 1);
  assert.equal(tournament.play(7, 60_000).games, 8);
});
