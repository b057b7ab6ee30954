/** Several people at one game of Solitaire Dice, each with a sheet, all of the same rolls. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../../www/games/solitaire-dice/actions.ts";
import { canStep, markChoice, stepOfOthers } from "../../www/games/solitaire-dice/actions.ts";
import { solitaireDice } from "../../www/games/solitaire-dice/game.ts";
import { createAnalyse } from "../../www/games/solitaire-dice/model/analysis.ts";
import { beforeMove } from "../../www/games/solitaire-dice/model/before.ts";
import { keyOf } from "../../www/games/solitaire-dice/model/choices.ts";
import { decided, resultOf as recordOf } from "../../www/games/solitaire-dice/model/decided.ts";
import { luckOf, luckOfAll, resultOf } from "../../www/games/solitaire-dice/model/move-log.ts";
import * as moves from "../../www/games/solitaire-dice/model/moves.ts";
import {
  isAllOver,
  lastMark,
  nextSeat,
  position,
  seatOf,
  sheetOf,
} from "../../www/games/solitaire-dice/model/state.ts";
import type { Analysis, Sheet, SheetAnswer, SheetMark, State } from "../../www/games/solitaire-dice/model/types.ts";
import type { Move } from "../../www/shell/game/contract.ts";
import { partOf, present } from "../typed.ts";
import { linksOf } from "./game-links.ts";
import { type Chance, chance } from "./random.ts";
import { alone, answersOf, logged, solver, stateOf, words } from "./solitaire-dice.ts";

const functions = await solver({ weights: true });
const answers = answersOf(functions);
const analyse = createAnalyse(alone);
const analysisOf = (state: State) => present(analyse(state, answers));

/** A table whose state can be acted on; undo is what was before. */
class Table {
  state: State;
  readonly past: State[] = [];

  constructor(link: string) {
    this.state = stateOf(link);
  }

  act = <Facts extends unknown[]>(move: Move<State, Facts>, ...facts: Facts) => {
    const next = move(this.state, ...facts);
    if (!next) return false;
    if (move.kind !== "display") this.past.push(this.state);
    this.state = next;
    return true;
  };

  get page() {
    const { state, act } = this;
    return partOf<Page>({ state, answers, act, actFor: act, analysis: analysisOf(state) });
  }

  roll(roll: number[]) {
    assert.ok(this.act(moves.setRoll, roll));
  }

  /** The shown person marks what a key says, or any. */
  mark(pick: (keys: string[]) => string = ([key = ""]) => key) {
    const { page } = this;
    const { choices } = page.analysis.answer;
    const key = pick(choices.map(keyOf));
    markChoice(page, present(choices.find((choice) => keyOf(choice) === key)));
    return key;
  }
}

// ---- An independent count ----

type Ledger = SheetMark[];

/** A sheet by a list of marks: beyond the tenth and the eighth there is no box. */
function counted(ledger: Ledger): Sheet {
  const [sums, rejects] = [Array<number>(11).fill(0), Array<number>(6).fill(0)];
  for (const mark of ledger) {
    for (const sum of mark.sums) sums[sum - 2] = Math.min(10, (sums[sum - 2] ?? 0) + 1);
    if (mark.reject !== null) rejects[mark.reject - 1] = (rejects[mark.reject - 1] ?? 0) + 1;
  }
  return { sums, rejects };
}

const WORTH = [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100];
const scoreOf = ({ sums }: Sheet) =>
  sums.reduce((all, marks, nth) => {
    if (marks === 0 || marks === 5) return all;
    return all + (marks < 5 ? -200 : (WORTH[nth] ?? 0) * (marks - 5));
  }, 0);

const seatsOf = (state: State) => [state, ...state.others];

