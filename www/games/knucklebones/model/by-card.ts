// What a card of rules to remember says of a die, and a game that both play by it.

import type { PlacedDie } from "#modules/knucklebones";
import { anyOf } from "../../../shell/model/any-of.ts";
import { at } from "../../../shell/model/at.ts";
import { chanceFaces } from "../../../shell/model/chance.ts";
import { EMPTY } from "./board.ts";
import type { Query, Solver } from "./types.ts";

export function hear(query: Query, { hearKnucklebones }: Solver, rules: number) {
  const { left, decided } = hearKnucklebones(query, rules);
  return { left: left.map(String), decided };
}

/** The positions of a game. */
export function played({ hearKnucklebones, placeDie }: Solver, rules: number): Query[] {
  const positions: Query[] = [];
  let boards: Pick<Query, "mine" | "theirs"> | null = { mine: EMPTY, theirs: EMPTY };
  while (boards) {
    const query: Query = { ...boards, roll: 1 + at(chanceFaces(1), 0) };
    positions.push(query);
    const { next, over }: PlacedDie = placeDie(query, anyOf(hearKnucklebones(query, rules).left));
    boards = over ? null : next;
  }
  return positions;
}
