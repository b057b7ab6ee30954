// Tables between turns, as logged moves keep them: what lies where, who sits there and who is to move.

import { isSame } from "../../../shell/model/same.ts";
import { isName } from "./names.ts";
import { isPossible } from "./table.ts";
import { TILES } from "./tiles.ts";
import type { KeptTable, LoggedMove, Name } from "./types.ts";

type Table = Pick<import("./types.ts").Table, "names" | "stacks" | "toMove" | "grill">;

export const keptOf = ({ names, stacks, toMove, grill }: Table): KeptTable => ({
  names,
  players: stacks,
  toMove,
  grill,
});

/** The last table that a log tells, if it tells one. */
export function lastTable(moves: LoggedMove[]): KeptTable | undefined {
  const last = moves.findLast(({ before, after }) => before !== undefined || after !== undefined);
  return last?.after ?? last?.before;
}

/** Whether the same players sit on the same seats, some of them perhaps by other names. */
export const areSamePlayers = (one: Name[], other: Name[]) =>
  one.length === other.length && (isSame(one, other) || !isSame(one.toSorted(), other.toSorted()));

/** Whether the same players still sit on their seats, others perhaps behind them. */
export const haveStayed = (before: Name[], after: Name[]) => areSamePlayers(before, after.slice(0, before.length));

/** Whether a table lies as a logged move tells it. */
export function isSameTable(kept: KeptTable | undefined, table: Table) {
  if (kept === undefined) return false;
  const { names, ...lies } = keptOf(table);
  return areSamePlayers(kept.names, names) && isSame({ ...kept, names }, { ...lies, names });
}

/** Whether what was kept as a table is one. */
export function isKeptTable({ names, players, toMove, grill }: KeptTable) {
  const tiles = [...grill, ...players.flat()];
  return (
    isPossible(names.length) &&
    names.every(isName) &&
    players.length === names.length &&
    players.every(Array.isArray) &&
    Number.isInteger(toMove) &&
    toMove >= 0 &&
    toMove < names.length &&
    tiles.every((tile) => TILES.includes(tile)) &&
    new Set(tiles).size === tiles.length
  );
}
