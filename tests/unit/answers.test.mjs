/** The numbers shown for a target: known figures, and which way on is best. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { look } from "../../www/games/heckmeck/answers.js";
import { summary } from "../../www/games/heckmeck/summary.js";
import { counts, shown, solver, stateOf } from "./module.mjs";

// Published chances of 8 dice, nothing rolled yet, for the tiles 21 to 36.
const AT_LEAST = [
  0.893026737151, 0.855601586438, 0.807738507474, 0.748373333870, 0.680330711180, 0.606990189697, 0.524759446843, 0.435420465411,
  0.346293287149, 0.263789519465, 0.194014935805, 0.135812520643, 0.086775215893, 0.052617593914, 0.028907505368, 0.015678145194,
];
const EXACTLY = [
  0.439596789623, 0.413313445055, 0.416084125931, 0.375060188352, 0.336480983700, 0.284143470995, 0.247759737937, 0.221484818104,
  0.176790459826, 0.135642083827, 0.097905287424, 0.072343096742, 0.050814146831, 0.031178180092, 0.016994644110, 0.009235972738,
];
const percent = (chance) => (chance === 0 || chance === 1 ? `${chance * 100} %` : chance < 0.0005 ? "<0.1 %" : `${(chance * 100).toFixed(1)} %`);
const of = (ways, key) => ways.find((way) => way.key === key);

// Solved first, then with the tables: what has been loaded stays.
for (const tables of [false, true]) {
  describe(tables ? "with tables" : "without tables", () => {
    test("the known chances before the first roll", async () => {
      const functions = await solver({ tables });
      assert.equal(functions.evaluateTurn({ taken: counts("") }).source, tables ? "table" : "solved");
      for (let tile = 21; tile <= 36; tile += 1) {
        for (const [goal, chances] of [["at-least", AT_LEAST], ["exactly", EXACTLY]]) {
          assert.deepEqual(shown(`taken=&goal=${goal}&target=${tile}`, functions), [{ key: "roll", number: percent(chances[tile - 21]), mark: "" }]);
        }
      }
    });

    for (const [link, number] of [
      ["taken=&goal=points", "22.33"], ["taken=&goal=points&target=25", "18.50"],
      ["taken=&goal=points&target=25&bust=keeps-total", "19.59"], ["taken=&goal=points&bust=keeps-total", "25.42"],
      ["taken=&goal=points&dice=5&bust=keeps-total", "15.22"], ["taken=55w&target=25", "50.7 %"], ["taken=55w&target=15&bust=keeps-total", "100 %"],
    ]) {
      test(`to roll is worth ${number}: ${link}`, async () => assert.equal(of(shown(link, await solver({ tables })), "roll").number, number));
    }

    test("stopping on less than the lowest tile is never best", async () => {
      const functions = await solver({ tables });
      assert.deepEqual(shown("taken=125ww&goal=points", functions), [{ key: "stop", number: "18.00", mark: "" }, { key: "roll", number: "15.74", mark: "best" }]);
      assert.equal(of(shown("taken=125ww&target=21", functions), "roll").number, "70.4 %");
      assert.deepEqual(of(shown("taken=125ww&target=18", functions), "stop"), { key: "stop", number: "100 %", mark: "" });
    });

    test("stopping on a tile is best where it is", async () => {
      const [stop, roll] = shown("taken=4455ww&target=21", await solver({ tables }));
      assert.deepEqual([stop.number, stop.mark, roll.mark], ["100 %", "best", "worst"]);
    });

    test("each goal has its own numbers, its best and its worst", async () => {
      const functions = await solver({ tables });
      const { choices } = functions.evaluateTurn({ taken: counts("5"), roll: counts("1123ww4") });
      for (const [goal, row, show] of [["at-least", "atLeast", percent], ["exactly", "exactly", percent], ["points", "expectedAtLeast", (x) => x.toFixed(2)]]) {
        for (let total = 21; total <= 32; total += 1) {
          const numbers = choices.map(({ evaluation }) => evaluation[row][total]);
          const [most, least] = [Math.max(...numbers), Math.min(...numbers)];
          const expected = choices.map(({ face }, nth) => ({
            key: "12345w"[face - 1], number: show(numbers[nth]), mark: numbers[nth] === most ? "best" : numbers[nth] === least ? "worst" : "",
          }));
          assert.deepEqual(shown(`taken=5&roll=1123ww4&goal=${goal}&target=${total}`, functions), expected, `${goal} ${total}`);
        }
      }
    });

    test("any total from 1 to 40 can be the target", async () => {
      const functions = await solver({ tables });
      const { rollAgain, stop } = functions.evaluateTurn({ taken: counts("w") });
      for (let total = 1; total <= 40; total += 1) {
        const ways = shown(`taken=w&goal=exactly&target=${total}`, functions);
        assert.equal(of(ways, "roll").number, percent(rollAgain.exactly[total]));
        assert.equal(of(ways, "stop").number, percent(stop.exactly[total]));
      }
    });
  });
}

describe("what is announced", () => {
  for (const [link, text] of [
    ["taken=", /^8 dice to roll\. Best for 21 or more: roll, 89\.3 %\.$/],
    ["taken=&roll=5", /^1 of 8 dice entered\.$/],
    ["taken=55w&roll=13344&target=25", /^15 points, 5 dice left\. Best for 25 or more: take 2 fours, 81\.9 %\.$/],
    ["taken=125ww&goal=points", /roll, 15\.74\.$/],
    ["taken=555w&roll=55ww", /^Bust/],
    ["taken=1144555w", /^30 with a worm: takes tile 30/],
    ["taken=12345www", /30 with a worm/],
    ["taken=1111112", /^8 points, 1 die left\. 21 or more can't be reached\.$/],
    ["taken=11122345", /^19 without a worm: the turn fails\.$/],
  ]) {
    test(link, async () => {
      const state = stateOf(link);
      assert.match(summary(state, look(state, (await solver()).evaluateTurn)), text);
    });
  }
});
