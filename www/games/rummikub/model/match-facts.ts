// What a position comes to in which the page plays along, as facts for its headline.

import { at } from "../../../shell/model/at.ts";
import { isPuzzleEmpty } from "./match.ts";
import { chosenOf, pilesOf } from "./piles.ts";
import { toDealTo } from "./score.ts";
import { judged } from "./sets.ts";
import { DEALT, poolSize, racksOf } from "./state.ts";
import type { Analysis, LoggedMove, MatchAnalysis, RummikubProblem, State, Tile, WhyNoSet } from "./types.ts";

export interface MatchFacts {
  kind:
    | "deal"
    | "tell"
    | "finding"
    | "solved"
    | "solved-in-part"
    | "over"
    | "waits"
    | "theirs"
    | "theirDraw"
    | "theirPass"
    | "ready"
    | "unfinished"
    | "goes"
    | "not"
    | "mine"
    | "puzzle";
  /** whose tile is told, or who is at turn */
  seat: number;
  /** that go, were laid or chosen, or are told so far */
  tiles: number;
  /** so many */
  of: number;
  winners: number[];
}

/** The player's solution of a puzzle; null before there is one. */
export const solutionOf = ({ puzzle, moves }: State) =>
  puzzle ? (moves.findLast(({ seat }) => seat === 0) ?? null) : null;

function kindOf(state: State, { match }: Analysis): MatchFacts["kind"] {
  if (state.match?.awaitedTile) return state.match.awaitedTile === "deal" ? "deal" : "tell";
  if (isPuzzleEmpty(state)) return "finding";
  if (match?.over) return "over";
  if (solutionOf(state)) return "solved";
  if (state.toMove > 0) return kindOfTheirs(state, match?.decided ?? null);
  const { judged, tried } = match ?? {};
  if (judged && state.play.length === 0) return judged.problems.length === 0 ? "ready" : "unfinished";
  if (tried) return tried.move ? "goes" : "not";
  return state.puzzle ? "puzzle" : "mine";
}

function kindOfTheirs(state: State, decided: MatchAnalysis["decided"]) {
  if (!decided) return "waits";
  if (decided !== "draw") return "theirs";
  return isBagEmpty(state) ? "theirPass" : "theirDraw";
}

/** Whether there is nothing to draw. */
export const isBagEmpty = (state: State) => poolSize(state) === 0;

export function matchFacts(state: State, analysis: Analysis): MatchFacts {
  const kind = kindOf(state, analysis);
  const facts = { kind, seat: state.toMove, tiles: chosenOf(state).length, of: state.rack.length, winners: [] };
  if (kind === "deal") {
    const seat = toDealTo(state);
    return { ...facts, seat, tiles: at(racksOf(state), seat).length, of: DEALT };
  }
  if (kind === "over") return { ...facts, winners: analysis.match?.over?.winners ?? [] };
  if (kind === "theirs") return { ...facts, tiles: analysis.match?.plan?.move.tiles ?? 0 };
  const solution = solutionOf(state);
  if (kind !== "solved" || !solution) return facts;
  const tiles = solution.tiles.length;
  const of = solution.best?.tiles ?? tiles;
  return { ...facts, kind: tiles < of ? "solved-in-part" : kind, tiles, of };
}

/** What the solution of a puzzle comes to: fewer tiles than could go, most in the simplest way, or most with more cuts than needed. */
export type SolutionFacts =
  | { kind: "fewer"; missing: number }
  | { kind: "simplest" }
  | { kind: "more-cuts"; cuts: number; least: number };

export function solutionFacts({ tiles, cuts, best }: Pick<LoggedMove, "tiles" | "cuts" | "best">): SolutionFacts {
  const missing = (best?.tiles ?? 0) - tiles.length;
  if (missing > 0) return { kind: "fewer", missing };
  const least = best?.cuts ?? null;
  return cuts === null || least === null || cuts <= least ? { kind: "simplest" } : { kind: "more-cuts", cuts, least };
}

/** What is wrong with the table that a player makes by hand: of a set that is none its tiles, and why. */
export type TableProblem =
  | Exclude<RummikubProblem, { kind: "no-set" | "two-jokers" }>
  | { kind: "no-set"; tiles: Tile[]; why: WhyNoSet };

/** All that is wrong, sets that are none first. */
export function problemsOf(state: State, { match }: Pick<Analysis, "match">): TableProblem[] {
  const problems = match?.judged?.problems ?? [];
  const noSets = pilesOf(state).flatMap((tiles) => {
    const { why } = judged(tiles, null, state.rules.oneJoker);
    return why ? [{ kind: "no-set" as const, tiles, why }] : [];
  });
  const others = problems.filter((problem) => problem.kind !== "no-set" && problem.kind !== "two-jokers");
  return problems.length === 0 ? [] : [...noSets, ...others];
}
