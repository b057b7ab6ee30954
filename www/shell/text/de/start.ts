// What is asked at a first visit, and of whoever wants to play the computer, in German.

import type { Level, Wins } from "../../model/levels.ts";
import type * as English from "../en/start.ts";
import { standardWords } from "./standard.ts";

const winsOf = (wins: number) => `Gewinnt ${wins} von 100 Partien gegen die stärkste Stufe.`;

export const startWords: typeof English.startWords = {
  levels: { weak: "Schwach", medium: "Mittel", strong: "Stark", strongest: "Am stärksten" },
  playComputer: standardWords.playComputer,
  computerRolls: "Die App würfelt.",
  /** How strong each level is: how it plays, and how often it wins against the strongest. */
  strengths: (ways: Record<Level, string>, wins: Wins): Record<Level, string> => ({
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
