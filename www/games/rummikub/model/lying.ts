// What lies on the table while a move is carried out, and by what it is named.

import { at } from "../../../shell/model/at.ts";
import { colourOf, isJoker, numberOf, tileOf } from "./tiles.ts";
import type { Carried, Kind, Lying, PlannedSet, RummikubMove, TableSet, Tile } from "./types.ts";

/** A tile on the table while a move is carried out, and the place among the move's sets of the one that it goes to. */
export interface Cell extends Carried {
  goal: number;
}

/** Tiles that lie together; loose ones are told as one heap. */
export interface Heap {
  cells: Cell[];
  kind: Kind | "loose";
}

/** Fewer tiles than this are no beginning of a set: they are taken to where the others are laid. */
export const FEWEST = 2;

/** What each tile of a set stands for; in a group a joker stands for any colour. */
function standing({ tiles, kind }: TableSet): Tile[] {
  const place = tiles.findIndex((tile) => !isJoker(tile));
  const real = tiles[place];
  if (kind === "group" || real === undefined) return tiles;
  return tiles.map((_, nth) => tileOf(colourOf(real), numberOf(real) + nth - place));
}

export const isOf = (goal: number) => (cell: Cell) => cell.goal === goal;

export const partOf = ({ cells }: Heap, goal: number) => cells.filter(isOf(goal));

/** The table before a move, each tile with the set that it goes to. */
export function heapsOf({ sets }: RummikubMove, table: TableSet[]): Heap[] {
  const heaps: Heap[] = table.map((set) => {
    const as = standing(set);
    return { kind: set.kind, cells: set.tiles.map((tile, nth) => ({ tile, as: at(as, nth), goal: -1 })) };
  });
  const loose: Heap = { kind: "loose", cells: [] };
  for (const [goal, set] of sets.entries()) {
    for (const { tile, as, from } of set.tiles) {
      if (from === "loose") loose.cells.push({ tile, as: tile, goal });
      if (typeof from !== "number") continue;
      const free = at(heaps, from).cells.filter((cell) => cell.goal < 0 && cell.tile === tile);
      const cell = free.find((cell) => cell.as === as) ?? at(free, 0);
      cell.goal = goal;
    }
  }
  return loose.cells.length > 0 ? [...heaps, loose] : heaps;
}

/** Whether two tiles of a run lie side by side. */
const areBeside = (one: Cell, next: Cell) => numberOf(one.as) + 1 === numberOf(next.as);

/** What is left of tiles that lay together: apart where what lay between has gone to another set than both sides belong to. */
export function parted({ cells, kind }: Heap): Heap[] {
  const parts: Cell[][] = [];
  for (const [nth, cell] of cells.entries()) {
    const before = cells[nth - 1];
    const isApart = kind === "run" && before && !areBeside(before, cell) && before.goal !== cell.goal;
    const part = parts.at(-1);
    if (part && !isApart) part.push(cell);
    else parts.push([cell]);
  }
  return parts.map((part) => ({ cells: part, kind }));
}

export const tilesOf = ({ cells }: Pick<Heap, "cells">) => cells.map(({ tile }) => tile);

/** By what a heap is named: heaps of one name are told apart by more. */
function nameOf({ cells, kind }: Heap) {
  const jokers = cells.filter(({ tile }) => isJoker(tile)).length;
  if (kind === "run" && jokers < cells.length) return `${cells.map(({ as }) => as).join()} ${jokers}`;
  const real = cells.find(({ tile }) => !isJoker(tile));
  return kind === "group" && real && cells.length > FEWEST ? `group ${numberOf(real.tile)}` : tilesOf({ cells }).join();
}

/** A heap as it is named beside the others. */
export function lying(heap: Heap, heaps: Heap[]): Lying {
  const alike = heaps.filter((other) => nameOf(other) === nameOf(heap));
  const looks = ({ cells }: Heap) => tilesOf({ cells }).join();
  return {
    tiles: heap.cells.map(({ tile, as }) => ({ tile, as })),
    kind: heap.kind,
    same: alike.filter((other) => looks(other) === looks(heap)).length,
    isExact: alike.some((other) => looks(other) !== looks(heap)),
  };
}

/** The sets of a table as they are named. */
export function lyingSets(table: TableSet[]): Lying[] {
  const heaps = heapsOf({ sets: [] as PlannedSet[] } as RummikubMove, table);
  return heaps.map((heap) => lying(heap, heaps));
}
