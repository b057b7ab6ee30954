// What is asked at a first visit, and of whoever wants to play the computer, in Spanish.

import type * as English from "../en/start.ts";
import { levels } from "./standard.ts";

const winsOf = (wins: number) => `Gana ${wins} de cada 100 partidas contra «${levels.strongest}».`;

export const startWords: typeof English.startWords = {
  playComputer: "Contra el ordenador",
  computerRolls: "La app tira los dados.",
  /** How strong each level is: how it plays, and how often it wins against the strongest. */
  strengths: (ways, wins) => ({
    weak: `${ways.weak} ${winsOf(wins.weak)}`,
    medium: `${ways.medium} ${winsOf(wins.medium)}`,
    strong: `${ways.strong} ${winsOf(wins.strong)}`,
    strongest: ways.strongest,
  }),
  otherPlayers: "Elegir los jugadores",
  adviceLabel: "Consejos",
  advice: { after: "después de mi jugada", before: "antes", none: "ninguno" },
  adviceHint: "Después de mi jugada: solo lo que costó. Ninguno: nada antes del final. La pista está a un toque.",
};
