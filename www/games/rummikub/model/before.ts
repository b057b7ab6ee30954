// The positions of a game with the computer, made again from its deal and its moves.

import { at } from "../../../shell/model/at.ts";
import { drawTile, layMine, layTheirs, startGame } from "./match.ts";
import { inOrder, isEither, tableSet } from "./sets.ts";
import { position, racksOf } from "./state.ts";
import { holds, sorted, without, written } from "./tiles.ts";
import type { LoggedMove, Position, State, TableSet, Tile } from "./types.ts";

/** The tiles as they are dealt for a seed, as the solver tells them. */
interface Deal {
  racks: Tile[][];
  pool: Tile[];
}

/** The sets of a table that are made of exactly these tiles, as places; null if no sets are. */
function madeOf(tiles: Tile[], table: TableSet[], places: number[]): number[] | null {
  const [first] = tiles;
  if (first === undefined) return [];
  for (const place of places) {
    const set = at(table, place).tiles;
    if (!set.includes(first) || !holds(tiles, set)) continue;
    const rest = places.filter((other) => other !== place);
    const more = madeOf(without(tiles, set), table, rest);
    if (more) return [place, ...more];
  }
  return null;
}

/** The table after a move, by the sets that it has built; null where these don't tell it. */
function tableAfter(table: TableSet[], { tiles, built = [] }: LoggedMove): TableSet[] | null {
  const all = built.flat();
  const gone = holds(all, tiles) ? madeOf(without(all, tiles), table, [...table.keys()]) : null;
  const came = built.flatMap((lain) => (isEither(lain) ? [] : (tableSet(lain) ?? [])));
  if (!gone || came.length < built.length) return null;
  return [...table.filter((_, place) => !gone.includes(place)), ...came.map(inOrder)];
}

/** The state after a move. */
function after(state: State, logged: LoggedMove): State | null {
  if (logged.seat !== state.toMove) return null;
  if (logged.did !== "played") return drawTile(state, logged.best);
  const sets = tableAfter(state.table.sets, logged);
  return sets && (logged.seat === 0 ? layMine : layTheirs)(state, sets, logged);
}

/** What lies where, whatever its order. */
const layOf = (state: State) =>
  JSON.stringify([racksOf(state).map(sorted), state.table.sets.map(({ tiles }) => written(tiles)).sort()]);

/**
 * The position before each move, in their order; null where the moves don't lead to the present one from this deal.
 */
export function positionsBefore(state: State, deal: Deal): Position[] | null {
  const { match, moves } = state;
  if (match?.tileSource !== "page") return null;
  let now: State | null = startGame(state, match.players, match.starts, match.seed, deal);
  const positions: Position[] = [];
  for (const logged of moves) {
    if (now === null) return null;
    positions.push(position(now));
    now = after(now, logged);
  }
  return now && layOf(now) === layOf(state) ? positions : null;
}
