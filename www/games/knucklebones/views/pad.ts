// What is tapped most often, at the thumb on a phone: the die that was rolled, the button that rolls it, or the
// computer's pace. It keeps its height, so that nothing moves.

import { html, nothing } from "lit-html";
import { newSeed } from "../../../shell/model/chance.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { radios, unseen } from "../../../shell/ui/controls.ts";
import { againAtThumb } from "../../../shell/ui/end.ts";
import { hintButton } from "../../../shell/ui/hint.ts";
import { paceView } from "../../../shell/ui/pace-view.ts";
import { undoAtThumb } from "../../../shell/ui/undo.ts";
import type { Page } from "../actions.ts";
import { canStep, rollDie } from "../actions.ts";
import { digitsOfFaces } from "../model/accuracy.ts";
import { FACES, SIDES } from "../model/board.ts";
import { askHint, clearBoards, newGame, setMode, setRoll, setToMove, show } from "../model/moves.ts";
import { ownShare } from "../model/own.ts";
import { areHidden, computerToMove } from "../model/seats.ts";
import { isFresh, isThrown } from "../model/state.ts";
import type { FaceAnswer } from "../model/types.ts";
import { factsView } from "./facts.ts";
import { die, namedDie } from "./pieces.ts";
import { playButton, startsButton } from "./play-button.ts";

/** Towards the columns. */
const ARROWS = ["←", "↑", "→"];

export function padView(page: Page) {
  const { state, analysis } = page;
  if (analysis?.over && state.mode === "play") return againAtThumb(page, () => page.act(newGame, newSeed()));
  if (state.mode === "setup") return frame(setupLine(page), html`${setupFaces(page)}${doneButton(page)}`, page);
  if (isThrown(state)) return frame(playLine(page), computerToMove(state) === null ? rollView(page) : pace(page), page);
  return frame(playLine(page), html`<div class="pad-faces">${FACES.map((face) => faceButton(page, face))}</div>`, page);
}

const frame = (line: unknown, content: unknown, page: Page) => {
  const { state, words } = page;
  const roll = state.mode === "setup" ? null : state.roll;
  return html`<section class="card thumb roll ${roll === null ? "" : "rolled"}" aria-label=${state.mode === "setup" ? words.pickDie : words.rollFor[state.toMove]}>
  ${roll === null ? nothing : die(roll, "die hero")}
  ${state.mode === "setup" ? nothing : unlessAhead(page, () => factsView(page))}
  <div class="line">${line}</div>
  ${content}
</section>`;
};

/** What was rolled, or is to be told, and who plays. */
function playLine(page: Page) {
  const { state, words } = page;
  const { toMove, roll } = state;
  const toRoll = (isThrown(state) ? words.toRoll : words.rollFor)[toMove];
  const text = roll === null ? toRoll : words.rolled(toMove, computerToMove(state));
  return html`
    <p class="entry">${text}${roll === null ? nothing : unseen(` ${words.face(roll)}`)}</p>
    ${undoAtThumb(page)}
    ${beside(page)}
  `;
}

/** What can be asked for beside the roll. */
function beside(page: Page) {
  const { state, words, act, open } = page;
  if (state.roll !== null && computerToMove(state) === null && areHidden(state))
    return hintButton(page, () => act(askHint));
  // There the card has no room for it, and the menu leads to the players.
  if (page.room.isLow && isFresh(state))
    return html`<span class="begin">${startsButton(page)}${playButton(page)}</span>`;
  return html`<button class="quiet" data-key="players" @click=${() => open("players")}>${words.players}</button>`;
}

function faceButton(page: Page, face: number) {
  const { state, analysis, words, act } = page;
  const isRolled = state.roll === face;
  const found = analysis?.found?.faces.find((one) => one.face === face);
  const isTold = found && !areHidden(state);
  return html`<button
    class="face ${isRolled ? "rolled" : ""}"
    data-key="face-${face}"
    ?data-next=${state.roll === null}
    data-pad
    aria-pressed=${String(isRolled)}
    @click=${() => act(setRoll, face)}
  >${unseen(words.faceLabel({ die: face, isRolled, isSetUp: false }))}${die(face, "die big")}<span class="if-rolled">${unlessAhead(page, () => (isTold ? ifRolled(page, found) : nothing))}</span></button>`;
}

/** What a roll would bring: in short for the eye. */
function ifRolled({ state, analysis, words }: Page, { share: ofMover, columns }: FaceAnswer) {
  const share = ownShare(state.toMove, ofMover);
  const digits = analysis.found ? digitsOfFaces(analysis.found) : 0;
  return html`<span aria-hidden="true">${words.formats.inPercentWith(share, digits)}${columns.length > 0 ? html` <span class="arrow">${columns.map((column) => ARROWS[column]).join("")}</span>` : nothing}</span>${unseen(words.ifRolled(share, columns, digits))}`;
}

/** The same where nothing is tapped. */
function facesView(page: Page) {
  const { state, analysis, words } = page;
  return html`<div class="pad-faces faces" role="group" aria-label=${words.eachRoll}>${
    areHidden(state)
      ? nothing
      : (analysis?.found?.faces ?? []).map(
          (found) =>
            html`<span class="of-face">${namedDie(words, found.face)}<span class="if-rolled">${ifRolled(page, found)}</span></span>`,
        )
  }</div>`;
}

/** The page rolls for a person, who then picks a column. */
function rollView(page: Page) {
  const { state, words } = page;
  if (state.roll !== null)
    return html`<div class="pad-line"><p class="soft">${words.pickColumn[state.toMove]}</p></div>`;
  return html`<div class="pad-line">
    ${unlessAhead(page, () => facesView(page))}
    <button class="primary wide" data-key="roll" data-next data-pad @click=${() => rollDie(page)}>${words.roll}</button>
  </div>`;
}

function pace(page: Page) {
  const { state, act } = page;
  return html`<div class="pad-line">${paceView(page, {
    pace: state.pace,
    isAtThumb: false,
    isIdle: !canStep(page),
    onpick: (pace) => act(show, { pace }),
  })}</div>`;
}

// ---- Set up ----

const setupLine = (page: Page) => {
  const { state, words, act } = page;
  return html`
  ${undoAtThumb(page)}
  ${radios({
    name: "to-move",
    label: words.whoMoves,
    value: state.toMove,
    onpick: (side) => act(setToMove, side),
    options: SIDES.map((side) => ({ value: side, content: words.sideToMove[side] })),
  })}
  <button class="quiet" data-key="clear" @click=${() => act(clearBoards, newSeed())}>${words.clear}</button>
`;
};

const doneButton = ({ words, act }: Page) =>
  html`<button class="primary wide" data-key="done" @click=${() => act(setMode, "play")}>${words.setupDone}</button>`;

const setupFaces = ({ state, words, act }: Page) =>
  radios({
    name: "picked",
    label: words.pickDie,
    className: "pad-faces picks",
    value: state.picked,
    onpick: (picked) => act(show, { picked }),
    options: FACES.map((face) => ({
      value: face,
      content: html`${die(face, "die big")}${unseen(words.faceLabel({ die: face, isRolled: false, isSetUp: true }))}`,
    })),
  });
