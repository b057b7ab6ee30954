// Solitaire Dice's rules to remember, in English: what a person sees on the table, and what is counted of a choice.

import type { Bound } from "../../../../shell/by-heart/rule.ts";
import type { Condition, Measured } from "../../../../shell/by-heart/types.ts";
import type { Formats } from "../../../../shell/format.ts";
import type { Example, Fact, Feature, Marks } from "../../by-heart/types.ts";

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
      (n) => `${number(n)} or more marks are missing for the fifth on those`,
      (n) => `at most ${number(n)} ${plural(n, "mark", "marks")} are missing for the fifth on those`,
    ],
    usable: [
      (n) => `${number(n)} or more numbers of the roll are in use as rejects`,
      (n) => `at most ${number(n)} ${plural(n, "number", "numbers")} of the roll are in use as rejects`,
    ],
  };

  const features: Record<Feature, string> = {
    opens: "sums opened",
    "opens-outer": "opened sums of 2, 3, 11 and 12",
    "opens-5-9": "opened sums of 5 and 9",
    "opens-4-10": "opened sums of 4 and 10",
    "towards-five": "second to fifth marks",
    "nearly-five": "fourth and fifth marks",
    fifth: "fifth marks",
    tens: "tens of points from sixth to tenth marks",
    paid: "sixth to tenth marks",
    worth: "4 for each mark up to the fifth, later ones their tens of points",
    wasted: "marks beyond the tenth",
    double: "1 if both sums are the same",
    far: "how far both sums are from 7, added up",
    marks: "marks that both sums have already, added up",
    "new-reject": "1 if the rejected number is new",
    "reject-marks": "marks that the rejected number has already",
    "good-rejects": "1 if all rejects are then of 1, 2, 6, or all of 1, 5, 6",
    "inner-rejects": "rejects in use of 2 to 5 then",
    "middle-rejects": "rejects in use of 3 and 4 then",
    "inward-rejects": "1 for 2 or 5, 2 for 3 or 4 among the rejects in use then",
    "most-rejects": "marks of the most rejected number then",
  };

  /** "230.7 points ± 1.0". */
  const points = ({ value, low, high }: Measured) =>
    `${number(value)} ${plural(Math.round(value), "point", "points")} ±\u00a0${number((high - low) / 2, 1)}`;

  /** "6 × 4, 7 × 5". */
  const marks = (all: Marks) =>
    all.length === 0 ? "none yet" : all.map(([of, count]) => `${of}\u00a0×\u00a0${count}`).join(", ");

  return {
    about: "The rule of thumb of the Lab averages 118 points, advice 311. The luck of the dice is taken out.",
    countOf: "Count for each way to mark the roll:",
    otherwise: "If several ways are left at the end, take any of them.",
    measure: "Points on average",
    condition: (fact: Fact, { kind, number: bound }: Bound) => facts[fact][kind === "at-least" ? 0 : 1](bound),
    feature: (feature: Feature) => features[feature],
    strength: (measured: Measured) => `Averages ${points(measured)}`,
    value: (points: number) => number(points),
    rolled: "Rolled",
    sums: (sums: Marks) => `Sums: ${marks(sums)}`,
    rejects: (rejects: Marks) => `Rejects: ${marks(rejects)}`,
    marked({ reject, sums: [low, high] }: Example["choice"]) {
      const both = list([number(low), number(high)]);
      return reject === null ? `Mark ${both}.` : `Reject the ${number(reject)}; mark ${both}.`;
    },
  };
}
