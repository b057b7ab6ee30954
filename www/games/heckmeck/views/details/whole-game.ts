// What is told of a game at its end, beside who has won.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { gradedView } from "../../../../shell/ui/try-again.ts";
import { luckiest } from "../../model/game-history.ts";
import { show } from "../../model/moves.ts";
import { costliest, gradeOfDecision, toldMove } from "../../model/told-moves.ts";
import type { AdviceWords } from "../../text/en/advice.ts";
import type { AdviceDetailWords } from "../../text/en/advice-details.ts";
import type { AdvicePage } from "../advice-words.ts";
import { diceRow } from "../pieces.ts";
import { decided } from "./decided.ts";

/** A page with the words of the moves. */
type WholeGame = AdvicePage & { words: AdviceWords & { details: AdviceDetailWords } };

export function wholeGameView(page: WholeGame) {
  const { state, act, goTo } = page;
  const { details, ...words } = page.words;
  const { moves } = state;
  if (moves.length === 0) return nothing;
  const { who, roll, luck } = luckiest(moves) ?? {};
  const toCurve = () => {
    act(show, { tab: "game", turnRead: null });
    goTo("game");
  };
  return html`${mistakes(page)}${
    who !== undefined && roll && luck
      ? html`<div class="dearest luckiest">
          <h3>${details.luckiest}</h3>
          <ul><li>${diceRow(words, roll)}<span>${details.luckyRoll(who, luck)}</span></li></ul>
        </div>`
      : nothing
  }
    <button class="quiet" data-key="to-game" @click=${toCurve}>${details.toGame}</button>`;
}

/** The moves of people that gave most away: tapped, one can be made again. */
function mistakes(page: WholeGame) {
  const { state, words } = page;
  const worst = costliest(state.moves);
  if (worst.length === 0) return nothing;
  return html`<div class="dearest">
    <h3>${words.costliest}</h3>
    <ul>${worst.map((logged) => {
      const nth = state.moves.indexOf(logged);
      const step = at(
        logged.steps.toSorted((a, b) => b.lost - a.lost),
        0,
      );
      return html`<li>${logged.roll ? diceRow(words, logged.roll) : nothing}${gradedView(page, {
        grade: gradeOfDecision(step),
        position: decided(page, nth, step),
        key: `costliest-${nth}`,
        which: words.details.thisDecision,
        content: html`<span>${words.logged(toldMove(logged))}</span>`,
      })}</li>`;
    })}</ul>
  </div>`;
}
