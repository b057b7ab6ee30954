/** Facts that several texts of Heckmeck are given. */

import type { Strategy } from "#modules/heckmeck";
import { gameEndOf } from "../../www/games/heckmeck/model/game-end.ts";
import { COMPUTER, YOU } from "../../www/games/heckmeck/model/names.ts";
import { freshTable } from "../../www/games/heckmeck/model/table.ts";
import { broughtBy } from "../../www/games/heckmeck/model/told-advice.ts";
import { endOfMove, lossTold, toldMove } from "../../www/games/heckmeck/model/told-moves.ts";
import type {
  Aim,
  Decision,
  Goal,
  LoggedMove,
  Name,
  PlainWay,
  Result,
  TurnOutcome,
  Way,
} from "../../www/games/heckmeck/model/types.ts";
import type { Why } from "../../www/games/heckmeck/model/why.ts";
import { choices } from "./told.ts";

/** The person who plays the computer, the computer, and people: one whose name ends in "s", one with a vowel at its beginning. */
export const NAMES: Name[] = [YOU, COMPUTER, "Iris", "Anna"];

export const COUNTS = [0, 1, 2, 5, 1234];
export const FACES = [0, 1, 2, 3, 4, 5];
export const GOALS: Goal[] = ["atLeast", "exactly", "expectedAtLeast"];
export const AIMS: Aim[] = ["win", "worms"];
export const STRATEGIES: Strategy[] = [
  "best-to-win",
  "best-in-worms",
  "rule-1",
  "rule-2",
  "rule-3",
  "rule-4",
  "rule-5",
  "random",
];

const NOTHING: TurnOutcome = { won: null, from: null, back: null, out: [] };

export const FAILURES: TurnOutcome[] = [
  NOTHING,
  { ...NOTHING, back: 24 },
  { ...NOTHING, out: [36] },
  { ...NOTHING, back: 24, out: [36] },
  { ...NOTHING, back: 24, out: [36, 35] },
];

export const STEALS: TurnOutcome[] = NAMES.map((from) => ({ ...NOTHING, won: 25, from }));

/** Every end of a turn. */
export const ENDS: TurnOutcome[] = [{ ...NOTHING, won: 25 }, ...STEALS, ...FAILURES];

/** Every way on, of the odds: without what only a table knows. */
export const PLAIN_WAYS: PlainWay[] = [
  ...choices(FACES, [1, 2, 5]).map(([face, count]) => ({ key: "12345w"[face], face, count })),
  { key: "stop" },
  { key: "roll" },
];

/** Every result of a total. */
export const BROUGHT = [
  { result: "fail" as const },
  { result: "grill" as const, tile: 25 },
  ...NAMES.map((_, from): Result => ({ result: "steal", tile: 25, from })),
].map((result) => broughtBy(result, NAMES));

/** Every way on at a table. */
export const WAYS: Way[] = [
  ...choices(FACES, [1, 2, 5]).map(
    ([face, count]): Way => ({
      does: "take",
      key: "12345w"[face],
      face,
      count,
      value: 0.5,
      total: 10,
      remaining: 3,
      bustChance: 0.1,
      next: "roll",
      result: { result: "fail" },
      distribution: [],
    }),
  ),
  ...[1, 2, 8].map((remaining): Way => ({ does: "roll", key: "roll", value: 0.5, remaining, bustChance: 0.1 })),
  ...ENDS.map(
    (turnEnd): Way => ({
      does: "end",
      key: "stop",
      value: 0.5,
      end: "fail",
      after: { players: [], toMove: 0, grill: [] },
      turnEnd,
    }),
  ),
];

export const RULES = {
  turnDownWithNothingToReturn: true,
  alwaysTurnDown: false,
  compulsorySteal: false,
  anyLowerTile: false,
};

/** The tile that a failed turn costs: none, one with a worm, one with more. */
export const COSTS = [null, 21, 33];

export const WHYS: Why[] = [
  { kind: "wins" },
  ...NAMES.map((from): Why => ({ kind: "steals", tile: 25, from })),
  ...[21, 25].map((tile): Why => ({ kind: "takes", tile })),
  ...[true, false].map((isFirstWorm): Why => ({ kind: "fails", isFirstWorm, chance: 0.125, next: 0.5 })),
  { kind: "stealsOften", tile: 25, chance: 0.5, next: 0.25 },
  { kind: "makes", total: 25 },
  { kind: "stops", chance: 0 },
  { kind: "stops", chance: 0.25 },
  { kind: "rolls", total: 25, chance: 0.75 },
];

const way = (key: string, value: number, turnEnd: TurnOutcome | null = null) => ({ key, value, turnEnd });

/** A decision of ways that are worth 0.5, 0.4975 and 0.25, the first of which is the best. */
const decision = (aim: Aim, ways: Decision["ways"], picked: string, isChoice: boolean = true): Decision => {
  const [best] = ways;
  const worth = ways.find(({ key }) => key === picked)?.value ?? 0;
  return { aim, ways, isChoice, picked, best: best.key, lost: best.value - worth };
};

