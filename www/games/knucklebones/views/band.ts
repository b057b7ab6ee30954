// What stands between the boards: in each column the chance of the player below if the die goes there, or before a
// roll that chance, or the end of the game.

import { html, nothing } from "lit-html";
import { barOf, type Grade, gradeOf } from "../../../shell/model/grades.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import type { Page } from "../actions.ts";
import { canPlace } from "../actions.ts";
import { digitsOf } from "../model/accuracy.ts";
import { isAsGood, MISTAKE } from "../model/move-log.ts";
import { ownShare } from "../model/own.ts";
import { areHidden, computerToMove, hiddenUntil, isUnadvised } from "../model/seats.ts";
import { looksAlike } from "../model/shares.ts";
import { isRollHidden, openColumns } from "../model/state.ts";
import { endingOf, toldOf } from "../model/told.ts";
import type { ColumnAnswer, Digits, KnucklebonesAnswer } from "../model/types.ts";
import { settledOf } from "../model/why.ts";
import { chanceButton } from "./chance.ts";

/**
 * What is said of a column in which the die can be placed; null where there is none. Before its number is there
 * its place is.
 */
export function answerIn(
  page: Page,
  column: 0 | 1 | 2,
): (Pick<Marked, "className" | "part"> & { content: unknown }) | null {
  const { state, analysis } = page;
  if (state.mode !== "play" || state.roll === null || analysis?.over || !openColumns(state).includes(column))
    return null;
  const answer = analysis?.found?.answer;
  const found = answer?.columns.find((one) => one.column === column);
  if (!answer || !found) return { className: "", content: nothing };
  const { mark, className, part } = markOf(page, found, answer);
  return { className, part, content: cell(page, found, answer, { mark, className }) };
}

/** What is said beside a number: nothing, a word, or the share of the player below with the best one. */
type Mark = "none" | "best" | "only" | "picks" | "asGood" | { share: number; best: number; digits: Digits };
interface Marked {
  mark: Mark;
  className: "" | "best" | Grade;
  /** How long the bar is of what is given away; left out where nothing is. */
  part?: number;
}

export function markText({ state: { toMove }, words }: Page, mark: Mark) {
  if (typeof mark === "object") return words.behind(mark.share, mark.best, mark.digits);
  return { none: "", best: words.best[toMove], only: words.only, picks: words.picks, asGood: words.asGood }[mark];
}

/** Best, picked by the computer, as good, or how far behind the best. All that look alike are the best, but where nothing can change the result. */
export function markOf(page: Page, one: ColumnAnswer, answer: KnucklebonesAnswer): Marked {
  const { state, analysis } = page;
  if (computerToMove(state) !== null && analysis.chosen !== null) return markOfPick(page, one, answer);
  if (areHidden(state) || settledOf(answer)) return { mark: "none", className: "" };
  const { columns, error } = answer;
  const [share, first] = [shareOf(one), shareOf(firstOf(columns))];
  if (!looksAlike(share, first, digitsOf(error)))
    return isAsGood(share, first, error) ? { mark: "asGood", className: "" } : markBehind(page, one, answer);
  const isFramed = computerToMove(state) === null;
  return { mark: markOfBest(columns), className: isFramed ? "best" : "" };
}

/** The same once the computer has decided: its choice alone is framed, and is the best where no other is told to be better. */
function markOfPick(page: Page, one: ColumnAnswer, answer: KnucklebonesAnswer): Marked {
  const { state, analysis } = page;
  const { columns, error } = answer;
  const isPicked = analysis.chosen === one.column;
  const best = markOfBest(columns);
  if (areHidden(state)) return isPicked ? { mark: "picks", className: "best" } : { mark: "none", className: "" };
  const first = shareOf(firstOf(columns));
  const isPickBest = columns.some(
    (other) => other.column === analysis.chosen && isAsGood(shareOf(other), first, error),
  );
  if (isPicked) return { mark: isPickBest ? best : "picks", className: "best" };
  if (!isAsGood(shareOf(one), first, error)) return markBehind(page, one, answer);
  return { mark: isPickBest ? "asGood" : best, className: "" };
}

const markOfBest = ({ length }: ColumnAnswer[]) => (length > 1 ? "best" : "only");

function markBehind({ state: { toMove } }: Page, one: ColumnAnswer, { columns, error }: KnucklebonesAnswer): Marked {
  const [share, first] = [shareOf(one), shareOf(firstOf(columns))];
  const lost = first - share;
  return {
    mark: { share: ownShare(toMove, share), best: ownShare(toMove, first), digits: digitsOf(error) },
    className: gradeOf({ lost, isTold: true, isBest: false }, MISTAKE),
    part: barOf(lost, MISTAKE),
  };
}

/** The share of whoever is to move. */
const shareOf = ({ outlook }: ColumnAnswer) => outlook?.share ?? 0;

const firstOf = (columns: ColumnAnswer[]) =>
  columns.reduce((first, other) => (shareOf(other) > shareOf(first) ? other : first));

function cell(page: Page, found: ColumnAnswer, { error }: KnucklebonesAnswer, { mark, className }: Marked) {
  const { state, words } = page;
  const isHidden = areHidden(state);
  const { inPercentWith, withPercent } = words.formats;
  return html`<span class="number">${isHidden || !found.outlook ? nothing : html`${inPercentWith(ownShare(state.toMove, found.outlook.share), digitsOf(error))}<small class=${className === "best" ? "unit" : "unseen"}>${withPercent("")}</small>`}</span>
    <span class="way-mark">${markText(page, mark)}</span>
    <span class="effect"><span>${words.gain(found)}</span> <span>${words.takes(Array(found.removes).fill(state.roll))}</span></span>`;
}

/** What spans all columns; nothing where the columns have numbers. */
export function bandView(page: Page) {
  const { state, analysis, words } = page;
  if (state.refused) return html`<p class="band refused">${words.refused(state.refused)}</p>`;
  if (state.mode === "setup") return html`<p class="band setup">${unlessAhead(page, () => setup(page))}</p>`;
  if (analysis?.over)
    return html`<p class="band result" data-key="result">${words.ending(endingOf(analysis, analysis.over))}</p>`;
  if (state.roll !== null) return fullColumns(page);
  if (areHidden(state)) return lesson(page);
  return html`<p class="band" data-key="chance">${unlessAhead(page, () => chanceButton(page))} <span class="soft">${words.beforeRoll[state.toMove]}</span></p>`;
}

/** What a person who decides alone is told before the next roll: what the last move was worth, or when that is told. */
function lesson({ state, words }: Page) {
  const last = state.moves.findLast(({ side }) => side === state.toMove);
  const told = last && !isUnadvised(state) ? toldOf(last) : null;
  return html`<p class="band lesson ${told ? `graded fresh ${told.grade}` : ""}" data-key="lesson">${told ? words.lesson(told) : words.chancesHidden[hiddenUntil(state)]}</p>`;
}

function setup({ state, analysis, words }: Page) {
  const answer = isRollHidden(state) ? undefined : analysis?.found?.answer;
  return html`<span>${words.setupHint}</span>
    ${answer?.value ? html`<span class="soft">${words.answerTitle} <strong data-key="chance">${words.chance(ownShare(state.toMove, answer.value.share), digitsOf(answer.error))}</strong></span>` : nothing}`;
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
