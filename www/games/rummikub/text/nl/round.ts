// Wat er over een ronde aan een echte tafel wordt gezegd die voorbij is, in het Nederlands.

import type { RoundProblem } from "../../model/round.ts";
import type * as English from "../en/round.ts";

const PROBLEMS: Record<RoundProblem, string> = {
  winner: "Geef aan wie er gewonnen heeft.",
  number: "Punten zijn hele getallen van 0 tot en met 999.",
  fewest: "Niemand houdt minder punten over dan de winnaar.",
  alone: "Vul de punten van minstens één andere speler in.",
};

export const roundWords: typeof English.roundWords = ({ formats: { number } }) => ({
  title: "Ronde voorbij",
  winner: "Wie er gewonnen heeft",
  hint: (joker) =>
    `Geef aan wie er gewonnen heeft, en vul de punten op de andere plankjes in: een steen telt zijn getal, een joker ${number(joker)}.`,
  won: (name) => `Gewonnen: ${name}`,
  points: "punten",
  left: (name) => `Punten over: ${name}`,
  problems: PROBLEMS,
  keep: "Ronde bewaren",
});
