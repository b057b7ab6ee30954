/** What games tell of a person's decisions, by their own moves and the shipped solvers: where it was decided, what it cost, what kind of mistake it was. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { choose } from "../../www/games/heckmeck/actions.ts";
import { heckmeck } from "../../www/games/heckmeck/game.ts";
import * as ofHeckmeck from "../../www/games/heckmeck/model/decided.ts";
import type { State as TableState } from "../../www/games/heckmeck/model/types.ts";
import { placeIn } from "../../www/games/knucklebones/actions.ts";
import { knucklebones } from "../../www/games/knucklebones/game.ts";
import * as ofKnucklebones from "../../www/games/knucklebones/model/decided.ts";
import type { State as BoardsState } from "../../www/games/knucklebones/model/types.ts";
import { markChoice } from "../../www/games/solitaire-dice/actions.ts";
import { solitaireDice } from "../../www/games/solitaire-dice/game.ts";
import { keyOf } from "../../www/games/solitaire-dice/model/choices.ts";
import * as ofSolitaireDice from "../../www/games/solitaire-dice/model/decided.ts";
import type { State as SheetState } from "../../www/games/solitaire-dice/model/types.ts";
import { linkOf } from "../../www/shell/game/records/link.ts";
import { partOf, present } from "../typed.ts";
import * as table from "./heckmeck.ts";
import * as boards from "./knucklebones.ts";
import * as sheet from "./solitaire-dice.ts";

/** What follows from a move that a page makes. */
function after<State>(state: State, run: (act: never) => void): State {
  let now = state;
  run(((move: (state: State, ...facts: unknown[]) => State | null, ...facts: unknown[]) => {
    now = present(move(now, ...facts));
    return true;
  }) as never);
  return now;
}

describe("Knucklebones", async () => {
  const functions = await boards.solver();
  const AGAINST = { mine: "15-.2--.---", theirs: "3--.44-.2--", roll: "4", by: "-.best-4", dice: "page" };
  const decide = (link: Record<string, string>, column: number, shown: Partial<BoardsState> = {}) => {
    const page = boards.pageOf(link, functions);
    const before = { ...page.state, ...shown };
    const then = after(before, (act) => placeIn(partOf({ ...page, state: before, functions, act }), column));
    return { before, then, told: ofKnucklebones.decided(before, then) };
  };

  test("a column that leaves two dice of the opponent's is a mistake of that kind", () => {
    const [told] = decide(AGAINST, 0).told;
    assert.deepEqual(
      [told.picked, told.best, told.kind, told.grade, told.unit],
      ["0", "1", "removes-less", "mistake", "wins"],
    );
    assert.ok(told.lost > 0.03);
    assert.equal(told.isAdvised, false);
    assert.equal(linkOf(knucklebones, told.state), "mine=15-.2--.---&theirs=3--.44-.2--&roll=4".replaceAll("--", "--"));
  });

  test("the best column is none, and what was in sight is told apart", () => {
    const [told] = decide(AGAINST, 1, { advice: "before" }).told;
    assert.deepEqual([told.grade, told.kind, told.lost, told.isAdvised], ["best", "", 0, true]);
    const [hinted] = decide(AGAINST, 1, { hintAt: 0 }).told;
    assert.equal(hinted.isAdvised, true);
    const [earlier] = decide(AGAINST, 1, { hintAt: 3 }).told;
    assert.equal(earlier.isAdvised, false, "a hint for another decision");
  });

  test("between two people nothing is noted, and of the computer's moves neither", () => {
    assert.deepEqual(decide({ ...AGAINST, by: "-.-" }, 0).told, []);
    assert.deepEqual(decide({ ...AGAINST, by: "best-4.-" }, 0).told, []);
  });

  test("a position is told as the player to move sees it", () => {
    const { mine, theirs } = AGAINST;
    const [told] = decide({ ...AGAINST, mine: theirs, theirs: mine, move: "theirs", by: "best-4.-" }, 0).told;
    assert.deepEqual([told.state.toMove, told.state.mine], ["mine", [[1, 5], [2], []]]);
  });
});

