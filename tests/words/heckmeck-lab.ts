/** What Heckmeck's Lab says. */

import type { Strategy } from "#modules/heckmeck";
import { STRATEGIES, seatsOf } from "../../www/games/heckmeck/lab/model/setting.ts";
import type { BarName, Seat, Setting, Verdict } from "../../www/games/heckmeck/lab/model/types.ts";
import type { Problem } from "../../www/shell/game/contract.ts";
import type { createFormats } from "../../www/shell/model/format.ts";
import type { Estimate } from "../../www/shell/pages/lab/run.ts";
import { COUNTS, RULES } from "./heckmeck-facts.ts";
import { choices, each, type Facts, grid, type Told, told } from "./told.ts";

export interface LabTexts {
  lab: typeof import("../../www/games/heckmeck/text/en/lab.ts");
}

type Words = import("../../www/games/heckmeck/text/en/lab.ts").Words;

const estimate = (value: number): Estimate => ({ value, low: value - 0.05, high: value + 0.05 });

const PLAYERS: Strategy[][] = [
  ["best-to-win", "best-in-worms"],
  ["best-in-worms", "best-in-worms"],
  ["best-in-worms", "rule-1"],
  ["best-to-win", "rule-4", "best-to-win"],
];

const ARTICLES = [null, { fit: 15, all: 15 }, { fit: 1, all: 3 }];

const ON_ONE: Verdict[] = grid({
  kind: ["won", "close"] as const,
  isAdjusted: [true, false],
  isByHeart: [true, false],
  players: PLAYERS,
  ties: [0, 0.04],
  games: [1, 2, 1234],
  article: ARTICLES,
}).flatMap(({ players, ...verdict }) => {
  const all = seatsOf(players).map((seat, nth) => ({ seat, asPlayed: estimate(0.5 - nth / 10) }));
  const areMore = players.length > 2;
  return [all, [all[1], all[0]]].map(
    ([first, second]): Verdict => ({
      ...verdict,
      areMore,
      first: { ...first, wins: estimate(0.55) },
      second: { ...second, wins: estimate(0.4) },
    }),
  );
});

const ON_SERIES: Verdict[] = grid({
  isAdjusted: [true, false],
  isByHeart: [false],
  count: [
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 0],
    [5, 1],
    [5, 4],
    [5, 5],
  ],
  closest: ["rule-1", "rule-4"] as Strategy[],
  article: ARTICLES,
}).map(({ count: [played, won], ...verdict }) => ({
  ...verdict,
  kind: "series" as const,
  isEnded: played === 5,
  played,
  won,
  wins: 0.67,
  losses: 0.28,
}));

const VERDICTS = [...ON_ONE, ...ON_SERIES];

const SETTINGS: Setting[] = grid({
  players: PLAYERS,
  series: ["", "five-rules"],
  starts: ["in-turn", "first"] as const,
  equal: ["highest-tile", "tie"] as const,
  rules: [
    RULES,
    { turnDownWithNothingToReturn: false, alwaysTurnDown: true, compulsorySteal: true, anyLowerTile: true },
  ],
}).map((setting) => ({ ...setting, games: 1000, seed: 1234 }));

const PROBLEMS: Problem[] = [
  "players",
  "games",
  "seed",
  "starts",
  "equal",
  "turnDownWithNothingToReturn",
  "alwaysTurnDown",
  "compulsorySteal",
  "anyLowerTile",
  "other",
].map((key) => ({ key }));

const SEATS: Seat[] = PLAYERS.flatMap(seatsOf);

const OF: BarName[] = ["ties", ...SEATS, ...STRATEGIES.map((against) => ({ against }))];
const PICTURES = choices([true, false], ["taken-out", "as-played", ""] as const);

const facts: Facts<Words> = {
  problem: each(PROBLEMS),
  nameOf: each(STRATEGIES),
  how: each(STRATEGIES),
  conditions: each(SETTINGS),
  toWinHint: each(COUNTS),
  verdict: each(VERDICTS),
  summary: each(VERDICTS),
  seatName: each(SEATS),
  about: each(SETTINGS),
  pictureTitle: PICTURES,
  pictureLabel: PICTURES,
  barName: each(OF),
  tournamentCaption: each(COUNTS),
  seatOf: choices(STRATEGIES, [0, 6]),
  articleCaption: choices([true, false], [true, false]),
  articleHeads: PLAYERS.slice(0, 3).flatMap((players) =>
    [true, false].map((isSeries): [boolean, Seat[]] => [isSeries, seatsOf(players)]),
  ),
  article: [[true], [false]],
  gamesPlayed: each(COUNTS),
  fits: [[true], [false]],
};

export const labTold = (texts: LabTexts, formats: ReturnType<typeof createFormats>): Told =>
  told("lab", texts.lab.words(formats), facts);
