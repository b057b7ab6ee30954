/** Whole games of Knucklebones by the page's own moves and the shipped solver, without a browser. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../../www/games/knucklebones/actions.ts";
import { canStep, placeIn, rollDie, stepOfComputer } from "../../www/games/knucklebones/actions.ts";
import { summary } from "../../www/games/knucklebones/announcements.ts";
import { diceOn, refusalOf, SIDES } from "../../www/games/knucklebones/model/board.ts";
import { hintsOf, hintText } from "../../www/games/knucklebones/model/hints.ts";
import { complete, read, write } from "../../www/games/knucklebones/model/link.ts";
import { summaryOf } from "../../www/games/knucklebones/model/move-log.ts";
import * as moves from "../../www/games/knucklebones/model/moves.ts";
import { initial, openColumns, position } from "../../www/games/knucklebones/model/state.ts";
import type { Analysis, State } from "../../www/games/knucklebones/model/types.ts";
import { partOf, present } from "../typed.ts";
import { analyse, answersOf, pageOf, solver, words } from "./knucklebones.ts";
import { chance } from "./random.ts";

const functions = await solver({ values: true });
const answers = answersOf(functions);

/** A page without views: its state, what is seen of it, and what is done. */
function table(state: State) {
  const act: Page["act"] = (move, ...facts) => {
    const next = move(page.state, ...facts);
    if (next) page.state = next;
    return next !== null;
  };
  const page = {
    ...partOf<Omit<Page, "analysis">>({ state, words, answers, act, actFor: act }),
    get analysis(): Analysis {
      return present(analyse(page.state, answers));
    },
  };
  return page;
}

/** Nothing in a state contradicts itself, and its link tells all of it. */
function assertSound(page: Page) {
  const { state, analysis } = page;
  assert.equal(refusalOf(state), null);
  const again = complete(read(new URLSearchParams(String(new URLSearchParams(write(state))))).state, state.moves, null);
  assert.deepEqual(position(again), position(state));
  for (const hint of hintsOf(state, analysis)) assert.ok(hintText(words.details.hints, hint).endsWith("."));
  assert.ok(!/undefined|NaN/.test(summary(page, { before: state, move: null, own: true })));
}

describe("a game of a person who places anywhere", () => {
  for (const seed of [1, 2, 3]) {
    test(`against the computer, by chance ${seed}`, () => {
      const { pick } = chance(seed);
      const page = table(moves.playComputer(initial(), "best-4", seed));
      for (let steps = 0; steps < 400 && page.analysis.over === null; steps += 1) {
        assertSound(page);
        const dice = diceOn(page.state.mine) + diceOn(page.state.theirs);
        if (canStep(page)) stepOfComputer(page);
        else if (page.state.roll === null) rollDie(page);
        else placeIn(page, pick(openColumns(page.state)));
        assert.ok(diceOn(page.state.mine) + diceOn(page.state.theirs) <= dice + 1);
      }
      const { state, analysis } = page;
      assertSound(page);
      const { mine, theirs } = analysis.scores;
      assert.equal(analysis.over, mine.total > theirs.total ? "win" : mine.total < theirs.total ? "loss" : "tie");
      const [own, other] = SIDES.map((side) => present(summaryOf(state.moves, side)));
      assert.ok(own.lost > other.lost, `who places anywhere gives away more: ${own.lost}, ${other.lost}`);
      assert.ok(state.moves.every(({ lost }) => lost >= 0 && lost < 1));
    });
  }
});

test("who enters dice against the computer is waited for", () => {
  const page = table(moves.setThrows({ ...moves.playComputer(initial(), "best-4"), toMove: "theirs" }, "typed"));
  assert.equal(canStep(page), false);
  page.state = { ...page.state, roll: 4 };
  assert.equal(canStep(page), true);
  stepOfComputer(page);
  assert.deepEqual([page.state.toMove, diceOn(page.state.theirs)], ["mine", 1]);
});

describe("whatever is set up, there is an answer to it", () => {
  for (const seed of [1, 2, 3]) {
    test(`by chance ${seed}`, () => {
      const { below, pick } = chance(seed);
      const page = table(initial());
      const changes = [
        () => page.act(moves.addDie, pick(SIDES), below(3), 1 + below(6)),
        () => page.act(moves.addDie, pick(SIDES), below(3), 1 + below(6)),
        () => page.act(moves.removeDie, pick(SIDES), below(3), below(3)),
        () => page.act(moves.setToMove, pick(SIDES)),
        () => page.analysis.over === null && page.act(moves.setRoll, 1 + below(6)),
      ];
      for (let steps = 0; steps < 150; steps += 1) {
        pick(changes)();
        assertSound(page);
      }
    });
  }

  test("also to a die that is told of a game that is over", () => {
    const { analysis } = pageOf("mine=123.456.654&theirs=4--.---.---&move=theirs&roll=5", functions);
    assert.deepEqual([analysis.over, analysis.found], ["win", null]);
  });
});

describe("positions that can be worked out by hand", () => {
  for (const [link, share] of [
    ["mine=66-.543.211&theirs=554.621.44-", 1 / 2],
    ["mine=66-.543.211&theirs=55-.621.443", 1 / 3],
  ] satisfies [string, number][]) {
    test(link, () => {
      const { answer, faces } = present(pageOf(link, functions).analysis.found);
      assert.equal(answer.proof, "proved");
      const found = present(answer.value).share;
      assert.ok(Math.abs(found - share) < 1e-6, `${found}`);
      assert.equal(faces.length, 6);
    });
  }
});

test("the same position is worth the same whoever's board lies below", () => {
  const below = pageOf("mine=66-.54-.2--&theirs=55-.62-.44-&roll=5", functions).analysis.found;
  const above = pageOf("theirs=66-.54-.2--&mine=55-.62-.44-&roll=5&move=theirs", functions).analysis.found;
  assert.deepEqual(above?.answer.columns, present(below).answer.columns);
  assert.deepEqual(above?.answer.value, present(below).answer.value);
});
