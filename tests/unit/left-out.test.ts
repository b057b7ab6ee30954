/** Null in a query, or in place of an argument that may be left out, means the same in every game: nothing is given. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableQuery, TurnQuery } from "#modules/heckmeck";
import { mistyped } from "../typed.ts";

import { moduleOf, precomputed } from "./built.ts";

const [heckmeck, knucklebones, rummikub, sheets] = await Promise.all([
  moduleOf("heckmeck"),
  moduleOf("knucklebones", "values"),
  moduleOf("rummikub"),
  moduleOf("solitaire-dice", "weights"),
]);
const [heckmeckLab, knucklebonesLab, rummikubLab, sheetsLab] = await Promise.all([
  moduleOf("heckmeck-lab"),
  moduleOf("knucklebones-lab"),
  moduleOf("rummikub-lab"),
  moduleOf("solitaire-dice-lab"),
]);
knucklebones.loadKnucklebonesValues(await precomputed("knucklebones-values"));
sheets.loadSheetWeights(await precomputed("solitaire-dice-weights"));

const TURN: TurnQuery = { taken: [0, 0, 0, 0, 2, 1] };
const TABLE: TableQuery = { players: [[30], [22]], toMove: 0, grill: [25, 31, 32] };
const BOARDS = { mine: [[6], [], []], theirs: [[1], [2], []] };
const RACK = { table: [["r4", "r5", "r6"]], rack: ["r7", "b3"] };
const SHEET = { sums: Array(11).fill(0), rejects: Array(6).fill(0) };

/** What is asked, with which fields that may be left out, and by which call. */
const QUERIES: [string, object, string[], (asked: never) => unknown][] = [
  ["a turn", TURN, ["roll", "dice", "bust"], (asked) => heckmeck.evaluateTurn(asked)],
  ["a table", TABLE, ["taken", "roll", "rules", "objective", "turns"], (asked) => heckmeck.advise(asked)],
  [
    "boards",
    { ...BOARDS, depth: 2 },
    ["roll", "positions", "milliseconds", "objective"],
    // How many positions are new depends on what has been asked before.
    (asked) => ({ ...knucklebones.analyseKnucklebones(asked), positions: 0 }),
  ],
  [
    "a rack",
    RACK,
    ["loose", "opened", "rules", "objective", "keepJokers", "keep", "play", "budget", "plan"],
    (asked) => rummikub.solveRummikub(asked),
  ],
  ["a sheet", SHEET, ["roll", "opening", "depth", "exact"], (asked) => sheets.evaluateSheet(asked)],
  [
    "a tournament of Heckmeck",
    { players: ["rule-1", "random"], seed: 1 },
    ["rules", "tieBreak", "rotate"],
    (asked) => new heckmeckLab.Tournament(asked).play(3),
  ],
  [
    "a tournament of Rummikub",
    { players: ["simple", "random"], seed: 1 },
    ["rules"],
    (asked) => new rummikubLab.RummikubTournament(asked).play(2),
  ],
  [
    "games of Solitaire Dice",
    { players: ["thumb"], seed: 1 },
    ["from", "atLeast", "adjusted"],
    (asked) => new sheetsLab.SheetGames(asked).play(3),
  ],
];

for (const [what, asked, names, call] of QUERIES)
  test(`${what}: a field that is null is as one that is left out`, () => {
    const ask = (query: object) => call(mistyped(query));
    const expected = ask(asked);
    for (const name of names) {
      assert.equal(name in asked, false, name);
      assert.deepEqual(ask({ ...asked, [name]: null }), expected, name);
      assert.deepEqual(ask({ ...asked, [name]: undefined }), expected, name);
    }
    assert.throws(() => ask({ ...asked, unheardOf: null }), /unknown field `unheardOf`/);
    for (const name of Object.keys(asked).filter((name) => name !== "depth"))
      assert.throws(() => ask({ ...asked, [name]: null }), new RegExp(`missing field \`${name}\``), name);
  });

test("an argument that is null is as one that is left out", () => {
  const turn = { ...BOARDS, roll: 3 };
  const roll = { ...SHEET, roll: [1, 2, 3, 4, 5] };
  for (const decide of [
    (...seed: [number?]) => heckmeck.decide(TABLE, "random", ...seed),
    (...seed: [number?]) => knucklebones.decideKnucklebones(turn, "random", ...seed),
    (...seed: [number?]) => rummikub.decideRummikub(RACK, "random", [14], ...seed),
    (...seed: [number?]) => sheets.decideSheet(roll, "random", ...seed),
  ]) {
    assert.deepEqual(decide(mistyped(null)), decide(0));
    assert.deepEqual(decide(), decide(0));
  }
  for (const games of [
    () => new heckmeckLab.Tournament({ players: ["rule-1", "random"], seed: 1 }),
    () => new knucklebonesLab.KnucklebonesGames({ players: ["greedy", "random"], seed: 1 }),
    () => new rummikubLab.RummikubTournament({ players: ["simple", "random"], seed: 1 }),
    () => new sheetsLab.SheetGames({ players: ["thumb"], seed: 1 }),
  ]) {
    assert.deepEqual(games().play(3, mistyped(null)), games().play(3));
    assert.throws(() => games().play(mistyped(null)), /^Error: games: invalid type: null/);
  }
});
