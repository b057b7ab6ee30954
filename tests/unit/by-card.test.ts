/** What the shipped modules say of a card of rules to remember, and positions that are played by one. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { heckmeck as heckmeckGame } from "../../www/games/heckmeck/game.ts";
import * as heckmeck from "../../www/games/heckmeck/model/by-card.ts";
import { practice as ofHeckmeck } from "../../www/games/heckmeck/practice.ts";
import { knucklebones as knucklebonesGame } from "../../www/games/knucklebones/game.ts";
import * as knucklebones from "../../www/games/knucklebones/model/by-card.ts";
import { practice as ofKnucklebones } from "../../www/games/knucklebones/practice.ts";
import { solitaireDice as solitaireDiceGame } from "../../www/games/solitaire-dice/game.ts";
import * as solitaireDice from "../../www/games/solitaire-dice/model/by-card.ts";
import { keyOf } from "../../www/games/solitaire-dice/model/choices.ts";
import { practice as ofSolitaireDice } from "../../www/games/solitaire-dice/practice.ts";
import { linkOf } from "../../www/shell/game/records/link.ts";
import type { Practice } from "../../www/shell/pages/practice/contract.ts";
import solvedHeckmeck from "../fixtures/practice/heckmeck.json" with { type: "json" };
import solvedKnucklebones from "../fixtures/practice/knucklebones.json" with { type: "json" };
import solvedSolitaireDice from "../fixtures/practice/solitaire-dice.json" with { type: "json" };
import { mistyped, present } from "../typed.ts";
import * as table from "./heckmeck.ts";
import * as boards from "./knucklebones.ts";
import * as sheet from "./solitaire-dice.ts";

type ByCard<State, Solver> = Pick<NonNullable<Practice<State, unknown, never, Solver>["byCard"]>, "played" | "hear">;

/** A game's positions as it plays them by a card: each rule decides in some, and what the card leaves is among the choices. */
async function assertPlayed<State, Solver>(
  { byCard }: { byCard?: ByCard<State, Solver> },
  functions: Solver,
  { rules, games }: { rules: number; games: number },
  isChoice: (state: State, key: string) => boolean,
) {
  const { played, hear } = present(byCard);
  const decided = new Set<number | null>();
  for (let game = 0; game < games; game += 1)
    for (const state of await played(functions, rules)) {
      const heard = hear(state, functions, rules);
      decided.add(heard.decided);
      assert.ok(heard.left.length > 0 && heard.left.every((key) => isChoice(state, key)), `${heard.left}`);
    }
  decided.delete(null);
  assert.deepEqual([...decided].sort(), [...Array(rules).keys()]);
}

const REFUSED = [0, 2, 4, 6, 1.5, "3", null].map((rules) => mistyped(rules));

describe("Heckmeck", async () => {
  const functions = await table.solver({ tables: true });
  const heard = (rules: number, players: number[][], grill: number[], taken: string, roll = "") =>
    heckmeck.hear(
      { players, toMove: 0, grill, taken: table.counts(taken), roll: roll ? table.counts(roll) : null },
      functions,
      rules,
    );
  const GRILL = Array.from({ length: 16 }, (_, nth) => 21 + nth);

  test("what each rule says", () => {
    const none = [[], []];
    // Four faces are out and 26 is on the grill: to stop, although two dice are left.
    assert.deepEqual(heard(3, none, GRILL, "24555w"), { left: ["stop"], decided: 0 });
    assert.deepEqual(heard(5, none, GRILL, "24555w"), { left: ["stop"], decided: 0 });
    // 22 with three dice left, and 25 on the other's stack: to go on.
    assert.deepEqual(heard(5, [[], [25]], [22, 23], "2555w"), { left: ["roll"], decided: 1 });
    // With one die left the first tile is taken.
    assert.deepEqual(heard(5, [[], [30]], [22, 23], "225555w"), { left: ["stop"], decided: 4 });
    // No worm and six points to 21: the one three rather than two fours.
    assert.deepEqual(heard(3, none, GRILL, "555", "22344"), { left: ["3"], decided: 1 });
    assert.deepEqual(heard(5, none, GRILL, "555", "2344w"), { left: ["w"], decided: 2 });
    // Fives are worth 3 each, fours 2: three fours before a five.
    assert.deepEqual(heard(1, none, GRILL, "", "11244455"), { left: ["4", "5"], decided: 0 });
    assert.deepEqual(heard(1, none, GRILL, "", "11224445"), { left: ["4"], decided: 0 });
    // The last two dice: the most points.
    assert.deepEqual(heard(5, none, GRILL, "3344ww", "25"), { left: ["5"], decided: 4 });
  });

  test("there are cards with 1, 3 and 5 rules, and turns of games that go on", () => {
    const query = { players: [[], []], toMove: 0, grill: GRILL };
    for (const rules of REFUSED) assert.throws(() => functions.hearTable(query, rules), /^Error: rules: /);
    assert.throws(() => functions.hearTable({ ...query, grill: [] }, 3), /^Error: query: .*over/);
  });

  assertJudged(
    heckmeckGame,
    mistyped(ofHeckmeck),
    solvedHeckmeck,
    ({ action, face }: { action: string; face?: number }) => (face === undefined ? action : "12345w"[face - 1]),
    (link) => ({ ...table.pageOf(link, functions), functions }),
  );

  test("turns by the five rules", () =>
    assertPlayed(ofHeckmeck, functions, { rules: 5, games: 300 }, (state, key) => {
      const { taken, roll } = state;
      const face = "12345w".indexOf(key);
      return face < 0 ? roll.length === 0 || key === "bust" : roll.includes(face) && taken[face] === 0;
    }));
});

