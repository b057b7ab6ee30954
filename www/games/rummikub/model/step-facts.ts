// What a step of a plan does, as facts for its sentence.

import { type Called, type Chunk, calledOf, chunksOf, isReal } from "./telling.ts";
import { numberOf } from "./tiles.ts";
import type { Kind, Lying, Step, Take, Tile } from "./types.ts";

/** Tiles that come to a set: those of the rack, all of a heap, or some of one. */
export type Coming = Chunk | { kind: "all"; from: Called } | { kind: "some"; chunks: Chunk[]; from: Called };

/** What is done in a step. */
export type StepFacts =
  | { kind: "lay"; coming: Coming[]; set: Kind }
  /** Nothing comes: a joker lies elsewhere in its set, and becomes something else. */
  | { kind: "shift"; to: Called; becomes: Tile[] }
  /**
   * Tiles come in place of so many jokers, or are added. `frees`: jokers that come free by it; `becomes`: what jokers of the set stand for
   * then.
   */
  | { kind: "replace" | "add"; coming: Coming[]; to: Called; frees: number; becomes: Tile[] }
  /** A run is split behind a number. */
  | { kind: "split"; to: Called; low: number }
  /** The same, and tiles come to one of its parts. */
  | { kind: "split-add"; to: Called; low: number; coming: Coming[]; part: Called; becomes: Tile[] };

const takenOf = ({ tiles, from, isWhole }: Take): Coming =>
  isWhole && from.kind !== "loose"
    ? { kind: "all", from: calledOf(from) }
    : { kind: "some", chunks: chunksOf(tiles, false), from: calledOf(from, !tiles.every(isReal)) };

/** All tiles that come to a set: those of the rack, then those of the table. */
const comingOf = ({ own, takes, set }: Step): Coming[] => [...chunksOf(own, set.kind === "run"), ...takes.map(takenOf)];

/** The number behind which a run is split. */
function lowOf(to: Lying, part: Lying) {
  const numbers = ({ tiles }: Lying) => tiles.map(({ as }) => numberOf(as));
  const own = numbers(part);
  const first = Math.min(...own);
  return first > Math.min(...numbers(to)) ? first - 1 : Math.max(...own);
}

/** What is to be done. */
export function stepFacts(step: Step): StepFacts {
  const { to, part, set, own, takes, frees, shifts } = step;
  const coming = comingOf(step);
  const becomes = shifts.map(({ as }) => as);
  if (!to) return { kind: "lay", coming, set: set.kind };
  const called = calledOf(to, !part && frees + shifts.length > 0);
  if (part) {
    const split = { to: called, low: lowOf(to, part) };
    return coming.length > 0
      ? { kind: "split-add", ...split, coming, part: calledOf({ ...part, same: 1, isExact: false }), becomes }
      : { kind: "split", ...split };
  }
  if (coming.length === 0) return { kind: "shift", to: called, becomes };
  const isEach = own.length + takes.flatMap(({ tiles }) => tiles).length === frees;
  return { kind: isEach ? "replace" : "add", coming, to: called, frees, becomes };
}
