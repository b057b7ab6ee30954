// What is asked at a first visit, in Dutch.

import { startWords as shellWords } from "../../../../shell/text/nl/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tik op de dobbelsteen die is gegooid: je ziet je winstkans met elke kolom, en welke de beste is.",
  follow: "Ons spel volgen",
  followHint: "Op een console of met echte dobbelstenen: twee tikken per beurt, voor jou en voor je tegenstander.",
  computer: shellWords.playComputer,
  computerHint: "Vier niveaus, van zwak tot expert.",
  setUp: "Borden opstellen",
  setUpHint: "Neem twee borden over, midden in een spel.",
  /** How each level plays. */
  ways: {
    weak: "Kiest zomaar een kolom.",
    medium: "Kiest wat meteen de grootste puntenvoorsprong geeft.",
    strong: "Kijkt vier worpen vooruit en telt punten.",
    strongest: "Kijkt vier worpen vooruit en speelt om te winnen: sterker vind je hier niet.",
  },
};
