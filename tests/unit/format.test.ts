/** Numbers, plurals and lists as they are shown. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { verdictOf } from "../../www/games/heckmeck/model/odds.ts";
import { GOAL_NAMES } from "../../www/games/heckmeck/model/state.ts";
import { present } from "../typed.ts";
import { createFormats, LANGUAGES } from "../words/texts.ts";
import { words } from "./heckmeck.ts";
import { chance } from "./random.ts";

const { number, signed, percent, percentWith, inPercent, worth, difference, apart, plural, list, either } =
  createFormats("en");

/** A shown number as a number again. */
const read = (text: string) => Number(text.replace("−", "-").replace(/[+±,%\s]/g, ""));

test("numbers have their digits, a comma for thousands and a minus that is one", () => {
  assert.equal(number(1939), "1,939");
  assert.equal(number(1.7, 2), "1.70");
  assert.equal(number(-0.314, 2), "−0.31");
  assert.equal(number(-0.001, 2), "0.00");
  assert.equal(number(1.005, 2), (1.005).toFixed(2), "rounded as differences are");
});

test("numbers look as each language writes them", () => {
  const by = chance(14);
  for (const language of LANGUAGES) {
    const { number, percent } = createFormats(language);
    for (const digits of [0, 1, 2]) {
      const written = new Intl.NumberFormat(language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      for (const value of by.list(500, () => (by.below(2e6) - 1e6) / 10 ** by.below(5))) {
        const rounded = Number(value.toFixed(digits)) + 0;
        // Spanish sets thousands apart by a space; browsers have a point.
        const expected = written
          .format(rounded)
          .replace("-", "−")
          .replaceAll(".", language === "es" ? "\u202f" : ".");
        assert.equal(number(value, digits), expected, `${value} by ${digits} in ${language}`);
      }
    }
    const inPercent = new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 1 });
    assert.equal(percent(0.793), inPercent.format(0.793).replace("\u202f%", "\u00a0%"), language);
  }
});

test("one and many are those of each language", () => {
  for (const language of LANGUAGES) {
    const rules = new Intl.PluralRules(language);
    const { plural } = createFormats(language);
    for (const count of [0, 1, 1.5, 2, 5, 11, 21, 100, 1939])
      assert.equal(
        plural(count, "one", "more"),
        rules.select(count) === "one" ? "one" : "more",
        `${count} in ${language}`,
      );
  }
});

test("lists are those of each language", () => {
  const names = ["Ann", "Ben", "Cleo", "Ivo", "Iago", "Oscar", "Hilda", "hielo", "8", "11", "118"];
  for (const language of LANGUAGES) {
    const { list, either } = createFormats(language);
    const [and, or] = (["conjunction", "disjunction"] as const).map((type) => new Intl.ListFormat(language, { type }));
    for (const first of [[], ["Ann"], ["Ann", "Ben"], ["Ann", "Ben", "Cleo"]])
      for (const last of names) {
        assert.equal(list([...first, last]), and.format([...first, last]), language);
        assert.equal(either([...first, last]), or.format([...first, last]), language);
      }
    assert.equal(list([]), "", language);
  }
  assert.equal(createFormats("es").either(["Ana", "Óscar"]), "Ana u Óscar", "browsers know no accent there");
});

test("a number of its own accord has the decimals that it needs", () => {
  const { exact } = createFormats("de");
  assert.deepEqual([0, 50, 12.5, 6.25, 1 / 3, 1234].map(exact), ["0", "50", "12,5", "6,25", "0,33", "1.234"]);
});

test("differences have a sign, also where there is none", () => {
  assert.deepEqual(
    [1.409, -0.314, 0, 0.004, -0.004].map((value) => signed(value, 2)),
    ["+1.41", "−0.31", "±0.00", "±0.00", "±0.00"],
  );
  assert.deepEqual([1.72, -3, 0].map(worth), ["+1.72", "−3.00", "0.00"]);
});

