/** How likely a score is: what the shipped module says of it, and what the page makes of that. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { SheetChances, SheetMark, SheetQuery } from "#modules/solitaire-dice";
import { summary } from "../../www/games/solitaire-dice/announcements.ts";
import { exactChances } from "../../www/games/solitaire-dice/model/deepening.ts";
import { loggedMoveOf } from "../../www/games/solitaire-dice/model/move-log.ts";
import { chanceOf, choiceToCome, offOf, rankedByChance, targetOf } from "../../www/games/solitaire-dice/model/reach.ts";
import type { Reach, SheetAnswer, State } from "../../www/games/solitaire-dice/model/types.ts";
import type { Change } from "../../www/shell/game/contract.ts";
import { mistyped, partOf, present } from "../typed.ts";
import { assertEach, near } from "./asserts.ts";
import { precomputed } from "./built.ts";
import { pageOf, solver, stateOf } from "./solitaire-dice.ts";

const module = await solver({ weights: true, copy: "chances" });
const chances = await precomputed("solitaire-dice-chances");

/** Marks by their sums from 2 and their numbers from 1. */
const sheet = (sums: Record<number, number>, rejects: Record<number, number>): SheetQuery => ({
  sums: Array.from({ length: 11 }, (_, nth) => sums[nth + 2] ?? 0),
  rejects: Array.from({ length: 6 }, (_, nth) => rejects[nth + 1] ?? 0),
});

/** One with no reject to spare: whatever is rejected next ends the game. */
const LAST = sheet({ 4: 4, 5: 8, 6: 9, 7: 8, 8: 7, 9: 6 }, { 1: 7, 2: 7, 6: 7 });

const marking = (asked: SheetQuery, { reject, sums }: SheetMark) => module.markSheet(asked, { reject, sums });

test("chances are refused until they are loaded, and bytes that are none are", () => {
  const refused = {
    name: "NotLearned",
    message: "the chances of a score are not loaded: call and await fetchSheetChances() first",
  };
  assert.throws(() => module.chanceSheet(LAST, 500), refused);
  for (const [bytes, message] of [
    [chances.subarray(1), /^bytes: .*no table/],
    [chances.subarray(0, -1), /^bytes: .*truncated/],
    [chances.with(99, chances[99] ^ 1), /^bytes: .*altered/],
    [new Uint8Array(9), /^bytes: .*no table/],
  ] as [Uint8Array, RegExp][])
    assert.throws(() => module.loadSheetChances(bytes), { message });
  assert.throws(() => module.chanceSheet(LAST, 500), refused);
  const before = module.evaluateSheet(LAST);
  module.loadSheetChances(chances);
  assert.equal(module.chanceSheet(LAST, 500).source, "exact");
  assert.deepEqual(module.evaluateSheet(LAST), before, "the average's advice is the same");
});

test("a target is a whole number that a sheet can reach", () => {
  for (const target of [-351, 1201, 1e9, 300.5, Number.NaN, mistyped("300"), mistyped(null)])
    assert.throws(() => module.chanceSheet(LAST, target), /^Error: target: .*-350 to 1200/, String(target));
  for (const target of [-350, 1200]) assert.ok(module.chanceSheet(LAST, target).chance >= 0);
  assert.throws(() => module.chanceSheet(mistyped({}), 300), /^Error: query/);
});

test("with the last roll a choice reaches the score or doesn't", () => {
  const asked = { ...sheet({ 6: 9, 7: 10, 8: 9 }, { 1: 7, 2: 7, 6: 7 }), roll: [1, 3, 4, 4, 5] };
  const scores = module
    .evaluateSheet(asked)
    .choices.map((choice) => module.evaluateSheet(marking(asked, choice)).score);
  for (const target of [Math.min(...scores), Math.max(...scores)]) {
    const { choices, best, chance } = module.chanceSheet(asked, target);
    assertEach(
      choices,
      (choice) => [choice.chance, choice.source],
      scores.map((score) => [score >= target ? 1 : 0, "exact"]),
    );
    assert.equal(scores[present(best)] >= target, true);
    assert.equal(chance, 1);
  }
  assert.equal(module.chanceSheet(asked, Math.max(...scores) + 10).chance, 0);
});

test("with more rejects to spare an end is exact only where that may take longer", () => {
  /** One and two rejects to spare. */
  for (const asked of [
    sheet({ 2: 4, 3: 5, 4: 8, 5: 9, 6: 6, 7: 6, 10: 2 }, { 1: 7, 4: 6, 6: 7 }),
    sheet({ 5: 4, 6: 8, 7: 10, 8: 8, 9: 4, 10: 4 }, { 1: 7, 2: 6, 6: 6 }),
  ]) {
    const quick = module.chanceSheet({ ...asked, exact: false }, 200);
    assert.equal(quick.source, "estimate");
    const exactly = (query: SheetQuery) =>
      [...exactChances(module.chanceSheet)({ ...query, target: 200 })].flatMap((one) => one ?? []);
    const [before] = exactly(asked);
    assert.equal(before.found.source, "exact");
    assert.equal(before.was, before.found.chance);
    near(quick.chance, before.found.chance, 0.06);

    const roll = [1, 3, 4, 4, 5];
    const rolled = exactly({ ...asked, roll });
    assertEach(rolled, ({ found, was }) => [found.source, was], [
      ["exact", null],
      ["exact", before.found.chance],
    ]);
  }
});

