/** A turn that is decided again: where the moves tell what it was, it is what undo would lead back to. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { beforeMove, isBeforeMove } from "../../www/games/solitaire-dice/model/before.ts";
import { gradeOfMove } from "../../www/games/solitaire-dice/model/move-log.ts";
import { mark, markOthers, setMarks, setRoll } from "../../www/games/solitaire-dice/model/moves.ts";
import { areOthersToMark, canChoose, isAllOver, position } from "../../www/games/solitaire-dice/model/state.ts";
import type { LoggedMove, Sheet, State } from "../../www/games/solitaire-dice/model/types.ts";
import { present } from "../typed.ts";
import { type Chance, chance } from "./random.ts";
import { logged, solver, stateOf } from "./solitaire-dice.ts";

const module = await solver();

const isOver = ({ sums, rejects }: Sheet) =>
  module.evaluateSheet({ sums, rejects, depth: 1, exact: false }).phase === "over";

/** What somebody marks of a roll, at random, and the sheet after it; null where the sheet is over. */
function marked(luck: Chance, { sums, rejects }: Sheet, roll: number[], player: number) {
  if (isOver({ sums, rejects })) return null;
  const asked = { sums, rejects, roll };
  const { choices } = module.evaluateSheet({ ...asked, depth: 1, exact: false });
  const { reject, sums: pair } = luck.pick(choices);
  const { sums: after, rejects: left } = module.markSheet(asked, { reject, sums: pair });
  const by = player === 0 ? null : "thumb";
  const move = logged({ player, by, roll: roll.toSorted(), reject, sums: [pair[0], pair[1]] });
  return { sheet: { sums: after, rejects: left }, move };
}

/** A game played at random to its end, and the position before each of the player's own moves. */
function played(seed: number, link: string) {
  const luck = chance(seed);
  let state: State = stateOf(link);
  const before: Partial<State>[] = [];
  while (!isAllOver(state)) {
    state = present(
      setRoll(
        state,
        luck.list(5, () => 1 + luck.below(6)),
      ),
    );
    if (canChoose(state)) {
      before.push(position(state));
      const { sheet, move } = present(marked(luck, state, state.roll, 0));
      state = present(mark(state, sheet, move));
    }
    if (areOthersToMark(state)) {
      const { roll } = state;
      const all = state.others.map((other, nth) => marked(luck, other, roll, nth + 1));
      const moves = all.flatMap((one): LoggedMove[] => (one ? [one.move] : []));
      state = present(
        markOthers(
          state,
          all.map((one) => one?.sheet ?? null),
          moves,
        ),
      );
    }
  }
  return { state, before };
}

describe("a turn of the past", () => {
  for (const others of ["", "&with=thumb", "&with=thumb&with=thumb&with=thumb"])
    test(`is told by the moves since then as it was${others === "" ? "" : ", with the sheets of others"}`, () => {
      let told = 0;
      for (let seed = 1; seed <= 20; seed++) {
        const { state, before } = played(seed, `sheet=_${others}`);
        for (const wanted of before) {
          const nth = present(wanted.moves).length;
          const found = beforeMove(state, nth);
          assert.ok(isBeforeMove(nth)(wanted));
          if (!found) continue;
          told++;
          assert.deepEqual({ ...found, roll: found.roll?.toSorted() }, { ...wanted, roll: wanted.roll?.toSorted() });
        }
      }
      assert.ok(told > 60, `${told} turns are told`);
    });

  test("is not told where a row is full, since a mark on it may have been lost, or where marks were taken away", () => {
    const state = { ...stateOf("sheet=7-10.9-4_1-4&turn=3"), moves: [logged({ reject: 1, sums: [7, 9] })] };
    assert.equal(beforeMove(state, 0), null);
    const other = { ...stateOf("sheet=7-4.9-1_1-4&turn=3"), moves: [logged({ reject: 1, sums: [7, 9] })] };
    assert.deepEqual(present(beforeMove(other, 0)).sums?.filter(Boolean), [3]);
    assert.equal(beforeMove(present(setMarks(other, "sums", 7, 0)), 0), null);
  });
});

test("turns are graded by the points that they gave away", () => {
  for (const [cost, grade] of [
    [null, null],
    [0, "best"],
    [2.9, "asGood"],
    [3, "slip"],
    [9.9, "slip"],
    [10, "mistake"],
  ] as const)
    assert.equal(gradeOfMove(logged({ cost })), grade, String(cost));
});
