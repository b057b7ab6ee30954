/** What Heckmeck's Lab says. */

import type { Bar, Setting, Verdict } from "../../www/games/heckmeck/lab/model/types.ts";
import type { createFormats } from "../../www/shell/format.ts";
import type { Problem } from "../../www/shell/game.ts";
import type { Estimate } from "../../www/shell/lab/run.ts";
import { both, COUNTS, each, RULES, STRATEGIES } from "./heckmeck-facts.ts";
import { type Facts, grid, type Told, told } from "./told.ts";

export interface LabTexts {
  lab: typeof import("../../www/games/heckmeck/text/en/lab.ts");
}

type Words = import("../../www/games/heckmeck/text/en/lab.ts").Words;

const estimate = (value: number): Estimate => ({ value, low: value - 0.05, high: value + 0.05 });

const PLAYERS = [
  ["best-to-win", "best-in-worms"],
  ["best-in-worms", "best-in-worms"],
  ["best-in-worms", "rule-1"],
  ["best-to-win", "rule-4", "best-to-win"],
];

const ARTICLES = [null, { fit: 15, all: 15 }, { fit: 1, all: 3 }];

const ON_ONE: Verdict[] = grid({
  kind: ["won", "close"] as const,
  isAdjusted: [true, false],
  players: PLAYERS,
  ties: [0, 0.04],
  games: [1, 2, 1234],
  article: ARTICLES,
}).flatMap((verdict) =>
  [
    [0, 1],
    [1, 0],
  ].map(
    ([first, second]): Verdict => ({
      ...verdict,
      first: { seat: first, wins: estimate(0.55) },
      second: { seat: second, wins: estimate(0.4) },
      asPlayed: verdict.players.map((_, seat) => estimate(0.5 - seat / 10)),
    }),
  ),
);

const ON_SERIES: Verdict[] = grid({
  isAdjusted: [true, false],
  count: [
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 0],
    [5, 1],
    [5, 4],
    [5, 5],
  ],
  closest: ["rule-1", "rule-4"],
  article: ARTICLES,
}).map(({ count: [played, won], ...verdict }) => ({
  ...verdict,
  kind: "series" as const,
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
  rules: [RULES, { turnDownWithNothingToReturn: false, alwaysTurnDown: true, compulsorySteal: true }],
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
  "other",
].map((key) => ({ key }));

const SEATS: [string[], number][] = PLAYERS.flatMap((players) =>
  players.map((_, seat): [string[], number] => [players, seat]),
);

const OF: Bar["of"][] = ["ties", { seat: 0 }, { seat: 1 }, ...STRATEGIES.map((against) => ({ against }))];
const PICTURES = both([true, false], ["taken-out", "as-played", ""] as const);

const facts: Facts<Words> = {
  problem: each(PROBLEMS),
  how: each(STRATEGIES),
  conditions: each(SETTINGS),
  toWinHint: each(COUNTS),
  experimentsHint: [[(title) => title]],
  experiment: each(["five-rules", "rule-1", "rule-2", "rule-3", "rule-4", "rule-5", "who-starts"]),
  verdict: each(VERDICTS),
  summary: each(VERDICTS),
  seatName: SEATS,
  short: each(STRATEGIES),
  about: each(SETTINGS),
  pictureTitle: PICTURES,
  pictureLabel: PICTURES,
  barName: PLAYERS.flatMap((players) => OF.map((of): [Bar["of"], string[]] => [of, players])),
  tournamentCaption: each(COUNTS),
  seatOf: both(STRATEGIES, [0, 6]),
  articleCaption: both([true, false], [true, false]),
  articleHeads: PLAYERS.slice(0, 3).flatMap((players) =>
    [true, false].map((isSeries): [boolean, string[]] => [isSeries, players]),
  ),
  article: [[true], [false]],
  gamesPlayed: each(COUNTS),
  fits: [[true], [false]],
};

export const labTold = (texts: LabTexts, formats: ReturnType<typeof createFormats>): Told =>
  told("lab", texts.lab.words(formats), facts);
