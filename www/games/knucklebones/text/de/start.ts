// What is asked at a first visit, in German.

import { startWords as shellWords } from "../../../../shell/text/de/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tippe deinen Wurf an: Du siehst, wie oft du mit jeder Spalte gewinnst und welche am besten ist.",
  follow: "Unser Spiel mitschreiben",
  followHint: "An der Konsole oder mit echten Würfeln: je Zug zweimal tippen, für dich und für den Gegner.",
  computer: shellWords.playComputer,
  computerHint: "Vier Stufen, von schwach bis Profi.",
  setUp: "Stellung aufbauen",
  setUpHint: "Gib zwei Bretter mitten aus einem Spiel ein.",
  /** How each level plays. */
  ways: {
    weak: "Wählt irgendeine Spalte.",
    medium: "Legt so, dass der Vorsprung sofort am größten ist.",
    strong: "Rechnet vier Würfe voraus und zählt Punkte.",
    strongest: "Rechnet vier Würfe voraus und spielt auf Sieg: die stärkste Stufe hier.",
  },
};
