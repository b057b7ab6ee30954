// Ce qui se dit d’une manche finie à une vraie table, en français.

import type { RoundProblem } from "../../model/round.ts";
import type * as English from "../en/round.ts";

const PROBLEMS: Record<RoundProblem, string> = {
  winner: "Indique qui a gagné.",
  number: "Les points sont des nombres entiers de 0 à 999.",
  fewest: "Personne ne garde moins de points que le gagnant.",
  alone: "Saisis les points d’au moins un autre joueur.",
};

export const roundWords: typeof English.roundWords = ({ formats: { number } }) => ({
  title: "Manche finie",
  winner: "Qui a gagné",
  hint: (joker) =>
    `Indique qui a gagné, et saisis les points qui restent sur les autres chevalets : une tuile compte son nombre, un joker ${number(joker)}.`,
  won: (name) => `A gagné : ${name}`,
  points: "points",
  left: (name) => `Points restants : ${name}`,
  problems: PROBLEMS,
  keep: "Garder la manche",
});
