/** Table, CSV, chart, comparison, results, prices and help against the solver's own numbers. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { chaptersOf } from "../../www/games/heckmeck/help.ts";
import type { Content } from "../../www/games/heckmeck/model/all-tiles.ts";
import { csvLines, tableContent } from "../../www/games/heckmeck/model/all-tiles.ts";
import type { Take } from "../../www/games/heckmeck/model/comparison.ts";
import { comparisonOf, withFace } from "../../www/games/heckmeck/model/comparison.ts";
import { curvesOf, stretchesOf } from "../../www/games/heckmeck/model/curves.ts";
import { outcomesOf, priceList } from "../../www/games/heckmeck/model/outcomes.ts";
import { lossTold } from "../../www/games/heckmeck/model/told-moves.ts";
import type { Aim, Goal, PlainWay } from "../../www/games/heckmeck/model/types.ts";
import { csvText } from "../../www/shell/model/csv.ts";
import { roundNumbers } from "../../www/shell/ui/chart.ts";
import { present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { analysisOf, counts, solver, stateOf, tableLink, words } from "./heckmeck.ts";
import { textOf } from "./helps.ts";

const functions = await solver({ tables: true });
const TILES = Array.from({ length: 16 }, (_, nth) => 21 + nth);
const TOTALS = Array.from({ length: 40 }, (_, nth) => nth + 1);
const ROLLED = "taken=5&roll=11234ww&target=25";
const GOALS = { "at-least": "atLeast", exactly: "exactly", points: "expectedAtLeast" } as const;
const { choices } = functions.evaluateTurn({ taken: counts("5"), roll: counts("11234ww") });
const signOf = ({ face }: { face: number }) => "12345w"[face - 1];
const numbersOf = (goal: Goal, totals: number[], of = choices) =>
  of.map(({ evaluation }) => totals.map((total) => evaluation[goal][total]));

const waysOf = (link: string) => {
  const { state, analysis } = analysisOf(link, functions);
  return { state, ways: analysis.odds.ways };
};
const table = (link: string) => {
  const { state, ways } = waysOf(link);
  return tableContent(state, ways);
};
const textsOf = ({ goal, rows }: Content) =>
  rows.map(({ cells }) =>
    cells.map((cell) => cell && words.details.cell(goal === "all" ? cell.goal : goal, cell.number)),
  );

describe("the table", () => {
  test("shows numbers as people read them, the unit above", () => {
    const [texts] = textsOf(table("taken=&columns=all"));
    assert.equal(texts[20], "89.3");
    for (const text of texts) assert.ok(/^(0|100|<0\.1|>99\.9|\d\d?\.\d)$/.test(text ?? ""), texts.join());
  });

  test("has bars of at most a whole cell, and no best where nothing can be had", () => {
    for (const shown of [...Object.values(GOALS), "all"])
      for (const cell of table(`${ROLLED}&table=${shown}&columns=all`).rows.flatMap(({ cells }) => cells)) {
        if (cell === null) continue;
        assert.ok(cell.part >= 0 && cell.part <= 1 + 1e-5, `${shown}: ${cell.part}`);
        assert.ok(cell.number > 0 || !cell.isBest, shown);
      }
  });

  test("is empty where there is no choice", () => {
    for (const dice of ["taken=1&roll=1111111", "taken=12345w"]) {
      for (const shown of ["atLeast", "all"]) {
        const content = table(`${dice}&table=${shown}`);
        assert.deepEqual(content.rows, []);
        assert.equal(csvLines(content).length, 1);
      }
    }
  });
});

describe("CSV has the table's numbers in full", () => {
  const csv = (link: string) => csvText(csvLines(table(link)));
  const linesOf = (text: string) => {
    assert.ok(text.endsWith("\r\n"));
    return text
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(","));
  };

  for (const [goal, row] of Object.entries(GOALS)) {
    test(goal, () => {
      const [head, ...lines] = linesOf(csv(`${ROLLED}&table=${row}`));
      const totals = goal === "points" ? [0, ...TILES] : TILES;
      assert.deepEqual(head, [`choice (${goal.replace("-", " ")})`, ...totals.map((total) => String(total || "all"))]);
      assertEach(
        lines,
        ([name]) => name,
        choices.map((choice) => Array(choice.count).fill(signOf(choice)).join(" ")),
      );
      assertEach(lines, ([, ...cells]) => cells.map(Number), numbersOf(row, totals));
    });
  }

  test("one choice", () => {
    const [head, ...lines] = linesOf(csv(`${ROLLED}&table=all&only=w`));
    const worms = choices.filter((choice) => signOf(choice) === "w");
    assert.deepEqual(head.slice(0, 3), ["choice (all evaluations of w w)", "all", "21"]);
    assertEach(lines, ([name, all]) => [name, all], [
      ["at least", ""],
      ["exactly", ""],
      ["points (average)", String(worms[0].evaluation.expectedValue)],
    ]);
    assertEach(
      lines,
      ([, , ...cells]) => cells.map(Number),
      Object.values(GOALS).map((goal) => numbersOf(goal, TILES, worms)[0]),
    );
  });

  test("what a rounding has left of nothing is 0", () => {
    const { state, ways } = waysOf(ROLLED);
    const tiny = ways.map((way) => ({
      ...way,
      evaluation: { ...way.evaluation, atLeast: Float64Array.from(TOTALS, () => 2.2e-19) },
    }));
    const [, ...lines] = linesOf(csvText(csvLines(tableContent(state, tiny))));
    assertEach(
      lines,
      ([, ...cells]) => cells,
      tiny.map(() => TILES.map(() => "0")),
    );
  });
});

describe("the chart", () => {
  test("has a strip that names what the best follows, total by total", () => {
    const { state, ways } = waysOf(ROLLED);
    const best = present(curvesOf(state, ways).at(-1));
    const named = Array(40).fill(null);
    for (const { curve, from, to } of stretchesOf(best)) named.fill(curve, from - 1, to);
    assert.deepEqual(named, best.follows);
    for (const [nth, curve] of named.entries()) if (curve) assert.equal(curve.numbers[nth], best.numbers[nth]);
    assert.ok(stretchesOf(best).length < 10);
    assert.deepEqual(stretchesOf(undefined), []);
  });

  test("has no best where there is one choice, or none", () => {
    const one = waysOf("taken=");
    assertEach(curvesOf(one.state, one.ways), ({ key }) => key, ["roll"]);
    assert.deepEqual(curvesOf(one.state, []), []);
  });

  test("leaves out what is hidden, and knows what is switched off", () => {
    const { state, ways } = waysOf(`${ROLLED}&hidden=2&off=w.best`);
    assertEach(curvesOf(state, ways), ({ key, isOn }) => [key, isOn], [
      ["1", true],
      ["3", true],
      ["4", true],
      ["w", false],
      ["best", false],
    ]);
  });

  test("has an axis of round numbers", () => {
    assert.deepEqual(roundNumbers(1), [0, 0.25, 0.5, 0.75, 1]);
    assert.deepEqual(roundNumbers(40), [0, 10, 20, 30, 40]);
    assert.deepEqual(roundNumbers(24.3), [0, 10, 20]);
    for (const most of [0.013, 0.3, 1, 3, 7.7, 22, 33.1, 100, 12345]) {
      const numbers = roundNumbers(most);
      assert.ok(numbers.length >= 3 && numbers.length <= 5 && present(numbers.at(-1)) <= most, `${most}: ${numbers}`);
    }
  });
});

describe("the comparison names the better take", () => {
  for (const [taken, a, b, goal, total] of [
    ["", "5", "w", "at-least", "25"],
    ["", "4", "w", "at-least", "29"],
    ["", "4", "w", "exactly", "29"],
    ["", "4", "w", "points", "0"],
    ["555", "3", "w", "at-least", "25"],
    ["1w", "2", "5", "points", "21"],
  ] as const)
    test(`${taken || "nothing"} taken, ${a} or ${b}, ${goal} ${total}`, () => {
      const state = stateOf(`taken=${taken}&goal=${goal}&target=${total}&compare=${a}${b}`);
      const { columns, rows } = present(comparisonOf(state, functions.evaluateTurn));
      const left = 8 - taken.length;
      const number = (sign: string, count: number) =>
        functions.evaluateTurn({ taken: counts(taken + sign.repeat(count)) }).position[GOALS[goal]][Number(total)];
      const takes = (sign: string) =>
        Array.from({ length: left - 1 }, (_, nth) => ({
          face: "12345w".indexOf(sign),
          count: nth + 1,
          number: number(sign, nth + 1),
        }));
      assert.deepEqual(columns, takes(a));
      assertEach(present(rows), ({ take }) => take, takes(b));
      for (const { take: other, cells } of present(rows))
        for (const [nth, cell] of cells.entries()) {
          const one: Take = present(columns)[nth];
          const change = one.number - other.number;
          const better = Math.abs(change) <= (goal === "points" ? 2e-5 : 2e-6) ? null : change > 0 ? one : other;
          assert.equal(cell?.take, one.count + other.count > left ? undefined : better);
          if (cell) assert.ok(cell.part > 0 && cell.part <= 1);
        }
    });

  test("of two faces that can be taken, whatever was asked for", () => {
    const faces = (link: string) => comparisonOf(stateOf(link), functions.evaluateTurn)?.faces ?? null;
    assert.deepEqual(faces("taken=&compare=5w"), [4, 5]);
    assert.deepEqual(faces("taken=5&compare=5w"), [3, 5]);
    assert.deepEqual(faces("taken=5w&compare=5w"), [3, 2]);
    assert.deepEqual(faces("taken=w&compare=w5"), [3, 4]);
    assert.equal(faces("taken=1234w"), null, "one face left");
    assert.equal(faces("taken=5555www"), null, "one die left");
    assert.equal(faces("taken=12345w"), null);
  });

  test("of two different faces: who picks the other one changes them", () => {
    assert.deepEqual(withFace([4, 5], 0, 3), [3, 5]);
    assert.deepEqual(withFace([4, 5], 0, 5), [5, 4]);
    assert.deepEqual(withFace([4, 5], 1, 4), [5, 4]);
  });

  test("when the answers are there", () => {
    assert.deepEqual(
      comparisonOf(stateOf("taken=5&compare=3w"), () => null),
      { live: [0, 1, 2, 3, 5], faces: [2, 5] },
    );
  });
});

test("a tile that is better left than stolen can be had", () => {
  const query = { players: [[21], [27]], toMove: 0, grill: [25, 26] };
  const { state } = analysisOf(tableLink(["21 Ann", "27 Ben"], { grill: "25.26" }), functions);
  const advice = functions.advise(query);
  const left = advice.results.with(27, { ...advice.results[26], total: 27 });
  const isGone = (tile: number) =>
    priceList(state.table, { ...advice, results: left }).find(({ total }) => total === tile)?.isGone;
  assert.deepEqual([21, 24, 25, 27].map(isGone), [true, true, false, false]);
});

describe("where a person is told after the move", () => {
  const later = (link: string) => {
    const { state, analysis } = analysisOf(link, functions);
    return { state: { ...state, advice: "alone" as const }, analysis };
  };

  test("nothing tells beforehand what is best", () => {
    const { state, analysis } = later(tableLink(["22.27 Ann", "24 Ben"], { taken: "55w", roll: "13344" }));
    assert.equal(outcomesOf(state, analysis.table), null);
    const { rows } = tableContent(state, analysis.odds.ways);
    assert.ok(rows.every(({ cells }) => cells.every((cell) => !cell?.isBest)));
    assertEach(curvesOf(state, analysis.odds.ways), ({ key }) => key, ["1", "3", "4"]);
  });

  test("all is told of a computer's turn, and where odds are asked for", () => {
    const computer = later(tableLink(["22.27 Ann", "24 Ben"], { taken: "55w", roll: "13344", by: "rule-3.-" }));
    assert.ok(present(outcomesOf(computer.state, computer.analysis.table)).length > 0);
    const odds = later("taken=55w&roll=13344&target=25");
    assert.equal(curvesOf(odds.state, odds.analysis.odds.ways).at(-1)?.key, "best");
  });
});

describe("how to play", () => {
  const helpOf = (link: string) => textOf(chaptersOf({ state: stateOf(link), words }));

  test("is told by the rules of the table, and by how good its numbers are with so many players", () => {
    for (const link of ["taken=", tableLink(["21 A", "22 B", "23 C"], { taken: "55w" })])
      assert.doesNotMatch(helpOf(link), /undefined|NaN|null|\[object/);
    const lower = (rules: Record<string, string>) => helpOf(tableLink(["21 A", "22 B"], rules));
    assert.match(lower({}), /or, if it is gone, the next lower one/);
    assert.match(lower({ anyLowerTile: "true" }), /or, if it is gone, any lower one/);
    const [two, seven] = [2, 7].map((players) =>
      helpOf(tableLink([..."ABCDEFG"].slice(0, players).map((name) => `- ${name}`))),
    );
    assert.match(two ?? "", /games with 2 players/);
    assert.match(seven ?? "", /games with 7 players/);
    assert.match(two ?? "", /points off at most/);
  });
});

/** What is said of a choice that was worth less than the best. */
function costOf(best: number, picked: number, aim: Aim) {
  const ways = Object.entries({ best, picked }).map(([key, value]) => ({ key, value, turnEnd: null }));
  const made = { aim, ways, isChoice: true, best: "best", picked: "picked", lost: best - picked };
  return words.details.graded("slip", present(lossTold(made)));
}

test("what a move has cost is the difference of what is shown", () => {
  assert.equal(costOf(1.724, 1.406, "worms"), "slip, cost 0.31 worms");
  assert.equal(costOf(1.72, 1.41, "worms"), "slip, cost 0.31 worms");
});

test("what a choice gave away of the chance to win is told in points, and the best as what is to be done", () => {
  assert.equal(costOf(0.3041, 0.2884, "win"), "slip, cost 1.6 points of win chance");
  const read = (way: PlainWay) => words.details.reading("atLeast", 25, { way, number: 0.507 });
  assert.equal(read({ key: "roll" }), "25 or more: best is to roll, 50.7%");
  assert.equal(read({ key: "w", face: 5, count: 2 }), "25 or more: best is to take 2 worm dice, 50.7%");
});
