// Goes to a point of the game, see game-history.ts, or finds one of its decisions, to be made again. It comes with the
// details that offer it.

import type { Counts } from "#modules/heckmeck";
import { step } from "../../../shell/game/moves.ts";
import { DICE, NO_DICE, sum, withCount } from "./dice.ts";
import { isSameTable, lastTable } from "./kept-table.ts";
import { upTo } from "./move-log.ts";
import { noDice } from "./moves.ts";
import { turnsOf } from "./told-moves.ts";
import type { Decision, KeptTable, LoggedMove, State } from "./types.ts";

type Point = Pick<import("./game-history.ts").Point, "table" | "made">;

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
 * The game at the costliest decision of a turn, with the dice that lay there: of a turn without one at its first, and
 * where no dice were noted at its beginning; null where nothing tells the table.
 * @param made moves up to the end of that turn
 */
export const costliestOfTurn = (state: State, made: number) => costliestOf(state, made, () => true);

/**
 * The game at a decision of a move; null where its dice or the table are not known.
 * @param nth the move's place
 */
export const decisionOfMove = (state: State, nth: number, step: Decision) =>
  costliestOf(state, nth + 1, (found) => found.step === step);

/** The game at the costliest of those decisions of the last turn that `isIt` tells; null where it tells none. */
function costliestOf(state: State, made: number, isIt: (found: Found) => boolean): State | null {
  const found = decisionsOf(state.moves.slice(0, made)).filter(isIt);
  const lostAt = ({ step }: Found) => step?.lost ?? -1;
  const [first] = found.toSorted((a, b) => lostAt(b) - lostAt(a));
  if (!first || first.table.players.length > state.table.names.length) return null;
  return { ...laid(state, first.table, first.nth), taken: first.taken, roll: first.roll };
}

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
    isGivenUp: false,
    moves,
    table: { ...table, names, seats, stacks: players, toMove, grill } as State["table"],
    turnRead: null,
  };
}

/** A decision by the place of its move, and what lay there; without a step the beginning of the turn. */
interface Found {
  nth: number;
  step: Decision | null;
  table: KeptTable;
  taken: Counts;
  roll: number[];
}

/** The decisions of the last turn of a log whose dice are known, after its beginning; none where nothing tells the table. */
function decisionsOf(moves: LoggedMove[]): Found[] {
  const turn = turnsOf(moves).at(-1) ?? [];
  const first = moves.length - turn.length;
  const tableAt = (nth: number) => moves[nth]?.before ?? lastTable(moves.slice(0, nth));
  const start = tableAt(first);
  if (!start) return [];
  const found: Found[] = [{ nth: first, step: null, table: start, taken: NO_DICE, roll: [] }];
  let taken = NO_DICE;
  for (const [after, { roll, steps }] of turn.entries()) {
    const nth = first + after;
    for (const step of steps) {
      const dice = step.picked === "roll" ? [] : facesIn(roll);
      const fits = dice.length === 0 || dice.length + sum(taken) === DICE;
      if (fits) found.push({ nth, step, table: tableAt(nth) ?? start, taken, roll: dice });
      const { face, count = 0 } = step.ways.find(({ key }) => key === step.picked) ?? {};
      if (face !== undefined) taken = withCount(taken, face, count);
    }
  }
  return found;
}

const facesIn = (counts: number[] | null): number[] => counts?.flatMap((count, face) => Array(count).fill(face)) ?? [];

/** Whether the game is at a point already. */
export const isAt = ({ moves, table, taken, roll }: State, { table: kept, made }: Point) =>
  made === moves.length && sum(taken) === 0 && roll.length === 0 && isSameTable(kept, table);
