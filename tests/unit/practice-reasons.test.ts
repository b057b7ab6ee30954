/** Why a choice is the best, as practice tells it where the game's page has no reason: each holds by counting, and most positions have one. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atBoards } from "../../www/games/knucklebones/model/decided.ts";
import { reasonOf as ofColumn } from "../../www/games/knucklebones/model/reason.ts";
import ofKnucklebones from "../../www/games/knucklebones/practice.json" with { type: "json" };
import { ranked } from "../../www/games/solitaire-dice/model/choices.ts";
import { atSheet } from "../../www/games/solitaire-dice/model/decided.ts";
import { reasonOf as ofMarks } from "../../www/games/solitaire-dice/model/reason.ts";
import { whyBest as whyMarks } from "../../www/games/solitaire-dice/model/why.ts";
import ofSolitaireDice from "../../www/games/solitaire-dice/practice.json" with { type: "json" };
import { present } from "../typed.ts";
import * as boards from "./knucklebones.ts";
import * as sheet from "./solitaire-dice.ts";

const FACES = [1, 2, 3, 4, 5, 6];
/** A column or a sheet is full at these. */
const HEIGHT = 3;
const FIVE = 5;

const points = (column: number[]) =>
  column.reduce((all, die) => all + die * column.filter((other) => other === die).length, 0);

/** Most points that any one die takes off a column, by taking it off. */
const mostOff = (column: number[], facing: number[]) =>
  facing.length === HEIGHT
    ? 0
    : Math.max(...FACES.map((die) => points(column) - points(column.filter((other) => other !== die))));

/** A tally of reasons, with those of the game's page as one. */
function counted() {
  const seen = new Map<string, number>();
  const count = (reason: string) => seen.set(reason, (seen.get(reason) ?? 0) + 1);
  return { count, of: (...reasons: string[]) => reasons.map((reason) => seen.get(reason) ?? 0) };
}

describe("Knucklebones", async () => {
  const functions = await boards.solver({ values: true });

  test("a column keeps the game going, is safe, risks least or leaves room, and no other one does", () => {
    const { count, of } = counted();
    for (const position of Object.values(ofKnucklebones).flat()) {
      const { mine, theirs, roll } = atBoards(position);
      const query = { mine, theirs, roll, toMove: "mine" as const };
      const answer = functions.analyseKnucklebones({ mine, theirs, roll: present(roll), depth: 4 });
      const reason = ofColumn(query, answer, functions);
      count(reason?.kind ?? "none");
      const done = answer.columns.map(({ column }) => {
        const after = [...mine[column], present(roll)];
        const left = theirs[column].filter((die) => die !== roll);
        return {
          isBest: column === answer.best,
          isSafe: left.length === HEIGHT,
          risk: mostOff(after, left) - mostOff(mine[column], theirs[column]),
          isFull: after.length === HEIGHT,
          opposite: mostOff(left, []),
          takes: points(theirs[column]) - points(left),
          gain: points(after) - points(mine[column]),
          squares: 9 - theirs.with(column, left).flat().length,
        };
      });
      const best = present(done.find(({ isBest }) => isBest));
      const others = done.filter(({ isBest }) => !isBest);
      const holds = {
        safe: () => best.isSafe && others.every(({ isSafe }) => !isSafe),
        risks: () =>
          reason?.kind === "risks" &&
          reason.more === best.risk &&
          reason.next === Math.min(...others.map(({ risk }) => risk)) &&
          reason.next - reason.more >= 5,
        reaches: () => !best.isFull && others.every(({ isFull, opposite }) => isFull && opposite > 0),
        removes: () => others.every(({ takes }) => takes < best.takes),
        matches: () => others.every(({ gain }) => gain < best.gain),
        // Where nothing can change the result there is no mistake to practise.
        lost: () => false,
        won: () => false,
        goesOn: () => best.squares > 1 && others.every(({ squares }) => squares === 1),
      };
      if (reason) assert.ok(holds[reason.kind](), JSON.stringify({ query, reason, done }));
    }
    for (const found of of("goesOn", "removes", "matches", "safe", "risks", "reaches")) assert.ok(found > 3);
    // Where what columns risk is nearly the same, nothing is said rather than that.
    assert.ok(of("none")[0] <= 35, `${of("none")} of 120 have no reason`);
  });
});

describe("Solitaire Dice", async () => {
  const functions = await sheet.solver({ weights: true });

  /** How many of the 36 rolls of two dice make a sum. */
  const ways = (sum: number) => FACES.filter((die) => FACES.includes(sum - die)).length;
  const common = (sums: number[]) => sums.reduce((all, sum) => all + ways(sum), 0);

  test("a choice brings more marks, or rarer ones, than the next best", () => {
    const { count, of } = counted();
    for (const position of Object.values(ofSolitaireDice).flat()) {
      const { sums, rejects, roll } = atSheet(position);
      const query = { sums, rejects, roll };
      const analysis = { answer: functions.evaluateSheet({ ...query, depth: 1, exact: false }), reach: null };
      const reason = whyMarks(query, analysis) ? null : ofMarks(query, analysis);
      count(reason?.kind ?? (whyMarks(query, analysis) ? "told" : "none"));
      if (!reason) continue;
      const [best, next] = ranked(analysis.answer).map(({ reject, sums: marked }) => {
        const after = functions.markSheet(query, { reject, sums: marked });
        const brought = after.sums.map((marks, nth) => Math.min(marks, FIVE) - Math.min(sums[nth], FIVE));
        const begun = brought.flatMap((marks, nth) => (sums[nth] > 0 ? Array<number>(marks).fill(nth + 2) : []));
        return { begun };
      });
      const what = JSON.stringify({ query, reason, best, next });
      if (reason.kind === "towards") {
        assert.deepEqual([reason.count, reason.next], [best.begun.length, next.begun.length], what);
        assert.ok(reason.count > reason.next, what);
      }
      if (reason.kind === "rarer") {
        assert.equal(best.begun.length, next.begun.length, what);
        assert.ok(common(best.begun) < common(next.begun), what);
        for (const [told, all] of [
          [reason.sums, best.begun],
          [reason.next, next.begun],
        ])
          assert.ok(told.length > 0 && told.every((sum) => all.includes(sum)), what);
        assert.ok(Math.max(...reason.sums.map(ways)) < Math.min(...reason.next.map(ways)), what);
      }
    }
    for (const found of of("told", "towards", "rarer")) assert.ok(found > 3);
    assert.ok(of("none")[0] <= 40, `${of("none")} of 120 have no reason`);
  });
});
