// How likely the score is that the advice is for.

import type { Ask as AskOf } from "../../../shell/game/ask.ts";
import type { Answers } from "../../../shell/game/contract.ts";
import { at } from "../../../shell/model/at.ts";
import type { BackgroundSolver } from "./background.ts";
import type { Standing } from "./choices.ts";
import { pairing, ranked } from "./choices.ts";
import { FIRST, isChanceNear } from "./deepening.ts";
import { areCommon, inUse } from "./sheet.ts";
import { tenths } from "./shown.ts";
import { areHidden, canChoose, ownQuery, queryOf, rollOf, sheetOf, TARGETS } from "./state.ts";
import type { Analysis, Reach, SheetAnswer, SheetChoice, Solver, State } from "./types.ts";

/** Choices that lie no further apart are as good: estimates are no finer. */
export const CLOSE_CHANCE = 0.005;

/** By how much nine in ten estimates are off at most, as `cargo xtask calibrate` measures it: with usual rejects, and with others. */
const OFF = { usual: 0.025, others: 0.035 };

/** The same for chances near 0 or 1. */
const OFF_AT_ENDS = 0.01;

/**
 * The score to reach; null where the advice is for the average. The others' best is what the best of them is expected to
 * have in the end, or has, rounded up to a score that is above it. Chances were learned for the official sheet alone.
 */
export function targetOf({ goal, ownGoal, others, openCost }: State, ofOthers: SheetAnswer[]): number | null {
  if (goal === "average" || openCost !== 200) return null;
  if (goal === "own") return Number(ownGoal);
  if (goal !== "others") return Number(goal);
  const values = ofOthers.map(({ value, score }) => value ?? score);
  if (others.length === 0 || values.length === 0) return null;
  const above = 10 * Math.floor(Math.max(...values) / 10) + 10;
  return Math.min(TARGETS.most, Math.max(TARGETS.least, above));
}

/** Where the chances come from: the page at once, and the worker for ends that take longer. */
interface Sources {
  answers: Answers<Solver>;
  ask: AskOf<Solver>;
  background: Pick<BackgroundSolver, "reach">;
}

/**
 * @param state null where nothing is to be advised
 * @param told the player's sheet, and those of the others as they stand
 */
export function reachOf(
  state: State | null,
  { sheet, others }: { sheet: SheetAnswer; others: SheetAnswer[] },
  { answers, ask, background }: Sources,
): Reach | null {
  const target = state && targetOf(state, others);
  const { status } = target === null ? { status: "pending" as const } : answers.ask("fetchSheetChances");
  if (state === null || target === null || status !== "here") {
    background.reach.find(null, answers);
    return target === null ? null : { target, status, found: null, was: null, isThinking: false };
  }
  const before = ask("chanceSheet", { ...queryOf(sheetOf(state), state), ...FIRST }, target);
  const query = ownQuery(state);
  const first = canChoose(state) ? ask("chanceSheet", { ...query, ...FIRST }, target) : before;
  const isNear = before !== null && first !== null && isChanceNear(sheet, first);
  const exact = background.reach.find(isNear ? { ...query, target } : null, answers);
  return {
    target,
    status,
    found: exact.found?.found ?? first,
    was: exact.found?.was ?? before?.chance ?? null,
    isThinking: isNear && !exact.isDone,
  };
}

/** How likely it is with a choice; null where that is not known. */
export function chanceOf({ choices }: SheetAnswer, reach: Reach | null, choice: SheetChoice) {
  return reach?.found?.choices[choices.indexOf(choice)] ?? null;
}

/** By how much a chance may be off, in percentage points: 0 where it is exact. */
export function offOf(state: State, { source, chance }: { source: string; chance: number }) {
  if (source === "exact") return 0;
  const most = areCommon(inUse(sheetOf(state))) ? OFF.usual : OFF.others;
  return 100 * Math.min(most, OFF_AT_ENDS + Math.min(chance, 1 - chance) / 4);
}

/** How a choice stands beside the likeliest one, in percentage points. */
export function standingByChance(choice: { chance: number }, best: { chance: number }): Standing {
  if (choice === best) return { kind: "best" };
  return best.chance - choice.chance < CLOSE_CHANCE
    ? { kind: "asGood" }
    : { kind: "less", less: tenths(100 * best.chance) - tenths(100 * choice.chance) };
}

/** The choices, the likeliest first; null where their chances are not known. */
export function rankedByChance(answer: SheetAnswer, reach: Reach | null): SheetChoice[] | null {
  if (!reach?.found || reach.found.best === null) return null;
  const best = at(answer.choices, reach.found.best);
  const chance = (choice: SheetChoice) => chanceOf(answer, reach, choice)?.chance ?? 0;
  const rest = answer.choices.filter((choice) => choice !== best);
  return [best, ...rest.toSorted((a, b) => chance(b) - chance(a))];
}

/** The choice whose marks the sheet shows: the player's own, or the best one where that is told. */
export function choiceToCome(state: State, { answer, reach }: Pick<Analysis, "answer" | "reach">): SheetChoice | null {
  if (!canChoose(state)) return null;
  const { choice } = pairing(rollOf(state), state.picks, answer.choices);
  if (choice || areHidden(state)) return choice;
  const [best] = rankedByChance(answer, reach) ?? ranked(answer);
  return best ?? null;
}
