// What a card of rules to remember says of a roll, and a game that is played by it.

import { anyOf } from "../../../shell/model/any-of.ts";
import { chanceFaces } from "../../../shell/model/chance.ts";
import { keyOf } from "./choices.ts";
import { EMPTY, isOver } from "./sheet.ts";
import { DICE } from "./state.ts";
import type { Sheet, SheetQuery, Solver } from "./types.ts";

export function hear(query: SheetQuery, { hearSheet }: Solver, rules: number) {
  const { left, decided } = hearSheet(query, rules);
  return { left: left.map(keyOf), decided };
}

/** The sheets of a game, each with its roll. */
export function played({ hearSheet, markSheet }: Solver, rules: number) {
  const sheets: (Sheet & { roll: number[] })[] = [];
  let sheet = EMPTY;
  while (!isOver(sheet)) {
    const rolled = { ...sheet, roll: chanceFaces(DICE).map((face) => face + 1) };
    sheets.push(rolled);
    const { sums, rejects } = markSheet(rolled, anyOf(hearSheet(rolled, rules).left));
    sheet = { sums, rejects };
  }
  return sheets;
}
