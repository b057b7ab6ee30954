// What is asked at a first visit, and of whoever wants to play the computer, in German.

import type { UsualLevel, Wins } from "../../model/levels.ts";
import type * as English from "../en/start.ts";
import { levels, standardWords } from "./standard.ts";

const winsOf = (wins: number) => `Gewinnt ${wins} von 100 Partien gegen „${levels.strongest}“.`;

export const startWords: typeof English.startWords = {
  playComputer: standardWords.playComputer,
  computerRolls: "Die App würfelt.",
  /** How strong each level is: how it plays, and how often it wins against the strongest. */
  strengths: (ways: Record<UsualLevel, string>, wins: Wins): Record<UsualLevel, string> => ({
    weak: `${ways.weak} ${winsOf(wins.weak)}`,
    medium: `${ways.medium} ${winsOf(wins.medium)}`,
    strong: `${ways.strong} ${winsOf(wins.strong)}`,
    strongest: ways.strongest,
  }),
  otherPlayers: "Spieler selbst wählen",
  adviceLabel: "Tipps",
  advice: { after: "nach meinem Zug", before: "davor", none: "keine" },
  adviceHint: "Nach meinem Zug: nur, was er gekostet hat. Keine: nichts vor dem Ende. „Tipp“ hilft jederzeit.",
};