/** Everything that must be so after anything that may be done. */
function assertSound(state: State, ledgers: Ledger[], what: string) {
  const { sheets } = analysisOf(state);
  for (const [seat, sheet] of seatsOf(state).entries()) {
    const ledger = ledgers[seat] ?? [];
    const expected = counted(ledger);
    assert.deepEqual({ sums: sheet.sums, rejects: sheet.rejects }, expected, `${what}: sheet ${seat}`);
    assert.equal(sheets[seat]?.score, scoreOf(expected), `${what}: score ${seat}`);
    assert.ok(expected.rejects.filter((count) => count > 0).length <= 3 && Math.max(...expected.rejects) <= 8, what);
    const isOver = expected.rejects.includes(8);
    const isMarked = "isMarked" in sheet && sheet.isMarked;
    if (!isOver) assert.equal(ledger.length, state.turn + Number(isMarked), `${what}: marks of ${seat}`);
    assert.ok(ledger.length <= state.turn + 1, what);
    if (isMarked) assert.equal(state.roll.length, 5, what);
  }
  assert.deepEqual(
    state.moves.map(({ player, reject, sums }) => [player, reject, ...sums].join()).sort(),
    ledgers.flatMap((ledger, seat) => ledger.map((mark) => [seat, mark.reject, ...mark.sums].join())).sort(),
    what,
  );
}

/** One thing that may be done at the table; the ledgers after it. */
function playOn(table: Table, ledgers: Ledger[], luck: Chance): Ledger[] {
  const { state, page } = table;
  if (canStep(page)) {
    stepOfOthers(page);
    return ledgers.map((ledger, seat) => {
      const made = table.state.moves.slice(state.moves.length).find(({ player }) => player === seat);
      return made ? [...ledger, made] : ledger;
    });
  }
  if (state.roll.length < 5)
    table.act(
      moves.setRoll,
      luck.list(5, () => 1 + luck.below(6)),
    );
  if (luck.below(4) === 0) table.act(moves.showSheet, luck.below(seatsOf(state).length));
  const last = lastMark(table.state);
  // A changed mark may end a game or lead it on, which leaves somebody behind the others: not here.
  const isSafe = last !== null && !last.logged.ends && Math.max(...last.before.rejects) < 7;
  if (isSafe && luck.below(3) === 0) table.act(moves.mend);
  if (table.page.analysis.answer.choices.length === 0) return ledgers;
  const { isMending } = table.state;
  const seat = seatOf(table.state);
  const [reject, one, other] = table
    .mark((keys) => luck.pick(keys))
    .split("-")
    .map(Number);
  const mark: SheetMark = { reject: reject || null, sums: [Number(one), Number(other)] };
  return ledgers.with(seat, [...present(ledgers[seat]).slice(0, isMending ? -1 : undefined), mark]);
}

for (const [name, link] of [
  ["three people", "with=person+_+Ben&with=person+_+Cem&you=Ann"],
  ["two people and the computer", "with=random+_&with=person+_+Ben"],
  ["three different rejects first", "with=person+_+Ben&opening=different"],
] as const)
  test(`whatever is done, everybody's sheet is what they marked: ${name}`, () => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const luck = chance(seed);
      const table = new Table(link);
      let ledgers: Ledger[] = seatsOf(table.state).map(() => []);
      const past = new Map<State, Ledger[]>();
      for (let nth = 0; nth < 90 && !isAllOver(table.state); nth += 1) {
        past.set(table.state, ledgers);
        ledgers = playOn(table, ledgers, luck);
        assertSound(table.state, ledgers, `seed ${seed}, ${nth}`);
        const { state } = table;
        const back = read(written(state)).state;
        assert.deepEqual(position({ ...back, moves: state.moves }), position(state), written(state));
        const before = table.past.findLast((one) => past.has(one));
        if (!before || luck.below(12) > 0) continue;
        table.past.length = table.past.indexOf(before);
        ledgers = present(past.get(before));
        table.state = solitaireDice.restored({ ...state, ...position(before) });
        assertSound(table.state, ledgers, `seed ${seed}, ${nth}, undone`);
      }
    }
  });

// ---- A round ----

const THREE = "you=Ann&with=person+_+Ben&with=person+_+Cem";

