/** Pages of rules to remember: every rule of a card is said, a card is as strong as the documents say, and the address picks one. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { byHeart as heckmeck } from "../../www/games/heckmeck/by-heart/by-heart.ts";
import { byHeart as knucklebones } from "../../www/games/knucklebones/by-heart/by-heart.ts";
import { byHeart as solitaireDice } from "../../www/games/solitaire-dice/by-heart/by-heart.ts";
import { type Cards, cardOf } from "../../www/shell/pages/by-heart/cards.ts";
import { byHeartView } from "../../www/shell/pages/by-heart/view.ts";
import { byHeartWords } from "../../www/shell/text/en/by-heart.ts";
import { createFormats } from "../words/texts.ts";
import { plainText } from "./template.ts";

const formats = createFormats("en");

/** With the unit of what the documents say, and its decimals. */
const GAMES = {
  Heckmeck: { page: heckmeck, scale: 100, digits: 2 },
  Knucklebones: { page: knucklebones, scale: 100, digits: 2 },
  "Solitaire Dice": { page: solitaireDice, scale: 1, digits: 1 },
} as unknown as Record<string, { page: Cards; scale: number; digits: number }>;

for (const [heading, { page, scale, digits }] of Object.entries(GAMES))
  describe(heading, () => {
    const { cards } = page;
    const words = byHeartWords(formats);
    const gameWords = page.words(formats);

    test("has cards with one rule, three and five, each stronger than the one before", () => {
      assert.deepEqual(
        cards.map(({ rules }) => rules.length),
        [1, 3, 5],
      );
      for (const [nth, { low }] of cards.slice(1).entries()) assert.ok(low > cards[nth].high);
    });

    test("says every rule of a card, and none that is on no card", () => {
      assert.deepEqual(
        Object.keys(gameWords.rules).toSorted(),
        [...new Set(cards.flatMap(({ rules }) => rules))].toSorted(),
      );
      for (const shown of cards) {
        const picture = page.picture(gameWords, formats);
        const text = plainText(byHeartView({ cards, shown, picture, words, gameWords, pick() {}, print() {} }));
        assert.doesNotMatch(text, /undefined|NaN|\[object/);
        for (const rule of shown.rules) assert.ok(text.includes(gameWords.rules[rule]));
        assert.ok(text.includes(gameWords.strength(shown.value)));
      }
    });

    test("is as strong as the documents say", async () => {
      const document = await readFile(new URL("../../docs/developers/rules.md", import.meta.url), "utf8");
      const part = document.split(`\n## ${heading}`)[1].split("\n## ")[0];
      const rows = part.matchAll(/^\| (\d) \| ([\d.]+) ± ([\d.]+) \| ([\d,]+) \|$/gm);
      assert.deepEqual(
        [...rows].map(([, ...row]) => row),
        cards.map(({ rules, value, low, high, games }) => [
          String(rules.length),
          (scale * value).toFixed(digits),
          ((scale * (high - low)) / 2).toFixed(digits),
          games.toLocaleString("en"),
        ]),
      );
    });

    test("is opened with the card that the address asks for, also by links of before", () => {
      for (const card of cards) assert.equal(cardOf(`#rules=${card.rules.length}`, cards), card);
      assert.equal(cardOf("#rules=3&aim=win", cards), cards[1]);
      for (const hash of ["", "#rules=7", "#rules=x", "#aim=win"]) assert.equal(cardOf(hash, cards), cards[0], hash);
    });
  });
