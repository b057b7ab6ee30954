// What lies on the table and what a step does with it, as facts for a sentence: which tiles are told together, what each heap
// is called by, and what happens.

import { colourOf, isJoker, isNext, numberOf } from "./tiles.ts";
import type { Carried, Colour, Kind, Lying, Step, Take, Tile } from "./types.ts";

/** Tiles that are told together: a stretch of one colour; a joker, by what it stands for or alone; or two jokers. */
export type Chunk =
  | { kind: "tiles"; first: Tile; last: Tile }
  | { kind: "joker"; as: Tile | null }
  | { kind: "jokers" };

/** The jokers in a set: how many, and what each stands for; `as` is empty where that is not told. */
interface Jokers {
  count: number;
  as: Tile[];
}

/** What lies on the table, by what it is called. `same`: how many look so. */
export type Called =
  | { kind: "loose" }
  | { kind: "jokers"; count: number; same: number }
  | { kind: "run"; first: Tile; last: Tile; jokers: Jokers; same: number }
  /** Tiles of a run with gaps. */
  | { kind: "row"; chunks: Chunk[]; same: number }
  /** Tiles of one number that are no group any more. */
  | { kind: "few"; colours: Colour[]; number: number; jokers: Jokers; same: number }
  /** `colours`: empty where its number says enough. */
  | { kind: "group"; colours: Colour[]; number: number; jokers: Jokers; same: number };

/** Tiles that come to a set: those of the rack, all of a heap, or some of one. */
export type Coming = Chunk | { kind: "all"; from: Called } | { kind: "some"; chunks: Chunk[]; from: Called };

/** What is done in a step. */
export type StepFacts =
  | { kind: "lay"; coming: Coming[]; set: Kind }
  /** Nothing comes: a joker lies elsewhere in its set, and becomes something else. */
  | { kind: "shift"; to: Called; becomes: Tile[] }
  /** Tiles come in place of so many jokers. */
  | { kind: "replace"; coming: Coming[]; to: Called; frees: number }
  /** `frees`: jokers that come free by it; `becomes`: what jokers of the set stand for then. */
  | { kind: "add"; coming: Coming[]; to: Called; frees: number; becomes: Tile[] }
  /** A run is split between two numbers. */
  | { kind: "split"; to: Called; low: number; high: number }
  /** The same, and tiles come to one of its parts. */
  | { kind: "split-add"; to: Called; low: number; high: number; coming: Coming[]; part: Called; becomes: Tile[] };

const isReal = ({ tile }: Carried) => !isJoker(tile);

/** @param isRun whether what a joker stands for is told */
function chunksOf(tiles: Carried[], isRun: boolean): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < tiles.length; ) {
    const { tile, as } = tiles[at];
    let end = at + 1;
    if (isReal(tiles[at]))
      while (end < tiles.length && isReal(tiles[end]) && isNext(tiles[end - 1].tile, tiles[end].tile)) end += 1;
    if (isJoker(tile)) chunks.push({ kind: "joker", as: isRun && !isJoker(as) ? as : null });
    else chunks.push({ kind: "tiles", first: tile, last: tiles[end - 1].tile });
    at = end;
  }
  const isAlone = (chunk: Chunk) => chunk.kind === "joker" && chunk.as === null;
  const others = chunks.filter((chunk) => !isAlone(chunk));
  return chunks.length - others.length > 1 ? [...others, { kind: "jokers" }] : chunks;
}

const jokersOf = (tiles: Carried[], isTold: boolean): Jokers => {
  const jokers = tiles.filter((carried) => !isReal(carried));
  return { count: jokers.length, as: isTold ? jokers.map(({ as }) => as) : [] };
};

const NONE: Jokers = { count: 0, as: [] };

/** @param isPlain whether its jokers are told beside it */
function calledRun({ tiles, isExact, same }: Lying, isPlain: boolean): Called {
  const isWhole = tiles.every(({ as }, nth) => nth === 0 || isNext(tiles[nth - 1].as, as));
  if (!isWhole) return { kind: "row", chunks: chunksOf(tiles, true), same };
  const jokers = isPlain && !isExact ? NONE : jokersOf(tiles, isExact);
  return { kind: "run", first: tiles[0].as, last: tiles[tiles.length - 1].as, jokers, same };
}

function calledGroup({ tiles, isExact, same }: Lying): Called {
  const real = tiles.filter(isReal).map(({ tile }) => tile);
  const told = { colours: real.map(colourOf), number: numberOf(real[0]), jokers: jokersOf(tiles, false), same };
  if (tiles.length < 3) return { kind: "few", ...told };
  return isExact ? { kind: "group", ...told } : { kind: "group", ...told, colours: [], jokers: NONE };
}

/** @param isPlain whether the jokers of a run are told beside it */
export function calledOf(heap: Lying, isPlain = false): Called {
  const { tiles, kind, same } = heap;
  if (kind === "loose") return { kind };
  if (!tiles.some(isReal)) return { kind: "jokers", count: tiles.length, same };
  return kind === "group" ? calledGroup(heap) : calledRun(heap, isPlain);
}

const takenOf = ({ tiles, from, isWhole }: Take): Coming =>
  isWhole && from.kind !== "loose"
    ? { kind: "all", from: calledOf(from) }
    : { kind: "some", chunks: chunksOf(tiles, false), from: calledOf(from, !tiles.every(isReal)) };

/** All tiles that come to a set: those of the rack, then those of the table. */
const comingOf = ({ own, takes, set }: Step): Coming[] => [...chunksOf(own, set.kind === "run"), ...takes.map(takenOf)];

/** The numbers between which a run is split. */
function borderOf(to: Lying, part: Lying) {
  const all = to.tiles.map(({ as }) => numberOf(as));
  const own = part.tiles.map(({ as }) => numberOf(as));
  const low = Math.min(...own) > Math.min(...all) ? Math.min(...own) - 1 : Math.max(...own);
  return { low, high: low + 1 };
}

/** What is to be done. */
export function stepFacts(step: Step): StepFacts {
  const { to, part, set, own, takes, frees, shifts } = step;
  const coming = comingOf(step);
  const becomes = shifts.map(({ as }) => as);
  if (!to) return { kind: "lay", coming, set: set.kind };
  if (part) {
    const split = { to: calledOf(to), ...borderOf(to, part) };
    if (coming.length === 0) return { kind: "split", ...split };
    return { kind: "split-add", ...split, coming, part: calledOf({ ...part, same: 1, isExact: false }), becomes };
  }
  const where = calledOf(to, frees + shifts.length > 0);
  if (coming.length === 0) return { kind: "shift", to: where, becomes };
  const count = own.length + takes.reduce((sum, { tiles }) => sum + tiles.length, 0);
  return frees > 0 && count === frees
    ? { kind: "replace", coming, to: where, frees }
    : { kind: "add", coming, to: where, frees, becomes };
}
