/** Facts for what Solitaire Dice's Lab says. */

import type { shownShare } from "../../www/games/solitaire-dice/lab/model/bins.ts";
import { SLOWEST } from "../../www/games/solitaire-dice/lab/model/setting.ts";
import type { Pair, Played, Verdict } from "../../www/games/solitaire-dice/lab/model/types.ts";
import { knownAverage } from "../../www/games/solitaire-dice/model/averages.ts";
import { described, PLAYERS } from "../../www/games/solitaire-dice/model/players.ts";
import { partOf } from "../typed.ts";
import { type Facts, grid } from "./told.ts";

type Lab = import("../../www/games/solitaire-dice/text/en/lab.ts").Words;

const OPENINGS = ["any", "different"] as const;
const SETS = [
  [1, 2, 6],
  [2, 3, 5],
];
const STEP = 50;

const MEAN = { value: 308.3, low: 302.6, high: 314 };
const NARROW = { value: 311.2, low: 310.9, high: 1311.5 };

const played = (player: string, place = 0, rest: Partial<Played> = {}): Played => ({
  player,
  place,
  isDouble: false,
  tournament: 0,
  games: 10_000,
  set: described(player).set,
  result: partOf<Played["result"]>({ mean: MEAN }),
  ...rest,
});

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
  adjusted: [null],
  best: [BEST],
  games: [10_000],
  isSure: [false, true],
  next: [played("five-factors-136", 6)],
  others: [
    { low: -200.1, high: 24.3, count: 9, isAll: true },
    { low: -103.2, high: -13.4, count: 4, isAll: false },
  ],
  article: (["below", "fits", "above"] as const).map((kind) => ({ kind, best: 65, below: -243.3 })),
});

const VERDICTS: Verdict[] = [
  ...ALL.map((best) => ({ kind: "few" as const, best, games: 1, enough: 30, adjusted: null })),
  { kind: "few", best: played("advice"), games: 29, enough: 30, adjusted: null },
  ...ALL.map((best) => ({ kind: "alone" as const, best, games: 1234, adjusted: null })),
  ...["advice", "advice-2"].map((player) => ({
    kind: "alone" as const,
    best: played(player),
    games: 30,
    adjusted: NARROW,
  })),
  ...PAIRS.flatMap((pair) =>
    [2, 3].map((all) => ({ kind: "pair" as const, best: pair.first, pair, all, games: 500, adjusted: null })),
  ),
  ...SERIES,
  { ...SERIES[0], adjusted: NARROW },
];

export const lab: Facts<Lab> = {
  problem: ["players", "series", "games", "seed", "opening", "adjusted", "x"].map((key) => [{ key }]),
  player: [[0], [7]],
  playerNumber: [[0], [7]],
  setLabel: [[0], [7]],
  removePlayer: [[0], [7]],
  way: PLAYERS.concat("five-factors").map((way) => [way]),
  set: SETS.map((set) => [set]),
  how: PLAYERS.flatMap((player) =>
    OPENINGS.map((opening): [string, { known: number | null; isSlowest: boolean }] => [
      player,
      { known: knownAverage(player, opening), isSlowest: player === SLOWEST },
    ]),
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
  shareOfBin: [
    [null],
    ...[0, 1].flatMap((digits): [NonNullable<ReturnType<typeof shownShare>>][] => [
      [{ percent: 10 ** -digits, isLess: true, digits }],
      ...[0.4, 12.34, 100].map((percent): [{ percent: number; isLess: boolean; digits: number }] => [
        { percent, isLess: false, digits },
      ]),
    ]),
  ],
  otherSets: [[4], [9]],
  span: [[{ low: -100, high: -50 }], [{ low: -200.4, high: 24.3 }]],
  roughly: [[0], [65]],
};