test("chances are certain only where they are", () => {
  const chances = [0, 1e-9, 0.0004, 0.0005, 0.8930267, 0.9994, 0.9996, 1];
  assert.deepEqual(chances.map(percent), ["0%", "<0.1%", "<0.1%", "0.1%", "89.3%", "99.9%", ">99.9%", "100%"]);
  assert.equal(inPercent(0.5), "50.0");
  assert.deepEqual(
    [0, 1e-9, 0.0049, 0.0051, 0.8930267, 0.994, 0.9951, 1].map((chance) => percentWith(chance, 0)),
    ["0%", "<1%", "<1%", "1%", "89%", "99%", ">99%", "100%"],
  );
  assert.deepEqual(
    chances.map((chance) => percentWith(chance, 1)),
    chances.map(percent),
  );
  const inBrief = [0, 1e-9, 0.0049, 0.0051, 0.8930267, 0.994, 0.9951, 1].map((chance) => words.winChanceBrief(chance));
  assert.deepEqual(inBrief, ["0%", "<1%", "<1%", "1%", "89%", "99%", ">99%", "100%"]);
});

test("words follow the number", () => {
  assert.deepEqual(
    [0, 1, 2].map((count) => plural(count, "die", "dice")),
    ["dice", "die", "dice"],
  );
  assert.equal(list(["Ann"]), "Ann");
  assert.equal(list(["Ann", "Ben", "Cleo"]), "Ann, Ben, and Cleo");
  assert.equal(either(["fives", "worms"]), "fives or worms");
});

test("lists are written as the browser writes them", () => {
  for (let length = 0; length < 8; length += 1) {
    const items = ["Ann", "Ben, junior", "Cleo", "Dan and Eve", "Flo", "Gus", "Hal"].slice(0, length);
    assert.equal(list(items), new Intl.ListFormat("en", { type: "conjunction" }).format(items));
    assert.equal(either(items), new Intl.ListFormat("en", { type: "disjunction" }).format(items));
  }
});

describe("what is shown adds up as it is shown", () => {
  const by = chance(13);
  /** Pairs of numbers, some of them as close as it gets. */
  const pairs = by.list(3000, () => {
    const one = by.below(1e6) / 1e5;
    return [one, by.pick([by.below(1e6) / 1e5, one + by.pick([1e-3, 5e-3, -4.9e-3, 1e-9])])];
  });

  test("a difference, of the two beside it", () => {
    for (const digits of [1, 2]) {
      for (const [one, other] of pairs) {
        const expected = read(number(one, digits)) - read(number(other, digits));
        const isExpected = (found: number, expected: number) =>
          assert.ok(Math.abs(found - expected) < 1e-9, `${one} - ${other}: ${found}`);
        isExpected(read(difference(one, other, digits)), expected);
        isExpected(read(apart(one, other, digits)), Math.abs(expected));
      }
    }
    assert.equal(difference(64.46, 68.04, 1), "−3.5");
    assert.equal(difference(1.4051, 1.7249, 2), "−0.31");
  });

  test("what a roll was worth, before and after", () => {
    for (const [one, other] of pairs) {
      const [before, after] = [one, other].map((value) => Math.min(Math.max(value / 10, 0.0006), 0.9994));
      for (const goal of GOAL_NAMES) {
        const [was, now] = present(words.wasNow(goal, before, after).match(/[\d.]+(?=[%,:])/g)).map(Number);
        const by = read(words.verdict(goal, before, after, verdictOf(goal, before, after)).split(",")[0]);
        assert.ok(Math.abs(now - was - by) < 1e-6, `${words.wasNow(goal, before, after)} ${by}`);
      }
    }
  });

  test("what each choice is worth, and what is lost by it", () => {
    for (const [one, other] of pairs) {
      const [best, worse] = [Math.max(one, other) - 5, Math.min(one, other) - 5];
      assert.ok(
        Math.abs(read(worth(best)) + read(words.worse(worse, best, "worms")) - read(worth(worse))) < 1e-9,
        `${best}, ${worse}`,
      );
    }
  });

  test("how likely each choice wins, and how much less likely than the best", () => {
    for (const pair of pairs) {
      const [worse, best] = pair.map((value) => Math.min(Math.max(value / 10, 0.0006), 0.9994)).sort();
      const [least, most] = [worse, best].map((chance) => read(words.value(chance, "win")));
      assert.ok(Math.abs(most + read(words.worse(worse, best, "win")) - least) < 1e-9, `${best}, ${worse}`);
    }
  });
});
