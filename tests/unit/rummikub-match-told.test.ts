/** What the page says of games with the computer and of puzzles: players' names, what is wrong, what a solution lacks. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { MatchFacts } from "../../www/games/rummikub/model/match-facts.ts";
import { problemsOf, solutionFacts } from "../../www/games/rummikub/model/match-facts.ts";
import { initial } from "../../www/games/rummikub/model/state.ts";
import { matchWords } from "../../www/games/rummikub/text/en/match.ts";
import { words as wordsOf } from "../../www/games/rummikub/text/en/words.ts";
import { createFormats } from "../words/texts.ts";
import { tiles } from "./rummikub.ts";

const words = wordsOf(createFormats("en"));
const told = matchWords(words);

describe("the computer's players are named", () => {
  const facts = (kind: MatchFacts["kind"], seat: number) => ({ kind, seat, tiles: 4, of: 14, winners: [seat] });

  test("without a number where there is one", () => {
    const one = matchWords(words, 1);
    assert.equal(one.matchHeadline(facts("theirs", 1)), "The computer plays 4 tiles");
    assert.equal(one.matchHeadline(facts("deal", 1)), "Tap the tiles for the computer");
    assert.deepEqual(one.seats([14], 78).each, ["Computer: 14 tiles"]);
    assert.equal(one.scored(1, "jokers"), "Computer (Strong)");
  });

  test("by their places where there are more, and by the names that they have wherever they play", () => {
    const two = matchWords(words, 2);
    assert.equal(two.matchHeadline(facts("over", 2)), "Computer 2 wins");
    assert.deepEqual(two.seats([14, 9], 64).each, ["Computer 1: 14 tiles", "Computer 2: 9"]);
    assert.deepEqual(
      [two.scored(0, null), two.scored(1, "best"), two.scored(2, "hold")],
      ["You", "Computer 1 (Strongest)", "Computer 2 (Holds sets back)"],
    );
  });
});

test("what is no set is told by its tiles", () =>
  assert.equal(
    told.wrong({ kind: "no-set", tiles: tiles("r6.b4"), why: { name: "few" } }),
    "Red 6 and blue 4: a set needs at least three tiles.",
  ));

test("what is wrong with a table is told by its kind, sets that are none first", () => {
  const judged = {
    problems: [{ kind: "no-set" as const, set: 1, why: "" }, { kind: "nothing-played" as const }],
    tiles: 0,
    points: 0,
    cuts: 0,
    best: null,
  };
  const found = problemsOf(
    { ...initial(), work: [tiles("r1-3"), tiles("r6.b4")] },
    { match: { tried: null, judged, decided: null, plan: null, over: null, puzzle: null } },
  );
  assert.deepEqual(found, [
    { kind: "no-set", tiles: tiles("r6.b4"), why: { name: "few" } },
    { kind: "nothing-played" as const },
  ]);
  assert.deepEqual(found.map(told.wrong), [
    "Red 6 and blue 4: a set needs at least three tiles.",
    "Nothing came from the rack.",
  ]);
});

test("two jokers in a set, where it may have one, are told by their set", () => {
  const judged = { problems: [{ kind: "two-jokers" as const, set: 0 }], tiles: 1, points: 30, cuts: 0, best: null };
  const found = problemsOf(
    { ...initial(), work: [tiles("r4.j.j"), tiles("r1-3")], rules: { ...initial().rules, oneJoker: true } },
    { match: { tried: null, judged, decided: null, plan: null, over: null, puzzle: null } },
  );
  assert.deepEqual(found.map(told.wrong), ["Red 4, joker, and joker: a set may have only one joker."]);
});

test("a solution of a puzzle is told by what it lacks", () => {
  const solution = (cuts: number | null, best: { tiles: number; points: number; cuts: number | null }) =>
    solutionFacts({ tiles: tiles("r1-3"), cuts, best });
  assert.deepEqual(solution(1, { tiles: 5, points: 20, cuts: 1 }), { kind: "fewer", missing: 2 });
  assert.deepEqual(solution(3, { tiles: 3, points: 6, cuts: 1 }), { kind: "more-cuts", cuts: 3, least: 1 });
  for (const cuts of [1, null])
    assert.deepEqual(solution(cuts, { tiles: 3, points: 6, cuts: 1 }), { kind: "simplest" });
  assert.deepEqual(solutionFacts({ tiles: tiles("r1-3"), cuts: 3, best: undefined }), { kind: "simplest" });
});
