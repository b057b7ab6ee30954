// At the thumb: draw or put back, a hint, and lay; the pace while others play; or every tile, where a real one is told.

import { html, nothing } from "lit-html";
import { againAtThumb } from "../../../../shell/ui/end.ts";
import { paceView } from "../../../../shell/ui/pace-view.ts";
import { undoAtThumb } from "../../../../shell/ui/undo.ts";
import { canStep, drawOwn, layOwn, ownMove, startAnew, tell } from "../../match-actions.ts";
import { hasChosen, put, putBack } from "../../model/match.ts";
import { isMine, isTheirs } from "../../model/match-analysis.ts";
import { isBagEmpty, solutionOf } from "../../model/match-facts.ts";
import { show } from "../../model/moves.ts";
import { levelOf, PLAN } from "../../model/state.ts";
import { typedOf } from "../../model/tiles.ts";
import { gridView } from "../pad.ts";
import type { Page } from "./page.ts";

export function matchPad(page: Page) {
  const { state, analysis, words } = page;
  if (analysis?.match?.over) return againAtThumb(page, () => startAnew(page));
  const content = contentOf(page);
  if (content === nothing) return nothing;
  return html`<section class="card pad ${state.match?.awaitedTile ? "thumb" : ""}" aria-label=${words.padTitle}>${content}</section>`;
}

function contentOf(page: Page) {
  const { state, analysis } = page;
  if (!analysis) return nothing;
  if (state.match?.awaitedTile) return telling(page);
  if (solutionOf(state)) return afterPuzzle(page);
  if (isTheirs(page)) return pace(page);
  if (isMine(page)) return own(page);
  return nothing;
}

function own(page: Page) {
  const { state, analysis, words, act } = page;
  const isBegun = state.work !== null || hasChosen(state);
  const level = levelOf(state);
  const found = ownMove(page);
  // Nothing is left to tell where nothing goes.
  const isMore = level < (analysis.plan ? PLAN : 1);
  // While something is held the other places for it are at the thumb.
  const other =
    hasChosen(state) || state.dropAt !== null
      ? html`<button class="place ${state.dropAt === "new" ? "drop-here" : ""}" data-key="new-set" data-repeat data-drop="new" @click=${() => act(put, "new")}>${words.newSet}</button>`
      : html`<button class="quiet" data-key="hint" data-repeat aria-label=${words.hintOf(level)} ?disabled=${!isMore} @click=${() => act(show, { asked: state.asked + 1 })}>${words.hintNames[level]}</button>`;
  const last =
    state.picked.length > 0
      ? html`<button class="place" data-key="to-rack" data-repeat ?disabled=${!state.work} @click=${() => act(put, "rack")}>${words.toRack}</button>`
      : html`<button class="primary" data-key="lay-own" data-next ?disabled=${!found} @click=${() => layOwn(page)}>${words.layOwn(found?.logged.tiles.length ?? 0)}</button>`;
  return html`<div class="match-buttons own-buttons">
    ${undoAtThumb(page)}
    ${isBegun ? html`<button data-key="put-back" @click=${() => act(putBack)}>${words.putBack}</button>` : drawing(page)}
    ${other}${last}
    ${state.refused ? html`<p class="down refused" role="status">${words.why(state.refused)}</p>` : nothing}
  </div>`;
}

const drawing = (page: Page) =>
  page.state.puzzle
    ? html`<span></span>`
    : html`<button data-key="draw-own" @click=${() => drawOwn(page)}>${isBagEmpty(page.state) ? page.words.pass : page.words.draw}</button>`;

/** Back to the puzzle as it was. */
function tryAgain({ wayBack, act }: Page) {
  wayBack(() => true)?.();
  act(putBack);
}

const afterPuzzle = (page: Page) => html`<div class="match-buttons">
  ${undoAtThumb(page)}
  <button data-key="try-again" @click=${() => tryAgain(page)}>${page.shell.words.tryAgain}</button>
  ${
    page.shell.isPractised()
      ? html`<button class="primary" data-key="practice" data-next @click=${page.shell.backToPractice}>${page.shell.words.backToPractice}</button>`
      : html`<button class="primary" data-key="next-puzzle" data-next @click=${() => startAnew(page)}>${page.words.nextPuzzle}</button>`
  }
</div>`;

function pace(page: Page) {
  const { state, act } = page;
  const paceOf = paceView(page, {
    pace: state.pace,
    isAtThumb: false,
    isIdle: !canStep(page),
    onpick: (pace) => act(show, { pace }),
  });
  return html`<div class="paced">${undoAtThumb(page)}${paceOf}</div>`;
}

/** The tiles of the others, once they have some. */
const othersLine = ({ state, words }: Page) =>
  state.others.some((count) => count > 0) ? words.tellLine(state.others) : "";

/** Real tiles are told. */
const telling = (page: Page) => {
  const { state, words } = page;
  const text = state.refused
    ? html`<span class="down">${words.why(state.refused)}</span>`
    : words.typed(typedOf(state.typed));
  return html`<div class="context">${undoAtThumb(page)}<p class="context-line" data-key="context">${state.refused || state.typed !== "" ? text : othersLine(page)}</p></div>
    ${gridView(page, { tap: tell })}`;
};
