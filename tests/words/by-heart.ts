/** What the pages of rules to remember say: facts for their functions, whichever game it is. */

import type { Bound } from "../../www/shell/pages/by-heart/rule.ts";
import type { byHeartWords } from "../../www/shell/text/en/by-heart.ts";
import { type Facts, grid } from "./told.ts";

const BOUNDS: Bound[] = grid({ kind: ["at-least", "at-most"] as const, number: [-3, 0, 1, 2, 14] });
/** Of what is never below 0. */
const COUNTED = BOUNDS.filter(({ number }) => number >= 0);

/** Measured shares and points, at their widest. */
export const MEASURED = [
  { value: 0.4518, low: 0.451, high: 0.4526 },
  { value: 0.3316, low: 0.3, high: 0.36 },
];
export const POINTS = [
  { value: 230.7, low: 229.7, high: 231.7 },
  { value: 1, low: 0, high: 2 },
  { value: -83, low: -85.6, high: -80.4 },
];

/** Each fact at each bound. */
export const conditions = <Fact extends string>(facts: readonly Fact[]) =>
  facts.flatMap((fact) => (fact === "lead" ? BOUNDS : COUNTED).map((bound): [Fact, Bound] => [fact, bound]));

/** What the shell says on them. */
export const OF_SHELL: Facts<ReturnType<typeof byHeartWords>> = {
  number: [[7]],
  rules: [[1], [5]],
  when: [[["il a"]], [["a", "il b"]]],
  times: [[1], [-3]],
  keepMost: [[0], [1], [4]],
  keepWhere: COUNTED.map((bound) => [bound]),
  without: [["44"]],
};
