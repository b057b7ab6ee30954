// What is measured of Heckmeck, in English.

import { BUST_RULES } from "./words.ts";

const turnName = (turn: string) => turn || "nothing taken";

/** The measurements, by their keys. */
export const words = () => ({
  structure: () => "Structure of an 8-dice turn",
  positions: (bust: keyof typeof BUST_RULES) => `Every position of an 8-dice turn, a bust ${BUST_RULES[bust]}`,
  turn: (turn: string, withTables: boolean) =>
    `evaluateTurn, ${withTables ? "tables" : "no tables"}: ${turnName(turn)}`,
  advise: (turn: string) => `advise: ${turnName(turn)}`,
  win: (turn: string, deep: number) =>
    `advise to win, ${deep === 1 ? "one turn" : "two turns"} deep: ${turnName(turn)}`,
  game: (best: string) => `One game of ${best} against rule-4, telling its luck too`,
});
