// What is asked at a first visit, in German.

import { startWords as shellWords } from "../../../../shell/text/de/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tippe deine Würfel ein: Du siehst, wie wahrscheinlich jedes Ergebnis mit jeder Wahl ist und welche Wahl am besten ist.",
  score: "Spiel mitschreiben",
  scoreHint: "Wer welche Portion hat, die Gewinnchancen aller und Tipps für jeden Wurf.",
  computer: shellWords.playComputer,
  computerHint: "Vier Stufen, von schwach bis am stärksten.",
  odds: "Chancen nachschlagen",
  oddsHint: "Wie wahrscheinlich eine Punktzahl mit den übrigen Würfeln ist.",
  /** How each level plays. */
  ways: {
    weak: "Nimmt den höchsten Wert und hört auf, sobald es eine Portion gibt.",
    medium: "Nimmt die meisten Punkte und hört auf, wenn es um genug geht.",
    strong: "Spielt jeden Zug auf die meisten Würmer.",
    strongest: "Spielt auf Sieg: die stärkste Stufe hier.",
  },
};
