// What is told of the moves that were noted, see move-log.ts: how good each decision was, turn by turn, and the costliest.

import { type Grade, gradeOf } from "../../../shell/model/grades.ts";
import { apartAsShown } from "./as-shown.ts";
import { aimOf, lossOf } from "./move-log.ts";
import { SHOWN_AIMS } from "./told-advice.ts";
import type { Aim, Decision, Dice, LoggedMove, Name, State, TurnOutcome } from "./types.ts";

/** From here on a loss is told: less rounds to nothing. */
const LEAST_LOSS = 0.005;

/** What makes a decision a mistake, by what it was valued for: a part of a win, or worms. */
export const MISTAKES = { win: 0.03, worms: 0.3 };

/** What a choice gave away, as it is shown: points of win chance, or worms. */
export interface Loss {
  aim: Aim;
  amount: number;
}

/** What a choice gave away, by the numbers that are shown of its ways; null if that is nothing. */
export function lossTold({ aim = "worms", ways, best, picked, lost }: Decision): Loss | null {
  const worthOf = (key: string) => ways.find((way) => way.key === key)?.value ?? 0;
  const amount = apartAsShown(worthOf(best), worthOf(picked), SHOWN_AIMS[aim]);
  return lost === 0 || amount === 0 ? null : { aim, amount };
}

export const gradeOfDecision = (decision: Decision) => {
  const { aim = "worms", lost, picked, best } = decision;
  return gradeOf({ lost, isTold: lossTold(decision) !== null, isBest: picked === best }, MISTAKES[aim]);
};

/** A way that would have been better: to take dice, to roll again, to win the other of two tiles, or to stop, perhaps before a roll. */
export type Better =
  | ({ kind: "takes" } & Dice)
  | { kind: "rolls" }
  | { kind: "wins"; tile: number; from: Name | null }
  | { kind: "stops"; beforeRoll: boolean };

function betterOf({ ways, best, picked }: Decision): Better {
  const way = ways.find(({ key }) => key === best);
  if (way?.face !== undefined) return { kind: "takes", face: way.face, count: way.count ?? 0 };
  if (best === "roll") return { kind: "rolls" };
  if (picked === "instead" && way?.turnEnd && way.turnEnd.won !== null)
    return { kind: "wins", tile: way.turnEnd.won, from: way.turnEnd.from };
  return { kind: "stops", beforeRoll: picked === "roll" };
}

const diceOf = (counts: number[]): Dice[] => counts.flatMap((count, face) => (count > 0 ? [{ face, count }] : []));

/** How a turn ended, as it is told: to stop without a tile with the dice that were taken, where those are known. */
export interface ToldEnd {
  who: Name;
  turnEnd: TurnOutcome;
  stoppedWith: Dice[] | null;
}

/** How the turn of a move ended; null if it goes on. */
export function endOfMove({ who, bust, steps, turnEnd, taken = [] }: LoggedMove): ToldEnd | null {
  if (!turnEnd) return null;
  const isStopped = turnEnd.won === null && !bust && steps.at(-1)?.picked === "stop";
  return { who, turnEnd, stoppedWith: isStopped ? diceOf(taken) : null };
}

/** A move as it is told: how the turn ended or else what was taken, and what was better. */
export interface ToldMove {
  who: Name;
  end: ToldEnd | null;
  took: Dice;
  losses: { better: Better; loss: Loss }[];
  /** By the costliest of its decisions; null where nothing is to be said of that, as after advice. */
  grade: Grade | null;
}

function gradeOfAll(steps: Decision[], losses: number, isBestTold: boolean): Grade | null {
  if (losses > 0) return steps.some((step) => gradeOfDecision(step) === "mistake") ? "mistake" : "slip";
  return isBestTold && steps.some(({ isChoice }) => isChoice) ? "best" : null;
}

/** @param advice when a person is shown what is best */
export function toldMove(logged: LoggedMove, advice: State["advice"] = "before"): ToldMove {
  const { who, by, steps } = logged;
  const last = steps.at(-1);
  const picked = last?.ways.find(({ key }) => key === last.picked);
  const losses = (advice === "none" ? [] : steps).flatMap((step) => {
    const loss = lossTold(step);
    return loss ? [{ better: betterOf(step), loss }] : [];
  });
  return {
    who,
    end: endOfMove(logged),
    took: { face: picked?.face ?? 0, count: picked?.count ?? 0 },
    losses,
    grade: advice === "before" ? null : gradeOfAll(steps, losses.length, advice === "after" && by === null),
  };
}

/** The costliest moves of people, in falling order: those that cost chances to win first. */
export const costliest = (moves: LoggedMove[]) =>
  moves
    .filter((logged) => logged.by === null && lossOf(logged) >= LEAST_LOSS)
    .sort((a, b) => Number(aimOf(b) === "win") - Number(aimOf(a) === "win") || lossOf(b) - lossOf(a));

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
