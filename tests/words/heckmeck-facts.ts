/** Facts that several texts of Heckmeck are given. */

import type {
  Aim,
  Decision,
  Goal,
  LoggedMove,
  Result,
  Table,
  TurnOutcome,
  Way,
} from "../../www/games/heckmeck/model/types.ts";
import type { Why } from "../../www/games/heckmeck/model/why.ts";
import { grid } from "./told.ts";

/** The person who plays the computer, the computer, and people: one whose name ends in "s", one with a vowel at its beginning. */
export const NAMES = ["You", "Computer", "Iris", "Anna"];

export const COUNTS = [0, 1, 2, 5, 1234];
export const FACES = [0, 1, 2, 3, 4, 5];
export const GOALS: Goal[] = ["atLeast", "exactly", "expectedAtLeast"];
export const AIMS: Aim[] = ["win", "worms"];
export const STRATEGIES = ["best-to-win", "best-in-worms", "rule-1", "rule-2", "rule-3", "rule-4", "rule-5", "random"];

/** One argument for each choice. */
export const each = <Fact>(facts: readonly Fact[]): [Fact][] => facts.map((fact) => [fact]);

/** Each of the first with each of the second. */
export const both = <One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] =>
  ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));

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
export const PLAIN_WAYS = [
  ...both(FACES, [1, 2, 5]).map(([face, count]) => ({ key: "12345w"[face], face, count })),
  { key: "stop" },
  { key: "roll" },
];

export const RESULTS: Result[] = [
  { result: "fail" },
  { result: "grill", tile: 25 },
  ...NAMES.map((_, from): Result => ({ result: "steal", tile: 25, from })),
];

/** Every way on at a table. */
export const WAYS: Way[] = [
  ...both(FACES, [1, 2, 5]).map(
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

export const RULES = { turnDownWithNothingToReturn: true, alwaysTurnDown: false, compulsorySteal: false };

/** @param stacks of which the first player's comes first */
export const tableOf = (names: string[], stacks: number[][] = names.map(() => [])): Table => ({
  names,
  stacks,
  seats: names.map(() => ({ by: null, choices: 0, lost: 0, lostChance: 0 })),
  toMove: 0,
  grill: [31, 32],
  rules: RULES,
});

/** Tables where the player to move has no tile, one with a worm, and one with more. */
export const TABLES = [[], [21], [21, 33]].map((stack) => tableOf(NAMES, [stack, [], [], []]));

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
export const DECISIONS: Decision[] = AIMS.flatMap((aim) => [
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

const NO_STEPS = { player: 0, by: null, first: true, roll: null, bust: false, steps: [], turnEnd: null };

const taking = (face: number, count: number): Decision => ({
  ways: [{ key: "12345w"[face], face, count, value: 1, turnEnd: null }],
  isChoice: false,
  picked: "12345w"[face],
  best: "12345w"[face],
  lost: 0,
});

/** The ends of turns as they were noted: by a bust, by stopping without a tile, and as a player has told them. */
export const ENDED: LoggedMove[] = NAMES.flatMap((name) => [
  ...ENDS.map((turnEnd): LoggedMove => ({ ...NO_STEPS, name, turnEnd })),
  ...FAILURES.map((turnEnd): LoggedMove => ({ ...NO_STEPS, name, bust: true, turnEnd })),
  ...FAILURES.flatMap((turnEnd) =>
    [undefined, [0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 1], [1, 2, 0, 0, 3, 2]].map(
      (taken): LoggedMove => ({
        ...NO_STEPS,
        name,
        steps: [decision("win", [way("stop", 0.5), way("roll", 0.25)], "stop")],
        turnEnd,
        ...(taken ? { taken } : {}),
      }),
    ),
  ),
]);

/** Moves as they were noted, with what was better. */
export const LOGGED: LoggedMove[] = [
  ...ENDED,
  ...NAMES.flatMap((name) => [
    ...both(FACES, [1, 2]).map(
      ([face, count]): LoggedMove => ({ ...NO_STEPS, name, roll: [8, 0, 0, 0, 0, 0], steps: [taking(face, count)] }),
    ),
    { ...NO_STEPS, name, by: "rule-1", steps: [taking(4, 2)] },
  ]),
  ...DECISIONS.map((step): LoggedMove => ({ ...NO_STEPS, name: "Anna", turnEnd: ENDS[0], steps: [step] })),
  { ...NO_STEPS, name: "Anna", turnEnd: ENDS[0], steps: [DECISIONS[3], DECISIONS[4]] },
  { ...NO_STEPS, name: "Anna", by: "rule-1", turnEnd: ENDS[0], steps: [DECISIONS[1]] },
];

/** Players, worms and leaders at the end of a game. */
export const STANDINGS = grid({ names: [NAMES, NAMES.toReversed(), ["Iris", "Anna", "You"]] }).flatMap(({ names }) => [
  { table: tableOf(names), standing: { worms: names.map(() => 0), leaders: names.map((_, seat) => seat) } },
  {
    table: tableOf(names),
    standing: { worms: names.map((_, seat) => (seat < 2 ? 5 : 1)), leaders: [0, 1] },
  },
  ...names.map((_, leader) => ({
    table: tableOf(names),
    standing: { worms: names.map((_, seat) => (seat === leader ? 1 : 0)), leaders: [leader] },
  })),
  ...[2, 3].map((level) => ({
    table: tableOf(names, [[33], [28, 29], [27, 30], []].slice(0, names.length)),
    standing: { worms: names.map((_, seat) => (seat < level ? 4 : 1)), leaders: [0] },
  })),
]);
