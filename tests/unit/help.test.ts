/** The help of each game begins with the rules and the use of the page, in numbered sentences, whatever the page shows. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { initial as heckmeckState } from "../../www/games/heckmeck/model/state.ts";
import type { State as HeckmeckState } from "../../www/games/heckmeck/model/types.ts";
import { initial as rummikubState } from "../../www/games/rummikub/model/state.ts";
import type { Chapter } from "../../www/shell/game/contract.ts";
import { assertNone } from "./asserts.ts";
import { HELP, heckmeck, rummikub, solitaire, textOf } from "./helps.ts";

const { rules } = rummikubState();

for (const [name, help] of Object.entries(HELP))
  describe(`the help of ${name}`, () => {
    const chapters = help();
    const [{ lines: rules = [] }, { lines: use = [] }, ...more] = chapters;

    test("begins with at most ten rules, and then three to six sentences on the page", () => {
      assert.deepEqual(
        chapters.slice(0, 2).map(({ title }) => title),
        ["The rules", "How to use this page"],
      );
      assert.ok(rules.length >= 5 && rules.length <= 10, `${rules.length} rules`);
      assert.ok(use.length >= 3 && use.length <= 6, `${use.length} sentences`);
      for (const { lines } of more) assert.equal(lines, undefined, "nothing else is numbered");
    });

    test("says each sentence whole, short and once", () => {
      const lines = [...rules, ...use];
      for (const line of lines) {
        assert.match(line, /^[“⌫A-Z].*[.?]$/);
        assert.doesNotMatch(line, /undefined|NaN|null|\[object/);
        assert.ok(line.length <= 170, `${line.length}: ${line}`);
      }
      const sentences = textOf(chapters).split(/(?<=[.?!]) (?=[“A-Z])/);
      assertNone(sentences, (sentence, nth) => sentences.indexOf(sentence) !== nth);
      assert.ok(lines.some((line) => line.includes("Undo goes back")));
    });
  });

describe("the rules follow what is set", () => {
  const changed = ([{ lines: one = [] }]: Chapter[], [{ lines: other = [] }]: Chapter[]) =>
    one.flatMap((line, nth) => (line === other[nth] ? [] : [nth + 1]));
  const withRules = (rules: Partial<HeckmeckState["table"]["rules"]>) => {
    const { table } = heckmeckState();
    return heckmeck({ mode: "advice", table: { ...table, rules: { ...table.rules, ...rules } } });
  };

  test("Heckmeck's house rules, by the numbers that are told of them", () => {
    const usual = withRules({});
    assert.deepEqual(changed(usual, withRules({ anyLowerTile: true })), [5]);
    assert.deepEqual(changed(usual, withRules({ compulsorySteal: true })), [6]);
    assert.deepEqual(changed(usual, withRules({ alwaysTurnDown: true })), [9]);
    assert.deepEqual(changed(usual, withRules({ turnDownWithNothingToReturn: false })), [9]);
    assert.deepEqual(changed(heckmeck({}), heckmeck({ dice: 5 })), [2]);
    assert.match(textOf(usual), /Rules 5, 6 and 9 differ/);
    assert.deepEqual(changed(heckmeck({ mode: "advice" }), heckmeck({ mode: "advice", dice: 5 })), [], "odds only");
  });

  test("the opening rule of Solitaire Dice", () => {
    assert.deepEqual(changed(solitaire({ opening: "any" }), solitaire({ opening: "different" })), [3]);
  });

  test("Tile rummy's, by the numbers that are told of them", () => {
    const usual = rummikub({});
    assert.deepEqual(changed(usual, rummikub({ rules: { ...rules, opening: 50 } })), [7]);
    assert.deepEqual(changed(usual, rummikub({ rules: { ...rules, playOn: true } })), [8]);
    assert.deepEqual(changed(usual, rummikub({ rules: { ...rules, oneJoker: true } })), [4]);
    assert.deepEqual(changed(usual, rummikub({ rules: { ...rules, jokerPoints: 100 } })), [10]);
    assert.match(textOf(usual), /Rules 4, 7, 8 and 10 follow/);
  });
});
