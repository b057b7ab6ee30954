// What is tapped most often, at the thumb on a phone: the five dice of the roll, below them the faces to enter; once
// the roll is complete a pairing of one's own, and the computer's pace while the others mark. It keeps its height, so
// that nothing moves.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import { againAtThumb } from "../../../shell/ui/end.ts";
import { paceView } from "../../../shell/ui/pace-view.ts";
import { undoAtThumb } from "../../../shell/ui/undo.ts";
import type { Page } from "../actions.ts";
import { canRoll, canStep, markChoice, rollDice, startAnew } from "../actions.ts";
import { pairing, standingOf } from "../model/choices.ts";
import { FACES } from "../model/dice.ts";
import { addDie, pickDie, removeDie, show } from "../model/moves.ts";
import { inUse } from "../model/sheet.ts";
import {
  areHidden,
  areOthersOn,
  arePeopleOver,
  canChoose,
  DICE,
  isAllOver,
  isAnyMarked,
  isThrown,
  rollOf,
  sheetOf,
} from "../model/state.ts";
import type { Analysis, SheetChoice, State } from "../model/types.ts";
import { die } from "./pieces.ts";

export function padView(page: Page) {
  const { state, words } = page;
  if (isAllOver(state)) return againAtThumb(page, () => startAnew(page));
  return html`<section class="card thumb roll" aria-label=${words.padTitle}>
    <div class="line slots">${slots(page)}${isPaced(state) ? nothing : buttons(page)}${undoAtThumb(page)}</div>
    <div class="pad-line ${state.others.length > 0 ? "paced" : ""}">${below(page)}</div>
  </section>`;
}

/** Whether the computer goes on, and nobody looks at a mark again. */
const isPaced = (state: State) => areOthersOn(state) && !state.isMending;

function below(page: Page) {
  const { state } = page;
  if (isPaced(state)) return pace(page);
  if (canChoose(state)) return unlessAhead(page, () => pairView(page));
  return isThrown(state) ? rollView(page) : faces(page);
}

/** How fast the others go on, and their next step. */
function pace(page: Page) {
  const { state, act, computer } = page;
  // Once the player's own game is over they go on to the end.
  const goesOn = arePeopleOver(state) && computer.isGoing && state.pace !== "step";
  return paceView(page, {
    pace: state.pace,
    isAtThumb: false,
    isIdle: goesOn || !canStep(page),
    onpick: (pace) => act(show, { pace }),
  });
}

// ---- The roll ----

/** Five places for dice. */
const slots = (page: Page) =>
  html`<span class="five">${Array.from({ length: DICE }, (_, place) => slot(page, place))}</span>`;

/** A die of the roll: a tap takes it back, or picks it once the roll is complete. */
function slot({ state, words, act }: Page, place: number) {
  const face = rollOf(state)[place];
  if (face === undefined) return html`<span class="slot empty"></span>`;
  const picked = state.picks.indexOf(place);
  if (canChoose(state)) {
    const name = words.pickDie({ face, isLeft: picked === 0, isPicked: picked >= 0 });
    return html`<button class="slot ${picked === 0 ? "left" : picked > 0 ? "paired" : ""}" data-key="die-${place}" data-repeat aria-pressed=${String(picked >= 0)} aria-label=${name} @click=${() => act(pickDie, place)}>${die(face)}</button>`;
  }
  if (isThrown(state) || isAnyMarked(state))
    return html`<span class="slot" role="img" aria-label=${words.dieOf(face)}>${die(face)}</span>`;
  return html`<button class="slot" data-key="die-${place}" aria-label=${words.takeBack(face)} @click=${() => act(removeDie, place)}>${die(face)}</button>`;
}

/** Beside the dice: to take one back, or to have the page roll. */
function buttons(page: Page) {
  const { state, words, act } = page;
  if (isThrown(state)) return nothing;
  if (rollOf(state).length === 0)
    return html`<button class="quiet random" data-key="random" aria-label=${words.random} ?disabled=${!canRoll(page)} @click=${() => rollDice(page)}>${page.room.isWide ? words.random : words.randomShort}</button>`;
  return html`<button class="quiet random" data-key="remove" data-repeat aria-label=${words.remove(state.picks.length === 1 ? at(rollOf(state), at(state.picks, 0)) : null)} ?disabled=${isAnyMarked(state) || state.isMending} @click=${() => act(removeDie)}><span aria-hidden="true">⌫</span></button>`;
}

const faces = ({ state, words, act }: Page) =>
  html`<div class="pad-faces">${FACES.map(
    (face) =>
      html`<button class="face" data-key="face-${face}" data-repeat ?disabled=${isAnyMarked(state)} ?data-next=${state.roll.length < DICE} ?data-pad=${state.roll.length < DICE} aria-label=${words.face(face)} @click=${() => act(addDie, face)}>${die(face, "die big")}</button>`,
  )}</div>`;

/** The page rolls. */
const rollView = (page: Page) =>
  html`<button class="primary wide" data-key="roll" data-next data-pad ?disabled=${!canRoll(page)} @click=${() => rollDice(page)}>${page.words.roll}</button>`;

// ---- A pairing of one's own ----

function pairView(page: Page) {
  const { state, analysis, words } = page;
  const choices = analysis?.answer.choices ?? [];
  const isFree = analysis?.answer.freeRideChance === 1;
  const found = pairing(rollOf(state), state.picks, choices);
  const { left, choice, isAllowed } = found;
  if (left === null) return html`<p class="soft pair-hint">${words.pairHint(isFree)}</p>`;
  if (!isAllowed) {
    const allowed = [...new Set(choices.flatMap(({ reject }) => reject ?? []))];
    return html`<p class="pair-hint down" role="status">${words.notAllowed(inUse(sheetOf(state)), allowed)}</p>`;
  }
  if (!choice) {
    return html`<p class="pair-hint">${isFree ? words.pickIdle(left) : words.pickPair(left, state.picks.length === 1 ? left : null)}</p>`;
  }
  return html`<button class="primary wide own" data-key="own" @click=${() => markChoice(page, choice)}>${ownLabel(page, choice)}</button>`;
}

function ownLabel({ state, analysis, words }: Page, choice: SheetChoice) {
  const { choices, best } = (analysis as Analysis).answer;
  if (areHidden(state) || best === null) return words.ownName(choice);
  return words.ownLabel(choice, choice.value, standingOf(choice, at(choices, best)));
}
