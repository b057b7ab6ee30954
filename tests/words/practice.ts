/** What practice says: facts for its functions, whichever game it is. */

import type { Unit } from "../../www/shell/game/records/types.ts";
import type { practiceWords } from "../../www/shell/text/en/practice.ts";
import type { Facts } from "./told.ts";

/** What the shell says. */
export const OF_PRACTICE: Facts<ReturnType<typeof practiceWords>> = {
  tally: [[{ done: 1, right: 0 }], [{ done: 12, right: 9 }]],
  due: [[1], [2], [14]],
  kept: [[0], [1], [2], [1204]],
  loaded: [0, 1, 12]
    .flatMap((decisions) => [0, 1, 3].map((games) => [{ name: "a.json", decisions, games }] as const))
    .map(([one]) => [one]),
  notLoaded: { foreign: [["a.json"]], newer: [["a.json"]], damaged: [["a.json", "x[3].y"]] },
};

/** Decisions that have cost something, by the keys of what was picked. */
export const costly = (keys: string[], units: Unit[], amounts: number[]) =>
  keys
    .flatMap((picked) => units.flatMap((unit) => amounts.map((lost) => [{ picked, unit, lost }] as const)))
    .map(([one]): [typeof one] => [one]);
