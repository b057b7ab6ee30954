/** What answers are made of: what JSON keeps, and typed arrays in the places where the declarations have them. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Advice, Evaluation, TurnAnswer } from "#modules/heckmeck";
import { moduleOf } from "./built.ts";
import { randomBoards, randomRack, randomSheet, randomTable, randomTurn } from "./positions.ts";
import { chance } from "./random.ts";

const [heckmeck, knucklebones, rummikub, solitaireDice] = await Promise.all([
  moduleOf("heckmeck"),
  moduleOf("knucklebones"),
  moduleOf("rummikub"),
  moduleOf("solitaire-dice"),
]);

/** Asserts that JSON keeps all of an answer: no `undefined` under any key, no Map, no BigInt, no array of another kind. */
function assertPlain(answer: unknown) {
  assert.deepEqual(JSON.parse(JSON.stringify(answer)), answer);
}

/** The numbers of a row, which is a typed array. */
function numbers(row: Float64Array) {
  assert.equal(Object.prototype.toString.call(row), "[object Float64Array]");
  assert.equal(row.buffer.byteLength, row.byteLength, "a view of the module's own memory");
  return [...row];
}

const evaluation = ({ exactly, atLeast, expectedAtLeast, ...rest }: Evaluation) => ({
  ...rest,
  rows: [exactly, atLeast, expectedAtLeast].map(numbers),
});
const turn = ({ position, stop, rollAgain, choices, ...rest }: TurnAnswer) => ({
  ...rest,
  position: evaluation(position),
  stop: stop && evaluation(stop),
  rollAgain: rollAgain && evaluation(rollAgain),
  choices: choices.map((choice) => ({ ...choice, evaluation: evaluation(choice.evaluation) })),
});
const advice = ({ prices, ...rest }: Advice) => ({ ...rest, prices: numbers(prices) });

const POSITIONS = 20;
const random = chance(3);

/** Answers of each game to a random position. */
const ANSWERS: Record<string, () => unknown[]> = {
  heckmeck() {
    const dice = randomTurn(random);
    const table = randomTable(random, 3);
    return [
      turn(heckmeck.evaluateTurn(dice)),
      heckmeck.standing(table),
      ...(heckmeck.standing(table).over
        ? []
        : [
            advice(heckmeck.advise({ ...table, ...dice })),
            heckmeck.decide({ ...table, ...dice }, "rule-1"),
            heckmeck.playTurn(table, "fail"),
          ]),
    ];
  },
  knucklebones() {
    const boards = randomBoards(random);
    const roll = random.pick([null, 1, 2, 3, 4, 5, 6]);
    return [
      ...(["win", "difference", "seed"] as const).map((objective) =>
        knucklebones.analyseKnucklebones({ ...boards, roll, objective, depth: 1 }),
      ),
      knucklebones.scoresOfKnucklebones(boards),
      knucklebones.treeOfKnucklebones({ ...boards, roll, depth: 1 }, []),
    ];
  },
  rummikub() {
    const query = { ...randomRack(random), opened: random.pick([true, false]), plan: random.pick([true, false]) };
    const [first = [], ...others] = query.table;
    return [
      rummikub.solveRummikub(query),
      rummikub.solveByAddingRummikub({ ...query, opened: true }),
      rummikub.ladderRummikub(query),
      rummikub.arrangeRummikub({ table: others, loose: first }),
      rummikub.judgeRummikub(query, [...others, query.rack]),
      rummikub.adviseRummikub({ ...query, opened: true }),
      rummikub.resultRummikub({ racks: [query.rack, []] }),
      rummikub.dealRummikub({ players: 2, seed: random.below(100) }),
    ];
  },
  "solitaire dice"() {
    const { roll, ...sheet } = randomSheet(random);
    return [
      solitaireDice.evaluateSheet({ ...sheet, depth: 1, exact: false }),
      ...(solitaireDice.evaluateSheet({ ...sheet, depth: 1, exact: false }).phase === "over"
        ? []
        : [
            solitaireDice.evaluateSheet({ ...sheet, roll, depth: 1, exact: false }),
            solitaireDice.decideSheet({ ...sheet, roll }, "thumb"),
          ]),
    ];
  },
};

describe("answers are plain data", () => {
  for (const [game, ask] of Object.entries(ANSWERS))
    test(game, () => {
      for (let nth = 0; nth < POSITIONS; nth++) for (const answer of ask()) assertPlain(answer);
    });
});
