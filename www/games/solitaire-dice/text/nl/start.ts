// What is asked at a first visit, in Dutch.

import { startWords as shellWords } from "../../../../shell/text/nl/start.ts";
import type * as English from "../en/start.ts";
import { playerWords } from "./players.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tik je vijf dobbelstenen in: je ziet welke je aflegt en hoe je de andere paart voor de beste score.",
  paper: "Op papier spelen",
  paperHint: "Met echte dobbelstenen: tik elke worp in en kruis aan wat je kiest.",
  thrown: "Hier gooien",
  thrownHint: "De app gooit; jij kiest.",
  others: "Tegen de computer",
  othersHint: "Voor iedereen dezelfde worpen, elk op een eigen blad.",
  strength: (by, score) => `${playerWords(by).how} Gemiddeld ${score} punten.`,
};
