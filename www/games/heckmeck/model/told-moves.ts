// What is told of the moves that were noted, see move-log.ts: how good each decision was, turn by turn, and the costliest.

import { gradeOf } from "../../../shell/grades.ts";
import { aimOf, lossOf } from "./move-log.ts";
import type { Decision, LoggedMove } from "./types.ts";

/** From here on a loss is told: less rounds to nothing. */
const LEAST_LOSS = 0.005;

/** What makes a decision a mistake, by what it was valued for: a part of a win, or worms. */
export const MISTAKES = { win: 0.03, worms: 0.3 };

/** @param isTold whether what it gave away is more than nothing as it is shown */
export const gradeOfDecision = ({ aim = "worms", lost, picked, best }: Decision, isTold: boolean) =>
  gradeOf({ lost, isTold, isBest: picked === best }, MISTAKES[aim]);

/** The costliest moves of people, in falling order: those that cost chances to win first. */
export const costliest = (moves: LoggedMove[]) =>
  moves
    .filter((logged) => logged.by === null && lossOf(logged) >= LEAST_LOSS)
    .sort((a, b) => Number(aimOf(b) === "win") - Number(aimOf(a) === "win") || lossOf(b) - lossOf(a))
    .slice(0, 3);

/** The moves of each turn, the last of which tells how it ended. */
export function turnsOf(moves: LoggedMove[]): LoggedMove[][] {
  const turns: LoggedMove[][] = [];
  for (const logged of moves) {
    const last = turns.at(-1)?.at(-1);
    const isOpen = last && last.turnEnd === null && last.player === logged.player && !logged.first;
    if (isOpen) turns.at(-1)?.push(logged);
    else turns.push([logged]);
  }
  return turns;
}
