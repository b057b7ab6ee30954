/** What can be done with the sheet, the roll and the others. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as moves from "../../www/games/solitaire-dice/model/moves.ts";
import { EMPTY, readSheet, written } from "../../www/games/solitaire-dice/model/sheet.ts";
import { initial, isUnderWay, ownQuery, restored } from "../../www/games/solitaire-dice/model/state.ts";
import { present } from "../typed.ts";
import { logged, stateOf } from "./solitaire-dice.ts";

const { addDie, removeDie, setRoll, mark, markOthers, setMarks, newGame, sameRolls } = moves;
const { addOther, setOther, removeOther, setThrows, setOpening, pickDie, show } = moves;

const ROLL = [1, 3, 4, 4, 5];
const sheet = (text: string) => present(readSheet(text));
const of = (link: string) => stateOf(link);

describe("the roll", () => {
  test("takes five dice, die by die, and gives them back", () => {
    let state = initial();
    for (const face of ROLL) state = present(addDie(state, face));
    assert.deepEqual(state.roll, ROLL);
    assert.equal(addDie(state, 1), null);
    assert.deepEqual(removeDie(state)?.roll, [1, 3, 4, 4]);
    assert.deepEqual(removeDie(state, 0)?.roll, [3, 4, 4, 5]);
    assert.equal(removeDie(initial()), null);
    assert.equal(removeDie(state, 5), null);
  });

  test("is the page's where it rolls", () => {
    const state = of("dice=page&seed=3");
    assert.equal(addDie(state, 1), null);
    assert.deepEqual(setRoll(state, ROLL)?.roll, ROLL);
    assert.equal(removeDie(present(setRoll(state, ROLL))), null);
    assert.equal(setRoll(present(setRoll(state, ROLL)), ROLL), null);
    assert.equal(setRoll(state, [1, 2]), null);
  });

  test("is of no use when all sheets are over", () => {
    assert.equal(addDie(of("sheet=_1-8"), 1), null);
    assert.deepEqual(addDie(of("sheet=_1-8&with=advice"), 1)?.roll, [1]);
  });

  test("is asked about in one order, and only where there is something to choose", () => {
    assert.deepEqual(ownQuery(of("roll=54431")).roll, ROLL);
    assert.equal(ownQuery(of("roll=5443")).roll, null);
    assert.equal(ownQuery(of("sheet=_1-8&with=advice&roll=54431")).roll, null);
  });
});

describe("a mark", () => {
  test("ends the turn of one who plays alone", () => {
    const state = present(mark(of("roll=13445"), sheet("7-1.9-1_1-1"), logged()));
    assert.equal(written(state), "7-1.9-1_1-1");
    assert.deepEqual([state.roll, state.turn, state.isMarked, state.moves.length], [[], 1, false, 1]);
    assert.equal(mark(state, sheet("_"), logged()), null, "there is no roll");
  });

  test("waits for the others, who mark the same roll", () => {
    const state = present(mark(of("roll=13445&with=advice&with=random"), sheet("7-1.9-1_1-1"), logged()));
    assert.deepEqual([state.roll, state.turn, state.isMarked], [ROLL, 0, true]);
    assert.equal(addDie(state, 1), null);
    assert.equal(mark(state, sheet("_"), logged()), null);
    const next = present(
      markOthers(state, [sheet("6-1_4-1"), sheet("8-2_1-1")], [logged({ player: 1, by: "advice" })]),
    );
    assert.deepEqual(next.others.map(written), ["6-1_4-1", "8-2_1-1"]);
    assert.deepEqual([next.roll, next.turn, next.isMarked, next.moves.length], [[], 1, false, 2]);
    assert.equal(markOthers(next, [], []), null);
  });

  test("of the last turn leaves the others to play on, and those who are done as they are", () => {
    const over = present(
      mark(of("sheet=_1-7&roll=13445&with=advice+_1-8&with=random+_"), sheet("7-1.9-1_1-8"), logged()),
    );
    assert.ok(over.isMarked);
    const next = present(markOthers(over, [null, sheet("8-2_1-1")], []));
    assert.deepEqual(next.others.map(written), ["_1-8", "8-2_1-1"]);
    const rolled = present(setRoll(next, ROLL));
    assert.equal(mark(rolled, sheet("_"), logged()), null);
    assert.equal(markOthers(rolled, [null, sheet("8-4_1-8")], [])?.turn, 2);
  });

  test("of the last turn has the others wait until they are told to go on", () => {
    const link = "sheet=_1-7&roll=13445&dice=page&with=random+_";
    const over = present(mark({ ...of(link), pace: "fast" }, sheet("7-1.9-1_1-8"), logged()));
    assert.equal(mark.goesOn(over, true), false);
    assert.equal(mark.goesOn(present(mark(of(link), sheet("7-1.9-1_2-1"), logged())), false), true);
    const joined = present(addOther({ ...over, isMarked: false }, "thumb"));
    assert.deepEqual([addOther.goesOn(joined, false), addOther.goesOn(joined, true)], [false, true]);
    assert.equal(setMarks.goesOn(present(setMarks(of("sheet=_1-7&with=random+_"), "rejects", 0, 8)), true), false);
    assert.equal(markOthers.goesOn(present(markOthers(over, [sheet("8-2_1-1")], [])), true), true);
  });
});

describe("the sheet by hand", () => {
  test("takes marks within its rows", () => {
    assert.equal(written(present(setMarks(initial(), "sums", 5, 4))), "7-4_");
    assert.equal(setMarks(initial(), "sums", 5, 11), null);
    assert.equal(setMarks(initial(), "sums", 5, -1), null);
    assert.equal(written(present(setMarks(initial(), "rejects", 0, 8))), "_1-8");
  });

  test("has three numbers in use, and one eighth mark", () => {
    const three = of("sheet=_1-1.2-1.6-1");
    assert.equal(setMarks(three, "rejects", 3, 1), null);
    assert.equal(written(present(setMarks(three, "rejects", 5, 0))), "_1-1.2-1");
    assert.equal(setMarks(of("sheet=_1-8.2-1"), "rejects", 1, 8), null);
  });

  test("drops the roll when it is over", () => {
    const state = present(setMarks(of("sheet=_1-7&roll=134"), "rejects", 0, 8));
    assert.deepEqual(state.roll, []);
  });

  test("keeps the moves, for they were made", () => {
    const state = { ...initial(), moves: [logged()] };
    assert.equal(present(setMarks(state, "sums", 5, 1)).moves.length, 1);
  });
});

describe("a new game", () => {
  const played = { ...of("sheet=7-1.9-1_1-1&turn=4&dice=page&seed=3&with=advice+7-2_1-1"), moves: [logged()] };

  test("is an empty sheet for everybody, with other rolls", () => {
    const state = newGame(played, 99);
    assert.deepEqual([written(state), state.turn, state.seed, state.moves], ["_", 0, 99, []]);
    assert.deepEqual(state.others, [{ by: "advice", ...EMPTY }]);
  });

  test("or with the same rolls", () => assert.equal(sameRolls(played).seed, 3));

  test("has no seed where dice are entered", () => assert.equal(newGame(initial(), 99).seed, 0));

  test("is under way as soon as there is something to lose", () => {
    assert.equal(isUnderWay(initial()), false);
    for (const link of ["roll=1", "sheet=7-1_", "with=advice"]) assert.ok(isUnderWay(of(link)), link);
  });
});

describe("the players", () => {
  test("who joins has a copy of the sheet; five have room", () => {
    let state = of("sheet=7-1.9-1_1-1");
    for (const by of ["advice", "thumb", "random", "columns", "advice-2"]) state = present(addOther(state, by));
    assert.deepEqual(state.others.map(written), Array(5).fill("7-1.9-1_1-1"));
    assert.equal(addOther(state, "advice"), null);
    assert.equal(setOther(state, 1, "points-now")?.others[1].by, "points-now");
  });

  test("who goes takes the moves along, and nobody waits for the one who has gone", () => {
    const [one, two] = [logged({ player: 1, by: "advice" }), logged({ player: 2, by: "random" })];
    const state = { ...of("roll=13445&marked=true&with=advice&with=random"), moves: [logged(), one, two] };
    const left = present(removeOther(state, 0));
    assert.deepEqual(left.moves, [logged(), { ...two, player: 1 }]);
    assert.ok(left.isMarked);
    const alone = present(removeOther(left, 0));
    assert.deepEqual([alone.isMarked, alone.roll, alone.turn], [false, [], 1]);
    assert.deepEqual([removeOther(alone, 0), setOther(left, 1, "advice")], [null, null]);
  });

  test("the page's rolls have a seed; dice that were half entered go", () => {
    const state = setThrows(of("roll=134"), "page", 77);
    assert.deepEqual([state.throws, state.seed, state.roll], ["page", 77, []]);
    assert.equal(setThrows(state, "typed", 5).seed, 0);
    assert.deepEqual(setThrows(of("roll=13445"), "page", 77).roll, ROLL);
  });

  test("the opening rule", () => assert.equal(setOpening(initial(), "different").opening, "different"));
});

describe("own pairing", () => {
  test("picks the die to reject, then a pair; one more tap begins anew", () => {
    let state = of("roll=13445");
    for (const place of [0, 1, 2]) state = present(pickDie(state, place));
    assert.deepEqual(state.picks, [0, 1, 2]);
    assert.deepEqual(pickDie(state, 1)?.picks, [0]);
    assert.deepEqual(pickDie(state, 4)?.picks, [4]);
    assert.equal(pickDie(of("roll=1344"), 0), null);
  });

  test("a die that was picked alone is the one that is taken back", () => {
    const whole = of("roll=13445");
    assert.deepEqual(removeDie(present(pickDie(whole, 1)))?.roll, [1, 4, 4, 5]);
    assert.deepEqual(removeDie(present(pickDie(present(pickDie(whole, 1)), 0)))?.roll, [1, 3, 4, 4]);
    assert.deepEqual(removeDie(whole)?.roll, [1, 3, 4, 4]);
  });
});

test("after undo nothing is half done", () => {
  const state = show({ ...of("roll=13445&with=advice"), picks: [1], shown: 1 }, { asked: "", isMoreShown: true });
  const { picks, asked, isMoreShown, shown } = restored(state);
  assert.deepEqual({ picks, asked, isMoreShown, shown }, { picks: [], asked: null, isMoreShown: false, shown: 1 });
  assert.equal(restored({ ...state, shown: 3 }).shown, 0);
});

test("steps are steps of history, dice are input, marks by hand are beside the game", () => {
  const kinds = Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, move.kind]));
  assert.deepEqual(
    Object.entries(kinds)
      .filter(([, kind]) => kind === "step")
      .map(([name]) => name)
      .sort(),
    ["giveUp", "mark", "markOthers", "newGame", "playComputer", "sameRolls"],
  );
  assert.deepEqual([kinds.addDie, kinds.setRoll, kinds.setMarks, kinds.pickDie], ["input", "input", "edit", "display"]);
});
