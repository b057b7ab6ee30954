// How a game ended.

import { at } from "../../../shell/model/at.ts";
import type { Name, Table } from "./types.ts";

/** That somebody gave up, and who wins then: of several others those with the most worms. */
interface GivenUp {
  kind: "givenUp";
  quitter: Name;
  winners: Name[];
  /** Whether there were more than two players. */
  amongOthers: boolean;
}

/** Who has won with how many worms. Where others have as many, `level` are all of them, and the highest tile decided. */
interface Won {
  kind: "won";
  winner: Name;
  worms: number;
  level: Name[];
  highest: number;
}

export type GameEnd = GivenUp | Won | { kind: "tie"; leaders: Name[] } | { kind: "nobody" };

/** @param quitter who has given up */
export function gameEndOf(
  { names, stacks }: Pick<Table, "names" | "stacks">,
  { worms, leaders }: { worms: number[]; leaders: number[] },
  quitter: number | null = null,
): GameEnd {
  const first = leaders.map((seat) => at(names, seat));
  if (quitter !== null)
    return { kind: "givenUp", quitter: at(names, quitter), winners: first, amongOthers: names.length > 2 };
  const most = Math.max(...worms);
  if (leaders.length > 1) return most === 0 ? { kind: "nobody" } : { kind: "tie", leaders: first };
  const level = names.filter((_, seat) => worms[seat] === most);
  const highest = Math.max(...at(stacks, at(leaders, 0)));
  return { kind: "won", winner: at(first, 0), worms: most, level: level.length < 2 ? [] : level, highest };
}
