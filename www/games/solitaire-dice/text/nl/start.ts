// What is asked at a first visit, in Dutch.

import { startWords as shellWords } from "../../../../shell/text/nl/start.ts";
import type * as English from "../en/start.ts";

/** How strong a player is: its average score, as it is written. */
const averageOf = (score: string) => `Gemiddeld ${score} punten.`;

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tik je vijf dobbelstenen in: je ziet welke je aflegt en hoe je de andere paart voor de beste score.",
  paper: "Op papier spelen",
  paperHint: "Met echte dobbelstenen: tik elke worp in en kruis aan wat je kiest.",
  thrown: "Hier gooien",
  thrownHint: "De app gooit; jij kiest.",
  others: "Tegen de computer",
  othersHint: "Voor iedereen dezelfde worpen, elk op een eigen blad.",
  /**
   * How each level plays, and how strong that is.
   * @param averages their average scores, as they are written
   */
  strengths: (averages) => ({
    weak: `Haalt uit elke worp de meeste punten. ${averageOf(averages.weak)}`,
    medium: `Weegt punten nu af tegen wat nog kan komen. ${averageOf(averages.medium)}`,
    strong: `Speelt met een vuistregel. ${averageOf(averages.strong)}`,
    strongest: `Gaat af op de verwachte eindscore: sterker vind je hier niet. ${averageOf(averages.strongest)}`,
  }),
};
