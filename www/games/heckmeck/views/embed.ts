// An embedded position: the dice that are taken and those that were rolled, at a table the tiles as well, and the answer.

import { html, nothing } from "lit-html";
import { reasonOf } from "../../../shell/host/reasons.ts";
import type { Page } from "../actions.ts";
import { adviceParts } from "../advice-parts.ts";
import { sum } from "../model/dice.ts";
import { left, playing, rollCounts } from "../model/state.ts";
import { mover } from "../model/table.ts";
import { frameWords } from "../text/en/frame.ts";
import { oddsAnswerView } from "./odds-answer.ts";
import { diceRow } from "./pieces.ts";

export function embedView(framed: Page) {
  const page = { ...framed, words: frameWords(framed.words) };
  if (page.state.mode === "odds") return html`${diceView(page)}${oddsAnswerView(page)}`;
  const loaded = adviceParts(page);
  if (loaded.status !== "here")
    return html`${diceView(page)}<p class="card soft">${loaded.status === "failed" ? page.shell.words.partFailed(reasonOf(loaded.error)) : page.shell.words.loading}</p>`;
  const { grillView, scoresView, adviceAnswerView } = loaded.value;
  const isOver = page.analysis?.table?.over;
  return html`<div class="above">${scoresView(page)}</div>
    ${isOver ? nothing : html`${grillView(page)}${diceView(page)}`}${adviceAnswerView(page)}`;
}

/** The dice of the turn. */
function diceView({ state, analysis, words }: Page) {
  const { taken, roll, table, mode } = state;
  const isTaken = sum(taken) > 0;
  const name = mode === "advice" ? mover(table) : null;
  return html`<section class="card taken" aria-labelledby="taken-title">
    <div class="line">
      <h2 id="taken-title">${words.taken}</h2>
      <div class="taken-dice">${isTaken ? diceRow(words, taken) : html`<span class="soft">${words.nothingTaken}</span>`}</div>
      <p class="total-line">${isTaken && analysis ? html`<output class="total" aria-label=${words.points(analysis.odds.total)}>${analysis.odds.total}</output>` : nothing}</p>
    </div>
    ${
      roll.length === 0
        ? html`<p class="facts"><span>${words.diceLeft(left(playing(state)))}</span></p>`
        : html`<div class="line"><h2>${words.rolled(name)}</h2><div class="rolled">${diceRow(words, rollCounts(state))}</div></div>`
    }
  </section>`;
}
