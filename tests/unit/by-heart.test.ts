/** Pages of rules to remember: they show what the engine goes by, every word of it is read and said, and the address tells the list. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { byHeart as heckmeck } from "../../www/games/heckmeck/by-heart/by-heart.ts";
import { byHeart as knucklebones } from "../../www/games/knucklebones/by-heart/by-heart.ts";
import { byHeart as solitaireDice } from "../../www/games/solitaire-dice/by-heart/by-heart.ts";
import { countOf } from "../../www/shell/by-heart/count.ts";
import { type Rule, ruleOf } from "../../www/shell/by-heart/rule.ts";
import { byHeartView } from "../../www/shell/by-heart/view.ts";
import { byHeartWords } from "../../www/shell/text/en/by-heart.ts";
import { createFormats } from "../words/texts.ts";
import { plainText } from "./template.ts";

const formats = createFormats("en");
const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");

/** A rule as the engine writes it. */
function written({ when, count, keep }: Rule) {
  const bound = ({ kind, number }: { kind: string; number: number }) =>
    `${kind === "at-least" ? ">=" : "<="} ${number}`;
  const conditions = when.map((one) => `${one.fact} ${bound(one.bound)}`).join(" and ");
  const terms = count.map(({ times, feature }, nth) => {
    const sign = nth === 0 ? (times < 0 ? "- " : "") : times < 0 ? " - " : " + ";
    return `${sign}${Math.abs(times) === 1 ? "" : `${Math.abs(times)} `}${feature}`;
  });
  const kept = keep.kind === "where" ? ` ${bound(keep.bound)}` : keep.within === 0 ? "" : ` within ${keep.within}`;
  return `${conditions ? `when ${conditions}: ` : ""}${keep.kind === "most" ? "most " : ""}${terms.join("")}${kept}`;
}

/** Any game's page, as far as it is alike. */
const GAMES = {
  heckmeck: { page: heckmeck, file: "heckmeck/sentences-for-worms.txt" },
  knucklebones: { page: knucklebones, file: "knucklebones/sentences.txt" },
  "solitaire-dice": { page: solitaireDice, file: "solitaire_dice/sentences.txt" },
};

for (const [id, { page, file }] of Object.entries(GAMES))
  describe(id, () => {
    test("shows the lists that the engine goes by", async () => {
      const lists = (await read(`engine/src/${file}`)).trim().split("\n\n");
      assert.deepEqual(
        page.lists.map(({ rules }) => rules),
        lists.map((list) => list.split("\n")),
      );
    });

    test("reads every rule as the engine writes it", () => {
      for (const { rules } of page.lists) for (const rule of rules) assert.equal(written(ruleOf(rule)), rule);
    });

    test("tells of each list what the documents tell, and of each rule what it is worth", async () => {
      const [, told] = (await read("docs/developers/rules.md")).split(
        { heckmeck: "\n## Heckmeck", knucklebones: "\n## Knucklebones", "solitaire-dice": "\n## Solitaire Dice" }[
          id
        ] as string,
      );
      const rows = told.split("| rules |")[1].matchAll(/^\| (\d) \| [^|]+ \| (−?)([\d.]+) ± ([\d.]+) \|$/gm);
      const scale = id === "solitaire-dice" ? 1 : 100;
      const digits = id === "solitaire-dice" ? 1 : 2;
      const expected = [...rows].map(([, count, minus, value]) => [
        Number(count),
        Number(`${minus ? "-" : ""}${value}`),
      ]);
      assert.equal(expected.length, 7);
      assert.deepEqual(
        page.lists.map(({ rules, strength }) => [rules.length, Number((scale * strength.value).toFixed(digits))]),
        expected,
      );
      for (const { rules, without, examples } of page.lists) {
        assert.equal(without.length, rules.length);
        assert.ok(examples.length >= rules.length);
      }
    });

    test("says every list in words, with an example for nearly all rules", () => {
      const words = byHeartWords(formats);
      for (const { rules, examples } of page.lists) {
        const text = plainText(
          // Each game's own types fit together; here any of them is looked at.
          byHeartView({
            game: page as never,
            name: id,
            count: rules.length,
            pick() {},
            print() {},
            words,
            gameWords: page.words(formats) as never,
            formats,
          }),
        );
        assert.doesNotMatch(text, /undefined|NaN|\[object/);
        assert.ok(text.includes(words.rules(rules.length)));
        const shown = rules.filter((_, place) => examples[place].length > 0);
        assert.ok(shown.length >= rules.length - 1, `${shown.length} of ${rules.length} rules have examples`);
      }
    });

    test("is opened with the list that the address tells", () => {
      assert.equal(countOf("#rules=3", page), 3);
      for (const hash of ["", "#rules=9", "#rules=x", "#x=1", "#rules="]) assert.equal(countOf(hash, page), page.first);
    });
  });

test("a fact and a feature have the words of the vocabulary that the documents describe", async () => {
  const document = await read("docs/developers/rules.md");
  for (const [id, heading] of [
    ["heckmeck", "\n## Heckmeck"],
    ["knucklebones", "\n## Knucklebones"],
    ["solitaire-dice", "\n## Solitaire Dice"],
  ]) {
    const part = document.split(heading)[1].split("\n## ")[0];
    const [, facts, features] = part.split(/\n\| (?:fact|feature) \| \|\n/);
    const wordsOf = (table: string) => [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, word]) => word);
    const types = await read(`www/games/${id}/by-heart/types.ts`);
    const typed = (name: string) =>
      [...(new RegExp(`export const ${name} =([^;]+);`).exec(types)?.[1] ?? "").matchAll(/"([\w-]+)"/g)].map(
        ([, word]) => word,
      );
    assert.deepEqual([typed("FACTS"), typed("FEATURES")], [wordsOf(facts), wordsOf(features)], id);
  }
});
