// What is asked at a first visit, in German.

import { startWords as shellWords } from "../../../../shell/text/de/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Tippe deine Steine an: Du bekommst den besten Zug und wie du ihn legst.",
  rack: "Hilfe für mein Bänkchen",
  rackHint: "Am echten Tisch: Gib deine Steine und die Sätze auf dem Tisch ein und sieh, wie viel du legen kannst.",
  computer: shellWords.playComputer,
  computerHint: "Vier Stufen, von schwach bis Profi.",
  puzzle: "Ein Rätsel lösen",
  puzzleHint: "Lege so viele Steine eines Bänkchens wie möglich.",
  dealt: "Die App teilt aus und verwaltet den Vorrat.",
  /** How each level plays. */
  ways: {
    weak: "Legt Sätze vom eigenen Bänkchen und baut nichts um.",
    medium: "Legt so viele Steine wie möglich.",
    strong: "Legt so viele Steine wie möglich und behält seine Joker.",
    strongest: "Behält seine Joker und zieht, wenn das schneller zum Sieg führt: die stärkste Stufe hier.",
  },
};