describe("a round of three", () => {
  const table = new Table(THREE);
  table.roll([1, 3, 4, 4, 5]);

  test("is one roll, marked by each; the next sheet comes by itself", () => {
    const shown = [table.state.shown];
    for (let nth = 0; nth < 3; nth += 1) {
      assert.equal(table.state.turn, 0);
      table.mark();
      shown.push(table.state.shown);
    }
    assert.deepEqual(shown, [0, 1, 2, 0]);
    assert.deepEqual([table.state.turn, table.state.roll], [1, []]);
    assert.deepEqual(new Set(seatsOf(table.state).map(({ sums }) => sums.join())).size, 1);
  });

  test("is marked in any order, and who has marked does not mark again", () => {
    table.roll([2, 2, 3, 5, 6]);
    table.act(moves.showSheet, 2);
    table.mark();
    assert.deepEqual([table.state.shown, table.state.turn], [0, 1], "the first who has not marked");
    table.act(moves.showSheet, 2);
    assert.equal(moves.mark(table.state, sheetOf(table.state), logged({ player: 2 })), null);
    assert.equal(moves.addPerson(table.state, "Dan"), null, "nobody joins within a roll");
    assert.equal(moves.removeDie(table.state), null);
    table.act(moves.showSheet, nextSeat(table.state, 2));
    table.mark();
    table.mark();
    assert.equal(table.state.turn, 2);
  });

  test("of a past roll a mark is changed at the place where it stands, and the roll that is entered stays", () => {
    table.act(moves.addDie, 6);
    table.act(moves.showSheet, 1);
    const [before, count] = [table.state, table.state.moves.length];
    const { nth, logged: last } = present(lastMark(before));
    table.act(moves.mend);
    assert.deepEqual(table.page.analysis.answer.choices.length > 1, true);
    const key = table.mark((keys) => present(keys.find((key) => key !== keyOf(last))));
    const { state } = table;
    assert.deepEqual([state.moves.length, state.roll, state.turn, state.isMending], [count, [6], 2, false]);
    assert.equal(keyOf(present(state.moves[nth])), key);
    assert.deepEqual(state.moves.toSpliced(nth, 1), before.moves.toSpliced(nth, 1), "all others as they were");
    assert.deepEqual([state.sums, state.others[1]], [before.sums, before.others[1]]);
  });

  test("is led back to by any of its moves, with who had marked it before", () => {
    const [state, nth] = [table.state, 4];
    const past = present(beforeMove(state, nth));
    assert.deepEqual([past.turn, past.roll, past.shown], [1, [2, 2, 3, 5, 6], state.moves[nth]?.player]);
    const marked = [past.isMarked, ...present(past.others).map((other) => "isMarked" in other && other.isMarked)];
    const made = state.moves.slice(3, nth).map(({ player }) => player);
    assert.deepEqual(
      marked,
      [0, 1, 2].map((seat) => made.includes(seat)),
    );
  });
});

test("a mark on a full row is taken back as what it was", () => {
  const table = new Table("sheet=7-10.6-4_1-5.2-2&with=person+_");
  table.roll([1, 3, 4, 2, 4]);
  table.mark((keys) => present(keys.find((key) => key === "1-6-7")));
  table.act(moves.showSheet, 0);
  assert.deepEqual(present(lastMark(table.state)).before, {
    sums: stateOf("sheet=7-10.6-4_1-5.2-2").sums,
    rejects: [5, 2, 0, 0, 0, 0],
  });
});

test("a changed mark that leads a game on leaves its player to mark what comes", () => {
  const table = new Table("sheet=4-4.7-8_1-7.2-2&with=person+_1-8+Ben");
  table.roll([1, 2, 3, 4, 6]);
  table.mark((keys) => present(keys.find((key) => key.startsWith("1-"))));
  assert.ok(isAllOver(table.state));
  table.act(moves.mend);
  table.mark((keys) => present(keys.find((key) => key.startsWith("2-"))));
  assert.ok(!isAllOver(table.state));
  table.roll([1, 2, 3, 4, 6]);
  assert.ok(table.page.analysis.answer.choices.length > 0);
});

