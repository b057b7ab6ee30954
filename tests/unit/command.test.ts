/** The command (`cargo build --package rollwise`) answers as the modules that ship do: 200 positions a game, each game in one process. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { moduleOf } from "./built.ts";
import { solver as heckmeck } from "./heckmeck.ts";
import { solver as knucklebones } from "./knucklebones.ts";
import * as at from "./positions.ts";
import { chance } from "./random.ts";
import { answeredLines } from "./rollwise.ts";
import { solver as solitaireDice } from "./solitaire-dice.ts";

const POSITIONS = 200;

/** Of what is added up in another order a little is different. */
const ROUNDING = 1e-9;

type Json = Record<string, unknown>;

/** The answers of the command to positions, without what it adds to the module's. */
function answers(args: string[], positions: string[]): Json[] {
  return answeredLines([...args, "-"], positions).map((line) => {
    const { game, text, goal, target, reach, ...answer } = JSON.parse(line);
    return answer;
  });
}

/** Whether two answers are the same, but for rounding; where they are not, the path to it. */
function difference(found: unknown, expected: unknown, path = ""): string | null {
  if (typeof expected === "number" && typeof found === "number") {
    const isNear = Math.abs(found - expected) <= ROUNDING * Math.max(1, Math.abs(expected));
    return isNear ? null : `${path}: ${found}, not ${expected}`;
  }
  if (typeof expected === "object" && expected !== null && typeof found === "object" && found !== null) {
    const keys = new Set([...Object.keys(found), ...Object.keys(expected)]);
    for (const key of keys) {
      const at = difference((found as Json)[key], (expected as Json)[key], `${path}/${key}`);
      if (at) return at;
    }
    return null;
  }
  return Object.is(found, expected) ? null : `${path}: ${found}, not ${expected}`;
}

function assertSame(found: Json[], expected: unknown[], positions: string[]) {
  assert.equal(found.length, expected.length);
  for (const [nth, answer] of found.entries()) {
    assert.equal(difference(answer, expected[nth]), null, positions[nth]);
  }
}

test("odds of Heckmeck", async () => {
  const random = chance(11);
  const { evaluateTurn } = await heckmeck();
  const turns = random.list(POSITIONS, () => at.randomTurn(random));
  // An empty line is no position, but an empty turn is one.
  const positions = turns.map((turn) => `${at.textOfTurn(turn)} | 8`);
  assertSame(answers(["heckmeck"], positions), turns.map(evaluateTurn), positions);
});

for (const objective of ["win", "worms"] as const) {
  test(`advice in Heckmeck, for ${objective}`, async () => {
    const random = chance(12);
    const { advise } = await heckmeck({ chances: [2, 3] });
    const queries = random.list(POSITIONS, () => ({
      ...at.randomTable(random, 2 + random.below(2)),
      ...at.randomTurn(random),
    }));
    const positions = queries.map((query) => `${at.textOfTurn(query)} @ ${at.textOfTable(query)}`);
    const found = answers(["heckmeck", "--objective", objective], positions);
    assertSame(
      found,
      queries.map((query) => advise({ ...query, objective })),
      positions,
    );
  });
}

test("columns of Knucklebones", async () => {
  const random = chance(13);
  const { analyseKnucklebones } = await knucklebones({ values: true });
  const queries = random.list(POSITIONS, () => ({
    ...at.randomBoards(random),
    roll: 1 + random.below(6),
    positions: 2000,
  }));
  const positions = queries.map(at.textOfBoards);
  const found = answers(["knucklebones", "solve", "--positions", "2000"], positions);
  assertSame(found, queries.map(analyseKnucklebones), positions);
});

test("choices of Solitaire Dice", async () => {
  const random = chance(14);
  const { evaluateSheet } = await solitaireDice({ weights: true });
  const queries = random.list(POSITIONS, () => at.randomSheet(random));
  const positions = queries.map(at.textOfSheet);
  const found = answers(["solitaire-dice"], positions);
  assertSame(
    found,
    queries.map((query) => evaluateSheet(query)),
    positions,
  );
});

test("moves of Rummikub", async () => {
  const random = chance(15);
  const { solveRummikub } = await moduleOf("rummikub");
  const queries = random.list(POSITIONS, () => at.randomRack(random));
  const positions = queries.map(at.textOfRack);
  assertSame(
    answers(["rummikub"], positions),
    queries.map((query) => solveRummikub(query)),
    positions,
  );
});
