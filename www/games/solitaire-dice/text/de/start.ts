// What is asked at a first visit, in German.

import type { Level } from "../../../../shell/model/levels.ts";
import { startWords as shellWords } from "../../../../shell/text/de/start.ts";
import type * as English from "../en/start.ts";

/** How strong a player is: its average score, as it is written. */
const averageOf = (score: string) => `Im Schnitt ${score} Punkte.`;

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tippe deine fünf Würfel an: Du siehst, welchen du am besten aussonderst und welche Paare du bildest.",
  paper: "Auf Papier spielen",
  paperHint: "Mit echten Würfeln: Tippe jeden Wurf ein und kreuze an, was du wählst.",
  thrown: "Hier würfeln",
  thrownHint: "Die App würfelt, du wählst.",
  others: "Gegen den Computer",
  othersHint: "Dieselben Würfe für alle, jeder auf seinem eigenen Blatt.",
  /**
   * How each level plays, and how strong that is.
   * @param averages their average scores, as they are written
   */
  strengths: (averages: Record<Level, string>): Record<Level, string> => ({
    weak: `Nimmt von jedem Wurf die meisten Punkte. ${averageOf(averages.weak)}`,
    medium: `Wägt Punkte in diesem Zug gegen spätere ab. ${averageOf(averages.medium)}`,
    strong: `Spielt nach einer Faustregel. ${averageOf(averages.strong)}`,
    strongest: `Richtet sich nach dem erwarteten Endstand: die stärkste Stufe hier. ${averageOf(averages.strongest)}`,
  }),
};
