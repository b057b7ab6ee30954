// What is asked at a first visit, and of whoever wants to play the computer, in Dutch.

import type * as English from "../en/start.ts";
import { levels, standardWords } from "./standard.ts";

const winsOf = (wins: number) => `Wint ${wins} van de 100 partijen tegen “${levels.strongest}”.`;

export const startWords: typeof English.startWords = {
  playComputer: standardWords.playComputer,
  computerRolls: "De app gooit de dobbelstenen.",
  /** How strong each level is: how it plays, and how often it wins against the strongest. */
  strengths: (ways, wins) => ({
    weak: `${ways.weak} ${winsOf(wins.weak)}`,
    medium: `${ways.medium} ${winsOf(wins.medium)}`,
    strong: `${ways.strong} ${winsOf(wins.strong)}`,
    strongest: ways.strongest,
  }),
  otherPlayers: "Zelf spelers kiezen",
  adviceLabel: "Advies",
  advice: { after: "na mijn zet", before: "ervoor", none: "geen" },
  adviceHint: "Na mijn zet: alleen wat die kostte. Geen: niets voor het einde. Een hint is één tik.",
};