describe("Knucklebones", async () => {
  const functions = await boards.solver({ values: true });
  type Query = ReturnType<typeof knucklebones.played>[number];

  const of = (column: number[], die: number) => column.filter((one) => one === die).length;
  const score = (column: number[]) => column.reduce((all, die) => all + die * of(column, die), 0);
  const dice = (board: number[][]) => board.flat().length;

  /** The three rules of the card as they are said, in a program of their own. */
  function byThree({ mine, theirs, roll }: Query) {
    const die = present(roll);
    const columns = [0, 1, 2].filter((column) => mine[column].length < 3);
    const opposite = (column: number) => score(theirs[column].filter((one) => one !== die));
    const rules: ((column: number) => number)[] = [
      // "Two dice or fewer on your board: put none onto its equal."
      (column) => (dice(mine) <= 2 && mine[column].includes(die) ? -of(mine[column], die) : 0),
      // "Your gain, plus twice what your opponent loses, minus 6 for each die you have there."
      (column) =>
        score([...mine[column], die]) -
        score(mine[column]) +
        2 * (score(theirs[column]) - opposite(column)) -
        6 * mine[column].length,
      // "If equal: where your opponent keeps the fewest points."
      (column) => -opposite(column),
    ];
    let [left, decided] = [columns, null as number | null];
    for (const [nth, likes] of rules.entries()) {
      const most = Math.max(...left.map(likes));
      const kept = left.filter((column) => likes(column) === most);
      if (kept.length < left.length) [left, decided] = [kept, nth];
    }
    return { left: left.map(String), decided };
  }

  test("the three rules, in every position of games, as another program has them", () => {
    for (let game = 0; game < 100; game += 1)
      for (const query of knucklebones.played(functions, 3))
        assert.deepEqual(knucklebones.hear(query, functions, 3), byThree(query), JSON.stringify(query));
  });

  test("what each of the five rules says", () => {
    const heard = (mine: number[][], theirs: number[][], roll: number) =>
      knucklebones.hear({ mine, theirs, roll }, functions, 5);
    // One square is empty on the other board: two sixes go in the middle, one on the right.
    const theirs = [
      [1, 2, 3],
      [6, 6],
      [4, 5, 6],
    ];
    assert.deepEqual(heard([[4], [], []], theirs, 6), { left: ["1"], decided: 0 });
    assert.deepEqual(heard([[5], [], []], [[], [], []], 5), { left: ["1", "2"], decided: 1 });
    // 5 for itself and 2 * 20 for what goes.
    assert.deepEqual(heard([[], [], []], [[], [5, 5], []], 5), { left: ["1"], decided: 2 });
    // Equal but for what stays opposite: nothing, or a four.
    assert.deepEqual(heard([[], [], [1, 2, 4]], [[4], [], []], 3), { left: ["1"], decided: 3 });
    // 3 on the left, 9 - 6 in the middle; 6 + 3 to fear on the left, 12 - 3 in the middle: the middle gains 9.
    assert.deepEqual(heard([[], [3], [1, 2, 4]], [[6], [], []], 3), { left: ["1"], decided: 4 });
  });

  assertJudged(knucklebonesGame, mistyped(ofKnucklebones), solvedKnucklebones, String, (link) => ({
    ...boards.pageOf(link, functions),
    functions,
  }));

  test("games by the three rules, and what is refused", async () => {
    await assertPlayed(ofKnucklebones, functions, { rules: 3, games: 200 }, (state, key) => {
      return state.mine[Number(key)].length < 3;
    });
    const query = { mine: [[], [], []], theirs: [[], [], []], roll: 1 };
    for (const rules of REFUSED)
      assert.throws(() => functions.hearKnucklebones(mistyped(query), rules), /^Error: rules: /);
    assert.throws(() => functions.hearKnucklebones(mistyped({ ...query, roll: null }), 3), /^Error: query: .*no roll/);
  });
});

