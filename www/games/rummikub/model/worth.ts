// What is told of a move in a line: what it is worth, and what it does to the table, one fact after the other.

import { isJoker } from "./tiles.ts";
import type { Analysis, Plan, RummikubMove, State } from "./types.ts";

export type Fact =
  /** Points; cuts; sets that nobody touches, that get tiles, that are taken apart. `isFirst`: whether it says what is counted. */
  | { kind: "points" | "cuts"; count: number }
  | { kind: "stays" | "added" | "apart"; count: number; isFirst: boolean }
  /** What the rack's own sets are worth, and must be worth to open. */
  | { kind: "opens"; worth: number; needed: number }
  /** Whether no more tiles can go, or so many may. */
  | { kind: "most" }
  | { kind: "perhaps"; most: number };

/** Points and cuts. */
export const worthOf = ({ points, cuts }: Pick<RummikubMove, "points" | "cuts">): Fact[] => [
  { kind: "points", count: points },
  ...(cuts ? [{ kind: "cuts" as const, count: cuts }] : []),
];

/**
 * The same with what the move opens with, and whether no more tiles can go.
 * @param most tiles that could go
 * @param isMost whether the move was to play as many as can
 */
export function provedWorthOf(
  { points, cuts, opening }: Pick<RummikubMove, "points" | "cuts" | "opening">,
  { needed, proved, most, isMost }: { needed: number; proved: boolean; most: number; isMost: boolean },
): Fact[] {
  const worth = worthOf({ points, cuts });
  return [
    ...worth.slice(0, 1),
    ...(opening === null ? [] : [{ kind: "opens" as const, worth: opening, needed }]),
    ...worth.slice(1),
    ...(proved ? (isMost ? [{ kind: "most" as const }] : []) : [{ kind: "perhaps" as const, most }]),
  ];
}

/** How many sets of the table stay, get tiles, and are taken apart; none of what no set does. */
export function countsOf({ stays, move, apart }: Pick<Plan, "stays" | "move" | "apart">): Fact[] {
  const counts = [
    { kind: "stays" as const, count: stays.length },
    { kind: "added" as const, count: move.sets.filter(({ change }) => change === "added").length },
    { kind: "apart" as const, count: apart },
  ];
  return counts.filter(({ count }) => count > 0).map((fact, nth) => ({ ...fact, isFirst: nth === 0 }));
}

/** Whether a move plays as many tiles as can go at all: nothing is kept for it, and points do not come first. */
export const playsMost = (
  { objective, keep, play, atMostCuts }: Pick<State, "objective" | "keep" | "play" | "atMostCuts">,
  { withJokers }: Pick<Analysis, "withJokers">,
) => atMostCuts === null && objective !== "points" && withJokers === null && keep.length + play.length === 0;

/** Why a joker goes that is to be kept: it must, the rack is empty then, or the opening needs it. */
export type JokerGoes = "wish" | "win" | "open";

/** Null where none goes, or none is to be kept. */
export function jokerGoes(
  { keepJokers, rack, play }: Pick<State, "keepJokers" | "rack" | "play">,
  move: Pick<RummikubMove, "play"> | null,
): JokerGoes | null {
  if (!keepJokers || !move?.play.some(isJoker)) return null;
  if (play.some(isJoker)) return "wish";
  return move.play.length === rack.length ? "win" : "open";
}
