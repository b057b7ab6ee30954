// What is asked at a first visit, in German.

import { startWords as shellWords } from "../../../../shell/text/de/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tippe auf den gewürfelten Würfel: Du siehst, wie oft jede Spalte gewinnt und welche am besten ist.",
  follow: "Spiel begleiten: Du beginnst",
  followHint: "An der Konsole oder mit echten Würfeln: zweimal tippen je Zug, für dich und für den Gegner.",
  theyStart: "Spiel begleiten: Der Gegner beginnt",
  theyStartHint: "Genauso, nur kommt der Würfel des Gegners zuerst.",
  computer: shellWords.playComputer,
  computerHint: "Vier Stufen, von schwach bis am stärksten.",
  setUp: "Stellung aufbauen",
  setUpHint: "Übernimm zwei Bretter mitten im Spiel.",
  /** How each level plays. */
  ways: {
    weak: "Wählt irgendeine Spalte.",
    medium: "Nimmt sofort den größten Punktevorsprung.",
    strong: "Blickt vier Würfel voraus und zählt Punkte.",
    strongest: "Blickt vier Würfel voraus und spielt auf Sieg: die stärkste Stufe hier.",
  },
};