test("the seat of a person is not given up, and only games against the computer are noted", () => {
  assert.equal(moves.giveUp(stateOf("with=thumb&with=person+_+Ben")), null);
  const before = stateOf("roll=13445&with=thumb&with=person+_+Ben");
  assert.deepEqual(decided(before, { ...before, moves: [logged()] }), []);
  assert.equal(decided(stateOf("roll=13445&with=thumb"), { ...before, moves: [logged()] }).length, 1);
});

// ---- The end ----

const END = "sheet=7-6.8-2_1-8&you=Ann&with=person+7-7.8-1_1-8+Ben&with=person+7-7.8-1_1-8";

describe("the end", () => {
  const ofScores = (link: string, ...scores: number[]) =>
    words.result(
      present(
        resultOf(stateOf(link), partOf<Analysis>({ sheets: scores.map((score) => partOf<SheetAnswer>({ score })) })),
      ),
    );

  test("has a winner by name, or several", () => {
    assert.equal(ofScores(END, 10, 30, 20), "Ben wins by 10");
    assert.equal(ofScores(END, 10, 10, 30), "Player 3 wins by 20");
    assert.equal(ofScores(END, 30, 30, 10), "It's a tie: Ann and Ben");
    assert.equal(ofScores("with=person&with=thumb", 30, 20, 10), "You win by 10");
    assert.equal(ofScores("with=person&with=thumb", 10, 20, 40), "Computer (Medium) wins by 20");
  });

  test("is an evening of everybody by name, with the luck of each", () => {
    const luckless = logged({ best: { reject: 1, sums: [7, 9], value: 250 }, was: 300 });
    const state = { ...stateOf(END), moves: [logged(), { ...luckless, player: 1 }, logged(), logged({ player: 2 })] };
    assert.deepEqual([luckOf(logged()), luckOf(luckless)], [18, -50]);
    assert.equal(luckOfAll(state.moves, 0), 36);
    const { players, own } = present(recordOf({ state, analysis: analysisOf(state) }));
    assert.equal(own, null);
    assert.deepEqual(
      players.map(({ name, by, won, luck, score }) => [name, by, won, luck, score]),
      [
        ["Ann", null, 0, 36, -170],
        ["Ben", null, 0.5, -50, -140],
        [2, null, 0.5, 18, -140],
      ],
    );
    const { nameOf } = present(solitaireDice.pages.evenings);
    assert.equal(nameOf(words, { name: 2, by: null }), "Player 3");
    assert.equal(nameOf(words, { name: 0, by: null }), "You");
  });
});

// ---- Links ----

const { read, written, testComingBack, testNonsense } = linksOf(solitaireDice, words);

testComingBack([
  "sheet=7-1_1-1&roll=13445&marked=true&turn=1&you=Ann&shown=2&with=person+7-1_1-1+Ben&with=marked+7-1_1-1+Cem+D.",
  "sheet=_&with=person+_&with=thumb+_&with=person+_+Zo%C3%AB",
]);

testNonsense([
  ["with=person+13-1_+Ben", "“Other players, at most five” (with)"],
  ["with=marked+_1-9", "“Other players, at most five” (with)"],
  ["with=Person+_+Ben", "“Other players, at most five” (with)"],
  ["shown=6", "“Sheet shown” (shown)"],
  ["shown=-1", "“Sheet shown” (shown)"],
]);

test("names of a link are short, and have no control characters", () => {
  const { state, problems } = read(`you=%00%E2%80%AEAnn%0A&with=person+_+${"x".repeat(50)}&shown=5`);
  assert.deepEqual(
    [state.you, state.others[0], state.shown, problems],
    ["Ann", { ...stateOf("with=person").others[0], name: "x".repeat(20) }, 0, []],
  );
});

test("nobody has marked a roll that is not there", () => {
  for (const link of ["roll=134&with=marked+_", "marked=true&roll=13445&with=marked+_", "with=marked+_1-8&sheet=_1-8"])
    assert.deepEqual(
      seatsOf(stateOf(link)).map((one) => "isMarked" in one && one.isMarked),
      [false, false],
      link,
    );
});
