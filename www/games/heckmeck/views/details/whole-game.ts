// What is told of a game at its end, beside who has won.

import { html, nothing } from "lit-html";
import { luckiest } from "../../model/game-history.ts";
import { show } from "../../model/moves.ts";
import type { AdviceWords } from "../../text/en-advice.ts";
import type { AdviceDetailWords } from "../../text/en-advice-details.ts";
import { diceRow } from "../pieces.ts";
import type { Page } from "./page.ts";

/** A page with the words of the moves. */
type WholeGame = Pick<Page, "state" | "act" | "goTo"> & { words: AdviceWords & { details: AdviceDetailWords } };

export function wholeGameView({ state: { moves }, words: { details, ...words }, act, goTo }: WholeGame) {
  if (moves.length === 0) return nothing;
  const { name, roll, luck } = luckiest(moves) ?? {};
  const toCurve = () => {
    act(show, { tab: "game", turnRead: null });
    goTo("game");
  };
  return html`${
    name && roll && luck
      ? html`<div class="dearest luckiest">
          <h3>${details.luckiest}</h3>
          <ul><li>${diceRow(words, roll)}<span>${details.luckyRoll(name, luck)}</span></li></ul>
        </div>`
      : nothing
  }
    <button class="quiet" data-key="to-game" @click=${toCurve}>${details.toGame}</button>`;
}
