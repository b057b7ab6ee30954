// What is asked at a first visit, in Dutch.

import { startWords as shellWords } from "../../../../shell/text/nl/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tik je stenen in: je krijgt de beste zet, en hoe je die legt.",
  rack: "Hulp bij mijn plankje",
  rackHint: "Aan een echte tafel: je stenen, de sets op tafel, en hoeveel je ervan kunt leggen.",
  computer: shellWords.playComputer,
  computerHint: "Vier niveaus, van zwak tot expert.",
  puzzle: "Een puzzel oplossen",
  puzzleHint: "Leg zo veel stenen van een plankje als je kunt.",
  dealt: "De app deelt en beheert de pot.",
  /** How each level plays. */
  ways: {
    weak: "Legt sets van het plankje en herschikt niets.",
    medium: "Legt zo veel mogelijk stenen.",
    strong: "Legt zo veel mogelijk stenen en bewaart de jokers.",
    strongest: "Bewaart de jokers, en pakt een steen als dat eerder winst oplevert: sterker vind je hier niet.",
  },
};
