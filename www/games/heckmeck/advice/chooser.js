// What can be done with a tile: the player to move wins it, which ends the turn, or it is moved.

import { el, refill } from "../../../js/dom.js";
import { isThrown } from "../state.js";
import { worms, wormsInWords } from "../tiles.js";
import { placeInWords } from "./card.js";
import { deedInWords, turnEnd } from "./look.js";
import { placeOf, tableQuery } from "./table.js";

export function createChooser({ act, engine }, endTurn) {
  let number = null;
  let view = null;
  const title = el("h2", { id: "chooser-title" });
  const where = el("p", { class: "soft" });
  const ways = el("div", { class: "sheet-ways" });
  const node = el("dialog", { class: "sheet", "aria-labelledby": "chooser-title", onclick: (event) => { if (event.target === node) node.close(); } },
    el("div", { class: "line" }, title, el("button", { class: "quiet", text: "Close", onclick: () => node.close() })),
    where, ways);

  /** Closing brings the focus back first, so that what is done next can take it on. */
  const then = (run) => () => { node.close(); run(); };

  function fill() {
    const { state, seen } = view;
    const { table } = state;
    const place = placeOf(table, number);
    title.textContent = `Tile ${number}, ${wormsInWords(worms(number))}`;
    where.textContent = placeInWords(table, number).replace(/^./, (first) => first.toUpperCase());
    const move = (text, to) => el("button", { text, "data-key": `to-${to}`, onclick: then(() => act("moveTile", number, to)) });
    refill(ways,
      isThrown(state) ? null : winning(table, place, seen),
      el("p", { class: "hint", text: isThrown(state) ? "Move it; the turn goes on:" : "Or move it; the turn goes on:" }),
      place.on === "grill" ? null : move("To the grill", "grill"),
      table.names.map((name, seat) => (place.player === seat && place.top ? null : move(`Onto ${name}'s stack`, seat))),
      place.on === "out" ? null : move("Face down, out of the game", "out"));
  }

  function winning(table, place, seen) {
    if (!seen?.table || seen.table.over) return null;
    const open = place.on === "grill" || (place.on === "stack" && place.top && place.player !== table.toMove);
    if (!open) return null;
    const query = tableQuery(table);
    const turn = turnEnd(query, place.on === "grill" ? { total: number } : { steal: number }, engine.functions);
    const text = deedInWords(turn.deed, table.names).replace(/^Take/, "takes").replace(/^Steal/, "steals");
    return el("button", { class: "primary", "data-key": "wins", text: `${table.names[table.toMove]} ${text}`, onclick: then(() => endTurn(turn)) });
  }

  return {
    node,
    open(tile) {
      number = tile;
      fill();
      node.showModal();
    },
    render(next) {
      view = next;
      if (node.open) fill();
    },
  };
}
