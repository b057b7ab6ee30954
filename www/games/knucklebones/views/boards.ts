// The two boards, columns facing, and between them what each column is worth. A column of the player to move is one
// button, as high as its three squares and its number.

import { html, nothing } from "lit-html";
import { waitingView } from "../../../shell/game/waiting.ts";
import { at } from "../../../shell/model/at.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { unseen, vars } from "../../../shell/ui/controls.ts";
import { endPart } from "../../../shell/ui/end.ts";
import type { Page } from "../actions.ts";
import { canPlace, placeIn } from "../actions.ts";
import { COLUMNS, countIn, HEIGHT } from "../model/board.ts";
import { gradeOfMove, isChoice } from "../model/move-log.ts";
import { addDie, removeDie } from "../model/moves.ts";
import { outlookOf } from "../model/outlook.ts";
import { areHidden, computerToMove, isUnadvised } from "../model/seats.ts";
import { betterColumn, toldOf } from "../model/told.ts";
import type { Side } from "../model/types.ts";
import { answerIn, bandView } from "./band.ts";
import { chanceButton } from "./chance.ts";
import { factsView } from "./facts.ts";
import { die } from "./pieces.ts";

/** @param isAlone whether nothing is tapped and no pad lies below: what stands there stands here then */
export function boardsView(page: Page, isAlone = false) {
  const { state, analysis } = page;
  const isOver = Boolean(analysis?.over);
  return html`<section class="card boards ${state.toMove} ${isAlone ? "alone" : state.throws}" tabindex="-1" data-answer ?data-next=${isOver} aria-labelledby="answer-title">
    ${sideLine(page, "theirs")}
    <div class="arena">
      ${COLUMNS.map((column) => strip(page, column))}
      ${chanceLine(page, isAlone)}
      ${bandView(page)}
    </div>
    ${sideLine(page, "mine")}
    ${unlessAhead(page, () => below(page, isAlone))}
  </section>`;
}

function below(page: Page, isAlone: boolean) {
  const { state, analysis } = page;
  if (!analysis) return waitingView(page);
  if (analysis.over && state.mode === "play") return endPart(page, () => import("./how-it-went.ts"));
  return isAlone ? factsView(page) : nothing;
}

function title({ state, analysis, words }: Page) {
  if (state.mode === "setup") return words.setupTitle;
  if (analysis?.over) return words.gameOver;
  if (!areHidden(state)) return words.answerTitle;
  return computerToMove(state) === null ? words.yourChoice : words.computersMove;
}

/** Between the boards: the chance to win as a bar, and after a roll as a number beside it. */
function chanceLine(page: Page, isAlone: boolean) {
  const { state, analysis } = page;
  const share = outlookOf(state, analysis)?.share;
  return html`<div class="line chance-line">
    <h2 id="answer-title">${title(page)}</h2>
    ${isAlone || state.roll === null ? nothing : unlessAhead(page, () => chanceButton(page))}
    ${unlessAhead(page, () => (share === undefined ? nothing : html`<span class="chance-bar" .style=${vars({ part: share })}></span>`))}
  </div>`;
}

/** A player, with the points of the whole board. */
function sideLine(page: Page, side: Side) {
  const { state, analysis, words } = page;
  const isToMove = state.toMove === side && !analysis?.over;
  const hasWon = analysis?.over === (side === "mine" ? "win" : "loss");
  const mark = isToMove ? "▸" : hasWon ? "★" : "";
  return html`<div class="line side-line ${side} ${mark === "" ? "" : "to-move"}">
    <p class="who">${mark === "" ? nothing : html`<span class="mark" aria-hidden="true">${mark} </span>`}${words.player(side, state.seats[side])}${isToMove ? unseen(words.toMove) : nothing} <output class="total" data-key="total-${side}">${unlessAhead(page, () => (analysis ? words.score(analysis.scores[side].total) : nothing))}</output></p>
  </div>`;
}

