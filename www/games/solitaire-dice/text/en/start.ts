// What is asked at a first visit, in English.

import { startWords as shellWords } from "../../../../shell/text/en/start.ts";

export const startWords = {
  ...shellWords,
  line: "Tap your five dice: you see what to reject and how to pair the rest for the best score.",
  paper: "Play on paper",
  paperHint: "With real dice: tap in each roll, and mark what you choose.",
  thrown: "Roll the dice here",
  thrownHint: "The app rolls; you choose.",
  others: "Play against the computer",
  othersHint: "The same rolls for everybody, each on a sheet of their own.",
  /** How each level plays. */
  ways: {
    weak: "Takes the most points of each roll.",
    medium: "Weighs points now against what is to come.",
    strong: "Goes by a rule of thumb.",
    strongest: "Goes by the expected final score: the strongest here.",
  },
  averageOf: (score: string) => `${score} points on average.`,
};
