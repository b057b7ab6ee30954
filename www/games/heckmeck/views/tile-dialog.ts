// What can be done with a tile: the player to move wins it, which ends the turn, or it is moved.

import { html, nothing } from "lit-html";
import { askOn } from "../../../shell/ask.js";
import { choose } from "../actions.js";
import { turnEnd } from "../model/advice.js";
import { isThrown } from "../model/state.js";
import { placeOf, tableQuery } from "../model/table.js";
import { moveTile } from "../model/table-moves.js";
import { dialogWords } from "../text/en-dialogs.js";

/** @typedef {import("../actions.js").Page} Page */

/** @param {Page} page @param {{ tile: number }} facts */
export const title = ({ words }, { tile }) => dialogWords(words).tileTitle(tile);

/** @param {Page} page @param {{ tile: number }} facts */
export function view(page, { tile }) {
  const { state, act, open } = page;
  const words = dialogWords(page.words);
  const { table } = state;
  const place = placeOf(table, tile);
  const move = (/** @type {string} */ text, /** @type {"grill" | "out" | number} */ to) => html`<button
    data-key="to-${to}"
    @click=${() => {
      open(null);
      act(moveTile, tile, to);
    }}
  >${text}</button>`;
  const isTopOf = (/** @type {number} */ seat) => place.on === "stack" && place.player === seat && place.top;
  return html`
    <p class="soft">${words.capital(words.place(table, place))}</p>
    <div class="sheet-ways">
      ${isThrown(state) ? nothing : winning(page, tile, place)}
      <p class="hint">${isThrown(state) ? words.moveThrown : words.moveTyped}</p>
      ${place.on === "grill" ? nothing : move(words.toGrill, "grill")}
      ${table.names.map((name, seat) => (isTopOf(seat) ? nothing : move(words.toStack(name), seat)))}
      ${place.on === "out" ? nothing : move(words.toOut, "out")}
    </div>
  `;
}

/** @param {Page} page @param {number} tile @param {ReturnType<typeof placeOf>} place */
function winning(page, tile, place) {
  const {
    state: { table },
    seen,
    words,
    open,
  } = page;
  if (!seen?.table || seen.table.over) return nothing;
  const isOpen = place.on === "grill" || (place.on === "stack" && place.top && place.player !== table.toMove);
  if (!isOpen) return nothing;
  const way = {
    key: "won",
    value: 0,
    ...turnEnd(tableQuery(table), place.on === "grill" ? { total: tile } : { steal: tile }, table.names, askOn(page)),
  };
  return html`<button
    class="primary"
    data-key="wins"
    @click=${() => {
      open(null);
      choose(page, way);
    }}
  >${words.deedBy(table.names[table.toMove], way.deed)}</button>`;
}
