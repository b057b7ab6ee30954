// The dice taken so far, and their editor.

import { html, nothing } from "lit-html";
import { unlessAhead } from "../../../shell/ui/ahead.ts";
import type { Page } from "../actions.ts";
import { FACES, sum, WORM } from "../model/dice.ts";
import { editTaken, show } from "../model/moves.ts";
import { isThrown, left, playing } from "../model/state.ts";
import { diceRow, die } from "./pieces.ts";

export function takenView(page: Page) {
  const { state, analysis, words, act } = page;
  if (state.mode === "advice" && analysis?.table?.over) return nothing;
  const hasWorm = state.taken[WORM] > 0;
  const canEdit = !isThrown(state);
  const isEditing = canEdit && state.isEditing;
  return html`<section class="card taken" aria-labelledby="taken-title">
    <div class="line">
      <h2 id="taken-title" class="unseen">${words.taken}</h2>
      <div class="taken-dice">${sum(state.taken) === 0 ? html`<span class="soft">${words.nothingTaken}</span>` : diceRow(words, state.taken)}</div>
      <p class="total-line">${unlessAhead(page, () => total(page))}</p>
    </div>
    <div class="line">
      <p class="facts">
        <span class=${hasWorm ? "yes" : "no"}>${hasWorm ? words.hasWorm : words.noWorm}</span>
        <span>${words.diceLeft(left(playing(state)))}</span>
      </p>
      ${
        canEdit
          ? html`<button
        class="quiet"
        aria-expanded=${String(isEditing)}
        aria-controls="taken-editor"
        @click=${() => act(show, { isEditing: !isEditing })}
      >${isEditing ? words.done : words.edit}</button>`
          : nothing
      }
    </div>
    <div class="pad-faces" id="taken-editor" ?hidden=${!isEditing}>${isEditing ? FACES.map((face) => counter(page, face)) : nothing}</div>
  </section>`;
}

const total = ({ analysis, words }: Page) =>
  analysis
    ? html`<output class="total" aria-label=${words.points(analysis.odds.total)}>${analysis.odds.total}</output>`
    : html`<output class="total"></output>`;

function counter({ state, words, act }: Page, face: number) {
  const step = (text: string, change: number, label: string, isEnd: boolean) => html`<button
    class="step"
    data-repeat
    aria-label=${label}
    ?disabled=${isEnd}
    @click=${() => act(editTaken, face, change)}
  >${text}</button>`;
  return html`<div class="column" role="group" aria-label=${words.takenOf(face)}>
    ${step("+", 1, words.oneMore(face), left(playing(state)) === 0)}
    <span class="counter">${die(face)}<output class="count">${state.taken[face]}</output></span>
    ${step("−", -1, words.oneFewer(face), state.taken[face] === 0)}
  </div>`;
}
