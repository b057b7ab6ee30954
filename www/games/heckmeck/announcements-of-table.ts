// What is announced where advice is given for the table, and after each step of a game.

import type { Change } from "../../shell/game.ts";
import { areHidden } from "./model/advice.ts";
import { left, playing } from "./model/state.ts";
import { computerToMove } from "./model/table.ts";
import type { State } from "./model/types.ts";
import type { AdvicePage as Page } from "./views/advice-words.ts";

/** A page with the words of advice. */

/** The step that was made, if one was. */
export function happened({ state, words }: Page, { before }: Change<State>) {
  const last = state.log.at(-1);
  return last && state.log.length > before.log.length ? `${words.note(last, state.hints)} ` : "";
}

export function summaryOfTable({ state, seen: { odds, table: seen }, words }: Page) {
  const { table } = state;
  const name = table.names[table.toMove];
  if (seen.over) return [words.announceOver, ...words.winner(table, seen.standing)].join(" ");
  const [best] = seen.ways;
  if (odds.phase === "bust" && best.deed) return words.announceTableBust(name, best.deed);
  if (odds.phase === "unrolled" && state.roll.length > 0)
    return words.announceEntered(state.roll.length, left(playing(state)));
  if (computerToMove(state) !== null)
    return words.announceComputer(name, seen.picked && words.wayInAdvice(seen.picked));
  if (areHidden(state)) return words.announceYourChoice(name);
  return words.announceAdvice(name, words.wayInAdvice(best), best.value, seen.aim);
}
