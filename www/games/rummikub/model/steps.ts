// A move as it is carried out with hands: step by step, each of them told by what lies on the table at that moment. A set
// that gets tiles takes one step, whatever they come from; one that only loses tiles takes none.

import { at } from "../../../shell/model/at.ts";
import { type Cell, FEWEST, type Heap, heapsOf, isOf, lying, parted, partOf, tilesOf } from "./lying.ts";
import { isJoker } from "./tiles.ts";
import type { Carried, PlannedSet, RummikubMove, Step, TableSet, Take } from "./types.ts";

/** The heap that most of a set's tiles lie in; null if they lie one by one. */
function anchorOf(goal: number, heaps: Heap[]): Heap | null {
  const real = (heap: Heap) => (heap.kind === "loose" ? 0 : partOf(heap, goal).filter(isReal).length);
  const [most] = heaps.toSorted((one, other) => real(other) - real(one));
  return most && real(most) >= FEWEST ? most : null;
}

const isReal = ({ tile }: Carried) => !isJoker(tile);

/** Jokers of a heap that go elsewhere while tiles of a set come to their places. */
function replaced(heap: Heap, goal: number, set: PlannedSet): Cell[] {
  const own = partOf(heap, goal);
  const jokers = heap.cells.filter((cell) => cell.goal !== goal && !isReal(cell));
  const added = set.tiles.filter(({ as }) => !own.some((cell) => cell.as === as));
  if (set.kind === "group") return jokers.slice(0, added.length);
  return jokers.filter((joker) => added.some(({ as }) => as === joker.as));
}

/** Tiles of others that are in the way as long as a set's tiles lie among them. */
function inTheWay(heap: Heap, goal: number, set: PlannedSet) {
  const freed = replaced(heap, goal, set);
  return heap.cells.filter((cell) => cell.goal !== goal && !freed.includes(cell));
}

/** Whether other steps come before that of a set: they take what is in the way, or free a joker for it. */
function waits(goal: number, left: number[], heaps: Heap[], { sets }: RummikubMove) {
  const anchor = anchorOf(goal, heaps);
  const others = left.filter((other) => other !== goal);
  const blocks = (cell: Cell) => others.includes(cell.goal) && anchorOf(cell.goal, heaps) !== anchor;
  const frees = (other: number) => {
    const its = anchorOf(other, heaps);
    return its !== null && replaced(its, other, at(sets, other)).some(isOf(goal));
  };
  return (anchor !== null && inTheWay(anchor, goal, at(sets, goal)).some(blocks)) || others.some(frees);
}

/** Whether a set's tiles lie at an end of a run, and nothing between them. */
function isEnd({ cells, kind }: Heap, goal: number) {
  const places = cells.flatMap((cell, nth) => (cell.goal === goal ? [nth] : []));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const isWhole = places.length === last - first + 1;
  return kind === "run" && isWhole && (first === 0 || last === cells.length - 1);
}

/** What a set's tiles are put to: a whole heap, or the end of a run; null where all are laid anew. */
function baseOf(goal: number, heaps: Heap[], { sets }: RummikubMove) {
  const anchor = anchorOf(goal, heaps);
  if (!anchor) return null;
  const isWhole = inTheWay(anchor, goal, at(sets, goal)).length === 0;
  return isWhole || isEnd(anchor, goal) ? { heap: anchor, isWhole } : null;
}

/** What jokers of a set come to stand for that can't stay what they are; those of the rack are told with their places. */
function shifted(goal: number, from: Heap | null, set: PlannedSet): Carried[] {
  if (!from || set.kind === "group") return [];
  const before = partOf(from, goal).filter((cell) => !isReal(cell));
  const after = set.tiles.filter((placed) => !isReal(placed) && placed.from !== "rack");
  const are = (jokers: Carried[], as: string) => jokers.some((joker) => joker.as === as);
  const moved = before.filter(({ as }) => !are(after, as));
  return after.filter(({ as }) => !are(before, as)).slice(0, moved.length);
}

