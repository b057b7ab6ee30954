// How a game went that is over: how each person decided, everybody's luck, the chance as a curve, and what leads on.

import { html, nothing } from "lit-html";
import { isMissed } from "../../../shell/model/grades.ts";
import { readAtEnd } from "../../../shell/ui/course-chart.ts";
import { endCard } from "../../../shell/ui/end-card.ts";
import type { Page } from "../actions.ts";
import { SIDES } from "../model/board.ts";
import { resultOf } from "../model/decided.ts";
import { gradeOfMove, isChoice, summaryOf } from "../model/move-log.ts";
import { show } from "../model/moves.ts";
import { ownSide } from "../model/seats.ts";
import { endingOf, toldOf } from "../model/told.ts";
import type { Side } from "../model/types.ts";
import { detailWords } from "../text/en/details.ts";
import { curvesOf } from "./details/course.ts";
import { gradedMove } from "./graded.ts";

export function endView(page: Page) {
  const { state, analysis, words } = page;
  const { over } = analysis;
  if (!over) return nothing;
  const details = detailWords(words);
  const curves = curvesOf({ state, words: { ...words, details } });
  const own = ownSide(state);
  const result = resultOf(page);
  const summary = own && summaryOf(state.moves, own);
  const isAllBest = summary !== null && summary.best === summary.choices;
  const isSaid = isAllBest && result?.players.every(({ luck }) => luck !== null);
  return endCard(page, {
    headline: words.ending(endingOf(analysis, over)),
    result,
    course: curves && {
      ...curves,
      label: details.coursePicture(readAtEnd(curves)),
      open: () => toCourse(page),
    },
    told: isSaid ? nothing : SIDES.filter((side) => state.seats[side] === null).map((side) => decidedBy(page, side)),
    isAllBest,
    isPractised: state.moves.some((logged) => logged.side === own && isChoice(logged) && isMissed(gradeOfMove(logged))),
  });
}

/** How a person decided, and the costliest decision: tapped, it can be made again. */
function decidedBy(page: Page, side: Side) {
  const { state, words } = page;
  const summary = summaryOf(state.moves, side);
  if (!summary) return nothing;
  const { worst } = summary;
  const costliest =
    worst &&
    gradedMove(page, { ...worst, key: `costliest-${side}`, content: words.costliest(toldOf(worst.logged), worst.nth) });
  return html`<p>${words.summary(side, null, summary)} ${costliest ?? nothing}</p>`;
}

/** Leads to the game as a curve at full size. */
function toCourse({ act, goTo }: Page) {
  act(show, { tab: "moves", moveRead: null });
  goTo("moves");
}
