// What is asked at a first visit, in English.

import { startWords as shellWords } from "../../../../shell/text/en/start.ts";
import { playerWords } from "./players.ts";

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
   * How a player of the computer plays, and how strong that is.
   * @param by its name, as links have it
   * @param score its average, as it is written
   */
  strength: (by: string, score: string) => `${playerWords(by).how} ${score} points on average.`,
};
