// What there is to say of a move that can be made, below the rack: what it is worth, why it is the best, and hints.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { makeMove } from "../further-actions.ts";
import { theyPlayedLoose } from "../model/further-moves.ts";
import { show } from "../model/moves.ts";
import { FEWEST } from "../model/sets.ts";
import { levelOf, onTable, PLAN } from "../model/state.ts";
import { touchedIn, touchedOf } from "../model/touched.ts";
import type { Plan, RummikubAnswer } from "../model/types.ts";
import { whyBest } from "../model/why.ts";
import { countsOf, playsMost, provedWorthOf } from "../model/worth.ts";
import { moveWords } from "../text/en/move.ts";
import { openedButton, openingFound } from "./opened.ts";
import { line } from "./rows.ts";

export function moveView(page: Page, plan: Plan) {
  const { state, words, act } = page;
  const level = levelOf(state);
  const { nextHint, doneUnseen } = moveWords(words);
  return html`
    ${level < PLAN ? worthView(page, plan) : nothing}
    ${state.opened || onTable(state).length === 0 ? openingFound(page) : openedButton(page)}
    ${level === PLAN - 1 ? html`<p data-key="touched">${touchedText(page, plan)}</p>` : nothing}
    ${
      level < PLAN
        ? html`<div class="line">
            <button class="primary" data-key="hint" data-repeat @click=${() => act(show, { asked: state.asked + 1 })}>${nextHint[level]}</button>
            <button data-key="done" @click=${() => makeMove(page)}>${doneUnseen}</button>
          </div>`
        : nothing
    }
  `;
}

/** What a move is worth. */
function worthView({ state, analysis, words }: Page, { move }: Plan) {
  const { proved, atMost } = analysis.answer as RummikubAnswer;
  const isMost = playsMost(state, analysis);
  return line(
    provedWorthOf(move, { needed: state.rules.opening, proved, most: atMost.tiles, isMost }).map(moveWords(words).fact),
    "worth",
  );
}

/** What a move is worth, what it does to the table, and why it is the best. */
export const reasonsView = (page: Page, plan: Plan) => html`
  ${worthView(page, plan)}
  ${line(page.state.opened && plan.table.length > 0 ? countsOf(plan).map(moveWords(page.words).fact) : [], "counts")}
  ${whyView(page)}`;

/** The sets of the table that a move touches; "" where none lies there. */
export function touchedText({ words }: Page, plan: Plan) {
  const touched = touchedOf(touchedIn(plan), plan.table.length);
  return touched ? moveWords(words).touched(touched) : "";
}

/** Why the move is the best; nothing where no reason stands out. */
export function whyView({ analysis, words }: Page) {
  const why = whyBest(analysis);
  return why ? html`<p data-key="why">${moveWords(words).whyBest(why)}</p>` : nothing;
}

/** The tiles that others have put there make no sets yet. */
export const theirsView = ({ state, words, act }: Page) => html`
  <p class="soft">${words.theirsNone(state.table.came.length < FEWEST)}</p>
  <button class="quiet" data-key="leave-loose" @click=${() => act(theyPlayedLoose)}>${moveWords(words).leaveLoose}</button>`;
