// Solitaire Dice's rules to remember, in English: what a person sees on the table, and what is counted of a choice.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Bound } from "../../../../shell/pages/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/pages/by-heart/types.ts";
import { levels } from "../../../../shell/text/en/standard.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";
import { AVERAGES } from "../../model/averages.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export function byHeartWords({ list, number, plural }: Formats) {
  const marks = (n: number) => `${number(n)} ${plural(n, "mark", "marks")}`;
  const rejectMarks = (n: number) => `${number(n)} reject ${plural(n, "mark", "marks")}`;
  const sums = (n: number) => `${number(n)} ${plural(n, "sum has", "sums have")}`;
  const numbers = (n: number) => `${number(n)} ${plural(n, "number", "numbers")}`;
  const areInUse = (n: number) => `${plural(n, "is", "are")} in use as ${plural(n, "a reject", "rejects")}`;

  const facts: Record<Fact, Condition> = {
    "in-use": [(n) => `at least ${numbers(n)} ${areInUse(n)}`, (n) => `at most ${numbers(n)} ${areInUse(n)}`],
    rejects: [(n) => `you have at least ${rejectMarks(n)} in all`, (n) => `you have at most ${rejectMarks(n)} in all`],
    "most-rejects": [(n) => `a reject has at least ${marks(n)}`, (n) => `no reject has more than ${marks(n)}`],
    started: [(n) => `at least ${sums(n)} a mark`, (n) => `at most ${sums(n)} a mark`],
    open: [(n) => `at least ${sums(n)} one to four marks`, (n) => `at most ${sums(n)} one to four marks`],
    missing: [
      (n) => `sums with one to four marks lack at least ${marks(n)} in all to their fifth`,
      (n) => `sums with one to four marks lack at most ${marks(n)} in all to their fifth`,
    ],
    usable: [
      (n) => `at least ${numbers(n)} of the roll ${areInUse(n)}`,
      (n) => `at most ${numbers(n)} of the roll ${areInUse(n)}`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "for each sum you open",
    "opens-outer": "for each 2, 3, 11 or 12 you open",
    "opens-5-9": "for each 5 or 9 you open",
    "opens-4-10": "for each 4 or 10 you open",
    "towards-five": "for each new second to fifth mark on a sum",
    "nearly-five": "for each new fourth or fifth mark on a sum",
    fifth: "for each new fifth mark on a sum",
    tens: "for each ten points from new sixth to tenth marks",
    paid: "for each new sixth to tenth mark on a sum",
    worth: "for each ten points your new marks bring; up to the fifth, each counts as 40",
    wasted: "for each new mark beyond the tenth on a sum",
    double: "if both sums are the same",
    far: "for each step either sum is away from 7",
    marks: "for each mark the two sums have already",
    "new-reject": "if the rejected number is new",
    "reject-marks": "for each mark the rejected number has already",
    "good-rejects": "if all your rejects are then among 1, 2 and 6, or among 1, 5 and 6",
    "inner-rejects": "for each number from 2 to 5 then in use as a reject",
    "middle-rejects": "for each of 3 and 4 then in use as a reject",
    "inward-rejects": "for each of 2 and 5 then in use as a reject, twice for each of 3 and 4",
    "most-rejects": "for each mark the most rejected number then has",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "point", "points")} ±\u00a0${number((high - low) / 2, 1)}`;

  return {
    documentTitle: "Solitaire Dice: rules to remember · rollwise",
    about: `The computer at “${levels.medium}” averages ${number(AVERAGES.thumb)} points, advice ${number(AVERAGES.advice)}. The luck of the dice is taken out.`,
    choices: "Your choices: the ways to mark the roll.",
    otherwise: "If several ways are left at the end, take any of them.",
    measure: "Points on average",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Averages ${points(measured)}`,
    value: (points: number) => number(points),
    rolled: "Rolled",
    sums: "Sums",
    rejects: "Rejects",
    none: "none yet",
    marked({ reject, sums: [low, high] }: Example["choice"]) {
      const both = list([number(low), number(high)]);
      return reject === null ? `Mark ${both}.` : `Reject the ${number(reject)}; mark ${both}.`;
    },
  };
}
