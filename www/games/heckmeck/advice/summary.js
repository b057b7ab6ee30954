// What is announced at a table to those who hear the page: the advice, in one sentence.

import { dice, worth } from "../../../js/format.js";
import { wayWords } from "../dice.js";
import { left } from "../state.js";
import { deedInWords } from "./look.js";
import { areHidden, computerToMove } from "./play.js";
import { winnerInWords } from "./score.js";

export function tableSummary({ state, seen }) {
  const { table } = state;
  const { standing, over, pick, ways: [best] } = seen.table;
  const name = table.names[table.toMove];
  if (over) return ["The game is over.", ...winnerInWords(table, standing)].join(" ");
  if (seen.phase === "bust") return `Bust. ${deedInWords(best.deed, table.names)}.`;
  if (seen.phase === "unrolled" && state.roll.length > 0) return `${state.roll.length} of ${left(state)} dice entered.`;
  if (computerToMove(state) !== null) return `${name}, the computer${pick ? `: ${inWords(pick, table)}` : ""}.`;
  if (areHidden(state)) return `${name}, you choose.`;
  return `${name}. Best: ${inWords(best, table)}, ${worth(best.value)} worms.`;
}

function inWords(way, { names }) {
  if (way.end) return deedInWords(way.deed, names);
  return way.key === "roll" ? `roll ${dice(way.remaining)}` : `take ${wayWords(way)}`;
}
