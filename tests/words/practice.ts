/** What practice says, and what is said of all that is kept: facts for its functions, whichever game it is. */

import type { Unit } from "../../www/shell/game/records/types.ts";
import type { keptWords } from "../../www/shell/text/en/kept.ts";
import type { practiceWords } from "../../www/shell/text/en/practice.ts";
import type { Facts } from "./told.ts";

/** What the shell says. */
export const OF_PRACTICE: Facts<ReturnType<typeof practiceWords>> = {
  tally: [[{ done: 1, right: 0 }], [{ done: 12, right: 9 }]],
  due: [[1], [2], [14]],
  byRules: [[1], [5]],
  rule: [[4, 5]],
  ruleIsWrong: [[null], ["…"]],
};

const AMOUNTS = [0, 1, 12].flatMap((decisions) => [0, 1, 3].map((games) => ({ decisions, games })));

/** What is said of decisions and results that are kept. */
export const OF_KEPT: Facts<ReturnType<typeof keptWords>> = {
  kept: AMOUNTS.map((one): [typeof one] => [one]),
  loaded: AMOUNTS.map((one) => [{ name: "a.json", ...one }]),
  notLoaded: { foreign: [["a.json"]], newer: [["a.json"]], damaged: [["a.json", "x[3].y"]], cut: [["a.json"]] },
};

/** Decisions that have cost something, by the keys of what was picked. */
export const costly = (keys: string[], units: Unit[], amounts: number[]) =>
  keys
    .flatMap((picked) => units.flatMap((unit) => amounts.map((lost) => [{ picked, unit, lost }] as const)))
    .map(([one]): [typeof one] => [one]);
