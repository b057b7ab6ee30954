// What is announced where advice is given for the table, and after each step of a game.

import type { Change } from "../../shell/game/contract.ts";
import { at } from "../../shell/model/at.ts";
import { gameEndOf } from "./model/game-end.ts";
import { adviceOf, areHidden } from "./model/hints.ts";
import { left, playing } from "./model/state.ts";
import { computerToMove, givenUpBy, mover } from "./model/table.ts";
import { toldMove } from "./model/told-moves.ts";
import type { State } from "./model/types.ts";
import { whyBest } from "./model/why.ts";
import type { AdvicePage as Page } from "./views/advice-words.ts";

/** The step that was made, if one was. */
export function happened({ state, words }: Page, { before }: Change<State>) {
  const last = state.moves.at(-1);
  return last && state.moves.length > before.moves.length ? `${words.logged(toldMove(last, adviceOf(state)))} ` : "";
}

export function summaryOfTable({ state, analysis: { odds, table: analysis }, words }: Page) {
  const { table } = state;
  const name = mover(table);
  if (analysis.over)
    return [words.announceOver, ...words.winner(gameEndOf(table, analysis.standing, givenUpBy(state)))].join(" ");
  const best = at(analysis.ways, 0);
  if (odds.phase === "bust" && best.turnEnd) return words.announceTableBust(name, best.turnEnd);
  if (odds.phase === "unrolled" && state.roll.length > 0)
    return words.announceEntered(state.roll.length, left(playing(state)));
  if (computerToMove(state) !== null) return words.announceComputer(name, analysis.picked);
  if (areHidden(state)) return words.announceYourChoice(name);
  const why = whyBest(analysis, odds, state);
  return words.announceAdvice(name, best, { value: best.value, aim: analysis.aim, why });
}
