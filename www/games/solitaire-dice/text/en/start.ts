// What is asked at a first visit, in English.

import type { Level } from "../../../../shell/model/levels.ts";
import { startWords as shellWords } from "../../../../shell/text/en/start.ts";

/** How strong a player is: its average score, as it is written. */
const averageOf = (score: string) => `${score} points on average.`;

export const startWords = {
  ...shellWords,
  line: "Tap your five dice: you see what to reject and how to pair the rest for the best score.",
  paper: "Play on paper",
  paperHint: "With real dice: tap in each roll, and mark what you choose.",
  thrown: "Roll the dice here",
  thrownHint: "The app rolls; you choose.",
  others: "Play against the computer",
  othersHint: "The same rolls for everybody, each on a sheet of their own.",
  /**
   * How each level plays, and how strong that is.
   * @param averages their average scores, as they are written
   */
  strengths: (averages: Record<Level, string>): Record<Level, string> => ({
    weak: `Takes the most points of each roll. ${averageOf(averages.weak)}`,
    medium: `Weighs points now against what is to come. ${averageOf(averages.medium)}`,
    strong: `Goes by a rule of thumb. ${averageOf(averages.strong)}`,
    strongest: `Goes by the expected final score: the strongest here. ${averageOf(averages.strongest)}`,
  }),
};
