// What is announced to those who hear the page: what has happened, and the answer in a sentence.

import type { Change } from "../../shell/game/contract.ts";
import { at } from "../../shell/model/at.ts";
import type { Page } from "./actions.ts";
import { ranked } from "./model/choices.ts";
import { lossOf, resultOf } from "./model/move-log.ts";
import { chanceOf, rankedByChance } from "./model/reach.ts";
import {
  areHidden,
  areOthersToMark,
  canChoose,
  isAllOver,
  isComplete,
  isCostTold,
  isOwnOver,
  isShared,
  seatOf,
  sheetOf,
  whoIs,
  whoIsToMark,
} from "./model/state.ts";
import { turnOf } from "./model/turn.ts";
import type { State } from "./model/types.ts";
import { whyBest } from "./model/why.ts";

export function summary(page: Page, { before }: Change<State>) {
  const { state, words } = page;
  const news = state.moves.slice(before.moves.length);
  const told = news.map((logged) => {
    if (isShared(state)) return `${words.othersDone([{ who: whoIs(state, logged.player), mark: logged }])}.`;
    return logged.player === 0 ? words.logged(logged, isCostTold(state) ? lossOf(logged) : null) : words.done(logged);
  });
  const whose = isShared(state) && canChoose(state) ? `${words.called(whoIs(state, seatOf(state)))}. ` : "";
  return [...told, whose + situation(page)].filter((text) => text !== "").join(" ");
}

/** Numbers are told when they change no more. */
function situation({ state, analysis, words }: Page) {
  const { answer, sheet, isThinking, reach } = analysis;
  if (state.isGivenUp) return words.gaveUp(state.others.length);
  if (isAllOver(state)) return words.announceOver(sheet.score, resultOf(state, analysis));
  if (isOwnOver(state)) return words.ownOver(sheet.score);
  if (areOthersToMark(state)) return words.othersTurn(state.others.length);
  if (!canChoose(state)) {
    if (isComplete(state)) return words.toMark(whoIsToMark(state));
    if (state.roll.length > 0) return words.announceEntered(state.roll.length);
    const turn = turnOf(state, sheet);
    if (areHidden(state) || isThinking || sheet.missing !== 0) return words.announceTurn(turn, null);
    return reach?.found
      ? words.announceTurnChance(turn, reach.target, reach.found.chance)
      : words.announceTurn(turn, answer.value);
  }
  const free = sheet.spare !== null && answer.freeRideChance === 1 ? `${words.freeRide} ` : "";
  if (areHidden(state)) return free + words.announceChoose(answer.choices.length);
  const likeliest = rankedByChance(answer, reach)?.[0];
  const likely = likeliest && chanceOf(answer, reach, likeliest);
  const why = isThinking ? null : whyBest(sheetOf(state), analysis);
  const isOnly = answer.choices.length === 1;
  if (likely) return free + words.announceLikeliest(likeliest, isThinking ? null : likely.chance, why, isOnly);
  const best = at(ranked(answer), 0);
  return free + words.announceBest(best, isThinking ? null : best.value, why, isOnly);
}
