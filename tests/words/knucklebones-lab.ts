/** Facts for what Knucklebones' Lab says. */

import { effortNamed, named, pairOf } from "../../www/games/knucklebones/lab/model/setting.ts";
import type { Pair, Players, Verdict, Way } from "../../www/games/knucklebones/lab/model/types.ts";
import { toldShare } from "../../www/games/knucklebones/lab/model/verdict.ts";
import type { Words } from "../../www/games/knucklebones/text/en/lab.ts";
import type { Estimate } from "../../www/shell/pages/lab/run.ts";
import { each, type Facts, grid } from "./told.ts";

const WAYS: Way[] = ["best", "risk", "seed", "by-heart", "greedy", "random"];
const EFFORTS = ["1", "2", "4"];

const NAMED = [
  ...["best", "risk", "seed"].flatMap((way) => EFFORTS.map((effort) => `${way}-${effort}`)),
  "best-10k",
  "best-100k",
  "by-heart-1",
  "by-heart-7",
  "greedy",
  "random",
];

/** Two players, among them one against itself. */
const PAIRS: Players[] = [
  ["best-2", "greedy"],
  ["greedy", "greedy"],
  ["greedy", "random"],
  ["best-10k", "seed-4"],
  ["risk-4", "risk-4"],
  ["by-heart-5", "greedy"],
  ["random", "best-1"],
];

const share = (value: number, half: number): Estimate => ({ value, low: value - half, high: value + half });

/** Shares with wide ranges, narrow ones, and some beyond what a share can be. */
const SHARES = [
  share(0.6571, 0.006),
  share(0.66583, 0.0004),
  share(0.99, 0.02),
  share(0.0001, 0.01),
  share(1.02, 0.0001),
];

const VERDICTS: Verdict[] = [
  ...grid({
    players: PAIRS,
    kind: ["better", "worse", "close", "few"] as const,
    adjusted: SHARES,
    agrees: [true, false],
  }),
].map(({ players, kind, adjusted, agrees }) => ({
  kind,
  players,
  pair: pairOf(players),
  adjusted: toldShare(adjusted),
  share: toldShare(share(0.64, 0.03)),
  agrees,
  enough: 30,
  result: {
    games: kind === "few" ? 29 : 1234,
    wins: 630,
    ties: kind === "few" ? 1 : 20,
    losses: 350,
    share: share(0.64, 0.03),
    adjusted,
    difference: share(4.1, 1),
    starterShare: 0.497,
    placements: 27.23,
  },
}));

/** Of one game, of none. */
const FEW = [0, 1, 2].map((games): Verdict => {
  const [first] = VERDICTS.filter(({ kind }) => kind === "few");
  return { ...first, result: { ...first.result, games, wins: games, ties: 0, losses: 0 } };
});

export const lab: Facts<Words> = {
  problem: [[{ key: "players" }], [{ key: "games" }], [{ key: "seed" }], [{ key: "x" }]],
  player: [[0], [1]],
  playerNumber: [[0], [1]],
  effortLabel: [
    [0, "best"],
    [1, "by-heart"],
  ],
  way: WAYS.map((way) => [way]),
  subject: NAMED.map((player) => [named(player)]),
  effort: [
    ...each([...EFFORTS, "10k", "100k"].map((effort) => effortNamed("best", effort))),
    ...each(["1", "7"].map((effort) => effortNamed("by-heart", effort))),
  ],
  how: NAMED.map((player) => [named(player)]),
  opponentsHint: NAMED.map((player) => [named(player)]),
  against: NAMED.map((player) => [named(player)]),
  verdict: [...VERDICTS, ...FEW].map((verdict) => [verdict]),
  about: PAIRS.map((players) => [{ players, games: 10_000, seed: 4294967295 }]),
  caption: PAIRS.flatMap((players) => [1, 2, 1234].map((count): [Pair, number] => [pairOf(players), count])),
};
