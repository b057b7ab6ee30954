/** Why a column is the best: each reason holds by the engine's numbers and by counting the boards, on 1,000 positions. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "../../www/games/knucklebones/actions.ts";
import { summary } from "../../www/games/knucklebones/announcements.ts";
import type { Board } from "../../www/games/knucklebones/model/types.ts";
import { LEAST_LEAD, whyBest } from "../../www/games/knucklebones/model/why.ts";
import { answerIn, markOf } from "../../www/games/knucklebones/views/band.ts";
import { treeView } from "../../www/games/knucklebones/views/details/tree.ts";
import { embedView } from "../../www/games/knucklebones/views/embed.ts";
import { factsView } from "../../www/games/knucklebones/views/facts.ts";
import { partOf, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { pageOf, solver, words } from "./knucklebones.ts";
import { type Chance, chance } from "./random.ts";
import { plainText } from "./template.ts";

const functions = await solver({ values: true });

/** What the shell adds where a position is embedded. */
const EMBEDDED = {
  room: { picture: 260, isWide: false, isLow: false, isOnSide: false },
  shell: { formats: words.formats },
};

/** Three columns of at most three dice; those opposite share no die. */
function boards(luck: Chance): { mine: Board; theirs: Board } {
  const mine = luck.list(3, () => luck.list(luck.below(4), () => 1 + luck.below(6)));
  const theirs = mine.map((own) =>
    luck.list(luck.below(4), () => 1 + luck.below(6)).filter((die) => !own.includes(die)),
  );
  return { mine, theirs };
}

const isFull = (board: Board) => board.every(({ length }) => length === 3);

/** Points of a column by the rule book: each die counts as often as its value lies there. */
const points = (column: number[]) =>
  column.reduce((sum, die) => sum + die * column.filter((other) => other === die).length, 0);
const total = (board: Board) => board.reduce((sum, column) => sum + points(column), 0);

test("each reason holds for the best column and for no other, on 1,000 positions", () => {
  const luck = chance(29);
  const seen = new Map<string, number>();
  for (let asked = 0; asked < 1000; ) {
    const { mine, theirs } = boards(luck);
    if (isFull(mine) || isFull(theirs)) continue;
    asked++;
    const roll = 1 + luck.below(6);
    const answer = functions.analyseKnucklebones({ mine, theirs, roll, depth: 2 });
    const why = whyBest({ mine, theirs, roll, toMove: "mine" }, answer);
    seen.set(why?.kind ?? "none", (seen.get(why?.kind ?? "none") ?? 0) + 1);
    if (!why) continue;

    /** What each column does, by placing the die on the boards. */
    const done = [0, 1, 2].flatMap((column) => {
      if (mine[column].length === 3) return [];
      const after = mine.with(column, [...mine[column], roll]);
      const left = theirs.with(
        column,
        theirs[column].filter((die) => die !== roll),
      );
      const removes = theirs[column].length - left[column].length;
      const gain = total(after) - total(mine);
      const same = after[column].filter((die) => die === roll).length;
      const isFaced = left[column].length === 3;
      return [{ column, removes, takes: total(theirs) - total(left), gain, same, isFaced }];
    });
    const what = JSON.stringify({ mine, theirs, roll, why });
    const best = present(done.find(({ column }) => column === answer.best));
    const others = done.filter((one) => one !== best);
    const share = (column: number) => present(answer.columns.find((one) => one.column === column)?.outlook).share;
    for (const { column } of others) assert.ok(share(best.column) - share(column) >= LEAST_LEAD - 1e-12, what);
    if (why.kind === "removes") {
      assert.deepEqual([best.removes, best.takes], [why.count, why.takes], what);
      for (const { takes } of others) assert.ok(takes < why.takes, what);
    }
    if (why.kind === "matches") {
      assert.deepEqual([best.same, best.gain], [why.count, why.gain], what);
      for (const { gain } of others) assert.ok(gain < why.gain, what);
    }
    if (why.kind === "safe")
      assertEach(
        done.filter(({ isFaced }) => isFaced),
        ({ column }) => column,
        [best.column],
        what,
      );
    assert.match(words.why(why), /^Best because .*\.$/);
  }
  for (const kind of ["removes", "matches", "safe", "none"]) assert.ok((seen.get(kind) ?? 0) > 5, kind);
});

test("nothing is said where a column is the only one, or hardly better, or before the roll", () => {
  const mine = [[6, 6, 5], [5, 4, 3], [2]];
  const theirs = [[1], [1], [1]];
  const ask = (boards: { mine: Board; theirs: Board }, roll: number | null) =>
    whyBest({ ...boards, roll, toMove: "mine" }, functions.analyseKnucklebones({ ...boards, roll, depth: 1 }));
  assert.equal(ask({ mine, theirs }, 1), null);
  const empty = { mine: [[], [], []], theirs: [[], [], []] };
  assert.equal(ask(empty, 3), null);
  assert.equal(ask(empty, null), null);
});

test("reasons are told from the player's side", () => {
  assert.equal(
    words.why({ side: "theirs", kind: "removes", die: 5, count: 2, takes: 20 }),
    "Their best because it removes two fives: 20 points off your board.",
  );
  assert.equal(
    words.why({ side: "mine", kind: "matches", die: 4, count: 3, gain: 20 }),
    "Best because it makes three fours in one column: 20 points more.",
  );
});

for (const [link, told] of [
  ["mine=11-.11-.111&theirs=666.666.66-&roll=3", "Nothing wins any more."],
  ["mine=11-.11-.111&theirs=666.666.66-&roll=1", "Nothing wins any more."],
  ["mine=66-.66-.666&theirs=222.222.11-&roll=3", "Every column wins."],
] as const)
  test(`no column is the best where every one comes to the same: ${link}`, () => {
    const page = pageOf(link, functions);
    const { answer } = present(page.analysis.found);
    assert.equal(answer.columns.length, 2);
    // All that can follow, by placing this die and each that the other player may roll in the only square left to them.
    const [own, other] = [page.state.mine, page.state.theirs];
    const results = answer.columns.flatMap(({ column }) =>
      [1, 2, 3, 4, 5, 6].map((die) => {
        const placed = own.with(column, [...own[column], page.state.roll as number]);
        const left = placed.with(
          2,
          placed[2].filter((one) => one !== die),
        );
        return Math.sign(total(left) - total(other.with(2, [...other[2], die])));
      }),
    );
    assert.deepEqual([...new Set(results)], [told === "Every column wins." ? 1 : -1]);
    assert.equal(plainText(factsView(page)).includes(told), true, plainText(factsView(page)));
    assertEach(answer.columns, (one) => markOf(page, one, answer), Array(2).fill({ mark: "none", className: "" }));
    assert.doesNotMatch(summary(page, { before: page.state, move: null, own: true }), /best/i);
    assert.doesNotMatch(plainText(treeView(page)), /best/i);
  });

test("the only column with room is called that wherever the best one is named", () => {
  const page = pageOf("mine=111.111.11-&theirs=6--.6--.6--&roll=3", functions);
  assert.match(summary(page, { before: page.state, move: null, own: true }), /Only column: right\./);
  const { answer } = present(page.analysis.found);
  assert.deepEqual(markOf(page, present(answer.columns[0]), answer), { mark: "only", className: "best" });
  const views = [answerIn(page, 2)?.content, treeView(page), embedView(partOf<Page>({ ...page, ...EMBEDDED }))];
  for (const text of views.map(plainText)) {
    assert.match(text, /only choice/i);
    assert.doesNotMatch(text, /best/i);
  }
});
