// The one reason for the best column, where one stands out: something that it does and no other column does as well.
// That it ends the game is none: with one square left there is no other column.

import { at } from "../../../shell/model/at.ts";
import { countIn, HEIGHT, otherSide } from "./board.ts";
import { areHidden, computerToMove } from "./seats.ts";
import type { Boards, ColumnAnswer, KnucklebonesAnswer, Outlook, Side, State } from "./types.ts";

/** A reason; `side` is the player to move. */
export type Why = { side: Side } & (
  | { kind: "removes"; die: number; count: number; takes: number }
  | { kind: "matches"; die: number; count: number; gain: number }
  | { kind: "safe" }
  /** Every column loses for certain, or wins: none is the best. */
  | { kind: "lost" | "won" }
);

/** The part of a win by which the best column must be ahead, and no less than the shares may be off by: what is closer needs no reason. */
export const LEAST_LEAD = 0.005;

/** Whether a number of one column is above those of all others. */
const isMost = (of: (one: ColumnAnswer) => number, best: ColumnAnswer, others: ColumnAnswer[]) =>
  others.every((other) => of(other) < of(best));

/** What all columns come to for certain, where there is more than one; null where they may differ. */
export function settledOf({ columns }: { columns: { outlook: Pick<Outlook, "share"> | null }[] }) {
  const all = (share: number) => columns.length > 1 && columns.every(({ outlook }) => outlook?.share === share);
  if (all(0)) return "lost";
  return all(1) ? "won" : null;
}

/** The best column where it is ahead of all others. */
export function ahead({ roll }: { roll: number | null }, { columns, best: nth, error }: KnucklebonesAnswer) {
  const best = columns.find(({ column }) => column === nth);
  const others = columns.filter((one) => one !== best);
  const share = (one: ColumnAnswer) => one.outlook?.share ?? 0;
  if (roll === null || !best || others.length === 0) return null;
  const isClose = Math.max(...others.map(share)) > share(best) - Math.max(LEAST_LEAD, error ?? 0);
  return isClose ? null : { roll, best, others };
}

/**
 * @param position the boards, the die and who is to move
 * @param answer for it
 */
export function whyBest(
  { toMove: side, roll: rolled, ...boards }: Boards & { toMove: Side; roll: number | null },
  answer: KnucklebonesAnswer,
): Why | null {
  const settled = settledOf(answer);
  if (settled) return { side, kind: settled };
  const found = ahead({ roll: rolled }, answer);
  if (!found) return null;
  const { roll, best, others } = found;
  const { removes, takes, gain } = best;
  if (removes > 0 && isMost((one) => one.takes, best, others))
    return { side, kind: "removes", die: roll, count: removes, takes };
  const count = 1 + countIn(at(boards[side], best.column), roll);
  if (count > 1 && isMost((one) => one.gain, best, others)) return { side, kind: "matches", die: roll, count, gain };
  const staysFull = (one: ColumnAnswer) =>
    one.removes === 0 && at(boards[otherSide(side)], one.column).length === HEIGHT;
  return staysFull(best) && !others.some(staysFull) ? { side, kind: "safe" } : null;
}

/** The reason that stands below the boards while a person is to choose a column; null where none stands out, or none is told. */
export const whyBelow = (state: State, answer: KnucklebonesAnswer | null) =>
  answer && state.mode === "play" && !areHidden(state) && computerToMove(state) === null
    ? whyBest(state, answer)
    : null;
