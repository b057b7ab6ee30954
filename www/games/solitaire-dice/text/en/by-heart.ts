// Solitaire Dice’s rules to remember, in English.

import type { Formats } from "../../../../shell/model/format.ts";

export type ByHeartWords = ReturnType<typeof byHeartWords>;

export const byHeartWords = ({ number }: Formats) => ({
  documentTitle: "Solitaire Dice: rules to remember · rollwise",
  strength: (points: number) => `Averages ${number(points)} points.`,
  worth: "What each mark from the sixth on is worth",
  rules: {
    "all-the-game":
      "Open only 4, 6, 7, 8 and 10; reject only 1, 2, 6 or only 1, 5, 6: break as little of this as you can. Rather open 5 and 9 than 2, 3, 11 and 12. Then: the reject with the fewest marks, few marks past the fifth, sums far from 7.",
    "late-rejects": "From the tenth reject on: the reject with the fewest marks; opening a sum counts as three marks.",
    "late-marks": "From the 16th reject on: fourth and fifth marks first, then the most points at once.",
    "good-numbers":
      "Open only 4, 6, 7, 8 and 10; reject only 1, 2, 6 or only 1, 5, 6: break as little of this as you can. Rather open 5 and 9 than 2, 3, 11 and 12.",
    "fresh-rejects": "As few of 3 and 4 as rejects as you can; then no reject with three marks.",
    "far-from-seven": "Few marks past the fifth, then sums far from 7.",
  },
});
