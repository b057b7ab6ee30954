// The two boards, columns facing, and between them what each column is worth. A column of the player to move is one
// button, as high as its three squares and its number.

import { html, nothing } from "lit-html";
import { unseen } from "../../../shell/parts.js";
import { waitingView } from "../../../shell/waiting.js";
import { canPlace, placeIn } from "../actions.js";
import { COLUMNS, countIn, HEIGHT } from "../model/board.js";
import { addDie, removeDie } from "../model/moves.js";
import { areHidden } from "../model/seats.js";
import { isRollHidden } from "../model/state.js";
import { answerIn, bandView } from "./band.js";
import { factsView } from "./facts.js";
import { die } from "./pieces.js";

/** @typedef {import("../actions.js").Page} Page */
/** @typedef {import("../model/types.d.ts").Side} Side */

/** @param {Page} page */
export function boardsView(page) {
  const { state, seen, words } = page;
  const isOver = Boolean(seen?.over);
  return html`<section class="card boards ${state.toMove}" tabindex="-1" data-answer ?data-next=${isOver} aria-labelledby="answer-title">
    ${sideLine(page, "theirs", html`<h2 id="answer-title">${title(page)}</h2>`)}
    <div class="arena">
      ${COLUMNS.map((column) => strip(page, column))}
      ${bandView(page)}
    </div>
    ${sideLine(page, "mine", html`<p class="soft depth">${seen?.found && !areHidden(state) && !isRollHidden(state) ? words.depth(seen.found.answer) : nothing}</p>`)}
    ${seen ? factsView(page) : waitingView(page)}
  </section>`;
}

/** @param {Page} page */
function title({ state, seen, words }) {
  if (state.mode === "setup") return words.setupTitle;
  if (seen?.over) return words.gameOver;
  return areHidden(state) ? words.yourChoice : words.answerTitle[state.toMove];
}

/** A player, with the points of the whole board. @param {Page} page @param {Side} side @param {unknown} beside */
function sideLine({ state, seen, words }, side, beside) {
  const isToMove = state.toMove === side && !seen?.over;
  return html`<div class="line side-line ${isToMove ? "to-move" : ""}">
    <p class="who">${isToMove ? html`<span class="mark" aria-hidden="true">▸ </span>` : nothing}${words.player(side, state.seats[side])}${isToMove ? unseen(words.toMove) : nothing} <output class="total" data-key="total-${side}">${seen ? words.score(seen.scores[side].total) : nothing}</output></p>
    ${beside}
  </div>`;
}

/** One column of either board, and its number between them. @param {Page} page @param {0 | 1 | 2} column */
function strip(page, column) {
  const { state, words } = page;
  const answer = answerIn(page, column);
  const [theirs, mine] = [pile(page, "theirs", column), pile(page, "mine", column)];
  if (!answer) return html`${still("theirs", column, theirs)}${still("mine", column, mine)}`;
  const isMine = state.toMove === "mine";
  const cell = html`<span class="cell">${answer.content}</span>`;
  const whole = isMine ? html`${cell}${mine}` : html`${theirs}${cell}`;
  const className = `way ${isMine ? "mine" : "theirs"} ${answer.className}`;
  const button = canPlace(page)
    ? html`<button class=${className} data-column=${column} data-key="column-${column}" data-next @click=${() => placeIn(page, column)}>${unseen(words.placeHere(/** @type {number} */ (state.roll), column))}${whole}</button>`
    : html`<div class=${className} data-column=${column} data-key="column-${column}">${whole}</div>`;
  return isMine ? html`${still("theirs", column, theirs)}${button}` : html`${button}${still("mine", column, mine)}`;
}

/** A column in which nothing can be placed. @param {Side} side @param {number} column @param {unknown} pile */
const still = (side, column, pile) => html`<div class="still ${side}" data-column=${column}>${pile}</div>`;

/** The dice of a column, the first one next to the middle, and its points at the outer end. @param {Page} page @param {Side} side @param {0 | 1 | 2} column */
function pile(page, side, column) {
  const { state, seen, words } = page;
  const dice = state[side][column];
  const score = seen ? seen.scores[side].columns[column] : null;
  const squares = Array.from({ length: HEIGHT }, (_, nth) => square(page, side, column, nth));
  const isSetUp = state.mode === "setup";
  return html`<span class="pile ${side}" data-key="pile-${side}-${column}">
    ${isSetUp ? nothing : unseen(words.pile(side, column, dice, score))}
    <span class="squares" aria-hidden=${isSetUp ? nothing : "true"}>${squares}</span>
    <span class="column-score" aria-hidden="true">${score ? words.score(score) : nothing}</span>
  </span>`;
}

/** @param {Page} page @param {Side} side @param {number} column @param {number} nth from the middle */
function square({ state, words, act }, side, column, nth) {
  const dice = state[side][column];
  const face = dice[nth];
  const many = face === undefined ? 0 : countIn(dice, face);
  const content = face === undefined ? nothing : die(face);
  const className = `square ${face === undefined ? "empty" : `times-${many}`}`;
  if (state.mode !== "setup")
    return html`<span class="${className} ${isLast(state, side, column, nth) ? "last" : ""}">${content}</span>`;
  // The dice of a column lie without gaps: whichever empty square is tapped, the next one is filled.
  const isNext = nth <= dice.length;
  if (!isNext) return html`<span class=${className} @click=${() => act(addDie, side, column, state.picked)}></span>`;
  return face === undefined
    ? html`<button class=${className} data-repeat data-next data-key="add-${side}-${column}" aria-label=${words.square(side, column, state.picked)} @click=${() => act(addDie, side, column, state.picked)}></button>`
    : html`<button class=${className} data-repeat data-key="take-${side}-${column}-${nth}" aria-label=${words.takeAway(side, column, face)} @click=${() => act(removeDie, side, column, nth)}>${content}</button>`;
}

/** Whether a die is the one that was placed last. @param {Page["state"]} state @param {Side} side @param {number} column @param {number} nth */
function isLast({ log, ...boards }, side, column, nth) {
  const note = log.at(-1);
  return note?.side === side && note.column === column && nth === boards[side][column].lastIndexOf(note.roll);
}
