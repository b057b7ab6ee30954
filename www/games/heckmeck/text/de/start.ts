// What is asked at a first visit, in German.

import { startWords as shellWords } from "../../../../shell/text/de/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tippe deine Würfel ein: Du siehst, wie wahrscheinlich jedes Ergebnis mit jeder Wahl ist und welche Wahl am besten ist.",
  score: "Spiel mitschreiben",
  scoreHint: "Wer welche Portion hat, die Gewinnchancen aller und Tipps für jeden Wurf.",
  computer: shellWords.playComputer,
  computerHint: "Vier Stufen, von schwach bis Profi.",
  odds: "Chancen nachschlagen",
  oddsHint: "Wie wahrscheinlich eine Punktzahl mit den übrigen Würfeln ist.",
  /** How each level plays. */
  ways: {
    weak: "Legt den höchsten Wert heraus und hört auf, sobald es für eine Portion reicht.",
    medium: "Legt heraus, was die meisten Punkte bringt, und hört auf, wenn genug auf dem Spiel steht.",
    strong: "Spielt jeden Zug auf die meisten Würmer.",
    strongest: "Spielt auf Sieg: die stärkste Stufe hier.",
  },
};
