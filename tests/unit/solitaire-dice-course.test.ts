/** The course of a game of Solitaire Dice against others: what everybody was expected to score after each roll. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { stepOfOthers } from "../../www/games/solitaire-dice/actions.ts";
import { courseOf, turningPoints } from "../../www/games/solitaire-dice/model/course.ts";
import { show } from "../../www/games/solitaire-dice/model/moves.ts";
import type { LoggedMove } from "../../www/games/solitaire-dice/model/types.ts";
import { courseView } from "../../www/games/solitaire-dice/views/details/course.ts";
import type { Page } from "../../www/games/solitaire-dice/views/details/page.ts";
import { shellWords } from "../../www/shell/text/en/words.ts";
import { partOf, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { logged, pageOf, solver, words } from "./solitaire-dice.ts";
import { plainText } from "./template.ts";

const functions = await solver({ weights: true });

const own = (was: number, value: number) => logged({ was, value, cost: 0 });
const other = (player: number, value: number) =>
  logged({ player, by: "thumb", value, was: null, best: null, cost: null, choices: 0 });

/** Two others; the first one ends the game after the second roll, the player after the third. */
const MOVES = [
  own(300, 310),
  other(1, 250),
  other(2, 200),
  own(310, 260),
  other(1, 240),
  other(2, 220),
  own(260, 340),
  other(2, 190),
  other(2, 230),
];

test("everybody has a value after each roll, and whoever has ended the game the last one", () => {
  assert.deepEqual(courseOf(MOVES, 3), [
    [310, 260, 340, 340],
    [250, 240, 240, 240],
    [200, 220, 190, 230],
  ]);
  assert.deepEqual(courseOf(MOVES.slice(0, 4), 3), [
    [310, 260],
    [250, 250],
    [200, 200],
  ]);
});

test("who joined later has none before", () => {
  assert.deepEqual(courseOf([own(300, 310), own(310, 320), other(1, 100)], 2), [
    [310, 320],
    [null, 100],
  ]);
});

test("turning points are the player's turns that changed most, from 30 points on", () => {
  assertEach(turningPoints(MOVES, 0), ({ turn }) => turn, [3, 2]);
});

test("what one of the others marks is noted with what the sheet is worth then", () => {
  const page = pageOf("sheet=4-3.6-2.7-2.8-1_1-2.6-2&roll=12356&marked=true&with=thumb+7-2_1-1", functions);
  const [{ sums, rejects }] = page.state.others;
  const [{ reject, sums: pair }] = functions.evaluateSheet({ sums, rejects, roll: page.state.roll, depth: 1 }).choices;
  const analysis = { ...page.analysis, marks: [{ reject, sums: pair }] };
  const noted: LoggedMove[] = [];
  stepOfOthers(
    partOf<Parameters<typeof stepOfOthers>[0]>({
      ...page,
      analysis,
      actFor: ((_: unknown, sheets: object[], moves: LoggedMove[]) => {
        const after = partOf<Parameters<typeof functions.evaluateSheet>[0]>({ ...sheets[0], depth: 1, exact: false });
        assert.equal(moves[0].value, Number(present(functions.evaluateSheet(after).value).toFixed(2)));
        noted.push(...moves);
      }) as Page["actFor"],
    }),
  );
  assert.equal(noted.length, 1);
});

test("curves are read off at any roll, below 0 as well, and only in a game against others", () => {
  const told = (link: string, moves: LoggedMove[], rollRead: number | null = null) => {
    const page = pageOf(link, functions);
    const state = present(show({ ...page.state, moves }, { rollRead }));
    const shell = { words: shellWords };
    return plainText(
      courseView(partOf<Page>({ ...page, state, words, room: { picture: 318 }, findPast: () => null, shell })),
    );
  };
  const link = "sheet=4-3.6-2.7-2.8-1_1-2.6-2&with=thumb&with=thumb";
  assert.match(told(link, MOVES), /After roll 4: You 340, .* 240, and .* 230/);
  assert.match(told(link, MOVES, 1), /After roll 2: You 260, .* 240, and .* 220/);
  assert.match(told(link, MOVES), /from 260 to 340.*from 310 to 260/s);
  assert.match(told(link, [own(10, -20), other(1, -130), own(-20, -10), other(1, -150)]), /−200.*−100.*0/s);
  assert.equal(told(link, MOVES.slice(0, 3)), "");
  assert.equal(told("sheet=4-3.6-2.7-2.8-1_1-2.6-2", MOVES), "");
});
