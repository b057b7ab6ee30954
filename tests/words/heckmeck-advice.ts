/** What Heckmeck says of a table, and advice for it. */

import type { Place } from "../../www/games/heckmeck/model/table.ts";
import type { GameWords } from "../../www/games/heckmeck/text/en/details.ts";
import {
  AIMS,
  BROUGHT,
  COSTS,
  COUNTS,
  ENDS,
  FAILURES,
  GAME_ENDS,
  NAMES,
  STRATEGIES,
  TOLD_ENDS,
  TOLD_MOVES,
  WAYS,
  WHYS,
} from "./heckmeck-facts.ts";
import { choices, each, type Facts, grid, type Told, told } from "./told.ts";

export interface AdviceTexts {
  advice: typeof import("../../www/games/heckmeck/text/en/advice.ts");
}

type AdviceWords = import("../../www/games/heckmeck/text/en/advice.ts").AdviceWords;

const PLACES: Place[] = [
  { on: "grill" },
  { on: "out" },
  ...grid({ player: NAMES.map((_, seat) => seat), top: [true, false] }).map(({ player, top }) => ({
    on: "stack" as const,
    player,
    top,
  })),
];

const LEADS = grid({ name: NAMES, lead: ["ahead", "behind", "level"] as const, by: [1, 2, 5], tiles: [1, 2, 16] });

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
  tileAt: [21, 36].flatMap((tile) => PLACES.map((place): [number, Place, typeof NAMES] => [tile, place, NAMES])),
  place: PLACES.map((place) => [place, NAMES]),
  recordTyped: each(NAMES),
  failButton: choices(NAMES, FAILURES),
  turnEnd: each(ENDS),
  turnEndDone: choices(NAMES, ENDS),
  ended: each(TOLD_ENDS),
  lossDone: each(FAILURES),
  whyOver: each(grid({ total: [12, 25], score: [0, 25], remaining: [0, 2] })),
  costOf: each(COSTS),
  bustOf: each(NAMES),
  turnOverOf: each(NAMES),
  strength: each(STRATEGIES),
  howItPlays: each(STRATEGIES),
  playedBy: choices(NAMES, STRATEGIES),
  yourChoice: each(NAMES),
  adviceFor: choices(NAMES, AIMS),
  value: BY_AIM.map(([value, , aim]) => [value, aim]),
  worse: BY_AIM,
  dissent: [...choices(WAYS, [LEADS[0]]), ...choices([WAYS[0]], LEADS)],
  ofChances: each(grid({ exact: [true, false], learnedRules: [true, false] })),
  winChance: [[0], [0.0001], [0.793], [1]],
  winChanceBrief: [[0], [0.001], [0.5], [0.999], [1]],
  stopForNothing: each(FAILURES),
  thenRollOn: [1, 2, 8].map((remaining) => [10, remaining]),
  thenStopWith: BROUGHT.map((result) => [10, result]),
  instead: each(ENDS),
  why: choices(WHYS, [null, { chance: 0.25, tile: 21 }, { chance: 0.25, tile: 33 }]),
  reasonStop: each(BROUGHT),
  reasonRoll: choices([1, 2, 8], COSTS).map(([remaining, cost]) => [remaining, 0.25, cost]),
  reasonBust: COSTS.map((cost) => [0.25, cost]),
  reasonStart: each(COSTS),
  logged: each(TOLD_MOVES),
  winner: each(GAME_ENDS),
  lostIn: each(COUNTS),
  lost: each(grid({ lost: [0, 0.31, 1.5], lostChance: [0, 0.042] })),
  announceTableBust: choices(NAMES, FAILURES),
  announceComputer: choices(NAMES, [null, ...WAYS]),
  announceYourChoice: each(NAMES),
  announceAdvice: NAMES.flatMap((name) =>
    AIMS.flatMap((aim) => [
      ...WAYS.map((way): Parameters<AdviceWords["announceAdvice"]> => [name, way, { value: 0.5, aim, why: null }]),
      ...WHYS.map((why): Parameters<AdviceWords["announceAdvice"]> => [name, WAYS[0], { value: 0.5, aim, why }]),
    ]),
  ),
};

export const adviceTold = (texts: AdviceTexts, words: GameWords): Told =>
  told("advice", texts.advice.adviceWords(words), adviceFacts, words);
