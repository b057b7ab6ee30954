// Lo que se dice de una ronda terminada en una mesa de verdad, en español.

import type { RoundProblem } from "../../model/round.ts";
import type * as English from "../en/round.ts";

const PROBLEMS: Record<RoundProblem, string> = {
  winner: "Marca quién ha ganado.",
  number: "Los puntos son números enteros del 0 al 999.",
  fewest: "Nadie tiene menos puntos que quien gana.",
  alone: "Escribe los puntos de al menos otro jugador.",
};

export const roundWords: typeof English.roundWords = ({ formats: { number } }) => ({
  title: "Fin de la ronda",
  winner: "Quién ha ganado",
  hint: (joker) =>
    `Marca quién ha ganado y escribe los puntos que quedan en los otros atriles: una ficha vale su número y un comodín, ${number(joker)}.`,
  won: (name) => `Ha ganado: ${name}`,
  points: "puntos",
  left: (name) => `Puntos que quedan: ${name}`,
  problems: PROBLEMS,
  keep: "Guardar la ronda",
});
