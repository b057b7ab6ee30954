// What stands between the boards: in each column the chance of the player below if the die goes there, or before a
// roll that chance, or the end of the game.

import { html, nothing } from "lit-html";
import { unlessAhead } from "../../../shell/ahead.ts";
import type { Page } from "../actions.ts";
import { canPlace } from "../actions.ts";
import { LEAST_LOSS } from "../model/move-log.ts";
import { ownShare } from "../model/own.ts";
import { areHidden, computerToMove } from "../model/seats.ts";
import { isRollHidden, openColumns } from "../model/state.ts";
import type { ColumnAnswer, Found } from "../model/types.ts";

/** A column further behind than this is no way to win. */
const FAR = 0.01;

/**
 * What is said of a column in which the die can be placed; null where there is none. Before its number is there
 * its place is.
 */
export function answerIn(page: Page, column: 0 | 1 | 2): { className: string; content: unknown } | null {
  const { state, analysis } = page;
  if (state.mode !== "play" || state.roll === null || analysis?.over || !openColumns(state).includes(column))
    return null;
  const answer = analysis?.found?.answer;
  const found = answer?.columns.find((one) => one.column === column);
  if (!answer || !found) return { className: "", content: nothing };
  const { mark, className } = markOf(page, found, answer.columns);
  return { className, content: cell(page, found, mark) };
}

/** What is said beside a number: best, picked by the computer, or how far behind the best. */
export function markOf({ state, analysis, words }: Page, { column, outlook }: ColumnAnswer, columns: ColumnAnswer[]) {
  const { best } = (analysis.found as Found).answer;
  const { toMove } = state;
  const shares = columns.map((one) => one.outlook?.share ?? 0);
  const share = outlook?.share ?? 0;
  const first = Math.max(...shares);
  const isPicked = analysis.chosen === column;
  if (areHidden(state)) return { mark: "", className: "" };
  if (column === best && (isPicked || computerToMove(state) === null))
    return { mark: columns.length > 1 ? words.best[toMove] : "", className: "best" };
  if (isPicked) return { mark: first - share < LEAST_LOSS ? words.picksAsGood : words.picks, className: "best" };
  if (column === best) return { mark: words.best[toMove], className: "" };
  return {
    mark: words.behind(ownShare(toMove, share), ownShare(toMove, first)),
    className: first - share > FAR ? "far" : "",
  };
}

function cell({ state, words }: Page, found: ColumnAnswer, mark: string) {
  const isHidden = areHidden(state);
  return html`<span class="number">${isHidden || !found.outlook ? nothing : words.chance(ownShare(state.toMove, found.outlook.share))}</span>
    <span class="way-mark">${mark}</span>
    <span class="effect">${words.effect(found, state.roll as number)}</span>`;
}

/** What spans all columns; nothing where the columns have numbers. */
export function bandView(page: Page) {
  const { state, analysis, words } = page;
  if (state.refused) return html`<p class="band refused">${words.refused(state.refused)}</p>`;
  if (state.mode === "setup") return html`<p class="band setup">${unlessAhead(page, () => setup(page))}</p>`;
  if (analysis?.over)
    return html`<p class="band result" data-key="result">${words.ending({ ...analysis, over: analysis.over })}</p>`;
  if (state.roll !== null) return fullColumns(page);
  const share = analysis?.found?.answer.value?.share;
  return html`<p class="band before" data-key="chance">
    <span class="number">${unlessAhead(page, () => (share === undefined || areHidden(state) ? nothing : words.chance(ownShare(state.toMove, share))))}</span>
    <span class="soft">${words.beforeRoll[state.toMove]}</span>
  </p>`;
}

function setup({ state, analysis, words }: Page) {
  const share = isRollHidden(state) ? undefined : analysis?.found?.answer.value?.share;
  return html`<span>${words.setupHint}</span>
    ${share === undefined ? nothing : html`<span class="soft">${words.answerTitle} <strong data-key="chance">${words.chance(ownShare(state.toMove, share))}</strong></span>`}`;
}

/** Full columns say so in the place of their numbers. */
function fullColumns(page: Page) {
  const { state, words } = page;
  const open = openColumns(state);
  return [0, 1, 2]
    .filter((column) => !open.includes(column))
    .map(
      (column) => html`<p class="full soft" data-column=${column}>${canPlace(page) ? words.fullColumn : nothing}</p>`,
    );
}
