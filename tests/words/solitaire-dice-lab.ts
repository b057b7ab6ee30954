/** Facts for what Solitaire Dice's Lab says. */

import type { Pair, Played, Verdict } from "../../www/games/solitaire-dice/lab/model/types.ts";
import { partOf } from "../typed.ts";
import { PLAYERS } from "./solitaire-dice-facts.ts";
import { type Facts, grid } from "./told.ts";

type Lab = import("../../www/games/solitaire-dice/text/en/lab.ts").Words;

const OPENINGS = ["any", "different"] as const;
const SETS = ["126", "235"];
const STEP = 50;

const MEAN = { value: 308.3, low: 302.6, high: 314 };
const NARROW = { value: 311.2, low: 310.9, high: 1311.5 };

const played = (player: string, place = 0, rest: Partial<Played> = {}): Played => ({
  player,
  place,
  isDouble: false,
  tournament: 0,
  games: 10_000,
  result: partOf<Played["result"]>({ mean: MEAN, adjusted: null }),
  ...rest,
});

const ADJUSTED = { result: partOf<Played["result"]>({ mean: MEAN, adjusted: NARROW }) };

/** Those who play, some of them twice. */
const ALL = [...PLAYERS.map((player, nth) => played(player, nth)), played("advice", 1, { isDouble: true })];

const DIFFERENCE = { value: 5.7, low: 1.2, high: 10.2 };

const PAIRS: Pair[] = [
  ...ALL.map((first) => ({ first, second: played("thumb", 2), difference: DIFFERENCE, kind: "ahead" as const })),
  ...ALL.map((second) => ({
    first: played("random"),
    second,
    difference: { value: 0.7, low: -1.2, high: 2.6 },
    kind: "close" as const,
  })),
  { first: ALL[0], second: ALL[1], difference: { value: 0, low: 0, high: 0 }, kind: "same" },
];

const BEST = played("five-factors-126");

const SERIES: Verdict[] = grid({
  kind: ["series"] as const,
  best: [BEST],
  games: [10_000],
  isSure: [false, true],
  next: [played("five-factors-136", 6)],
  others: [
    { low: -200.1, high: 24.3, count: 9, isAll: true },
    { low: -103.2, high: -13.4, count: 4, isAll: false },
  ],
  article: ["below", "fits", "above"] as const,
});

const VERDICTS: Verdict[] = [
  ...ALL.map((best) => ({ kind: "few" as const, best, games: 1 })),
  { kind: "few", best: played("advice", 0, ADJUSTED), games: 29 },
  ...ALL.map((best) => ({ kind: "alone" as const, best, games: 1234 })),
  ...["advice", "advice-2"].map((player) => ({
    kind: "alone" as const,
    best: played(player, 0, ADJUSTED),
    games: 30,
  })),
  ...PAIRS.flatMap((pair) => [2, 3].map((all) => ({ kind: "pair" as const, best: pair.first, pair, all, games: 500 }))),
  ...SERIES,
  { ...SERIES[0], best: { ...BEST, ...ADJUSTED } },
];

export const lab: Facts<Lab> = {
  problem: ["players", "series", "games", "seed", "opening", "adjusted", "x"].map((key) => [{ key }]),
  player: [[0], [7]],
  playerNumber: [[0], [7]],
  setLabel: [[0], [7]],
  removePlayer: [[0], [7]],
  way: PLAYERS.concat("five-factors").map((way) => [way]),
  set: SETS.map((set) => [set]),
  how: PLAYERS.concat("five-factors-623").flatMap((player) =>
    OPENINGS.map((opening): [string, "any" | "different"] => [player, opening]),
  ),
  verdict: VERDICTS.map((verdict) => [verdict]),
  about: grid({
    players: [["advice"], ["advice-2", "five-factors-126"]],
    series: ["", "ten-sets"],
    games: [10_000],
    seed: [1, 1234],
    opening: OPENINGS,
    adjusted: [false],
  }).map((setting) => [setting]),
  points: [[311.04], [-1], [1234.56]],
  whole: [[311.04], [-1], [1234.56]],
  listed: ALL.flatMap((one) => [
    [one, false],
    [one, true],
  ]),
  playerName: PLAYERS.map((player) => [player]),
  listHead: [[false], [true]],
  averagesCaption: [[1], [10_000]],
  allPairs: [[10], [28]],
  pair: PAIRS.map((pair) => [pair]),
  pairKind: PAIRS.map((pair) => [pair]),
  rejects: [[[1]], [[1, 2, 6]]],
  scoresTitle: [[STEP]],
  scoresCaption: [[STEP]],
  shareOfBin: [0, 0.0004, 0.004, 0.1234, 1].flatMap((share) => [
    [share, 0],
    [share, 1],
  ]),
  otherSets: [[4], [9]],
  span: [[{ low: -100, high: -50 }], [{ low: -200.4, high: 24.3 }]],
  roughly: [[0], [65]],
};
