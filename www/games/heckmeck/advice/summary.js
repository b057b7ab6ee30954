// What is announced at a table to those who hear the page: the advice, in one sentence.

import { dice, worth } from "../../../js/format.js";
import { wayWords } from "../dice.js";
import { left } from "../state.js";
import { deedInWords } from "./look.js";
import { winnerInWords } from "./score.js";

export function tableSummary({ state, seen }) {
  const { table } = state;
  const { standing, over, ways: [best] } = seen.table;
  const name = table.names[table.toMove];
  if (over) return ["The game is over.", ...winnerInWords(table, standing)].join(" ");
  if (seen.phase === "bust") return `Bust. ${deedInWords(best.deed, table.names)}.`;
  if (seen.phase === "unrolled" && state.roll.length > 0) return `${state.roll.length} of ${left(state)} dice entered.`;
  const what = best.end ? deedInWords(best.deed, table.names) : best.key === "roll" ? `roll ${dice(best.remaining)}` : `take ${wayWords(best)}`;
  return `${name}. Best: ${what}, ${worth(best.value)} worms.`;
}
