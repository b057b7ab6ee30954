// What a card of rules to remember says of a turn, and turns that are played by it.

import type { Counts, Decision } from "#modules/heckmeck";
import { anyOf } from "../../../shell/model/any-of.ts";
import { at } from "../../../shell/model/at.ts";
import { chanceFaces } from "../../../shell/model/chance.ts";
import { countsOf, DICE, NO_DICE, sign, sum, withCount } from "./dice.ts";
import type { Solver } from "./types.ts";

/** A turn as the solver is asked about it, its dice as counts by face. */
export interface Position {
  players: number[][];
  toMove: number;
  grill: number[];
  taken: Counts;
  roll: Counts | null;
}

export function hear(position: Position, { hearTable }: Solver, rules: number) {
  const { left, decided } = hearTable(position, rules);
  return { left: left.map(({ action, face }) => (action === "take" ? sign(face - 1) : action)), decided };
}

/** The positions of a turn at the table of another one. */
export function played(table: Position, { hearTable }: Solver, rules: number): Position[] {
  const positions: Position[] = [];
  let position: Position | null = { ...table, taken: NO_DICE, roll: null };
  while (position) {
    positions.push(position);
    const { taken, roll }: Position = position;
    const { action, face }: Decision = anyOf(hearTable(position, rules).left);
    if (action === "roll") position = { ...position, roll: countsOf(chanceFaces(DICE - sum(taken))) };
    else if (action === "take" && roll)
      position = { ...position, taken: withCount(taken, face - 1, at(roll, face - 1)), roll: null };
    else position = null;
  }
  return positions;
}
