/** Table, CSV, chart and comparison against the solver's own numbers. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { look } from "../../www/games/heckmeck/answers.js";
import { curvesOf } from "../../www/games/heckmeck/chart.js";
import { alone, better } from "../../www/games/heckmeck/compare.js";
import { tableContent, toCsv } from "../../www/games/heckmeck/table.js";
import { counts, solver, stateOf } from "./module.mjs";

const functions = await solver({ tables: true });
const TILES = Array.from({ length: 16 }, (_, nth) => 21 + nth);
const TOTALS = Array.from({ length: 40 }, (_, nth) => nth + 1);
const ROLLED = "taken=5&roll=11234ww&target=25";
const GOALS = { "at-least": "atLeast", exactly: "exactly", points: "expectedAtLeast" };
const { choices } = functions.evaluateTurn({ taken: counts("5"), roll: counts("11234ww") });
const signOf = ({ face }) => "12345w"[face - 1];
const numbersOf = (goal, totals, of = choices) => of.map(({ evaluation }) => totals.map((total) => evaluation[goal][total]));

const seenFor = (link) => {
  const state = stateOf(link);
  return { state, ways: look(state, functions.evaluateTurn).ways };
};
const table = (link) => {
  const { state, ways } = seenFor(link);
  return tableContent(state, ways);
};

describe("the table", () => {
  for (const [goal, row] of Object.entries(GOALS)) {
    for (const [columns, totals] of [["tiles", TILES], ["all", TOTALS]]) {
      test(`has every choice, by ${goal}, ${columns}`, () => {
        const all = goal === "points" ? [0, ...totals] : totals;
        const content = table(`${ROLLED}&table=${row}&columns=${columns}`);
        assert.deepEqual(content.columns, all);
        const numbers = numbersOf(row, all);
        assert.deepEqual(content.rows.map(({ cells }) => cells.map(({ number }) => number)), numbers);
        for (const [nth, total] of all.entries()) {
          const column = numbers.map((line) => line[nth]);
          const marked = column.filter((_, line) => content.rows[line].cells[nth].best);
          // Numbers from tables are equal within their tolerance; among equals the higher average is best.
          const noise = goal === "points" ? 2e-5 : 2e-6;
          const most = Math.max(...column);
          assert.ok(marked.every((number) => number >= most - noise) && marked.length > 0 === most > 0, `${total}: ${marked}`);
        }
      });
    }
  }

  test("shows numbers as people read them, the unit above", () => {
    const texts = table("taken=&columns=all").rows[0].cells.map(({ text }) => text);
    assert.equal(texts[20], "89.3");
    assert.ok(texts.every((text) => /^(0|100|<0\.1|>99\.9|\d\d?\.\d)$/.test(text)), texts.join());
  });

  test("of one choice has all its evaluations", () => {
    const { columns, rows } = table(`${ROLLED}&table=all&columns=all&only=w`);
    const worms = choices.filter((choice) => signOf(choice) === "w");
    assert.deepEqual(columns, [0, ...TOTALS]);
    assert.deepEqual(rows.map(({ cells }) => cells.slice(1).map(({ number }) => number)), Object.values(GOALS).map((goal) => numbersOf(goal, TOTALS, worms)[0]));
    assert.deepEqual(rows.map(({ cells: [all] }) => all?.number ?? null), [null, null, worms[0].evaluation.expectedValue]);
  });

  test("leaves out what is hidden", () => {
    assert.deepEqual(table(`${ROLLED}&hidden=2.w`).rows.map(({ way }) => way.key), ["1", "3", "4"]);
  });
});

describe("CSV has the table's numbers in full", () => {
  for (const [goal, row] of Object.entries(GOALS)) {
    test(goal, () => {
      const text = toCsv(table(`${ROLLED}&table=${row}`));
      assert.ok(text.endsWith("\r\n"));
      const [head, ...lines] = text.trimEnd().split("\r\n").map((line) => line.split(","));
      const totals = goal === "points" ? [0, ...TILES] : TILES;
      assert.deepEqual(head, [`choice (${goal.replace("-", " ")})`, ...totals.map((total) => String(total || "all"))]);
      assert.deepEqual(lines.map(([name]) => name), choices.map((choice) => Array(choice.count).fill(signOf(choice)).join(" ")));
      assert.deepEqual(lines.map(([, ...cells]) => cells.map(Number)), numbersOf(row, totals));
    });
  }
});

test("the chart has a curve for each choice and one for the best", () => {
  for (const goal of Object.values(GOALS)) {
    const { state, ways } = seenFor(`${ROLLED}&chart=${goal}`);
    const curves = curvesOf(state, ways.length > 0 ? { ways } : null);
    const numbers = numbersOf(goal, TOTALS);
    assert.deepEqual(curves.slice(0, -1).map((curve) => [curve.key, curve.numbers]), choices.map((choice, nth) => [signOf(choice), numbers[nth]]));
    const best = curves.at(-1);
    for (const [nth] of TOTALS.entries()) {
      const most = Math.max(...numbers.map((line) => line[nth]));
      assert.ok(Math.abs(best.numbers[nth] - most) <= (goal === "expectedAtLeast" ? 2e-5 : 2e-6), `${goal} ${nth + 1}`);
      if (best.follows[nth]) assert.equal(best.follows[nth].numbers[nth], best.numbers[nth]);
    }
  }
});

describe("the comparison names the better take", () => {
  for (const [taken, a, b, goal, total] of [
    ["", "5", "w", "at-least", 25], ["", "4", "w", "at-least", 29], ["", "4", "w", "exactly", 29], ["", "4", "w", "points", 0],
    ["555", "3", "w", "at-least", 25], ["1w", "2", "5", "points", 21],
  ]) {
    test(`${taken || "nothing"} taken, ${a} or ${b}, ${goal} ${total}`, () => {
      const state = stateOf(`taken=${taken}&goal=${goal}&target=${total}`);
      const faces = [a, b].map((sign) => "12345w".indexOf(sign));
      const left = 8 - taken.length;
      const number = (sign, count) => functions.evaluateTurn({ taken: counts(taken + sign.repeat(count)) }).position[GOALS[goal]][total];
      const [columns, rows] = faces.map((face) => alone(state, face, functions.evaluateTurn));
      for (const [takes, face, sign] of [[columns, faces[0], a], [rows, faces[1], b]]) {
        assert.deepEqual(takes, Array.from({ length: left - 1 }, (_, nth) => ({ face, count: nth + 1, number: number(sign, nth + 1) })));
      }
      for (const one of columns) {
        for (const other of rows) {
          const change = number(a, one.count) - number(b, other.count);
          const expected = Math.abs(change) <= (goal === "points" ? 2e-5 : 2e-6) ? null : change > 0 ? one : other;
          assert.equal(better(state, one, other), one.count + other.count > left ? undefined : expected);
        }
      }
    });
  }
});
