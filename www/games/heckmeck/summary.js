// What is announced to those who hear the page: the answer, in one sentence.

import { dice } from "../../js/format.js";
import { wayWords } from "./dice.js";
import { rank, resultInWords, value } from "./answers.js";
import { GOALS, goalInWords, left, sum, target } from "./state.js";

export function summary(state, seen) {
  if (seen.phase === "bust") return "Bust: nothing to take. The turn has ended.";
  if (seen.phase === "over") return resultInWords(state, seen);
  if (seen.phase === "unrolled" && state.roll.length > 0) {
    return `${state.roll.length} of ${left(state)} dice entered.`;
  }
  const total = target(state);
  const { best } = rank(seen.ways, state.goal, total);
  const way = seen.ways.find(({ key }) => best.has(key)) ?? seen.ways.find((way) => seen.ways.length === 1 && value(way.evaluation, state.goal, total) > 0);
  const where = sum(state.taken) > 0 ? `${seen.total} points, ${dice(left(state))} left.` : `${dice(left(state))} to roll.`;
  if (!way) return `${where} ${goalInWords(state)} can't be reached.`;
  const what = way.face === undefined ? way.key : `take ${wayWords(way)}`;
  return `${where} Best for ${goalInWords(state)}: ${what}, ${GOALS[state.goal].show(value(way.evaluation, state.goal, total))}.`;
}
