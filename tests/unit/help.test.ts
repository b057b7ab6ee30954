/** The help of each game begins with the rules and the use of the page, in numbered sentences, whatever the page shows. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { initial as heckmeckState } from "../../www/games/heckmeck/model/state.ts";
import type { State as HeckmeckState } from "../../www/games/heckmeck/model/types.ts";
import { initial as rummikubState } from "../../www/games/rummikub/model/state.ts";
import { views as ofSolitaireDice } from "../../www/games/solitaire-dice/views/details/help.ts";
import { partOf } from "../typed.ts";
import { assertNone } from "./asserts.ts";
import { chaptersOf, HELP, heckmeck, NONE, rummikub } from "./helps.ts";
import * as solitaireDice from "./solitaire-dice.ts";
import { plainText } from "./template.ts";

const { rules } = rummikubState();

for (const [name, help] of Object.entries(HELP))
  describe(`the help of ${name}`, () => {
    const chapters = chaptersOf(help());
    const [rules, use] = chapters;

    test("begins with at most ten rules, and then three to six sentences on the page", () => {
      assert.match(plainText(help()), /^How to play, and what the numbers mean The rules/);
      assert.deepEqual([rules.title, use.title], ["The rules", "How to use this page"]);
      assert.ok(rules.lines.length >= 5 && rules.lines.length <= 10, `${rules.lines.length} rules`);
      assert.ok(use.lines.length >= 3 && use.lines.length <= 6, `${use.lines.length} sentences`);
      for (const { lines } of chapters.slice(2)) assert.ok(lines.length === 0, "nothing else is numbered");
    });

    test("says each sentence whole, short and once", () => {
      const lines = [...rules.lines, ...use.lines];
      for (const line of lines) {
        assert.match(line, /^[“⌫A-Z].*[.?]$/);
        assert.doesNotMatch(line, /undefined|NaN|null|\[object/);
        assert.ok(line.length <= 170, `${line.length}: ${line}`);
      }
      const sentences = plainText(help()).split(/(?<=[.?!]) (?=[“A-Z])/);
      assertNone(sentences, (sentence, nth) => sentences.indexOf(sentence) !== nth);
      assert.ok(lines.some((line) => line.includes("Undo, at the top")));
    });
  });

describe("the rules follow what is set", () => {
  const rulesOf = (help: unknown) => chaptersOf(help)[0].lines;
  const changed = (one: unknown, other: unknown) =>
    rulesOf(one).flatMap((line, nth) => (line === rulesOf(other)[nth] ? [] : [nth + 1]));
  const withRules = (rules: Partial<HeckmeckState["table"]["rules"]>) => {
    const { table } = heckmeckState();
    return heckmeck({ mode: "advice", table: { ...table, rules: { ...table.rules, ...rules } } });
  };

  test("Heckmeck's house rules, by the numbers that are told of them", () => {
    const usual = withRules({});
    assert.deepEqual(changed(usual, withRules({ compulsorySteal: true })), [6]);
    assert.deepEqual(changed(usual, withRules({ alwaysTurnDown: true })), [9]);
    assert.deepEqual(changed(usual, withRules({ turnDownWithNothingToReturn: false })), [9]);
    assert.deepEqual(changed(heckmeck({}), heckmeck({ dice: 5 })), [2]);
    assert.match(plainText(usual), /Rules 6 and 9 differ/);
    assert.deepEqual(changed(heckmeck({ mode: "advice" }), heckmeck({ mode: "advice", dice: 5 })), [], "odds only");
  });

  test("the opening rule of Solitaire Dice", () => {
    const help = (opening: "any" | "different") =>
      ofSolitaireDice.help(
        partOf<Parameters<typeof ofSolitaireDice.help>[0]>({
          state: { ...solitaireDice.stateOf(""), opening },
          analysis: NONE,
          words: solitaireDice.words,
        }),
      );
    assert.deepEqual(changed(help("any"), help("different")), [3]);
  });

  test("Tile rummy's, by the numbers that are told of them", () => {
    const usual = rummikub({});
    assert.deepEqual(changed(usual, rummikub({ rules: { ...rules, opening: 50 } })), [7]);
    assert.deepEqual(changed(usual, rummikub({ rules: { ...rules, playOn: true } })), [8]);
    assert.deepEqual(changed(usual, rummikub({ rules: { ...rules, jokerPoints: 100 } })), [10]);
    assert.match(plainText(usual), /Rules 7, 8 and 10 follow/);
  });
});
