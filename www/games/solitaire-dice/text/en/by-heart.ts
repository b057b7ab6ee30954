// Solitaire Dice's rules to remember, in English: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature } from "../../by-heart/types.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export function byHeartWords({ list, number, plural }: Formats) {
  const facts: Record<Fact, Condition> = {
    "in-use": [
      (n) => `${number(n)} or more numbers are in use as rejects`,
      (n) => `at most ${number(n)} ${plural(n, "number", "numbers")} are in use as rejects`,
    ],
    rejects: [
      (n) => `you have ${number(n)} ${plural(n, "reject mark", "reject marks")} or more`,
      (n) => `you have at most ${number(n)} ${plural(n, "reject mark", "reject marks")}`,
    ],
    "most-rejects": [
      (n) => `one reject has ${number(n)} ${plural(n, "mark", "marks")} or more`,
      (n) => `no reject has more than ${number(n)} ${plural(n, "mark", "marks")}`,
    ],
    started: [
      (n) => `${number(n)} or more sums have a mark`,
      (n) => `at most ${number(n)} ${plural(n, "sum", "sums")} have a mark`,
    ],
    open: [
      (n) => `${number(n)} or more sums have one to four marks`,
      (n) => `at most ${number(n)} ${plural(n, "sum", "sums")} have one to four marks`,
    ],
    missing: [
      (n) => `sums with one to four marks lack ${number(n)} or more to their fifth`,
      (n) => `sums with one to four marks lack at most ${number(n)} to their fifth`,
    ],
    usable: [
      (n) => `${number(n)} or more numbers of the roll are in use as rejects`,
      (n) => `at most ${number(n)} ${plural(n, "number", "numbers")} of the roll are in use as rejects`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "for each sum opened",
    "opens-outer": "for each 2, 3, 11 or 12 opened",
    "opens-5-9": "for each 5 or 9 opened",
    "opens-4-10": "for each 4 or 10 opened",
    "towards-five": "for each second to fifth mark made",
    "nearly-five": "for each fourth or fifth mark made",
    fifth: "for each fifth mark made",
    tens: "for each ten points from sixth to tenth marks",
    paid: "for each sixth to tenth mark made",
    worth: "for each ten points from sixth to tenth marks, and four times for each mark before those",
    wasted: "for each mark beyond the tenth",
    double: "if both sums are the same",
    far: "for each step the two sums are away from 7",
    marks: "for each mark the two sums have already",
    "new-reject": "if the rejected number is new",
    "reject-marks": "for each mark the rejected number has already",
    "good-rejects": "if the rejects are then only of 1, 2, 6, or only of 1, 5, 6",
    "inner-rejects": "for each number from 2 to 5 then in use as a reject",
    "middle-rejects": "for each of 3 and 4 then in use as a reject",
    "inward-rejects": "for each of 2 and 5 then in use as a reject, twice for each of 3 and 4",
    "most-rejects": "for each mark of the most rejected number then",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "point", "points")} ±\u00a0${number((high - low) / 2, 1)}`;

  return {
    about: "The rule of thumb of the Lab averages 118 points, advice 311. The luck of the dice is taken out.",
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
