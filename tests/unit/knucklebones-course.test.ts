/** The course of a game of Knucklebones: the player's share after each move, counted by hand, and what changed it most. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { courseOf, turningPoints } from "../../www/games/knucklebones/model/course.ts";
import { place, show } from "../../www/games/knucklebones/model/moves.ts";
import { courseView } from "../../www/games/knucklebones/views/details/course.ts";
import type { Page } from "../../www/games/knucklebones/views/details/page.ts";
import { shellWords } from "../../www/shell/text/en/words.ts";
import { turnsChart } from "../../www/shell/ui/course-chart.ts";
import { partOf, present } from "../typed.ts";
import { assertEach } from "./asserts.ts";
import { logged, stateOf, words } from "./knucklebones.ts";
import { plainText } from "./template.ts";

/** A move with the share that its column had for who moved; the other column is worth as much less as `lost` tells. */
const move = (side: "mine" | "theirs", share: number, lost = 0) =>
  logged({
    side,
    column: 0,
    choices: [
      { column: 0, share, removes: 0 },
      { column: 1, share: share + lost, removes: 0 },
    ],
    best: lost > 0 ? 1 : 0,
    lost,
  });

/** The player's shares: 0.5, 0.4, 0.7, 0.66, 0.3, 0.34, 1. */
const MOVES = [
  move("mine", 0.5),
  move("theirs", 0.6),
  move("mine", 0.7),
  move("theirs", 0.34),
  move("mine", 0.3, 0.2),
  move("theirs", 0.66),
  move("mine", 1),
];

test("the course is the player's own share, whoever moved", () => {
  assertEach(courseOf(MOVES), (share) => Number(share.toFixed(2)), [0.5, 0.4, 0.7, 0.66, 0.3, 0.34, 1]);
  assert.deepEqual(courseOf([]), []);
});

test("its turning points are the three greatest changes, the greatest first, and none below a twentieth of a win", () => {
  assertEach(turningPoints(MOVES), ({ nth }) => nth, [6, 4, 2]);
  assert.deepEqual(turningPoints(MOVES.slice(2, 4)), []);
  assert.deepEqual(turningPoints(MOVES.slice(0, 1)), []);
  const mended = MOVES.with(3, { ...MOVES[3], isMended: true });
  assertEach(
    turningPoints(mended),
    ({ nth }) => nth,
    [6, 2, 1],
    "what was changed by hand before the fifth is not its doing",
  );
});

test("below the curve stand whole numbers of moves, also of a short game", () => {
  const marks = (moves: number) => {
    const drawn = turnsChart({
      width: 318,
      lines: [{ name: "You", values: Array(moves).fill(0.5) }],
      chosen: null,
      most: 1,
      levelText: () => "",
      hint: "",
      slider: "",
      read: () => "",
      picture: () => "",
      number: (count) => `[${count}]`,
      point: () => {},
    });
    return plainText(drawn).match(/\[.*?\]/g);
  };
  assert.deepEqual(marks(2), ["[1]", "[2]"]);
  assert.deepEqual(marks(3), ["[1]", "[2]", "[3]"]);
  assert.deepEqual(marks(12), ["[2]", "[4]", "[6]", "[8]", "[10]", "[12]"]);
});

test("it is read off at any move, and at the last one after the next move", () => {
  const told = (state: ReturnType<typeof stateOf>) =>
    plainText(
      courseView(
        partOf<Page>({ state, words, room: { picture: 318 }, findPast: () => null, shell: { words: shellWords } }),
      ),
    );
  const state = { ...stateOf("mine=---.---.---&theirs=---.---.---"), moves: MOVES };
  assert.equal(told({ ...state, moves: MOVES.slice(0, 1) }), "");
  assert.match(told(state), /After move 7: 100%/);
  assert.match(told(state), /Move 5, your .*: your chance went from 66\.0% to 30\.0% mistake/);
  const [only] = MOVES[6].choices;
  const forced = { ...state, moves: MOVES.with(6, { ...MOVES[6], choices: [only] }) };
  assert.match(told(forced), /Move 7, your .*: your chance went from 34\.0% to 100% forced/);
  const earlier = present(show(state, { moveRead: 3 }));
  assert.match(told(earlier), /After move 4: 66\.0%/);
  const { mine, theirs } = state;
  const next = present(place({ ...earlier, roll: 5 }, { mine: theirs, theirs: mine }, move("mine", 0.2)));
  assert.match(told(next), /After move 8: 20\.0%/);
});
