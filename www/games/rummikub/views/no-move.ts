// What there is to say below the rack where no tile goes.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { factsOf, isWaiting } from "../model/facts.ts";
import { dropWishes, mustGo } from "../model/further-moves.ts";
import { show } from "../model/moves.ts";
import type { RummikubAnswer } from "../model/types.ts";
import { moveWords } from "../text/en/move.ts";
import { roundWords } from "../text/en/round.ts";
import { openedButton, openingFound } from "./opened.ts";

export function noMoveView(page: Page) {
  const { words } = page;
  const { noArrangementHint, wishesHint, won } = moveWords(words);
  const { kind } = factsOf(page.state, page.analysis);
  if (kind === "won")
    return html`<p class="soft">${won}</p>
      <button data-key="round-over" @click=${() => page.open("round")}>${roundWords(words).title}</button>`;
  if (kind === "no-arrangement") return html`<p class="soft">${noArrangementHint}</p>`;
  if (kind === "wishes")
    return html`<p class="soft">${wishesHint}</p>
      <button class="quiet" data-key="drop-wishes" @click=${() => page.act(dropWishes)}>${moveWords(words).dropWishes}</button>`;
  return toDraw(page);
}

/** Nothing goes, or it is better kept: what a draw would change. */
function toDraw(page: Page) {
  const { state, analysis, words, act } = page;
  const { draws, wait } = analysis;
  const { noOpening, iDrew, orPlay, waits } = moveWords(words);
  const answer = analysis.answer as RummikubAnswer;
  const isShut = answer.result === "no-opening";
  const parts = [
    ...(wait ? [waits(wait)] : []),
    ...(isShut && answer.opening !== null ? [noOpening(answer.opening, state.rules.opening)] : []),
    ...(draws && !wait ? [words.wouldHelp(draws)] : []),
  ];
  return html`<p data-key="draws">${parts.length > 0 ? words.sentences(parts) : html`&nbsp;`}</p>
    <div class="line">
      ${
        isWaiting(state)
          ? nothing
          : html`<button class="primary" data-key="drew" @click=${() => act(show, { target: "draw", isPadShut: false })}>${iDrew}</button>`
      }
      ${wait ? html`<button data-key="play-now" @click=${() => act(mustGo, wait.play)}>${orPlay(wait.play.length, !state.opened)}</button>` : nothing}
      ${isShut || wait?.wait === "joker" ? openedButton(page) : openingFound(page)}
    </div>`;
}
