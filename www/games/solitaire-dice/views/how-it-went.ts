// How a game went that is over: how the player decided, everybody's expected scores as curves, and what leads on.

import { html, nothing } from "lit-html";
import { isMissed } from "../../../shell/model/grades.ts";
import { readAtEnd } from "../../../shell/ui/course-chart.ts";
import { endCard } from "../../../shell/ui/end-card.ts";
import type { Page } from "../actions.ts";
import { resultOf } from "../model/decided.ts";
import { gradeOfMove, lossOf, ownMoves, resultOf as resultAgainst, summaryOf } from "../model/move-log.ts";
import { show } from "../model/moves.ts";
import { hasComputer, isShared, seatOf } from "../model/state.ts";
import { turnsOnPaper } from "../model/turn.ts";
import type { LoggedMove } from "../model/types.ts";
import { detailWords } from "../text/en/details.ts";
import { curvesOf } from "./details/course.ts";
import { gradedMove } from "./graded.ts";

export function endView(page: Page) {
  const { state, words } = page;
  const details = detailWords(words);
  const curves = curvesOf({ state, words: { ...words, details } });
  const result = resultOf(page);
  const summary = summaryOf(state.moves, seatOf(state));
  const isAllBest = summary?.costly === 0;
  const isSaid = isAllBest && result?.players[seatOf(state)]?.luck != null;
  return endCard(page, {
    headline: headlineOf(page),
    result,
    course: curves && {
      ...curves,
      label: details.coursePicture(readAtEnd(curves)),
      open: () => toCourse(page),
    },
    told: html`${summary && !isSaid ? html`<p class="summary">${words.summary(summary)}</p>` : nothing}${summary?.worst ? html`<p>${costliest(page, summary.worst)}</p>` : nothing}`,
    isAllBest,
    isPractised:
      hasComputer(state) &&
      !isShared(state) &&
      ownMoves(state.moves, seatOf(state)).some(({ logged }) => isMistake(logged)),
  });
}

function headlineOf({ state, analysis, words }: Page) {
  const against = resultAgainst(state, analysis);
  const score = words.finalScore(analysis.sheet.score);
  if (state.isGivenUp) return words.gaveUp(state.others.length);
  return against ? `${words.result(against)}. ${score}.` : `${score}.`;
}

function isMistake(logged: LoggedMove) {
  const grade = gradeOfMove(logged);
  return grade !== null && logged.choices > 1 && isMissed(grade);
}

/** The costliest turn: tapped, it can be decided again. */
function costliest(page: Page, worst: { logged: LoggedMove; turn: number }) {
  const turn = turnsOnPaper(page.state, page.analysis.sheet) + worst.turn;
  const loss = lossOf(worst.logged);
  const content = loss ? page.words.costliest(worst.logged, turn, loss.points) : "";
  return gradedMove(page, { logged: worst.logged, key: "costliest", turn, content });
}

/** Leads to the game as curves at full size. */
function toCourse({ act, goTo }: Page) {
  act(show, { tab: "moves", rollRead: null });
  goTo("moves");
}
