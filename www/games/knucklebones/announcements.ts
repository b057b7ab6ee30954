// What is announced to those who hear the page: what has happened, and the answer in a sentence.

import type { Change } from "../../shell/game/contract.ts";
import type { Page } from "./actions.ts";
import { chanceOf } from "./model/accuracy.ts";
import { ownShare } from "./model/own.ts";
import { areHidden, computerToMove, isUnadvised } from "./model/seats.ts";
import { endingOf, toldOf } from "./model/told.ts";
import type { KnucklebonesAnswer, State } from "./model/types.ts";
import { settledOf } from "./model/why.ts";

export function summary(page: Page, { before }: Change<State>) {
  const { state, words } = page;
  const last = state.moves.at(-1);
  const isNew = last && state.moves.length > before.moves.length;
  const told = isUnadvised(state) && !page.analysis?.over ? words.done : words.logged;
  return `${isNew ? `${told(toldOf(last))} ` : ""}${situation(page)}`;
}

/** The column that is announced, and whether there is no other; null where all come to the same for certain. */
export const announcedOf = (answer: KnucklebonesAnswer) =>
  answer.best === null || settledOf(answer) ? null : { column: answer.best, isOnly: answer.columns.length === 1 };

/** Numbers are told when they change no more. */
function situation({ state, analysis, words }: Page) {
  const { toMove, roll } = state;
  if (state.refused) return words.refused(state.refused);
  if (analysis.over) return words.ending(endingOf(analysis, analysis.over));
  const { answer } = analysis.found ?? {};
  const by = computerToMove(state);
  if (by !== null && state.mode === "play") return words.announceComputer(roll, analysis.chosen);
  if (areHidden(state)) return words.announceYourChoice(toMove, roll);
  if (!answer?.value) return "";
  const chance = chanceOf(answer, ownShare(toMove, answer.value.share));
  return words.announce(toMove, roll, announcedOf(answer), analysis.isThinking ? null : chance);
}
