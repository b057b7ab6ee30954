/** Choices, what is noted of them, and what the page says. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  effectsOf,
  kindOf,
  luckOfRoll,
  pairing,
  ranked,
  standingOf,
} from "../../www/games/solitaire-dice/model/choices.ts";
import { deepen } from "../../www/games/solitaire-dice/model/deepening.ts";
import { farOff, inPercent } from "../../www/games/solitaire-dice/model/final-scores.ts";
import { grouped } from "../../www/games/solitaire-dice/model/histogram.ts";
import { judgementOf } from "../../www/games/solitaire-dice/model/judgement.ts";
import * as log from "../../www/games/solitaire-dice/model/move-log.ts";
import { described, PLAYERS, playerOf, SETS } from "../../www/games/solitaire-dice/model/players.ts";
import { EMPTY, misfitOf } from "../../www/games/solitaire-dice/model/sheet.ts";
import { rollsToCome, turnOf, turnsOnPaper } from "../../www/games/solitaire-dice/model/turn.ts";
import type { Analysis, SheetAnswer, SheetChoice, SheetQuery } from "../../www/games/solitaire-dice/model/types.ts";
import { mistyped, partOf, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { choice, logged, stateOf, words } from "./solitaire-dice.ts";

const BEST = choice(1, [7, 9], { value: 305.2, cost: 0 });
const CLOSE = choice(4, [6, 7], { value: 303.4, cost: 1.8 });
const FAR = choice(1, [8, 8], { value: 293.1, cost: 12.1 });

describe("choices", () => {
  test("stand in the order of their worth, the best one first", () => {
    assert.deepEqual(ranked(partOf<SheetAnswer>({ choices: [FAR, CLOSE, BEST], best: 2 })), [BEST, CLOSE, FAR]);
  });

  test("without values the best one stands first, the others as they are", () => {
    const choices = [FAR, CLOSE, BEST].map((one) => ({ ...one, value: null, cost: null }));
    const [a, b, c] = choices;
    assert.deepEqual(ranked(partOf<SheetAnswer>({ choices, best: 1 })), [b, a, c]);
  });

  test("are read without points where those are not known", () => {
    const labelOf = (one: SheetChoice, best = BEST) => words.choiceLabel(one, one.value, standingOf(one, best));
    const unknown = { ...BEST, value: null };
    assert.equal(labelOf(unknown, unknown), "reject 1, 7 and 9, best");
    assert.equal(labelOf({ ...FAR, value: null, cost: null }, unknown), "reject 1, 8 and 8");
  });

  test("cost what the shown numbers differ by", () => {
    assert.deepEqual(standingOf(FAR, BEST), { kind: "less", less: 12 });
    assert.deepEqual(standingOf(CLOSE, BEST), { kind: "asGood" });
    assert.deepEqual(standingOf({ ...FAR, value: 302.1, cost: 3.1 }, BEST), { kind: "less", less: 3 });
    assert.deepEqual([words.less(12), words.lessChance(2.2)], ["−12", "−2.2"]);
  });
});

describe("what marks do", () => {
  const effects = (count: number, sums: [number, number], ends = false) =>
    words.effects(effectsOf(Array(11).fill(count), { reject: 1, sums }), ends);
  for (const [count, sums, told] of [
    [0, [7, 9], "7: first mark, −200 now · 9: first mark, −200 now"],
    [0, [8, 8], "8: first and second marks, −200 now"],
    [2, [4, 10], "4: third mark · 10: third mark"],
    [3, [8, 8], "8: fourth and fifth marks, back to 0"],
    [4, [6, 12], "6: fifth mark, back to 0 · 12: fifth mark, back to 0"],
    [4, [7, 7], "7: fifth and sixth marks, back to 0, +30"],
    [5, [2, 3], "2: sixth mark, +100 · 3: sixth mark, +70"],
    [7, [7, 7], "7: eighth and ninth marks, +60"],
    [9, [6, 6], "6: tenth mark, +40, then one wasted"],
    [10, [5, 5], "5: wasted"],
  ] satisfies [number, [number, number], string][]) {
    test(told, () => assert.equal(effects(count, sums), told));
  }

  test("and that the game ends", () =>
    assert.equal(effects(2, [4, 10], true), "4: third mark · 10: third mark · ends the game"));
});

describe("own pairing", () => {
  const ROLL = [1, 3, 4, 4, 5];
  const choices = [choice(1, [7, 9]), choice(1, [8, 8]), choice(3, [5, 9]), choice(3, [6, 8])];

  test("is found by the die to reject and a pair", () => {
    assert.equal(pairing(ROLL, [0, 1, 2], choices).choice, choices[0]);
    assert.equal(pairing(ROLL, [0, 3, 2], choices).choice, choices[1]);
    assert.equal(pairing(ROLL, [1, 0, 2], choices).choice, choices[2]);
  });

  test("is not whole before three dice are picked", () => {
    assert.deepEqual(pairing(ROLL, [], choices), { left: null, choice: null, isWhole: false, isAllowed: true });
    assert.deepEqual(pairing(ROLL, [0, 1], choices), { left: 1, choice: null, isWhole: false, isAllowed: true });
  });

  test("tells a die that can't be rejected", () => {
    assert.equal(pairing(ROLL, [2], choices).isAllowed, false);
    assert.equal(
      words.notAllowed([1], [3]),
      "Each reject must be a new number until three are in use: of this roll only 3 can be rejected.",
    );
  });
});

describe("a note", () => {
  const analysis = partOf<Analysis>({ answer: { choices: [FAR, CLOSE, BEST], best: 2 }, was: 287.456 });

  test("tells the choice, the best one and what it cost", () => {
    const made = log.loggedMoveOf(stateOf("roll=54431"), analysis, FAR);
    assert.deepEqual(made.roll, [1, 3, 4, 4, 5]);
    assert.deepEqual([made.value, made.was, made.cost, made.choices], [293.1, 287.46, 12.1, 3]);
    assert.deepEqual(made.best, { reject: 1, sums: [7, 9], value: 305.2 });
    assert.ok(log.gaveAway(made));
    assert.ok(!log.gaveAway(log.loggedMoveOf(stateOf("roll=54431"), analysis, CLOSE)));
  });

  test("is silent about what was as good", () => {
    assert.equal(
      words.logged(logged(), log.lossOf(logged())),
      "You rejected 1 and marked 7 and 9. That cost you 12 points: reject 4 with 6+7 was better.",
    );
    assert.equal(log.lossOf(logged({ cost: 2.9 })), null);
    assert.equal(words.logged(logged(), null), "You rejected 1 and marked 7 and 9.");
    assert.equal(
      words.done(logged({ player: 1, by: "advice", reject: null })),
      "Advice marked 7 and 9 on a free ride.",
    );
  });

  test("tells the luck of the roll", () => {
    assert.equal(log.luckOf(logged()), 18);
    assert.equal(log.luckOf(logged({ was: null })), null);
  });
});

test("what was given away is the sum of what the moves show, and the luck of a roll what they show", () => {
  const one = logged({ value: 292.6, best: { reject: 4, sums: [6, 7], value: 305.4 }, was: 287.6, cost: 12.8 });
  const summary = log.summaryOf([one, one, one], 0);
  assert.equal(words.details.judgement(present(judgementOf(one))), "mistake, cost 12: reject 4 with 6+7 was better");
  assert.equal(summary?.lost, 36);
  assert.equal(words.luckShort(present(log.luckOf(one))), "luck +17");
});

describe("moves that were kept", () => {
  test("are read one by one", () =>
    assert.deepEqual(log.readMoves([logged(), null, { roll: 3 }, logged({ ends: true })], 0), [
      logged(),
      logged({ ends: true }),
    ]));

  test("are no more than a game can have", () =>
    assert.equal(log.readMoves(Array(8000).fill(logged()), 0).length, 1000));
});

test("a game comes to what was given away", () => {
  const moves = [
    logged(),
    logged({ cost: 1, value: 304 }),
    logged({ player: 1, by: "advice", cost: null }),
    logged({ cost: 30, value: 275, was: 300 }),
  ];
  const summary = log.summaryOf(moves, 0);
  assert.deepEqual({ ...summary, worst: summary?.worst?.turn }, { moves: 3, good: 1, costly: 2, lost: 42, worst: 3 });
  assert.equal(
    words.summary(present(summary)),
    "1 of your 3 choices was the best, or just as good; the other 2 gave away 42 points.",
  );
  assert.equal(
    words.summary({ moves: 2, good: 2, costly: 0, lost: 0 }),
    "Both choices were the best, or just as good.",
  );
  assert.equal(words.summary({ moves: 2, good: 0, costly: 2, lost: 181 }), "Your 2 choices gave away 181 points.");
  assert.equal(log.summaryOf([logged({ cost: null })], 0), null);
});

test("a game against others is won or lost by points, against the best of them", () => {
  const against = (own: number, ...others: number[]) =>
    log.resultOf(
      stateOf("with=thumb"),
      partOf<Analysis>({ sheets: [own, ...others].map((score) => partOf<SheetAnswer>({ score })) }),
    );
  assert.equal(against(250), null);
  assert.equal(words.result(present(against(250, 770, -20))), "You lose by 520");
  assert.equal(words.result(present(against(250, 210))), "You win by 40");
  assert.equal(words.result(present(against(250, 250, 100))), "It's a tie");
});

describe("the page says", () => {
  test("whether a roll was good", () => {
    const verdict = (was: number, now: number) => words.verdict(was, now, luckOfRoll(was, now));
    assert.equal(verdict(287, 305), "Expected 287, now 305: a good roll.");
    assert.equal(verdict(287, 260), "Expected 287, now 260: a bad roll.");
    assert.equal(verdict(287, 291), "Expected 287, now 291: an average roll.");
    assertEach([297, 296.9, 277.1, 277], (now) => luckOfRoll(287, now), ["good", "average", "average", "bad"]);
  });

  test("how a sheet misfits", () => {
    const misfit = (missing: number, onSums: number, onRejects: number) => {
      const found = misfitOf({ sums: [onSums], rejects: [onRejects] }, missing);
      return found && words.misfit(found);
    };
    assert.equal(misfit(-1, 5, 2), "One mark too many on the sums.");
    assert.equal(misfit(0, 42, 21), null);
    assert.equal(misfit(-42, 42, 0), "Now add the reject marks.");
  });

  test("ranges of shares with one more digit near 0 and 1", () => {
    const range = (low: number, high: number) => words.details.shareRange(inPercent({ low, high }));
    assert.equal(range(0.651, 0.663), "65.1 to 66.3%");
    assert.equal(range(0, 0.0012), "0.00 to 0.12%");
    assert.equal(range(0.9981, 1), "99.81 to 100.00%");
  });

  test("who a player is", () => {
    assert.deepEqual(described("thumb"), { way: "thumb", set: null });
    assert.deepEqual(described("five-factors-126"), { way: "five-factors", set: [1, 2, 6] });
    assert.deepEqual(described("five-factors-235"), { way: "five-factors", set: [2, 3, 5] });
  });

  test("of a move that there was no other choice, how good it was, or nothing", () => {
    const said = (rest: Parameters<typeof logged>[0]) => {
      const judgement = judgementOf(logged(rest));
      return judgement && words.details.judgement(judgement);
    };
    assert.equal(said({ choices: 1, cost: 0 }), "the only choice");
    assert.equal(said({ cost: 0 }), "best");
    assert.equal(said({ cost: 2.9 }), "as good");
    assert.equal(said({ cost: 5, best: null }), "slip");
    assert.equal(said({ cost: null }), null);
    assert.equal(said({ value: null }), null);
  });

  test("which die the pad removes", () => {
    assert.equal(words.pickPair(1, null), "Reject 1: now tap two dice that make a pair. ⌫ removes the last die.");
    assert.deepEqual([words.remove(null), words.remove(3)], ["Remove the last die", "Remove the 3"]);
  });

  test("where the game stands", () => {
    assert.deepEqual(words.status(9, -340, 12), ["Turn 9", "score −340", "about 12 rolls left"]);
    assertEach([12.4, 1.6, 1.03, 0.3], (rollsLeft) => rollsToCome(partOf<SheetAnswer>({ rollsLeft })), [12, 2, 1, 1]);
    assert.deepEqual(words.statusOver(22), ["22 turns played"], "the score stands in the answer");
  });
});

describe("how sure the numbers are", () => {
  const answer = (rest: Partial<SheetAnswer> = {}) =>
    partOf<SheetAnswer>({ source: "estimate", choices: [BEST], best: 0, ...rest });
  const kind = (sheet: string, rest: Partial<SheetAnswer> = {}) => kindOf(stateOf(`sheet=${sheet}`), answer(rest));

  test("is told of the sheet: estimates are rough where rejects are uncommon", () => {
    const before = { choices: [], best: null };
    for (const sheet of ["_", "_1-2.6-1", "_1-4.2-4.6-5", "_1-1.5-3.6-2"])
      assert.equal(kind(sheet, before), "estimate", sheet);
    for (const sheet of ["_3-1", "_2-1.5-1", "_1-4.2-4.3-5", "_1-1.4-3.6-2"])
      assert.equal(kind(sheet, before), "rough", sheet);
    assert.equal(kind("_1-4.2-4.3-5", { ...before, source: "exact" }), "exact");
    assert.equal(kind("_1-4.2-4.3-5", { ...before, source: "rule" }), "rule");
    assert.equal(words.sources.rough, "rough estimate");
  });

  test("is told of the choice as well", () => {
    assert.equal(kind("_2-2.6-1"), "estimate");
    assert.equal(kind("_2-2.6-1", { choices: [choice(3, [7, 9])] }), "rough");
    assert.equal(kind("_2-2.6-1", { choices: [choice(null, [7, 9])] }), "estimate");
  });

  test("is told where games come to something else", () => {
    const mean = { value: 205.3, low: 200, high: 210.6 };
    assertEach([218.2, 213.7, 213.5, 205.3, 197.1, 196.9], (estimate) => farOff(estimate, mean)?.kind ?? null, [
      "above",
      "above",
      null,
      null,
      null,
      "below",
    ]);
    assert.equal(farOff(200, { value: 205.3, low: -Infinity, high: Infinity }), null);
    assert.equal(
      words.details.farOff(present(farOff(218.2, mean))),
      "The expected score is 12.9 points above the average of these games, more than luck explains. On this sheet the average is the better guide.",
    );
    assert.match(words.details.farOff(present(farOff(100, mean))), /105\.3 points below the average/);
  });
});

test("the turn follows from the marks", () => {
  const state = stateOf("sheet=4-4.5-8_1-7.2-3");
  assert.equal(turnOf(state, partOf<SheetAnswer>({ freeRides: 2 })), 13);
  assert.equal(
    turnOf({ ...state, moves: [logged({ reject: null }), logged()] }, partOf<SheetAnswer>({ freeRides: null })),
    12,
  );
});

test("turns that were marked on paper come before those that are noted", () => {
  const state = { ...stateOf("sheet=4-4.5-8_1-7.2-3"), moves: [logged(), logged()] };
  assert.equal(turnsOnPaper(state, partOf<SheetAnswer>({ freeRides: 2 })), 10);
  assert.equal(turnsOnPaper(stateOf(""), partOf<SheetAnswer>({ freeRides: 0 })), 0);
});

test("players are the solver's", () => {
  assert.equal(SETS.length, 10);
  assert.deepEqual(playerOf("five-factors-126"), { player: "five-factors", set: [1, 2, 6] });
  assert.equal(playerOf("advice-2"), "advice-2");
  for (const by of PLAYERS) assert.ok(words.who(by).length > 0, by);
});

test("a histogram is told in steps of 50", () => {
  const { step, bars } = grouped({ from: -60, counts: [1, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 4] });
  assert.equal(step, 50);
  assert.deepEqual(bars, [
    { from: -100, count: 1 },
    { from: -50, count: 2 },
    { from: 0, count: 3 },
    { from: 50, count: 4 },
  ]);
  assert.deepEqual(grouped({ from: 0, counts: [] }).bars, []);
});

describe("the worker looks further", () => {
  const evaluate = (spare: number | null, source: SheetAnswer["source"]) => (query: SheetQuery) =>
    partOf<SheetAnswer>({
      spare,
      source: query.exact ? "exact" : source,
      choices: [],
      value: mistyped(`${query.roll ? "roll" : "sheet"} ${query.depth}`),
    });
  const toldOf = (evaluate: (query: SheetQuery) => SheetAnswer, roll: number[] | null) =>
    [...deepen(evaluate)({ ...EMPTY, roll })].flatMap((one) =>
      one ? [[one.answer.value, one.answer.source, one.was]] : [],
    );
  const found = (spare: number | null, source: SheetAnswer["source"], roll: number[] | null) =>
    toldOf(evaluate(spare, source), roll);

  test("at the choices, then at what the sheet was worth", () => {
    assert.deepEqual(found(null, "estimate", [1, 2, 3, 4, 5]), [
      ["roll 2", "estimate", null],
      ["roll 2", "estimate", "sheet 1"],
    ]);
    assert.deepEqual(found(9, "estimate", null), [["sheet 1", "estimate", null]]);
  });

  test("and near the end exactly", () => {
    assert.deepEqual(found(3, "estimate", [1, 2, 3, 4, 5]).at(-1), ["roll 2", "exact", "sheet 1"]);
    assert.equal(found(4, "estimate", [1, 2, 3, 4, 5]).length, 2);
    assert.equal(found(2, "estimate", [1, 2, 3, 4, 5]).length, 4);
    assert.deepEqual(found(2, "estimate", null).at(-1), ["sheet 2", "exact", "sheet 1"]);
    assert.equal(found(0, "exact", [1, 2, 3, 4, 5]).length, 2);
    assert.equal(found(1, "rule", null).length, 1);
  });

  test("and goes on with an end that the solver does not know at once", () => {
    for (const roll of [null, [1, 2, 3, 4, 5]]) {
      let asked = 0;
      const knows = (query: SheetQuery) => {
        const isKnown = query.exact && ++asked % 3 === 0;
        return evaluate(2, "estimate")({ ...query, exact: isKnown });
      };
      assert.deepEqual(toldOf(knows, roll).at(-1), toldOf(evaluate(2, "estimate"), roll).at(-1));
      assert.equal(asked, roll ? 6 : 3, "each end is asked about until it is known");
    }
    let asked = 0;
    const never = (query: SheetQuery) => {
      asked += Number(query.exact);
      return evaluate(2, "estimate")({ ...query, exact: false });
    };
    assert.equal(toldOf(never, null).at(-1)?.[1], "estimate");
    assert.equal(asked, 10);
  });
});
