// A tile: the player to move wins it, which ends the turn; how likely its total is from here; or it is moved to where it lies.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { choose, endWith } from "../actions.ts";
import { value } from "../model/odds.ts";
import { isThrown } from "../model/state.ts";
import { computerToMove, mover, placeOf } from "../model/table.ts";
import { moveTile } from "../model/table-moves.ts";
import { dialogWords } from "../text/en/dialogs.ts";

export const title = ({ words }: Page, { tile }: { tile: number }) => dialogWords(words).tileTitle(tile);

export function view(page: Page, { tile }: { tile: number }) {
  const { state, act, open } = page;
  const words = dialogWords(page.words);
  const { table } = state;
  const place = placeOf(table, tile);
  const move = (text: string, to: "grill" | "out" | number) => html`<button
    data-key="to-${to}"
    @click=${() => {
      open(null);
      act(moveTile, tile, to);
    }}
  >${text}</button>`;
  const isTopOf = (seat: number) => place.on === "stack" && place.player === seat && place.top;
  return html`
    <p class="soft">${words.place(place, table.names)}</p>
    <div class="sheet-ways">
      ${winning(page, tile)}
      ${chances(page, tile)}
      <p class="hint">${isThrown(state) ? words.moveThrown : words.moveTyped}</p>
      ${place.on === "grill" ? nothing : move(words.toGrill, "grill")}
      ${table.names.map((name, seat) => (isTopOf(seat) ? nothing : move(words.toStack(name), seat)))}
      ${place.on === "out" ? nothing : move(words.toOut, "out")}
    </div>
  `;
}

/** The turn ends with this tile, where it can be won: where the page throws the dice, by their total. */
function winning(page: Page, tile: number) {
  const { state, words, open } = page;
  const isMine = computerToMove(state) === null;
  const others = isMine ? (page.analysis?.table?.others ?? []) : [];
  const way = isThrown(state) ? others.find(({ turnEnd }) => turnEnd.won === tile) : endWith(page, tile);
  if (!way) return nothing;
  return html`<button
    class="primary"
    data-key="wins"
    @click=${() => {
      open(null);
      choose(page, way);
    }}
  >${words.turnEndBy(mover(state.table), way.turnEnd)}</button>`;
}

/** How likely this total is from here, if nothing else is played for. */
function chances({ analysis, words }: Page, tile: number) {
  const odds = analysis?.odds.position;
  if (!odds) return nothing;
  return html`<dl class="chances-of-tile">${(["exactly", "atLeast"] as const).map(
    (goal) =>
      html`<div><dt>${words.goalTitle(goal, tile)}</dt><dd>${words.goalNumber(goal, value(odds, goal, tile))}</dd></div>`,
  )}</dl>`;
}