describe("Solitaire Dice", async () => {
  const functions = await sheet.solver({ weights: true });
  const NONE = { sums: Array<number>(11).fill(0), rejects: Array<number>(6).fill(0) };

  /** "7:8 8:4 | 1:3 6:3" with a roll. */
  function heard(rules: number, text: string, roll: string) {
    const [sums, rejects] = text.split("|").map((rows) => rows.trim().split(/\s+/).filter(Boolean));
    const query = { ...structuredClone(NONE), roll: [...roll].map(Number) };
    for (const [rows, marks, first] of [
      [sums, query.sums, 2],
      [rejects, query.rejects, 1],
    ] as const)
      for (const row of rows) {
        const [number, count] = row.split(":").map(Number);
        marks[number - first] = count;
      }
    return solitaireDice.hear(query, functions, rules);
  }

  test("what each rule says", () => {
    // 5 with 6+7, 6 with 4+8 and 6 with 6+6 open good sums only: of them 4 and 8 are farthest from 7.
    assert.deepEqual(heard(5, "|", "13356"), { left: ["6-4-8"], decided: 4 });
    assert.deepEqual(heard(1, "|", "13356"), { left: ["6-4-8"], decided: 0 });
    // Only the 1 can be rejected: 6+9 opens a 9, 7+8 opens nothing.
    assert.deepEqual(heard(5, "6:1 7:1 8:1 | 1:1 2:1 6:1", "13345"), { left: ["1-7-8"], decided: 2 });
    // The tenth reject: the 6 has one mark, and with 5+5 opens nothing; one reject earlier that does not count.
    assert.deepEqual(heard(3, "5:2 6:4 7:4 8:4 9:4 | 1:4 2:4 6:1", "12346"), { left: ["6-5-5"], decided: 0 });
    assert.equal(heard(3, "5:2 6:4 7:4 8:4 9:2 | 1:4 2:3 6:1", "12346").decided, 2);
    // The 16th: a fourth mark on the 7 comes before points.
    assert.deepEqual(heard(3, "6:6 7:3 8:8 9:6 | 1:5 2:5 6:5", "13345"), { left: ["1-7-8"], decided: 1 });
  });

  assertJudged(solitaireDiceGame, mistyped(ofSolitaireDice), solvedSolitaireDice, keyOf, (link) => ({
    ...sheet.pageOf(link, functions),
    functions,
  }));

  test("games by the five rules, and what is refused", async () => {
    await assertPlayed(ofSolitaireDice, functions, { rules: 5, games: 60 }, (state, key) => {
      const { roll, rejects } = state;
      const [reject, ...sums] = key.split("-").map(Number);
      const all = roll.reduce((all, die) => all + die, 0);
      const left = all - sums[0] - sums[1];
      return reject === 0 ? roll.includes(left) && !roll.some((die) => rejects[die - 1] > 0) : left === reject;
    });
    const query = { ...NONE, roll: [1, 2, 3, 4, 5] };
    for (const rules of REFUSED) assert.throws(() => functions.hearSheet(query, rules), /^Error: rules: /);
    assert.throws(() => functions.hearSheet(NONE, 3), /^Error: query: roll: there is none/);
  });
});

/**
 * Of the positions to practise, which were solved when they were found: what a card leaves alone is the best choice where it is judged to be
 * that, and gives something away where it is another one.
 */
function assertJudged<State, Solver>(
  game: Parameters<typeof linkOf<State>>[0],
  { positions, byCard }: Pick<Practice<State, unknown, never, Solver>, "positions" | "byCard">,
  solved: Record<string, { best: unknown }[]>,
  keyOf: (best: never) => string,
  pageOf: (link: string) => { state: unknown; functions: Solver },
) {
  const { hear, judged } = present(byCard);
  for (const rules of [1, 3, 5])
    test(`what the card with ${rules} says is judged as the solved positions have it`, async () => {
      const counted = { best: 0, wrong: 0 };
      for (const level of ["easy", "medium", "hard"] as const)
        for (const [nth, state] of (await positions(level)).entries()) {
          const link = linkOf(game, state);
          const page = pageOf(link);
          const [picked, ...others] = hear(page.state as State, page.functions, rules).left;
          if (others.length > 0) continue;
          const { grade, lost } = present(judged(mistyped(page), picked));
          const isBest = picked === keyOf(solved[level][nth].best as never);
          assert.equal(grade === "best", isBest, `${link}: ${picked}`);
          assert.ok(isBest ? lost === 0 : lost > 0, `${link}: ${lost}`);
          counted[isBest ? "best" : "wrong"] += 1;
        }
      assert.ok(counted.best > 10 && counted.wrong > 10, JSON.stringify(counted));
    });
}
