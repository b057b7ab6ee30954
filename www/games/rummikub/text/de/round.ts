// Was von einer beendeten Runde an einem echten Tisch gesagt wird, auf Deutsch.

import type { RoundProblem } from "../../model/round.ts";
import type * as English from "../en/round.ts";

const PROBLEMS: Record<RoundProblem, string> = {
  winner: "Markiere, wer gewonnen hat.",
  number: "Punkte sind ganze Zahlen von 0 bis 999.",
  fewest: "Niemand hat weniger Punkte übrig als der Sieger.",
  alone: "Gib die Punkte von mindestens einem anderen ein.",
};

export const roundWords: typeof English.roundWords = ({ formats: { number } }) => ({
  title: "Runde vorbei",
  winner: "Wer gewonnen hat",
  hint: (joker) =>
    `Markiere, wer gewonnen hat, und gib die Punkte auf den anderen Bänkchen ein: Ein Stein zählt seine Zahl, ein Joker ${number(joker)}.`,
  won: (name) => `Gewonnen: ${name}`,
  points: "Punkte",
  left: (name) => `Restpunkte: ${name}`,
  problems: PROBLEMS,
  keep: "Runde behalten",
});
