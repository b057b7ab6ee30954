// The moves of the game so far, the last one first: what each column was worth, and what the choice gave away.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { unseen } from "../../../../shell/controls.ts";
import { wayBack } from "../../../../shell/way-back.ts";
import { gaveAway } from "../../model/record.ts";
import { areHidden } from "../../model/seats.ts";
import type { Note, State } from "../../model/types.ts";
import { namedDie } from "../pieces.ts";
import type { Page } from "./page.ts";

export function movesView(page: Page) {
  const { state, words } = page;
  const { details } = words;
  const moves = state.log.map((note, nth) => ({ note, nth })).reverse();
  return html`<section class="card panel panel-moves" aria-labelledby="moves-title">
    <h2 id="moves-title">${words.tabs.moves}</h2>
    <p class="hint">${moves.length > 0 ? details.movesHint : details.noMoves}</p>
    <ol class="moves">${repeat(
      moves,
      ({ nth }) => nth,
      ({ note, nth }) => move(page, note, nth),
    )}</ol>
  </section>`;
}

function move(page: Page, note: Note, nth: number) {
  const { words } = page;
  const { details } = words;
  const isGone = areHidden(page.state) && nth >= page.state.log.length;
  const back = isGone ? 0 : wayBack(page, ({ log }: Pick<State, "log">) => log.length === nth);
  return html`<li class="move">
    <p class="move-head"><span class="soft">${details.moveNumber(nth)}</span> ${namedDie(words, note.roll)} ${details.moveHead(note)}
      <span class=${gaveAway(note) ? "down" : "soft"}>${details.cost(note)}</span></p>
    <p class="choices-then">${note.choices.map(
      ({ column, share }) =>
        html`<span class="then ${column === note.column ? "picked" : ""}">${details.choice(column, share)}${column === note.column ? unseen(details.placed) : nothing}</span>`,
    )}
      ${back === 0 ? nothing : html`<button class="quiet" data-key="back-${nth}" aria-label=${details.backToMove(nth)} @click=${() => page.shell.store.go(back)}>${details.backTo}</button>`}</p>
  </li>`;
}
