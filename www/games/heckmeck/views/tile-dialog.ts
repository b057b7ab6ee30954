// What can be done with a tile: the player to move wins it, which ends the turn, or it is moved.

import { html, nothing } from "lit-html";
import { askOn, further } from "../../../shell/game/ask.ts";
import type { Page } from "../actions.ts";
import { choose } from "../actions.ts";
import { turnEnd } from "../model/advice.ts";
import { isThrown } from "../model/state.ts";
import { mover, placeOf, tableQuery } from "../model/table.ts";
import { moveTile } from "../model/table-moves.ts";
import type { Ending, Solver } from "../model/types.ts";
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
      ${isThrown(state) ? nothing : winning(page, tile, place)}
      <p class="hint">${isThrown(state) ? words.moveThrown : words.moveTyped}</p>
      ${place.on === "grill" ? nothing : move(words.toGrill, "grill")}
      ${table.names.map((name, seat) => (isTopOf(seat) ? nothing : move(words.toStack(name), seat)))}
      ${place.on === "out" ? nothing : move(words.toOut, "out")}
    </div>
  `;
}

function winning(page: Page, tile: number, place: ReturnType<typeof placeOf>) {
  const {
    state: { table },
    analysis,
    words,
    open,
  } = page;
  if (!analysis?.table || analysis.table.over) return nothing;
  const isOpen = place.on === "grill" || (place.on === "stack" && place.top && place.player !== table.toMove);
  if (!isOpen) return nothing;
  const way: Ending = {
    does: "end",
    key: "won",
    value: 0,
    ...turnEnd(
      tableQuery(table),
      place.on === "grill" ? { total: tile } : { steal: tile },
      table.names,
      further(askOn<Solver>(page)),
    ),
  };
  return html`<button
    class="primary"
    data-key="wins"
    @click=${() => {
      open(null);
      choose(page, way);
    }}
  >${words.turnEndBy(mover(table), way.turnEnd)}</button>`;
}
