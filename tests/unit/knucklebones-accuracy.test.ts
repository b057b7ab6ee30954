/** How good the chances of Knucklebones are: the digits that count, how far a chance may be off, and where the page says so. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../../www/games/knucklebones/actions.ts";
import { chanceOf, digitsOf, digitsOfFaces, marginOf, unitOf } from "../../www/games/knucklebones/model/accuracy.ts";
import { isAsGood } from "../../www/games/knucklebones/model/move-log.ts";
import { queryOf } from "../../www/games/knucklebones/model/state.ts";
import type {
  ColumnAnswer,
  FaceAnswer,
  Found,
  KnucklebonesAnswer,
  Outlook,
} from "../../www/games/knucklebones/model/types.ts";
import { whyBest } from "../../www/games/knucklebones/model/why.ts";
import { bandView } from "../../www/games/knucklebones/views/band.ts";
import { view as numbersView } from "../../www/games/knucklebones/views/numbers-dialog.ts";
import { partOf, present } from "../typed.ts";
import { solver, stateOf, words } from "./knucklebones.ts";
import { plainText } from "./template.ts";

const estimate = (error: number | null) => ({ error, proof: "estimate" as const });

describe("an error", () => {
  for (const [error, digits, margin] of [
    [0, 1, null],
    [0.0005, 1, null],
    [0.0006, 1, { points: 0.1, digits: 1 }],
    [0.004, 1, { points: 0.4, digits: 1 }],
    [0.0042, 1, { points: 0.5, digits: 1 }],
    [0.0095, 1, { points: 1, digits: 1 }],
    [0.0096, 0, { points: 1, digits: 0 }],
    [0.0145, 0, { points: 2, digits: 0 }],
    [0.03, 0, { points: 3, digits: 0 }],
    [null, 0, null],
  ] as const)
    test(`of ${error} leaves ${digits} decimals`, () => {
      assert.equal(digitsOf(error), digits);
      const found = marginOf(estimate(error));
      assert.deepEqual(found, margin);
      assert.deepEqual(chanceOf(estimate(error), 0.7), { share: 0.7, digits, margin: found });
    });

  test("of what is proved is not told", () => {
    assert.equal(marginOf({ error: 0.004, proof: "proved" }), null);
  });

  test("of the rolls is that of the one that is known least", () => {
    const faces = (...errors: (number | null)[]) =>
      partOf<Found>({ faces: errors.map((error) => partOf<FaceAnswer>({ error })) });
    assert.equal(digitsOfFaces(faces(0.001, 0.009)), 1);
    assert.equal(digitsOfFaces(faces(0.001, 0.02, 0.009)), 0);
    assert.equal(digitsOfFaces(faces(null, 0.001)), 0);
  });

  test("hides what is behind by less, and no more than can be seen", () => {
    assert.deepEqual([isAsGood(0.5, 0.5139, 0.014), isAsGood(0.5, 0.5141, 0.014)], [true, false]);
    assert.deepEqual([isAsGood(0.5, 0.5029, null), isAsGood(0.5, 0.5031, null)], [true, false]);
    for (const digits of [0, 1] as const) {
      const error = digits === 0 ? 0.0096 : 0;
      const unit = unitOf(digits);
      assert.deepEqual(
        [isAsGood(0.5, 0.5 + 0.99 * unit, error), isAsGood(0.5, 0.5 + 1.01 * unit, error)],
        [true, false],
      );
    }
  });
});

describe("before a roll", () => {
  const told = (answer: Partial<KnucklebonesAnswer>) => {
    const value = { share: 0.6534, win: 0.64, tie: 0.0268, loss: 0.3332, difference: 3 };
    const found = partOf<Found>({
      answer: { depth: 4, values: "learned", columns: [], best: null, value, ...answer },
      faces: [],
    });
    const state = stateOf("mine=66-.54-.21-&theirs=55-.62-.44-");
    const page = partOf<Page>({
      state,
      words,
      room: {},
      analysis: { over: null, found, isThinking: false, chosen: null },
    });
    return [plainText(bandView(page)), plainText(numbersView(page))].map((text) => text.replaceAll("\u00a0", " "));
  };

  test("a chance is told with the digits that count, and for the ear in words", () => {
    const [band, numbers] = told(estimate(0.004));
    assert.equal(band, "65.3% ± 0.4, plus or minus 0.4 percentage points before you roll");
    assert.equal(
      numbers,
      "65.3% ± 0.4, plus or minus 0.4 percentage points Looks 4 dice ahead. Win, tie, loss 64.0 / 2.7 / 33.3%A tie counts half. Expected lead +3.0",
    );
  });

  test("a quick look tells whole points", () => {
    const [band, numbers] = told(estimate(0.0145));
    assert.equal(band, "65% ± 2, plus or minus 2 percentage points before you roll");
    assert.match(numbers, /Win, tie, loss 64 \/ 3 \/ 33%A tie/);
  });

  test("where every digit counts nothing is added", () => {
    const [band, numbers] = told(estimate(0));
    assert.equal(band, "65.3% before you roll");
    assert.match(numbers, /^65\.3% Looks 4 dice ahead\./);
  });

  test("what is proved, and what a rule of thumb says, stay what they are", () => {
    const [chance, proved] = told({ error: 0.002, proof: "proved" });
    assert.equal(chance, "65.3% before you roll");
    assert.match(proved, /^65\.3% Proved\. /);
    const [band, numbers] = told({ error: null, proof: "estimate", values: "rule" });
    assert.equal(band, "65% before you roll");
    assert.match(numbers, /Looks 4 dice ahead: a rough estimate\./);
  });
});

test("a reason for the best column needs it to be ahead by more than it may be off", () => {
  const answer = (error: number | null) =>
    partOf<KnucklebonesAnswer>({
      best: 0,
      error,
      columns: [
        partOf<ColumnAnswer>({ column: 0, removes: 1, takes: 5, gain: 5, outlook: partOf<Outlook>({ share: 0.6 }) }),
        partOf<ColumnAnswer>({ column: 1, removes: 0, takes: 0, gain: 5, outlook: partOf<Outlook>({ share: 0.59 }) }),
      ],
    });
  const state = stateOf("mine=---.---.---&theirs=5--.---.---&roll=5");
  const why = (error: number | null) => whyBest(state, answer(error))?.kind;
  assert.deepEqual([why(0.002), why(null), why(0.012)], ["removes", "removes", undefined]);
});

/** Shares of the right column with a six rolled, by the solution: three equal dice early on, and a win that is nearly certain. */
for (const [link, exact] of [
  ["mine=---.215.6--&theirs=5--.444.---&roll=6", 0.2595],
  ["mine=1--.5--.6--&theirs=333.24-.---&roll=6", 0.5203],
  ["mine=34-.4--.66-&theirs=---.1--.233&roll=6", 0.9995],
] as const)
  test(`a share of a seldom position is no further off than is told: ${link}`, async () => {
    const { analyseKnucklebones } = await solver({ values: true });
    const { error, columns } = analyseKnucklebones({ ...queryOf(stateOf(link)), depth: 6, positions: 100_000_000 });
    const { share } = present(columns.at(-1)?.outlook);
    assert.ok(Math.abs(share - exact) <= present(error), `${share} ± ${error}, the solution says ${exact}`);
  });
