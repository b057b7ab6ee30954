// What a person has decided in a game against the computer, for practice: the position as it lay, and what kind of mistake it was.

import type { Decided, GameResult } from "../../../shell/game/records/types.ts";
import { at } from "../../../shell/model/at.ts";
import { isMissed } from "../../../shell/model/grades.ts";
import { countIn, diceOn, SIDES } from "./board.ts";
import { gradeOfMove, isChoice } from "./move-log.ts";
import { namesOf } from "./names.ts";
import { hasComputer, isHinted, ownSide } from "./seats.ts";
import { initial, queryOf } from "./state.ts";
import { toldOf } from "./told.ts";
import type { Analysis, GameResult as KnucklebonesResult, LoggedMove, Query, Side, State } from "./types.ts";

/** Kinds of mistakes, by what the best column does and the picked one does not, or the other way round. */
export type Kind = "removes-less" | "removes-more" | "matches-less" | "matches-more" | "other";

/** A position as the player to move sees it, without all that led there. */
export const atBoards = ({ mine, theirs, roll }: Query): State => ({ ...initial(), mine, theirs, roll });

export function decided(before: State, after: State): Decided<State>[] {
  const logged = after.moves.at(-1);
  const isNew = after.moves.length === before.moves.length + 1;
  if (!logged || !isNew || logged.by !== null || !isChoice(logged) || !hasComputer(before)) return [];
  const query = queryOf(before);
  const grade = gradeOfMove(logged);
  return [
    {
      state: atBoards(query),
      nth: before.moves.length,
      picked: String(logged.column),
      best: String(logged.best),
      lost: logged.lost,
      unit: "wins",
      grade,
      kind: isMissed(grade) ? kindOf(query, logged) : "",
      isAdvised: before.advice === "before" || isHinted(before),
      isOwn: true,
      comesAgain: "missed",
    },
  ];
}

/** By what both columns remove, or else by the dice of the rolled value that lie there. */
export function kindOf({ mine }: Query, { roll, column, best, choices }: LoggedMove): Kind {
  const removes = (nth: number) => choices.find((choice) => choice.column === nth)?.removes ?? 0;
  const matches = (nth: number) => countIn(at(mine, nth), roll);
  const removed = removes(best) - removes(column);
  const matched = matches(best) - matches(column);
  if (removed !== 0) return removed > 0 ? "removes-less" : "removes-more";
  if (matched !== 0) return matched > 0 ? "matches-less" : "matches-more";
  return "other";
}

/** How a game went; null while it goes on. */
export function resultOf({ state, analysis }: { state: State; analysis: Analysis }): GameResult | null {
  const { over, scores } = analysis;
  const [first] = state.moves;
  if (!over || !first) return null;
  const own = ownSide(state);
  const luck = luckOf(state, over);
  const players = SIDES.map((side, nth) => ({
    name: namesOf(state)[side] || nth,
    by: state.seats[side],
    won: side === "mine" ? wonBy(over) : 1 - wonBy(over),
    score: scores[side].total,
    luck: luck === null ? null : side === "mine" ? luck : -luck,
  }));
  return { players, own: own === null ? null : SIDES.indexOf(own), began: SIDES.indexOf(first.side) };
}

/** The part of the win of the player below. */
const wonBy = (over: KnucklebonesResult) => ({ win: 1, tie: 0.5, loss: 0 })[over];

/**
 * The luck of the player below: what of the win neither side has given away. Null where that is not known, as after boards were changed by
 * hand, in a game that did not begin with empty ones, or where somebody has given up.
 */
function luckOf({ mine, theirs, moves, isGivenUp }: State, over: KnucklebonesResult) {
  const placed = moves.reduce((all, logged) => all + 1 - toldOf(logged).removes, 0);
  const isWhole = placed === diceOn(mine) + diceOn(theirs);
  if (isGivenUp || !isWhole || moves.some(({ isMended }) => isMended)) return null;
  const lostBy = (side: Side) => moves.reduce((all, logged) => all + (logged.side === side ? logged.lost : 0), 0);
  return wonBy(over) - HALF - (lostBy("theirs") - lostBy("mine"));
}

/** Of two who play as well each wins this part of the games, whoever begins: 49.97% and more by the solution. */
const HALF = 0.5;
