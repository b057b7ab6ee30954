// What the ways to choose would bring, as facts.

import type { Analysis, Gives, Objective } from "./types.ts";

/** What a way brings: a draw, nothing, or what it makes the most of. */
export type Brings = { kind: "draw" } | { kind: "nothing" } | { kind: "tiles" | "points" | "cuts"; count: number };

/** @param waits whether the strongest player would draw */
export function bringsOf(objective: Objective, gives: Gives | null, waits: boolean): Brings {
  if (!gives) return objective === "best" && waits ? { kind: "draw" } : { kind: "nothing" };
  if (objective === "points") return { kind: "points", count: gives.points };
  return objective === "simple" && gives.cuts !== null
    ? { kind: "cuts", count: gives.cuts }
    : { kind: "tiles", count: gives.tiles };
}

/** How a move differs from another: by so many tiles or points more or fewer; by its cuts. */
export type Change =
  | { kind: "tiles" | "points"; count: number; isMore: boolean }
  | { kind: "cuts"; cuts: number; now: number };

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

/** What another way than the one that is chosen would change, the simplest first; null where none changes anything. */
export function insteadOf(chosen: Objective, gives: Analysis["gives"]): Instead | null {
  const now = gives[chosen];
  if (!now) return null;
  for (const objective of ["simple", "points", "tiles"] as const) {
    const other = gives[objective];
    if (other && differ(now, other)) return { objective, changes: changesOf(now, other) };
  }
  return null;
}
