// What is seen to move: tiles go from the rack and between sets to where they lie now, one after the other, as they are to be laid.

import type { Motion, Motions } from "../../shell/ui/motion.ts";
import { without } from "./model/tiles.ts";
import type { State, TableSet, Tile } from "./model/types.ts";

/** Milliseconds between two tiles. */
const STEP = 110;

const inSet = (set: number, nth: number) => `[data-key="set-${set}"] .tiles > :nth-child(${nth + 1})`;
const onRack = (nth: number) => `[data-key="rack-${nth}"]`;

/** Where a tile lay: its selector, and what it is. */
interface Lain {
  from: string;
  tile: Tile;
}

export const motions: Motions<State> = (before, after) => {
  const gone = before.rack.length - after.rack.length;
  if (gone <= 0 || after.table.sets.length === 0 || after.moves.length <= before.moves.length) return [];
  const homes = homesOf(before.table.sets, after.table.sets);
  // What is free to come into another set: the rack's tiles that went, then those of sets that lost them.
  const free: Lain[] = [...wentFrom(before.rack, after.rack), ...leftFrom(before.table.sets, after.table.sets, homes)];
  const found: Motion[] = [];
  after.table.sets.forEach(({ tiles }, set) => {
    let old = [...(before.table.sets[homes[set] ?? -1]?.tiles ?? [])];
    tiles.forEach((tile, nth) => {
      if (old.includes(tile)) old = without(old, [tile]);
      else {
        const at = free.findIndex((one) => one.tile === tile);
        const [lain] = at < 0 ? [] : free.splice(at, 1);
        if (lain) found.push({ kind: "flies", from: lain.from, to: inSet(set, nth), after: STEP * found.length });
      }
    });
  });
  return found;
};

/** Of each set the one before that it continues: the one it has most tiles of, each taken once. */
function homesOf(before: TableSet[], after: TableSet[]) {
  const taken = new Set<number>();
  return after.map(({ tiles }) => {
    const common = before.map(({ tiles: old }, nth) => (taken.has(nth) ? 0 : old.length - without(old, tiles).length));
    const most = Math.max(0, ...common);
    const home = most > 0 ? common.indexOf(most) : null;
    if (home !== null) taken.add(home);
    return home;
  });
}

function wentFrom(before: Tile[], after: Tile[]): Lain[] {
  const left = [...after];
  return before.flatMap((tile, nth) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [{ tile, from: onRack(nth) }];
  });
}

const leftFrom = (before: TableSet[], after: TableSet[], homes: (number | null)[]): Lain[] =>
  before.flatMap(({ tiles }, set) => {
    const left = [...(after[homes.indexOf(set)]?.tiles ?? [])];
    return tiles.flatMap((tile, nth) => {
      const at = left.indexOf(tile);
      if (at >= 0) left.splice(at, 1);
      return at >= 0 ? [] : [{ tile, from: inSet(set, nth) }];
    });
  });
