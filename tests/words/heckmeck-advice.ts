/** What Heckmeck says of a table, and advice for it. */

import type { GameWords } from "../../www/games/heckmeck/text/en/details.ts";
import {
  AIMS,
  both,
  COUNTS,
  DECISIONS,
  ENDED,
  ENDS,
  each,
  FAILURES,
  LOGGED,
  NAMES,
  RESULTS,
  STANDINGS,
  STRATEGIES,
  TABLES,
  tableOf,
  WAYS,
  WHYS,
} from "./heckmeck-facts.ts";
import { type Facts, grid, type Told, told } from "./told.ts";

export interface AdviceTexts {
  advice: typeof import("../../www/games/heckmeck/text/en/advice.ts");
}

type AdviceWords = import("../../www/games/heckmeck/text/en/advice.ts").AdviceWords;

const PLACES: Parameters<AdviceWords["place"]>[1][] = [
  { on: "grill" },
  { on: "out" },
  ...grid({ player: NAMES.map((_, seat) => seat), top: [true, false] }).map(({ player, top }) => ({
    on: "stack" as const,
    player,
    top,
  })),
];

const COSTS = ["loses no tile", "loses the 21 (1 worm)", "loses the 33 (4 worms)"];
const BY_AIM = AIMS.flatMap((aim) =>
  [
    [0.5, 0.5],
    [0.4999, 0.5],
    [0.25, 0.5],
    [0, 1.5],
    [-1.25, 0],
  ].map(([value, best]): [number, number, typeof aim] => [value, best, aim]),
);

export const adviceFacts: Facts<Omit<AdviceWords, keyof GameWords>> = {
  turnOf: each(NAMES),
  below: each(COUNTS),
  tileAt: [
    [21, "on the grill"],
    [36, "inside your stack"],
  ],
  place: PLACES.map((place) => [tableOf(NAMES), place]),
  recordTyped: each(NAMES),
  failButton: both(NAMES, FAILURES),
  turnEnd: each(ENDS),
  turnEndDone: both(NAMES, ENDS),
  ended: each(ENDED),
  lossDone: each(FAILURES),
  whyOver: each(grid({ total: [12, 25], score: [0, 25], remaining: [0, 2] })),
  costOf: each(TABLES),
  resultOf: RESULTS.map((result) => [result, NAMES]),
  bustOf: each(NAMES),
  turnOverOf: each(NAMES),
  strength: each(STRATEGIES),
  strategy: each(STRATEGIES),
  howItPlays: STRATEGIES.map((by) => [by, "Plays well."]),
  playedBy: both(NAMES, STRATEGIES),
  yourChoice: each(NAMES),
  adviceFor: both(NAMES, AIMS),
  value: BY_AIM.map(([value, , aim]) => [value, aim]),
  worse: BY_AIM,
  markBehind: [["±0.0"], ["−0.25"]],
  dissent: grid({ name: NAMES, ahead: [-5, -1, 0, 1, 2], tiles: [1, 2, 16] }).flatMap((standing) =>
    ["roll 1 die", "take 2 fives"].map((way): [string, typeof standing] => [way, standing]),
  ),
  ofChances: each(grid({ exact: [true, false], learnedRules: [true, false] })),
  winChance: [[0], [0.0001], [0.793], [1]],
  winChanceBrief: [
    [0, 0],
    [0.001, 0],
    [0.5, 50],
    [0.999, 100],
    [1, 100],
  ],
  stopForNothing: each(FAILURES),
  andThen: [[10, "roll 1 die"]],
  thenRollDice: [[1], [2], [8]],
  thenStopWith: [["take 25"], ["no tile"]],
  instead: each(ENDS),
  why: WHYS.flatMap((why) =>
    [0, 0.005, 0.25].flatMap((bust) => TABLES.map((table): [typeof why, number, typeof table] => [why, bust, table])),
  ),
  reasonStop: [["take 25"], ["no tile"]],
  reasonRoll: [1, 2, 8].flatMap((remaining) => COSTS.map((cost): [number, number, string] => [remaining, 0.25, cost])),
  reasonBust: COSTS.map((cost) => [0.25, cost]),
  reasonStart: each(COSTS),
  logged: [...both(LOGGED, ["before", "after"] as const)],
  gaveAway: each(DECISIONS),
  winner: [
    ...STANDINGS.map(({ table, standing }): Parameters<AdviceWords["winner"]> => [table, standing]),
    ...STANDINGS.filter(({ standing }) => !standing.leaders.includes(2)).map(
      ({ table, standing }): Parameters<AdviceWords["winner"]> => [table, standing, 2],
    ),
    [tableOf(["You", "Computer"]), { worms: [1, 0], leaders: [1] }, 0],
  ],
  lostIn: each(COUNTS),
  lost: each(grid({ lost: [0, 0.31, 1.5], lostChance: [0, 0.042] })),
  announceTableBust: both(NAMES, FAILURES),
  announceComputer: both(NAMES, [null, "roll 1 die"]),
  announceYourChoice: each(NAMES),
  announceAdvice: NAMES.flatMap((name) =>
    AIMS.flatMap((aim) =>
      [null, ...WHYS].map(
        (why): Parameters<AdviceWords["announceAdvice"]> => [name, "roll 1 die", { value: 0.5, aim, why }],
      ),
    ),
  ),
  wayInAdvice: each(WAYS),
};

export const adviceTold = (texts: AdviceTexts, words: GameWords): Told =>
  told("advice", texts.advice.adviceWords(words), adviceFacts, words);
