// What is said of a round at a real table that is over, in English.

import type { RoundProblem } from "../../model/round.ts";
import type { Words } from "./words.ts";

const PROBLEMS: Record<RoundProblem, string> = {
  winner: "Mark who won.",
  number: "Points are whole numbers from 0 to 999.",
  fewest: "Nobody holds fewer points than the winner.",
  alone: "Type the points of at least one other player.",
};

export const roundWords = ({ formats: { number } }: Pick<Words, "formats">) => ({
  title: "Round over",
  winner: "Who won",
  hint: (joker: number) =>
    `Mark who won, and type the points left on the other racks: a tile counts its number, a joker ${number(joker)}.`,
  won: (name: string) => `${name} has won`,
  points: "points",
  left: (name: string) => `Points that ${name} holds`,
  problems: PROBLEMS,
  keep: "Keep the round",
});
