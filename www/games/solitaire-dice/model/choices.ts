// The choices of a roll: in which order they are shown, what they mark, and which one a player puts together.

import { at } from "../../../shell/model/at.ts";
import { areCommon, EACH, inUse, SUM_BOXES, SUMS, total } from "./sheet.ts";
import { whole } from "./shown.ts";
import type { Sheet, SheetAnswer, SheetChoice, SheetMark } from "./types.ts";

/** Choices that lie no further apart are as good: estimates are no finer. */
export const CLOSE = 3;

/** As many others as are shown at first. */
export const FEW = 3;

/** A roll that changes the expected score by less was neither good nor bad. */
const LITTLE = 10;

/**
 * How good a roll was.
 * @param was the expected score before it
 */
export function luckOfRoll(was: number, now: number) {
  if (now - was >= LITTLE) return "good";
  return now - was <= -LITTLE ? "bad" : "average";
}

export const isClose = (cost: number | null) => cost !== null && cost < CLOSE;

/** How a choice stands beside the best one: it is that, or the only one there is, or as good, or less by the shown numbers' difference. */
export type Standing = { kind: "best" } | { kind: "only" } | { kind: "asGood" } | { kind: "less"; less: number };

/** How the best choice stands. */
export const standingOfBest = ({ choices }: Pick<SheetAnswer, "choices">): Standing => ({
  kind: choices.length === 1 ? "only" : "best",
});

/** The same by expected scores, in points; null where these are not known. */
export function standingOf(choice: SheetChoice, best: SheetChoice): Standing | null {
  if (choice === best) return { kind: "best" };
  if (choice.value === null || best.value === null) return null;
  return isClose(choice.cost) ? { kind: "asGood" } : { kind: "less", less: whole(best.value) - whole(choice.value) };
}

/** Whether a roll has such a choice: the rest of the dice make two pairs with these sums. */
export const isChoiceOf = (roll: number[], { reject, sums }: SheetMark) =>
  roll.some((left, nth) => {
    if (reject !== null && left !== reject) return false;
    const rest = roll.toSpliced(nth, 1);
    const pairs = rest.flatMap((one, place) => rest.slice(place + 1).map((other) => one + other));
    return pairs.some((sum) => isSame([sum, total(rest) - sum], sums));
  });

const isSame = (one: number[], other: number[]) =>
  one.toSorted((a, b) => a - b).join() === other.toSorted((a, b) => a - b).join();

/** What a choice is known by. */
export const keyOf = ({ reject, sums }: SheetMark) => [reject ?? 0, ...sums].join("-");

/** Whether only the rule of thumb is known. */
export const isByRule = ({ source, choices }: SheetAnswer) =>
  source === "rule" || choices.some(({ value }) => value === null);

/**
 * What the numbers on screen are: exact, an estimate or a rough one, or by the rule of thumb.
 * @param answer for it
 */
export function kindOf(sheet: Pick<Sheet, "rejects">, answer: SheetAnswer) {
  if (isByRule(answer)) return "rule";
  if (answer.source === "exact") return "exact";
  const reject = bestOf(answer)?.reject ?? null;
  return areCommon([...inUse(sheet), ...(reject === null ? [] : [reject])]) ? "estimate" : "rough";
}

/** The best choice; null where there is none. */
export const bestOf = ({ choices, best }: Pick<SheetAnswer, "choices" | "best">) =>
  best === null ? null : at(choices, best);

/** The best choice first, then by their worth; without values in their order. */
export function ranked({ choices, best }: Pick<SheetAnswer, "choices" | "best">): SheetChoice[] {
  const first = bestOf({ choices, best });
  const rest = choices.filter((choice) => choice !== first);
  return [...(first ? [first] : []), ...rest.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))];
}

/**
 * What a choice marks: for each of its sums the marks before, and how many more.
 * @param sums marks on the sheet
 */
export const marksOf = (
  sums: number[],
  { sums: [one, other] }: SheetMark,
): { sum: number; before: number; count: number; each: number }[] =>
  (one === other ? [one] : [one, other]).map((sum) => {
    const nth = SUMS.indexOf(sum);
    return { sum, before: at(sums, nth), count: one === other ? 2 : 1, each: at(EACH, nth) };
  });

/** What marks on a sum do at once. */
export interface Effect {
  sum: number;
  /** The marks that have a box, as the how-manieth of their sum. */
  nths: number[];
  /** What the first costs, where it is among them; and whether the fifth is, which pays that back. */
  opens: number;
  isFifth: boolean;
  /** What those from the sixth on bring. */
  points: number;
  /** Marks that have no box. */
  wasted: number;
}

/**
 * What a choice does at once to each of its sums.
 * @param sums marks on the sheet
 */
export const effectsOf = (sums: number[], mark: SheetMark, openCost = 200): Effect[] =>
  marksOf(sums, mark).map(({ sum, before, count, each }) => {
    const nths = Array.from({ length: count }, (_, nth) => before + nth + 1).filter((nth) => nth <= SUM_BOXES);
    return {
      sum,
      nths,
      opens: nths.includes(1) ? openCost : 0,
      isFifth: nths.includes(5),
      points: each * nths.filter((nth) => nth > 5).length,
      wasted: count - nths.length,
    };
  });

// ---- Own pairing ----

/** Dice that a player picks: the one to reject, and a pair. */
const PICKED = 3;

/**
 * What picked dice come to: the die that is left over, the sums that are known by now, the choice once it is known;
 * and whether the roll allows no such thing.
 * @param picks places in the roll
 */
export function pairing(roll: number[], picks: number[], choices: SheetChoice[]) {
  const [left, ...pair] = picks.map((place) => at(roll, place));
  const isWhole = picks.length === PICKED;
  const rest = roll.filter((_, place) => !picks.includes(place));
  const sums = isWhole ? [total(pair), total(rest)].sort((a, b) => a - b) : [];
  const allowed = choices.filter((choice) => choice.left === left);
  const choice = isWhole ? (allowed.find((choice) => choice.sums.join() === sums.join()) ?? null) : null;
  return { left: left ?? null, choice, isWhole, isAllowed: left === undefined || allowed.length > 0 };
}

/** The picks after a tap on a die: it is picked, or not any more; after a whole pairing another one begins. */
export function pick(picks: number[], place: number) {
  if (picks.includes(place)) return picks.slice(0, picks.indexOf(place));
  return picks.length === PICKED ? [place] : [...picks, place];
}
