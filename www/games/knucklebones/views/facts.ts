// Below the boards: what the best column comes to, what the last move was worth, and at the end how it was played.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { otherSide, SIDES } from "../model/board.ts";
import { summaryOf } from "../model/move-log.ts";
import { newGame, setStarts } from "../model/moves.ts";
import { ownOutlook } from "../model/own.ts";
import { areHidden, computerToMove } from "../model/seats.ts";
import { isFresh, isRollHidden } from "../model/state.ts";
import type { LoggedMove, Side } from "../model/types.ts";
import { whyBest } from "../model/why.ts";
import { gradedMove } from "./graded.ts";
import { playButton } from "./play-button.ts";

export function factsView(page: Page) {
  const { state, analysis, words } = page;
  if (analysis.over && state.mode === "play") return endView(page);
  const last = state.moves.at(-1);
  return html`<div class="facts">
    <div class="outlook-room">${areHidden(state) || isRollHidden(state) ? nothing : outlookView(page)}</div>
    ${isFresh(state) && !page.room.isLow ? beginning(page) : html`<p class="last-move">${whyView(page) ?? (last && state.mode === "play" ? words.logged(last) : nothing)}</p>`}
  </div>`;
}

/** Why the best column is that, in the place of the last move while a column is to be chosen; null where nothing stands out. */
function whyView({ state, analysis, words }: Page) {
  const answer = analysis.found?.answer;
  if (!answer || state.mode !== "play" || areHidden(state) || computerToMove(state) !== null) return null;
  const why = whyBest(state, answer);
  return why && html`<span data-key="why">${words.why(why)}</span>`;
}

/** Before the first die: who starts, and the way to a game against the computer. */
const beginning = (page: Page) => html`<div class="line last-move">
  <button class="quiet" data-key="starts" @click=${() => page.act(setStarts, otherSide(page.state.toMove))}>${page.words.starts[otherSide(page.state.toMove)]}</button>
  ${playButton(page)}
</div>`;

/** Win, tie, loss and points, of the best column or before a roll; of the computer's choice where it has made one. */
function outlookView({ state, analysis, words }: Page) {
  const { columns, value } = analysis.found?.answer ?? { columns: [], value: null };
  const chosen = computerToMove(state) === null ? null : columns.find(({ column }) => column === analysis.chosen);
  const found = chosen?.outlook ?? value;
  if (!found) return nothing;
  const outlook = ownOutlook(state.toMove, found);
  return html`<dl class="outlook">
    <div><dt>${words.outlookHead}</dt><dd>${words.outlook(outlook)}</dd></div>
    <div><dt>${words.differenceHead}</dt><dd>${words.difference(outlook.difference)}</dd></div>
  </dl>`;
}

/** How both sides decided. */
function endView(page: Page) {
  const { state, words, act } = page;
  const summaries = SIDES.flatMap((side) => {
    const summary = summaryOf(state.moves, side);
    return summary ? [{ side, summary }] : [];
  });
  return html`<div class="facts end">
    ${summaries.map(
      ({ side, summary }) =>
        html`<p>${words.summary(side, summary)}${summary.worst ? html` ${costliest(page, side, summary.worst)}` : nothing}</p>`,
    )}
    <button class="primary" data-key="new-game" data-next @click=${() => act(newGame)}>${words.newGame}</button>
  </div>`;
}

/** The costliest decision of a side: tapped, it can be made again. */
const costliest = (page: Page, side: Side, { logged, nth }: { logged: LoggedMove; nth: number }) =>
  gradedMove(page, { logged, nth, key: `costliest-${side}`, content: page.words.costliest(logged, nth) });
