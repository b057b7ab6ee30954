// Where a roll is entered: six faces to tap, and a row of counts for the face that was tapped last. On a
// phone it stays at the thumb, and the faces never move.

import { html, nothing } from "lit-html";
import { slide } from "../../../shell/host/slide.ts";
import { at } from "../../../shell/model/at.ts";
import { newSeed } from "../../../shell/model/chance.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { againAtThumb } from "../../../shell/ui/end.ts";
import { undoAtThumb } from "../../../shell/ui/undo.ts";
import type { Page } from "../actions.ts";
import { enterRandom, throwDice } from "../actions.ts";
import { FACES, sum } from "../model/dice.ts";
import { newGame } from "../model/game-moves.ts";
import { addDie, clearRoll, fillWithTaken, newTurn, setCount, show } from "../model/moves.ts";
import { isComplete, isOver, isTableAlone, isThrown, left, playing, rollCounts } from "../model/state.ts";
import { mover } from "../model/table.ts";
import type { State } from "../model/types.ts";
import { diceRow, die } from "./pieces.ts";

/** The counts that have a button; more are entered by tapping the face. */
const COUNTS = [0, 1, 2, 3, 4, 5];

/** Where the page throws, a turn begins here; the answer goes on with it. */
const rollView = (page: Page) =>
  html`<section class="card thumb one-button"><button class="primary wide" data-key="way-roll" data-next @click=${() => throwDice(page)}>${page.words.roll}</button>${undoAtThumb(page)}</section>`;

export function padView(page: Page) {
  // A game that is over is followed by another.
  if (page.state.mode === "advice" && page.analysis?.table?.over)
    return againAtThumb(page, () => page.act(newGame, newSeed()));
  if (isThrown(page.state)) return isTableAlone(page) ? rollView(page) : nothing;
  const state = playing(page.state);
  const { words, analysis } = page;
  const [over, complete] = [isOver(state), isComplete(state)];
  const isClosed = over || (complete && !state.isChanging);
  const name = state.mode === "advice" ? mover(state.table) : null;
  const title = over ? words.turnOver : complete ? words.rolled(name) : words.whatRolled(name !== null);
  // With advice it is the answer that ends the turn.
  const canBegin = (over || analysis?.odds.phase === "bust") && state.mode === "odds";
  return html`<section class="card thumb roll ${isClosed ? "closed" : ""} ${counted(state) === undefined ? "empty" : ""}" aria-labelledby="roll-title">
    <div class="line">
      <div class="entry">
        <h2 id="roll-title">${title}</h2>
        ${over || complete ? nothing : html`<span class="entered">${words.entered(state.roll.length, left(state))}</span>`}
        ${complete ? html`<div class="rolled">${diceRow(words, rollCounts(state))}</div>` : nothing}
      </div>
      <span class="buttons">${buttons(page, state)}${unlessAhead(page, () => (canBegin ? html`<button class="primary" data-next data-pad @click=${() => page.act(newTurn)}>${words.newTurn}</button>` : nothing))}${undoAtThumb(page)}</span>
    </div>
    ${countRow(page, state)}
    <div class="pad-faces pad">${FACES.map((face) => faceButton(page, state, face))}</div>
  </section>`;
}

function buttons(page: Page, state: State) {
  const { words, act } = page;
  if (isOver(state)) return nothing;
  const complete = isComplete(state);
  const canFill = !complete && sum(state.taken) > 0 && state.roll.length < left(state);
  return html`
    ${canFill ? html`<button class="quiet entering" title=${words.restHint} @click=${() => act(fillWithTaken)}>${words.rest}</button>` : nothing}
    ${
      state.roll.length > 0
        ? html`<button class="quiet entering" @click=${() => act(clearRoll)}>${words.clear}</button>`
        : state.mode === "odds"
          ? html`<button class="quiet entering" title=${words.randomHint} @click=${() => enterRandom(page)}>${words.random}</button>`
          : nothing
    }
    ${
      complete
        ? html`<button
      class="quiet change"
      aria-expanded=${String(state.isChanging)}
      @click=${() => act(show, { isChanging: !state.isChanging })}
    >${state.isChanging ? words.done : words.change}</button>`
        : nothing
    }
  `;
}

/** The face whose count is told: the one that was tapped last. */
const counted = (state: State) => state.counting ?? state.roll.at(-1);

/** How many dice of the face that was tapped last. */
function countRow({ words, act }: Page, state: State) {
  const face = counted(state);
  const counts = rollCounts(state);
  const label = face === undefined ? nothing : words.howMany(face);
  const isTooMany = state.roll.length > left(state);
  return html`<div class="pad-faces counts ${face === undefined ? "absent" : ""}" role="group" aria-label=${label}>
    ${COUNTS.map((count) => {
      const isThis = face !== undefined && counts[face] === count;
      const isPossible = face !== undefined && state.roll.length - at(counts, face) + count <= left(state);
      return html`<button
        class="step ${state.sliding === count ? "over" : ""}"
        data-slide=${count}
        aria-label=${face === undefined ? nothing : words.setCount(face, count)}
        aria-pressed=${String(isThis)}
        ?disabled=${!isPossible}
        ?data-next=${isTooMany && isPossible}
        ?data-pad=${isTooMany && isPossible}
        @click=${() => face !== undefined && act(setCount, face, count)}
      >${words.times(count)}</button>`;
    })}
  </div>`;
}

function faceButton({ words, act }: Page, state: State, face: number) {
  const count = at(rollCounts(state), face);
  const isTaken = at(state.taken, face) > 0;
  const isFull = isOver(state) || state.roll.length >= left(state);
  const press = (event: PointerEvent) => {
    slide(event, {
      over: (value) => act(show, { counting: face, sliding: value === null ? null : Number(value) }),
      drop: (value) => act(setCount, face, Number(value)),
    });
    act(show, { counting: face });
  };
  return html`<div class="column">
    <button
      class="face ${isTaken ? "dead" : ""} ${counted(state) === face ? "counting" : ""}"
      data-repeat
      ?data-next=${!isFull}
      ?data-pad=${!isFull}
      aria-label=${words.faceLabel({ face, count, isTaken, isFull })}
      title=${isTaken ? words.takenFace : nothing}
      ?disabled=${isOver(state) || (isFull && count === 0)}
      @pointerdown=${press}
      @click=${() => act(addDie, face)}
    >${die(face, "die big")}
      ${isTaken ? html`<span class="is-taken" aria-hidden="true">${words.isTaken}</span>` : nothing}
      <span class="badge" aria-hidden="true">${count > 0 ? count : nothing}</span></button>
  </div>`;
}
