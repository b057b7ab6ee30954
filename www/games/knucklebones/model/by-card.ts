// What a card of rules to remember says of a die, and a game that both play by it.

import { at } from "../../../shell/model/at.ts";
import { anyOf, chanceFaces } from "../../../shell/model/chance.ts";
import { EMPTY } from "./board.ts";
import type { Query, Solver } from "./types.ts";

export function hear(query: Query, { hearKnucklebones }: Solver, rules: number) {
  const { left, decided } = hearKnucklebones(query, rules);
  return { left: left.map(String), decided };
}

/** The positions of a game. */
export function played(functions: Solver, rules: number): Query[] {
  const positions: Query[] = [];
  let boards: Pick<Query, "mine" | "theirs"> | null = { mine: EMPTY, theirs: EMPTY };
  while (boards) {
    const query: Query = { ...boards, roll: 1 + at(chanceFaces(1), 0) };
    positions.push(query);
    const { next, over }: ReturnType<Solver["placeDie"]> = functions.placeDie(
      query,
      Number(anyOf(hear(query, functions, rules).left)),
    );
    boards = over ? null : next;
  }
  return positions;
}