const takes = FACES.flatMap((face) =>
  [1, 2].map((count) => ({ key: "12345w"[face], face, count, value: 0.5, turnEnd: null })),
);

/** Decisions of every kind, by what was better. */
const DECISIONS: Decision[] = AIMS.flatMap((aim) => [
  decision(aim, [way("roll", 0.5)], "roll", false),
  decision(aim, [way("stop", 0.5), way("roll", 0.25)], "stop"),
  decision(aim, [way("stop", 0.5), way("roll", 0.49999)], "roll"),
  decision(aim, [way("stop", 0.5), way("roll", 0.25)], "roll"),
  decision(aim, [way("roll", 0.5), way("stop", 0.25)], "stop"),
  decision(aim, [way("stop", 0.5), way("w", 0.25)], "w"),
  ...takes.map((best) => decision(aim, [best, way("stop", 0.25)], "stop")),
  ...[null, ...NAMES].map((from) =>
    decision(aim, [way("stop", 0.5, { ...NOTHING, won: 25, from }), way("instead", 0.25, ENDS[0])], "instead"),
  ),
]);

const NO_STEPS: Omit<LoggedMove, "who"> = {
  player: 0,
  by: null,
  first: true,
  roll: null,
  bust: false,
  steps: [],
  turnEnd: null,
};

const taking = (face: number, count: number): Decision => ({
  ways: [{ key: "12345w"[face], face, count, value: 1, turnEnd: null }],
  isChoice: false,
  picked: "12345w"[face],
  best: "12345w"[face],
  lost: 0,
});

/** The ends of turns as they were noted: by a bust, by stopping without a tile, and as a player has told them. */
const ENDED: LoggedMove[] = NAMES.flatMap((who) => [
  ...ENDS.map((turnEnd): LoggedMove => ({ ...NO_STEPS, who, turnEnd })),
  ...FAILURES.map((turnEnd): LoggedMove => ({ ...NO_STEPS, who, bust: true, turnEnd })),
  ...FAILURES.flatMap((turnEnd) =>
    [undefined, [0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 1], [1, 2, 0, 0, 3, 2]].map(
      (taken): LoggedMove => ({
        ...NO_STEPS,
        who,
        steps: [decision("win", [way("stop", 0.5), way("roll", 0.25)], "stop")],
        turnEnd,
        ...(taken ? { taken } : {}),
      }),
    ),
  ),
]);

/** Moves as they were noted, with what was better. */
const LOGGED: LoggedMove[] = [
  ...ENDED,
  ...NAMES.flatMap((who) => [
    ...choices(FACES, [1, 2]).map(
      ([face, count]): LoggedMove => ({ ...NO_STEPS, who, roll: [8, 0, 0, 0, 0, 0], steps: [taking(face, count)] }),
    ),
    { ...NO_STEPS, who, by: "rule-1" as const, steps: [taking(4, 2)] },
  ]),
  ...DECISIONS.map((step): LoggedMove => ({ ...NO_STEPS, who: "Anna", turnEnd: ENDS[0], steps: [step] })),
  { ...NO_STEPS, who: "Anna", turnEnd: ENDS[0], steps: [DECISIONS[3], DECISIONS[4]] },
  { ...NO_STEPS, who: "Anna", by: "rule-1" as const, turnEnd: ENDS[0], steps: [DECISIONS[1]] },
];

export const TOLD_ENDS = ENDED.flatMap((logged) => endOfMove(logged) ?? []);
export const TOLD_MOVES = (["before", "after"] as const).flatMap((hints) =>
  LOGGED.map((logged) => toldMove(logged, hints)),
);
export const LOSSES = DECISIONS.flatMap((decision) => lossTold(decision) ?? []);

/** Every end of a game. */
export const GAME_ENDS = [NAMES, NAMES.toReversed(), ["Iris", "Anna", YOU] satisfies Name[]].flatMap((names) => {
  const table = freshTable(names);
  const leaderOf = (seat: number) => ({ worms: names.map((_, nth) => (nth === seat ? 1 : 0)), leaders: [seat] });
  const all = names.map((_, seat) => seat);
  return [
    gameEndOf(table, { worms: names.map(() => 0), leaders: all }),
    gameEndOf(table, { worms: names.map((_, seat) => (seat < 2 ? 5 : 1)), leaders: [0, 1] }),
    ...all.map((seat) => gameEndOf({ ...table, stacks: table.stacks.with(seat, [21]) }, leaderOf(seat))),
    ...[2, 3].map((level) =>
      gameEndOf(
        { names, stacks: [[33], [28, 29], [27, 30], []] },
        { worms: names.map((_, seat) => (seat < level ? 4 : 1)), leaders: [0] },
      ),
    ),
    gameEndOf(table, { worms: [5, 5, 1], leaders: [0, 1] }, 2),
    gameEndOf(table, { worms: [1, 0, 0], leaders: [0] }, 2),
    gameEndOf(freshTable(names.slice(0, 2)), { worms: [1, 0], leaders: [1] }, 0),
  ];
});