describe("Solitaire Dice", async () => {
  const functions = await sheet.solver({ weights: true });
  const decide = (
    link: Record<string, string>,
    pick: (keys: string[], best: string) => string,
    shown: Partial<SheetState> = {},
  ) => {
    const page = sheet.pageOf(link, functions);
    const before = { ...page.state, ...shown };
    const { choices, best } = page.analysis.answer;
    const key = pick(choices.map(keyOf), keyOf(choices[best ?? 0]));
    const choice = present(choices.find((one) => keyOf(one) === key));
    const then = after(before, (act) => markChoice(partOf({ ...page, state: before, functions, act }), choice));
    return { key, told: ofSolitaireDice.decided(before, then) };
  };
  const SHEET = { sums: "0.1.0.0.3.0.3.2.1.0.0", rejects: "1.1.0.0.0.3", roll: "22256" };

  const AGAINST = { ...SHEET, with: "thumb _" };

  test("is noted where others play", () => {
    const { key, told } = decide(AGAINST, (keys, best) => present(keys.find((one) => one !== best)));
    assert.equal(told.length, 1);
    assert.equal(told[0].picked, key);
    assert.equal(told[0].isAdvised, false);
    assert.notEqual(told[0].best, key);
    assert.ok(told[0].lost >= 0);
    assert.equal(told[0].state.moves.length, 0);
    assert.match(linkOf(solitaireDice, told[0].state), /roll=22256/);
  });

  test("and not where nobody else plays", () => {
    assert.deepEqual(decide(SHEET, (_keys, best) => best).told, []);
  });

  test("what was in sight is told apart", () => {
    for (const shown of [{ advice: "before" }, { hintAt: 0 }] as const)
      assert.equal(decide(AGAINST, (_keys, best) => best, shown).told[0].isAdvised, true);
  });
});

describe("Heckmeck", async () => {
  const functions = await table.solver();
  const decide = (rest: Record<string, string>, key: string, shown: Partial<TableState> = {}) => {
    const page = table.atTable(table.pageOf(table.tableLink(["- Ann", "24 Ben"], rest), functions));
    const before = { ...page.state, ...shown };
    const way = present(page.analysis.table?.ways.find((one) => one.key === key));
    const then = after(before, (act) => choose(partOf({ ...page, state: before, functions, act }), way));
    return { told: ofHeckmeck.decided(before, then), ways: page.analysis.table?.ways.map((one) => one.key) };
  };

  const AGAINST = { roll: "1155ww44", by: "-.rule-1" };

  test("a face that is worse is a mistake; names are left out of what is kept", () => {
    const { told, ways } = decide(AGAINST, "1");
    const taken = present(told.find(({ picked }) => picked === "1"));
    assert.equal(taken.best, present(ways)[0]);
    assert.deepEqual([taken.grade, taken.unit], ["mistake", "worms"]);
    assert.deepEqual([taken.isOwn, taken.isAdvised], [true, false]);
    assert.ok(["leaves-worms", "takes-lower", "takes-fewer"].includes(taken.kind));
    const link = linkOf(heckmeck, taken.state);
    assert.doesNotMatch(link, /Ann|Ben/);
    assert.deepEqual(heckmeck.link.read(new URLSearchParams(link)).state.roll.toSorted(), taken.state.roll.toSorted());
  });

  test("between people nothing is noted", () => {
    assert.deepEqual(decide({ roll: "1155ww44" }, "1").told, []);
  });

  test("what was in sight is told apart: a hint is for the dice that lie there", () => {
    const advised = (hintAt: string) => decide(AGAINST, "1", { hintAt }).told.map(({ isAdvised }) => isAdvised);
    assert.deepEqual([...new Set(advised("0 rolled"))], [true]);
    assert.deepEqual([...new Set(advised("0 before"))], [false]);
  });
});
