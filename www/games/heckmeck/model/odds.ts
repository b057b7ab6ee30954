// What the solver says of a turn, and which way on is best for what is wanted. No chance is computed here:
// the numbers are the solver's, compared with each other.

import type { Evaluation, TurnAnswer, TurnQuery } from "#modules/heckmeck";
import { at } from "../../../shell/model/at.ts";
import { apartAsShown } from "./as-shown.ts";
import { sign, withCount } from "./dice.ts";
import { GOALS, isComplete, left, rollCounts } from "./state.ts";
import { HIGHEST_TILE, LOWEST_TILE } from "./tiles.ts";
import type { Goal, PlainWay, State } from "./types.ts";

export type OddsWay = PlainWay & {
  evaluation: Evaluation;
  total: number;
  remaining: number;
  score?: number;
};

/** Everything that the solver says of a turn; `position` is the best of its ways entry by entry. */
export type Odds = Omit<TurnAnswer, "phase"> & {
  phase: TurnAnswer["phase"] | "bust";
  /** Stopping and rolling before a roll, the faces that may be taken after it. */
  ways: OddsWay[];
  /** What was expected before the roll. */
  before: Evaluation | null;
};

/** Asks of a turn; null while the answer is pending. */
export type EvaluateTurn = (query: TurnQuery) => TurnAnswer | null;

/** What is said of the turn of a state; null while it can't be asked. */
export function analyseTurn(state: State, evaluateTurn: EvaluateTurn): Odds | null {
  const { taken, dice, bust } = state;
  const unrolled = evaluateTurn({ taken, dice, bust });
  if (!unrolled) return null;
  if (!isComplete(state)) return { ...unrolled, before: null, ways: unrolledWays(unrolled) };
  const rolled = evaluateTurn({ taken, roll: rollCounts(state), dice, bust });
  if (!rolled) return null;
  return {
    ...rolled,
    phase: rolled.choices.length === 0 ? "bust" : "rolled",
    before: unrolled.position,
    ways: rolled.choices.map((choice) => ({
      ...choice,
      key: sign(choice.face - 1),
      face: choice.face - 1,
    })),
  };
}

function unrolledWays({ stop, rollAgain, total, score, remaining }: TurnAnswer): OddsWay[] {
  const ways: OddsWay[] = [];
  if (stop) ways.push({ key: "stop", evaluation: stop, total, score, remaining });
  if (rollAgain) ways.push({ key: "roll", evaluation: rollAgain, total, remaining });
  return ways;
}

/** A number of an evaluation. */
export const value = (evaluation: Evaluation, goal: Goal, total: number): number => at(evaluation[goal], total);

/** What a roll was, by a number before it and after it. Whatever is lost altogether is never little. */
export function luck(goal: Goal, before: number, after: number): "good" | "bad" | "expected" {
  const change = after - before;
  if (change === 0 || (Math.abs(change) < GOALS[goal].little && after > 0)) return "expected";
  return change > 0 ? "good" : "bad";
}

/** The same as it is told: `about` as expected where the two numbers differ as they are shown. */
export function verdictOf(goal: Goal, before: number, after: number) {
  const verdict = luck(goal, before, after);
  return verdict === "expected" && apartAsShown(before, after, GOALS[goal]) > 0 ? "about" : verdict;
}

export type Verdict = ReturnType<typeof verdictOf>;

/**
 * What stopping brings where only the turn is known: nothing for want of a worm, the tile that was to be stolen, no tile, the lowest one, one of
 * that number or the next lower one, or the highest there is.
 */
export type Stopped = "nothing" | "steals" | "noTile" | "lowest" | "lower" | "highest";

/**
 * @param wanted the total that is aimed at
 * @param score the points with a worm, else 0
 */
export function stoppedOn(goal: Goal, wanted: number, score: number): Stopped {
  if (score === 0) return "nothing";
  if (goal === "exactly" && score === wanted && score >= LOWEST_TILE && score <= HIGHEST_TILE) return "steals";
  if (score < LOWEST_TILE) return "noTile";
  if (score === LOWEST_TILE) return "lowest";
  return score > HIGHEST_TILE ? "highest" : "lower";
}

/** A turn that has ended by itself, as it is told. */
export interface Over {
  total: number;
  score: number;
  /** Whether dice are left, but all faces are taken. */
  areFacesTaken: boolean;
  stopped: Stopped;
  /** The tile that was to be stolen, where another total came. */
  missed: number | null;
}

export const overOf = (
  { total, score, remaining }: Pick<Odds, "total" | "score" | "remaining">,
  goal: Goal,
  wanted: number,
): Over => ({
  total,
  score,
  areFacesTaken: remaining > 0,
  stopped: stoppedOn(goal, wanted, score),
  missed: goal === "exactly" && score !== wanted ? wanted : null,
});

/** Stopping on less than the lowest tile brings nothing, whatever its points. */
const isPointless = (way: OddsWay) => way.key === "stop" && (way.score ?? 0) < LOWEST_TILE;

/**
 * The best and the worst of some ways, as sets of their keys. Numbers as close as a table's last digit are
 * equal, and among equals the higher average wins; where nothing can be reached, or there is no choice,
 * nothing is best. Beside one other way none is the worst.
 */
export function rank(ways: OddsWay[], goal: Goal, total: number) {
  const { noise } = GOALS[goal];
  const most = (ways: OddsWay[], number: (way: OddsWay) => number) => Math.max(0, ...ways.map(number));
  const points = (way: OddsWay) => value(way.evaluation, "expectedAtLeast", total);
  const number = (way: OddsWay) => value(way.evaluation, goal, total);
  const sensible = ways.filter((way) => !isPointless(way));
  const highest = most(sensible, number);
  const equals = sensible.filter((way) => highest > 0 && number(way) >= highest - noise);
  const richest = most(equals, points) - GOALS.expectedAtLeast.noise;
  const lowest = Math.min(...ways.map(number));
  const keys = (ways: OddsWay[]) => new Set(ways.map((way) => way.key));
  if (ways.length < 2) return { best: keys([]), worst: keys([]) };
  return {
    best: keys(equals.filter((way) => points(way) >= richest)),
    worst: keys(
      ways.length < 3 ? [] : ways.filter((way) => number(way) <= lowest + noise && number(way) < highest - noise),
    ),
  };
}

/** The ways in the order of their worth, the best ones first. */
export function bestFirst(ways: OddsWay[], goal: Goal, total: number) {
  const { best } = rank(ways, goal, total);
  return ways.toSorted(
    (a, b) =>
      Number(best.has(b.key)) - Number(best.has(a.key)) ||
      value(b.evaluation, goal, total) - value(a.evaluation, goal, total),
  );
}

/** What taking one die of a face now would be worth, two dice, and so on to all; null while an answer is pending. */
export function takes(state: State, face: number, evaluateTurn: EvaluateTurn): Evaluation[] | null {
  const { dice, bust } = state;
  const answers = Array.from({ length: left(state) }, (_, nth) =>
    evaluateTurn({ taken: withCount(state.taken, face, nth + 1), dice, bust }),
  );
  const known = answers.filter((answer) => answer !== null);
  return known.length === answers.length ? known.map(({ position }) => position) : null;
}
