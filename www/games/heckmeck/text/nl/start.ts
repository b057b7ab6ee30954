// What is asked at a first visit, in Dutch.

import { startWords as shellWords } from "../../../../shell/text/nl/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tik je dobbelstenen in: je ziet bij elke keuze hoe groot de kans op elke uitkomst is, en welke keuze de beste is.",
  score: "Ons spel bijhouden",
  scoreHint: "Wie welke tegel heeft, ieders winkans, en advies bij elke worp.",
  computer: shellWords.playComputer,
  computerHint: "Vier niveaus, van zwak tot expert.",
  odds: "Kansen opzoeken",
  oddsHint: "Hoe groot de kans op een totaal is met de dobbelstenen die je nog hebt.",
  /** How each level plays. */
  ways: {
    weak: "Pakt het hoogste symbool en stopt zodra dat een tegel oplevert.",
    medium: "Pakt de meeste punten en stopt als er genoeg op het spel staat.",
    strong: "Speelt in elke beurt voor zo veel mogelijk wormen.",
    strongest: "Speelt om te winnen: sterker vind je hier niet.",
  },
};