// ---- What the page makes of it ----

const answer = (rest: Partial<SheetAnswer>) => partOf<SheetAnswer>(rest);

test("the score to reach is the one chosen, or the next one above the best of the others", () => {
  const chosen = (goal: State["goal"], ownGoal = "400", others = "thumb _") => ({
    ...stateOf(`sheet=_&with=${others}`),
    goal,
    ownGoal,
  });
  const of = (state: Partial<State>, ...values: (number | null)[]) =>
    targetOf(
      partOf<State>(state),
      values.map((value) => answer({ value, score: 120 })),
    );
  assert.equal(of(chosen("average")), null);
  assert.equal(of(chosen("300")), 300);
  assert.equal(of(chosen("500")), 500);
  assert.equal(of(chosen("own", "-120")), -120);
  assert.equal(of(chosen("others"), 250), 260);
  assert.equal(of(chosen("others"), 259.9, 12), 260);
  assert.equal(of(chosen("others"), null), 130, "what the sheet scores where nothing else is known");
  assert.equal(of(chosen("others"), 5000), 1200);
  assert.equal(of(chosen("others"), -5000), -350);
  assert.equal(of({ ...stateOf("sheet=_"), goal: "others" }), null, "nobody else plays");
});

/** The chances of a roll's choices, and which is the likeliest. */
const reach = (chances: number[], best: number): Reach => ({
  target: 500,
  status: "here",
  found: partOf<SheetChances>({
    best,
    chance: chances[best],
    source: "estimate",
    choices: chances.map((chance) => ({ chance, source: "estimate" as const })),
  }),
  was: null,
  isThinking: false,
});

test("choices go by their chances where those are known", () => {
  const { state, analysis } = pageOf("sheet=4-3.6-2.7-2.8-1_1-2.6-2&roll=12356", module);
  const { choices } = analysis.answer;
  const known = choices.map((_, nth) => (nth === 2 ? 0.5 : nth / 100));
  const byChance = reach(known, 2);
  const order = present(rankedByChance(analysis.answer, byChance));
  assert.equal(order[0], choices[2]);
  assert.deepEqual(order.slice(1), [...choices].filter((_, nth) => nth !== 2).reverse());
  assert.equal(present(chanceOf(analysis.answer, byChance, choices[4])).chance, 0.04);
  assert.equal(rankedByChance(analysis.answer, null), null);
  assert.equal(rankedByChance(analysis.answer, { ...byChance, found: null }), null);
  assert.equal(chanceOf(analysis.answer, null, choices[4]), null);

  assert.equal(choiceToCome(state, { answer: analysis.answer, reach: byChance }), choices[2]);
  assert.equal(
    choiceToCome(state, { answer: analysis.answer, reach: null }),
    choices[present(analysis.answer.best)],
    "the average's best",
  );
  assert.equal(choiceToCome({ ...state, roll: [] }, analysis), null);
});

test("how far a chance may be off: nothing where it is exact, least near 0 and 1, most with unusual rejects", () => {
  const usual = stateOf("sheet=4-3.6-2.7-2.8-1_1-2.6-2");
  const others = stateOf("sheet=4-3.6-2.7-2.8-1_3-2.4-2");
  const off = (state: typeof usual, chance: number, source = "estimate") => offOf(state, { source, chance });
  assert.equal(off(usual, 0.5, "exact"), 0);
  assert.ok(off(usual, 0) > 0 && off(usual, 0) < off(usual, 0.05) && off(usual, 0.05) < off(usual, 0.5));
  assert.ok(Math.abs(off(usual, 0.03) - off(usual, 0.97)) < 1e-10);
  assertEach([off(usual, 0.5), off(others, 0.5)], (points) => points.toFixed(1), ["2.5", "3.5"]);
});

test("who listens hears the likeliest choice, and what is marked for a score is not counted as points given away", () => {
  const page = pageOf("sheet=4-3.6-2.7-2.8-1_1-2.6-2&roll=12356", module);
  const { choices } = page.analysis.answer;
  const told = reach(
    choices.map((_, nth) => (nth === 2 ? 0.5 : nth / 100)),
    2,
  );
  const change = partOf<Change<State>>({ before: page.state });
  const heard = (reach: Reach | null) =>
    summary(partOf({ ...page, analysis: { ...page.analysis, reach, isThinking: false } }), change);
  const { reject, sums } = choices[2];
  const why = "it opens no new sum; the next best opens 5";
  assert.equal(
    heard(told),
    `Best: reject the ${reject}; pair up ${sums.join(" and ")}. Chance 50.0%. Best because ${why}.`,
  );
  assert.match(heard(null), /^Best: .*\. Expected score \d+\.( Best because it .*\.)?$/);

  const worst = choices.toSorted((a, b) => present(b.cost) - present(a.cost))[0];
  assert.ok(present(loggedMoveOf(page.state, page.analysis, worst).cost) > 0);
  assert.equal(loggedMoveOf(page.state, { ...page.analysis, reach: told }, worst).cost, null);
});