/** What goes to a set from heaps in which it does not begin. */
function takesOf(goal: number, base: Heap | null, heaps: Heap[]): Take[] {
  const others = heaps.filter((heap) => heap !== base && heap.cells.some(isOf(goal)));
  return others.map((heap) => {
    const rest = heap.cells.filter((cell) => cell.goal !== goal);
    return {
      tiles: partOf(heap, goal).map(({ tile, as }) => ({ tile, as })),
      from: lying(heap, heaps),
      isWhole: rest.length === 0,
      leaves: parted({ ...heap, cells: rest }).map(tilesOf),
    };
  });
}

/** The step of one set, and what lies on the table after it. */
function stepOf(goal: number, heaps: Heap[], move: RummikubMove): { step: Step; heaps: Heap[] } {
  const set = at(move.sets, goal);
  const base = baseOf(goal, heaps, move);
  const from = base?.heap ?? null;
  const own: Heap = { kind: set.kind, cells: set.tiles.map(({ tile, as }) => ({ tile, as, goal })) };
  const freed = base?.isWhole ? base.heap.cells.filter((cell) => cell.goal !== goal) : [];
  const rest = heaps.flatMap((heap) => {
    const cells = heap.cells.filter((cell) => cell.goal !== goal && !freed.includes(cell));
    return parted({ ...heap, cells });
  });
  return {
    step: {
      nth: goal,
      set,
      to: from && lying(from, heaps),
      part: from && !base?.isWhole ? lying({ ...from, cells: partOf(from, goal) }, heaps) : null,
      takes: takesOf(goal, from, heaps),
      own: set.tiles.filter((placed) => placed.from === "rack").map(({ tile, as }) => ({ tile, as })),
      frees: freed.length,
      shifts: shifted(goal, from, set),
    },
    heaps: [...rest, own, ...freed.map((cell): Heap => ({ kind: "run", cells: [cell] }))],
  };
}

/** Whether a set gets a tile, or a joker in it comes to lie elsewhere. */
function needsStep(goal: number, heaps: Heap[], { sets }: RummikubMove) {
  const set = at(sets, goal);
  const { from } = at(set.tiles, 0);
  if (typeof from !== "number" || set.tiles.some((tile) => tile.from !== from)) return true;
  return shifted(goal, at(heaps, from), set).length > 0;
}

/** What is parted although no tile comes to it. */
function splits(heaps: Heap[], { sets }: RummikubMove): Step[] {
  let now = heaps;
  const steps: Step[] = [];
  for (;;) {
    const heap = now.find(({ cells }) => cells.some(({ goal }) => goal !== at(cells, 0).goal));
    const last = heap?.cells.at(-1);
    if (!heap || !last) return steps;
    const { goal } = last;
    const part: Heap = { ...heap, cells: partOf(heap, goal) };
    const rest: Heap = { ...heap, cells: heap.cells.filter((cell) => cell.goal !== goal) };
    steps.push({
      nth: goal,
      set: at(sets, goal),
      to: lying(heap, now),
      part: lying(part, now),
      takes: [],
      own: [],
      frees: 0,
      shifts: [],
    });
    now = [...now.filter((other) => other !== heap), rest, part];
  }
}

/**
 * The steps of a move, in an order in which each can be done. What gets tiles of the rack alone comes first.
 * @param table before the move
 */
export function stepsOf(move: RummikubMove, table: TableSet[]): Step[] {
  let heaps = heapsOf(move, table);
  const isAdded = (goal: number) => at(move.sets, goal).change === "added" && takesOf(goal, null, heaps).length === 1;
  const needed = move.steps.filter((goal) => needsStep(goal, heaps, move));
  let left = [...needed.filter(isAdded), ...needed.filter((goal) => !isAdded(goal))];
  const steps: Step[] = [];
  while (left.length > 0) {
    const now = left;
    const goal = now.find((goal) => !waits(goal, now, heaps, move)) ?? at(now, 0);
    const next = stepOf(goal, heaps, move);
    steps.push(next.step);
    heaps = next.heaps;
    left = now.filter((other) => other !== goal);
  }
  return [...steps, ...splits(heaps, move)];
}
