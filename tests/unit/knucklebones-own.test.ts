/** One's own chance at Knucklebones, whoever is to move: where the opponent's last die ends the game it is counted by hand. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../../www/games/knucklebones/actions.ts";
import type { Board } from "../../www/games/knucklebones/model/types.ts";
import { answerIn, bandView } from "../../www/games/knucklebones/views/band.ts";
import { treeView } from "../../www/games/knucklebones/views/details/tree.ts";
import { view as numbersView } from "../../www/games/knucklebones/views/numbers-dialog.ts";
import { padView } from "../../www/games/knucklebones/views/pad.ts";
import { shellWords } from "../../www/shell/text/en/words.ts";
import { partOf, present } from "../typed.ts";
import { pageOf, solver, words } from "./knucklebones.ts";
import { plainText } from "./template.ts";

const functions = await solver();

/** The opponent has room for one die, on the right; whatever is rolled ends the game. */
const BOARDS = "mine=66-.543.211&theirs=541.622.33-&move=theirs";
/** A wide screen has no undo at the thumb. */
const WIDE = { picture: 700, isWide: true, isLow: false, isOnSide: false };
const SHELL = partOf<Page["shell"]>({ words: shellWords });
const FACES = [1, 2, 3, 4, 5, 6];

/** Equal dice of a column count as often as there are of them. */
const points = (board: Board) =>
  board
    .flatMap((column) => column.map((die) => die * column.filter((other) => other === die).length))
    .reduce((a, b) => a + b);

/** The player's share of a win after the opponent's die on the right. */
function shareAfter(die: number) {
  const mine = [[6, 6], [5, 4, 3], [2, 1, 1].filter((own) => own !== die)];
  const theirs = [
    [5, 4, 1],
    [6, 2, 2],
    [3, 3, die],
  ];
  return (Math.sign(points(mine) - points(theirs)) + 1) / 2;
}

describe("the opponent's last die", () => {
  const shares = FACES.map(shareAfter);
  const mean = shares.reduce((a, b) => a + b) / 6;

  test("leaves some games won, some tied and some lost", () => assert.deepEqual(shares, [1, 1, 0, 1, 1, 0.5]));

  test("is told by the player's chance before it, in all and for each face", () => {
    const page = pageOf(BOARDS, functions);
    assert.match(plainText(bandView(page)), new RegExp(`^${words.chance(mean, 1)}`));
    // Four of six, one and one; which of them is rounded down so that they add up to 100 is not asked here.
    // The points are ahead by 1, 2, -9, 2, 1 and 0.
    assert.match(
      plainText(numbersView(page)),
      /Proved\. Win, tie, loss 66\.[67] \/ 16\.[67] \/ 16\.[67]%A tie counts half\. Expected lead −0\.5$/,
    );
    const pad = plainText(padView({ ...page, room: WIDE, shell: SHELL }));
    for (const [nth, share] of shares.entries())
      assert.ok(pad.includes(words.ifRolled(share, [2], 1)), `${nth + 1}: ${share} in ${pad}`);
  });

  for (const die of FACES)
    test(`is told by what it leaves the player: a ${die}`, () => {
      const { content } = present(answerIn(pageOf(`${BOARDS}&roll=${die}`, functions), 2));
      assert.match(plainText(content), new RegExp(`^${words.chance(shareAfter(die), 1)} `));
    });
});

test("how the last die ends the game is as the solver says, whatever its shares are", () => {
  for (const [over, told] of [
    ["win", "game over: loss"],
    ["tie", "game over: tie"],
    ["loss", "game over: win"],
  ] as const) {
    const page = pageOf(`${BOARDS}&roll=5`, functions);
    const found = present(page.analysis.found);
    const columns = found.answer.columns.map((column) => ({ ...column, over }));
    const shown = {
      ...page,
      analysis: { ...page.analysis, found: { ...found, answer: { ...found.answer, columns } } },
    };
    assert.match(plainText(treeView(shown)), new RegExp(told, "i"));
  }
  assert.doesNotMatch(
    plainText(treeView(pageOf("mine=---.---.---&theirs=---.---.---&roll=5", functions))),
    /game over/,
  );
});
