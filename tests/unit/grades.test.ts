/** How decisions are graded. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { gradeOfDecision } from "../../www/games/heckmeck/model/told-moves.ts";
import type { Decision } from "../../www/games/heckmeck/model/types.ts";
import { gradeOfMove } from "../../www/games/knucklebones/model/move-log.ts";
import { assertEach } from "./asserts.ts";
import { logged } from "./knucklebones.ts";

test("Knucklebones grades by parts of a win", () => {
  const graded = (lost: number, column = 0) => gradeOfMove(logged({ lost, column }));
  assertEach([0.002, 0.003, 0.0299, 0.03], (lost) => graded(lost), ["asGood", "slip", "slip", "mistake"]);
  assert.equal(graded(0, 1), "best");
});

test("Heckmeck grades by parts of a win or by worms, and no loss that isn't shown", () => {
  const made = (aim: Decision["aim"], lost: number): Decision => ({
    aim,
    ways: [
      { key: "1", value: 0, turnEnd: null },
      { key: "2", value: lost, turnEnd: null },
    ],
    isChoice: true,
    picked: "1",
    best: "2",
    lost,
  });
  const graded = (aim: Decision["aim"], lost: number) => gradeOfDecision(made(aim, lost));
  assertEach([0.001, 0.029, 0.03], (lost) => graded("win", lost), ["slip", "slip", "mistake"]);
  assertEach([0.01, 0.29, 0.3], (lost) => graded("worms", lost), ["slip", "slip", "mistake"]);
  assert.equal(gradeOfDecision(made("win", 0.0004)), "asGood");
  assert.equal(gradeOfDecision({ ...made("win", 0), picked: "2" }), "best");
});