/** One column of either board, and its number between them. */
function strip(page: Page, column: 0 | 1 | 2) {
  const { state, words } = page;
  const answer = answerIn(page, column);
  const [theirs, mine] = [pile(page, "theirs", column), pile(page, "mine", column)];
  if (!answer) return html`${still("theirs", column, theirs)}${still("mine", column, mine)}`;
  const isMine = state.toMove === "mine";
  const cell = html`<span class="cell">${answer.content}</span>`;
  const whole = isMine ? html`${cell}${mine}` : html`${theirs}${cell}`;
  const className = `way ${isMine ? "mine" : "theirs"} ${answer.className}`;
  const style = vars({ part: answer.part ?? 0 });
  const button = canPlace(page)
    ? html`<button class=${className} .style=${style} data-column=${column} data-key="column-${column}" data-next @click=${() => placeIn(page, column)}>${unseen(words.placeHere(state.roll as number, column))}${whole}</button>`
    : html`<div class=${className} .style=${style} data-column=${column} data-key="column-${column}">${whole}</div>`;
  return isMine ? html`${still("theirs", column, theirs)}${button}` : html`${button}${still("mine", column, mine)}`;
}

/** A column in which nothing can be placed. */
const still = (side: Side, column: number, pile: unknown) =>
  html`<div class="still ${side}" data-column=${column}>${pile}</div>`;

/** The dice of a column, the first one next to the middle, and its points at the outer end. */
function pile(page: Page, side: Side, column: 0 | 1 | 2) {
  const { state, analysis, words } = page;
  const dice = at(state[side], column);
  const better = betterColumn(state);
  const isBetter = better?.side === side && better.best === column;
  const score = analysis ? analysis.scores[side].columns[column] : null;
  const squares = Array.from({ length: HEIGHT }, (_, nth) => square(page, side, column, dice, nth));
  const isSetUp = state.mode === "setup";
  return html`<span class="pile ${side} ${isBetter ? "better" : ""}" data-key="pile-${side}-${column}">
    ${isSetUp ? nothing : unlessAhead(page, () => unseen(words.pile(side, column, dice, score)))}
    <span class="squares" aria-hidden=${isSetUp ? nothing : "true"}>${squares}</span>
    <span class="column-score" aria-hidden="true">${unlessAhead(page, () => (score ? words.score(score) : nothing))}</span>
  </span>`;
}

/** @param nth from the middle */
function square(page: Page, side: Side, column: number, dice: number[], nth: number) {
  const { state, words, act } = page;
  const face = dice[nth];
  const many = face === undefined ? 0 : countIn(dice, face);
  const content = face === undefined ? nothing : die(face);
  const className = `square ${face === undefined ? "empty" : `times-${many}`}`;
  if (state.mode !== "setup")
    return isLast(state, side, column, nth)
      ? lastSquare(page, className, content)
      : html`<span class=${className}>${content}</span>`;
  // The dice of a column lie without gaps: whichever empty square is tapped, the next one is filled.
  const isNext = nth <= dice.length;
  if (!isNext) return html`<span class=${className} @click=${() => act(addDie, side, column, state.picked)}></span>`;
  return face === undefined
    ? html`<button class=${className} data-repeat data-next data-key="add-${side}-${column}" aria-label=${words.square(side, column, state.picked)} @click=${() => act(addDie, side, column, state.picked)}></button>`
    : html`<button class=${className} data-repeat data-key="take-${side}-${column}-${nth}" aria-label=${words.takeAway(side, column, face)} @click=${() => act(removeDie, side, column, nth)}>${content}</button>`;
}

/** The die that was placed last, with what it gave away. */
function lastSquare({ state, analysis, words }: Page, className: string, content: unknown) {
  const logged = state.moves.at(-1);
  if (!logged || (isUnadvised(state) && !analysis?.over))
    return html`<span class="${className} last">${content}</span>`;
  const { gaveAway, lost, digits } = toldOf(logged);
  return html`<span class="${className} last ${isChoice(logged) ? gradeOfMove(logged) : ""}">${content}${gaveAway ? html`<span class="cost">${words.formats.signed(-100 * lost, digits)}</span>` : nothing}</span>`;
}

/** Whether a die is the one that was placed last. */
function isLast({ moves, ...boards }: Page["state"], side: Side, column: number, nth: number) {
  const logged = moves.at(-1);
  return logged?.side === side && logged.column === column && nth === at(boards[side], column).lastIndexOf(logged.roll);
}
