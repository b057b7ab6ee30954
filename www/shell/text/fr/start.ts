// What is asked at a first visit, and of whoever wants to play the computer, in French.

import type * as English from "../en/start.ts";
import { levels, standardWords } from "./standard.ts";

const winsOf = (wins: number) =>
  `Gagne ${wins} ${wins < 2 ? "partie" : "parties"} sur 100 contre «\u00a0${levels.strongest}\u00a0».`;

export const startWords: typeof English.startWords = {
  playComputer: standardWords.playComputer,
  computerRolls: "L’appli lance les dés.",
  strengths: (ways, wins) => ({
    weak: `${ways.weak} ${winsOf(wins.weak)}`,
    medium: `${ways.medium} ${winsOf(wins.medium)}`,
    strong: `${ways.strong} ${winsOf(wins.strong)}`,
    strongest: ways.strongest,
  }),
  otherPlayers: "Choisir moi-même les joueurs",
  adviceLabel: "Conseils",
  advice: { after: "après mon coup", before: "avant", none: "aucun" },
  adviceHint:
    "Après mon coup\u00a0: seulement ce qu’il a coûté. Aucun\u00a0: rien avant la fin. L’indice est à un appui.",
};
