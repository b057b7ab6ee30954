// What lies on the table, as facts for a sentence: which tiles are told together, and what each heap is called by.

import { at } from "../../../shell/model/at.ts";
import { colourOf, isJoker, isNext, numberOf, reach } from "./tiles.ts";
import type { Carried, Colour, Lying, Tile } from "./types.ts";

/** Tiles that are told together: a stretch of one colour; a joker, by what it stands for or alone; or two jokers. */
export type Chunk =
  | { kind: "tiles"; first: Tile; last: Tile }
  | { kind: "joker"; as: Tile | null }
  | { kind: "jokers" };

/** What lies on the table, by what it is called. `same`: how many look so; `jokers`: how many are told beside the rest. */
export type Called =
  | { kind: "loose" }
  | { kind: "jokers"; jokers: number; same: number }
  /** `as`: what each joker stands for; empty where that is not told. */
  | { kind: "run"; first: Tile; last: Tile; jokers: number; as: Tile[]; same: number }
  /** Tiles of a run with gaps. */
  | { kind: "row"; chunks: Chunk[]; same: number }
  /** Tiles of one number: some that are no group any more, or a group. `colours`: empty where its number says enough. */
  | { kind: "few" | "group"; colours: Colour[]; number: number; jokers: number; same: number };

export const isReal = ({ tile }: Carried) => !isJoker(tile);

/** @param isRun whether what a joker stands for is told */
export function chunksOf(tiles: Carried[], isRun: boolean): Chunk[] {
  const chunks: Chunk[] = [];
  const lain = tiles.map(({ tile }) => tile);
  for (let from = 0; from < tiles.length; ) {
    const { tile, as } = at(tiles, from);
    const end = reach(lain, from, isNext);
    if (isJoker(tile)) chunks.push({ kind: "joker", as: isRun && !isJoker(as) ? as : null });
    else chunks.push({ kind: "tiles", first: tile, last: at(lain, end - 1) });
    from = end;
  }
  const isAlone = (chunk: Chunk) => chunk.kind === "joker" && chunk.as === null;
  const others = chunks.filter((chunk) => !isAlone(chunk));
  return chunks.length - others.length > 1 ? [...others, { kind: "jokers" }] : chunks;
}

/** @param isPlain whether its jokers are told beside it */
function calledRun({ tiles, isExact, same }: Lying, isPlain: boolean): Called {
  const isWhole = tiles.every(({ as }, nth) => nth === 0 || isNext(at(tiles, nth - 1).as, as));
  if (!isWhole) return { kind: "row", chunks: chunksOf(tiles, true), same };
  const jokers = tiles.filter((carried) => !isReal(carried));
  return {
    kind: "run",
    first: at(tiles, 0).as,
    last: at(tiles, tiles.length - 1).as,
    jokers: isPlain && !isExact ? 0 : jokers.length,
    as: isExact ? jokers.map(({ as }) => as) : [],
    same,
  };
}

function calledGroup({ tiles, isExact, same }: Lying): Called {
  const real = tiles.filter(isReal).map(({ tile }) => tile);
  const isFew = tiles.length < 3;
  const isTold = isFew || isExact;
  return {
    kind: isFew ? "few" : "group",
    colours: isTold ? real.map(colourOf) : [],
    number: numberOf(at(real, 0)),
    jokers: isTold ? tiles.length - real.length : 0,
    same,
  };
}

/** @param isPlain whether the jokers of a run are told beside it */
export function calledOf(heap: Lying, isPlain = false): Called {
  const { tiles, kind, same } = heap;
  if (kind === "loose") return { kind };
  if (!tiles.some(isReal)) return { kind: "jokers", jokers: tiles.length, same };
  return kind === "group" ? calledGroup(heap) : calledRun(heap, isPlain);
}
