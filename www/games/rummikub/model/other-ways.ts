// What the ways to choose would bring, as facts.

import type { Analysis, Gives, Objective } from "./types.ts";

/** A choice between many tiles and few cuts. */
export interface Rung {
  tiles: number;
  cuts: number;
  isFirst: boolean;
}

export const rungsOf = ({ ladder }: Pick<Analysis, "ladder">): Rung[] =>
  ladder.map(({ tiles, cuts }, nth) => ({ tiles, cuts: cuts ?? 0, isFirst: nth === 0 }));

/** How a move differs from another: by so many tiles or points more or fewer; by its cuts. */
export type Change =
  | { kind: "tiles" | "points"; count: number; isMore: boolean }
  | { kind: "cuts"; cuts: number; now: number };

/** Another way to choose; without a change where that is to draw. */
export interface Instead {
  objective: Objective;
  changes: Change[];
}

/** How another move differs from one. */
export function changesOf(now: Gives, other: Gives): Change[] {
  const counted = (["tiles", "points"] as const).map((kind) => {
    const by = other[kind] - now[kind];
    return { kind, count: Math.abs(by), isMore: by > 0 };
  });
  return [
    ...counted.filter(({ count }) => count > 0),
    ...(now.cuts === null || other.cuts === null || now.cuts === other.cuts
      ? []
      : [{ kind: "cuts" as const, cuts: other.cuts, now: now.cuts }]),
  ];
}

const differ = (one: Gives, other: Gives) =>
  one.tiles !== other.tiles || one.points !== other.points || one.cuts !== other.cuts;

/** What other ways than the one that is chosen would change. */
export function othersOf(
  chosen: Objective,
  { plan, gives, wouldWait }: Pick<Analysis, "plan" | "gives" | "wouldWait">,
): Instead[] {
  const now = plan?.move;
  if (!now) return [];
  return (["best", "points"] as const).flatMap((objective): Instead[] => {
    const other = gives[objective];
    if (objective === chosen) return [];
    if (objective === "best" && wouldWait) return [{ objective, changes: [] }];
    return other && differ(now, other) ? [{ objective, changes: changesOf(now, other) }] : [];
  });
}
