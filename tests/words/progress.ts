/** What is said of how somebody is doing: facts for its functions, whichever game it is. */

import type { Unit } from "../../www/shell/game/records/types.ts";
import type { progressWords } from "../../www/shell/text/en/progress.ts";
import { each, type Facts, grid } from "./told.ts";

const UNITS: Unit[] = ["wins", "worms", "points", "tiles"];

const LOSSES = [
  ...grid({ unit: UNITS, count: [1, 2, 1204], average: [0, 0.0123, 1] }),
  { unit: "points" as const, count: 30, average: 12.44 },
];

const SHARES = each([0, 0.004, 0.41, 0.766, 0.997, 1]);
const LUCK = each([-12.44, -0.7, 0, 0.04, 1.5]);
const WON = [
  { games: 1, won: 1 },
  { games: 2, won: 0.5 },
  { games: 20, won: 12 },
  { games: 1204, won: 700.33 },
];
const SCORED = grid({ games: [1, 2, 20], average: [-35, 1, 231.4] });

export const OF_PROGRESS: Facts<ReturnType<typeof progressWords>> = {
  best: SHARES,
  ofDecisions: each([
    { count: 1, right: 0 },
    { count: 1, right: 1 },
    { count: 2, right: 1 },
    { count: 1204, right: 1002 },
  ]),
  advised: each([1, 2, 1204]),
  loss: each(LOSSES),
  lossOfSome: each(LOSSES),
  costliest: each(grid({ name: ["X"], share: [0.41, 1] })),
  lossHint: each([["wins"], ["points"], ["tiles"], ["wins", "worms"]] as Unit[][]),
  won: each(WON),
  wonByLuck: each(WON.flatMap((won) => grid({ usual: [0, 1, 11.34] }).map((usual) => ({ ...won, ...usual })))),
  wonOfKnown: each(WON.map((won) => ({ ...won, usual: 11.34 }))),
  scored: each(SCORED),
  scoredByLuck: each(SCORED.map((scored) => ({ ...scored, usual: 224.4 }))),
  scoredOfKnown: each(SCORED.map((scored) => ({ ...scored, usual: 1 }))),
  number: each([0, 1, 1204]),
  share: SHARES,
  amount: each(LOSSES),
  wins: each([0, 0.5, 1, 12.33]),
  points: each([-35, 1, 231.4]),
  luckShort: { wins: LUCK, points: LUCK },
};
