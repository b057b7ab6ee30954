// What is announced to those who hear the page: what has happened, and the answer in a sentence.

import { areHidden, computerToMove } from "./model/seats.js";

/** @typedef {import("./actions.js").Page} Page */

/** @param {Page} page @param {import("../../shell/game.d.ts").Change} change */
export function summary(page, { before }) {
  const { state, words } = page;
  const last = state.log.at(-1);
  const isNew = last && state.log.length > before.log.length;
  return `${isNew ? `${words.note(last)} ` : ""}${situation(page)}`;
}

/** Numbers are told when they change no more. @param {Page} page */
function situation({ state, seen, words }) {
  const { toMove, roll } = state;
  if (state.refused) return words.refused(state.refused);
  if (seen.over) return words.winner(seen.over, seen.scores);
  const { answer } = seen.found ?? {};
  const by = computerToMove(state);
  if (by !== null && state.mode === "play") return words.announceComputer(roll, seen.chosen);
  if (areHidden(state)) return words.announceYourChoice(toMove, roll);
  if (!answer?.value) return "";
  return words.announce(toMove, roll, answer.best, seen.isThinking ? null : answer.value.share);
}
