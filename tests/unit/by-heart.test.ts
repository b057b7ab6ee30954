/** Pages of rules to remember: they show what the engine goes by, every word of it is read and said, and the address tells the list. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { byHeart as cards } from "../../www/games/heckmeck/by-heart/by-heart.ts";
import { byHeart as knucklebones } from "../../www/games/knucklebones/by-heart/by-heart.ts";
import { byHeart as solitaireDice } from "../../www/games/solitaire-dice/by-heart/by-heart.ts";
import { cardOf } from "../../www/shell/pages/by-heart/cards.ts";
import { cardsView } from "../../www/shell/pages/by-heart/cards-view.ts";
import { type Rule, ruleOf } from "../../www/shell/pages/by-heart/rule.ts";
import { hashOf, shownOf } from "../../www/shell/pages/by-heart/shown.ts";
import { byHeartView } from "../../www/shell/pages/by-heart/view.ts";
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
  knucklebones: { page: knucklebones, heading: "Knucklebones", folder: "knucklebones", scale: 100, digits: 2 },
  "solitaire-dice": { page: solitaireDice, heading: "Solitaire Dice", folder: "solitaire_dice", scale: 1, digits: 1 },
};

/** Where the engine keeps the lists, in the order in which the documents tell of them. */
const FILES: Record<string, string[]> = {
  knucklebones: ["sentences.txt"],
  "solitaire-dice": ["sentences.txt"],
};

for (const [id, { page, heading, folder, scale, digits }] of Object.entries(GAMES))
  describe(id, () => {
    test("shows the lists that the engine goes by", async () => {
      assert.equal(page.aims.length, FILES[id].length);
      for (const [nth, { lists }] of page.aims.entries()) {
        const kept = (await read(`engine/src/${folder}/${FILES[id][nth]}`)).trim().split("\n\n");
        assert.deepEqual(
          lists.map(({ rules }) => rules),
          kept.map((list) => list.split("\n")),
        );
      }
    });

    test("reads every rule as the engine writes it", () => {
      const rules = page.aims.flatMap(({ lists }) => lists.flatMap(({ rules }) => rules));
      for (const rule of rules) assert.equal(written(ruleOf(rule)), rule);
    });

    test("tells of each list what the documents tell, and of each rule what it is worth", async () => {
      const [, told] = (await read("docs/developers/rules.md")).split(`\n## ${heading}`);
      const tables = told.split("\n## ")[0].split("| rules |").slice(1);
      assert.equal(tables.length, page.aims.length);
      for (const [nth, { lists }] of page.aims.entries()) {
        const rows = tables[nth].matchAll(/^\| (\d) \| [^|]+ \| (−?)([\d.]+) ± ([\d.]+) \|$/gm);
        const expected = [...rows].map(([, count, minus, value]) => [
          Number(count),
          Number(`${minus ? "-" : ""}${value}`),
        ]);
        assert.equal(expected.length, 7);
        assert.deepEqual(
          lists.map(({ rules, strength }) => [rules.length, Number((scale * strength.value).toFixed(digits))]),
          expected,
        );
        for (const { rules, without, examples } of lists) {
          assert.equal(without.length, rules.length);
          assert.ok(examples.length >= rules.length);
        }
      }
    });

    test("says every list in words, with an example for nearly all rules", () => {
      const words = byHeartWords(formats);
      for (const aim of page.aims)
        for (const { rules, examples } of aim.lists) {
          const text = plainText(
            // Each game's own types fit together; here any of them is looked at.
            byHeartView({
              game: page as never,
              name: id,
              shown: { aim, count: rules.length },
              pick() {},
              print() {},
              words,
              gameWords: page.words(formats) as never,
              formats,
            }),
          );
          assert.doesNotMatch(text, /undefined|NaN|\[object/);
          assert.ok(text.includes(words.rules(rules.length)));
          const shown = rules.filter((_, place) => examples[place] !== null);
          assert.ok(shown.length >= rules.length - 1, `${shown.length} of ${rules.length} rules have examples`);
        }
    });

    test("is opened with the list that the address tells", () => {
      const [first] = page.aims;
      assert.deepEqual(shownOf("#rules=3", page), { aim: first, count: 3 });
      for (const hash of ["", "#rules=9", "#rules=x", "#x=1", "#rules=", "#aim=x"])
        assert.deepEqual(shownOf(hash, page), { aim: first, count: page.first }, hash);
      for (const aim of page.aims)
        for (const { rules } of aim.lists) {
          const shown = { aim, count: rules.length };
          assert.deepEqual(shownOf(hashOf(shown, page), page), shown);
        }
    });
  });

describe("heckmeck", () => {
  const { cards: all } = cards;
  const words = byHeartWords(formats);
  const gameWords = cards.words(formats);

  test("has cards with one rule, three and five, each stronger than the one before", () => {
    assert.deepEqual(
      all.map(({ rules }) => rules.length),
      [1, 3, 5],
    );
    for (const [nth, { low }] of all.slice(1).entries()) assert.ok(low > all[nth].high);
  });

  test("says every rule of a card, and none that is on no card", () => {
    assert.deepEqual(
      Object.keys(gameWords.rules).toSorted(),
      [...new Set(all.flatMap(({ rules }) => rules))].toSorted(),
    );
    for (const shown of all) {
      const picture = cards.picture(gameWords, formats);
      const text = plainText(cardsView({ cards: all, shown, picture, words, gameWords, pick() {}, print() {} }));
      assert.doesNotMatch(text, /undefined|NaN|\[object/);
      for (const rule of shown.rules) assert.ok(text.includes(gameWords.rules[rule as keyof typeof gameWords.rules]));
      assert.ok(text.includes(gameWords.strength(shown.value)));
    }
  });

  test("is as strong as the documents say", async () => {
    const [, part] = (await read("docs/developers/rules.md")).split("\n## Heckmeck");
    const rows = part.matchAll(/^\| (\d) \| ([\d.]+) ± ([\d.]+) \| ([\d,]+) \|$/gm);
    assert.deepEqual(
      [...rows].map(([, ...row]) => row),
      all.map(({ rules, value, low, high, games }) => [
        String(rules.length),
        (100 * value).toFixed(2),
        (50 * (high - low)).toFixed(2),
        games.toLocaleString("en"),
      ]),
    );
  });

  test("is opened with the card that the address asks for, also by links of before", () => {
    for (const card of all) assert.equal(cardOf(`#rules=${card.rules.length}`, all), card);
    assert.equal(cardOf("#rules=3&aim=win", all), all[1]);
    for (const hash of ["", "#rules=7", "#rules=x", "#aim=win"]) assert.equal(cardOf(hash, all), all[0], hash);
  });
});

test("a fact and a feature have the words of the vocabulary that the documents describe", async () => {
  const document = await read("docs/developers/rules.md");
  for (const [id, { heading }] of Object.entries(GAMES)) {
    const part = document.split(`\n## ${heading}`)[1].split("\n## ")[0];
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
