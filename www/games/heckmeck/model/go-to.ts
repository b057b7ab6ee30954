// Goes to a point of the game, see game-history.ts. It comes with the details that offer it.

import type { Counts } from "#modules/heckmeck";
import { step } from "../../../shell/moves.ts";
import { NO_DICE, sum, withCount } from "./dice.ts";
import { isSameTable, lastTable } from "./kept-table.ts";
import { turnsOf, upTo } from "./move-log.ts";
import { noDice } from "./moves.ts";
import type { KeptTable, LoggedMove, State } from "./types.ts";

type Point = Pick<import("./game-history.ts").Point, "table" | "made">;

/** Dice at a table. */
const DICE = 8;

/** A computer that is to move there waits. */
const waiting = () => false;

/** The table lies as it did there, and what was noted after that is gone, as is who joined later. */
export const goTo = step(
  "goTo",
  (state: State, point: Point) => {
    const { players, toMove, grill } = point.table;
    if (players.length > state.table.names.length || isAt(state, point)) return null;
    return laid(state, { players, toMove, grill }, point.made);
  },
  waiting,
);

/**
 * The costliest decision of the turn that led to a point is to be made again, with the dice that lay there: of a turn
 * without one its first, and where no dice were noted the turn begins again.
 */
export const goToDecision = step(
  "goToDecision",
  (state: State, point: Point) => {
    const found = decisionOf(state.moves.slice(0, point.made));
    if (!found || found.table.players.length > state.table.names.length) return null;
    return { ...laid(state, found.table, found.nth), taken: found.taken, roll: found.roll };
  },
  waiting,
);

function laid(
  state: State,
  { players, toMove, grill }: Pick<KeptTable, "players" | "toMove" | "grill">,
  made: number,
): State {
  const { moves, table } = upTo(state, made);
  const [names, seats] = [table.names, table.seats].map((list) => list.slice(0, players.length));
  return {
    ...state,
    ...noDice,
    moves,
    table: { ...table, names, seats, stacks: players, toMove, grill } as State["table"],
    turnRead: null,
  };
}

/** A decision by the place of its move, and what lay there. */
interface Found {
  nth: number;
  table: KeptTable;
  taken: Counts;
  roll: number[];
}

/** The decision of the last turn of a log that gave most away; null where nothing tells the table. */
function decisionOf(moves: LoggedMove[]): Found | null {
  const turn = turnsOf(moves).at(-1) ?? [];
  const first = moves.length - turn.length;
  const tableAt = (nth: number) => moves[nth]?.before ?? lastTable(moves.slice(0, nth));
  const start = tableAt(first);
  if (!start) return null;
  let costliest: Found = { nth: first, table: start, taken: NO_DICE, roll: [] };
  let taken = NO_DICE;
  let most = -1;
  for (const [after, { roll, steps }] of turn.entries()) {
    const nth = first + after;
    for (const { picked, lost, ways } of steps) {
      const dice = picked === "roll" ? [] : facesIn(roll);
      const fits = dice.length === 0 || dice.length + sum(taken) === DICE;
      if (lost > most && fits) [most, costliest] = [lost, { nth, table: tableAt(nth) ?? start, taken, roll: dice }];
      const { face, count = 0 } = ways.find(({ key }) => key === picked) ?? {};
      if (face !== undefined) taken = withCount(taken, face, count);
    }
  }
  return costliest;
}

const facesIn = (counts: number[] | null): number[] => counts?.flatMap((count, face) => Array(count).fill(face)) ?? [];

/** Whether the game is at a point already. */
export const isAt = ({ moves, table, taken, roll }: State, { table: kept, made }: Point) =>
  made === moves.length && sum(taken) === 0 && roll.length === 0 && isSameTable(kept, table);
