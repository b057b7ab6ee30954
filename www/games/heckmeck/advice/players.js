// Who sits at the table, in the order of the seats, each with the whole stack; and how they play.

import { el, radios, refill, select } from "../../../js/dom.js";
import { STRATEGIES } from "../strategies.js";
import { canAdd, canRemove } from "./table.js";

const BY = [{ value: "", text: "a person" }, ...Object.entries(STRATEGIES).map(([value, { name }]) => ({ value, text: `computer: ${name}` }))];

export function createPlayers({ act, change }) {
  let view = null;
  const throws = radios({
    name: "throws", label: "Dice", onpick: (throws) => act("setThrows", throws),
    options: [{ value: "typed", content: "typed in" }, { value: "page", content: "thrown by the page" }],
  });
  const hints = radios({
    name: "hints", label: "Advice on a person's turn", onpick: (hints) => change({ hints }),
    options: [{ value: "before", content: "before the move" }, { value: "after", content: "after it" }],
  });
  const setting = (title, { node }) => el("div", { class: "setting" }, el("h3", { text: title }), node);
  const list = el("ol", { class: "player-list" });
  const add = el("button", { class: "quiet", text: "Add a player", onclick: () => act("addPlayer") });
  const node = el("dialog", { class: "players", "aria-labelledby": "players-title", onclick: (event) => { if (event.target === node) node.close(); } },
    el("div", { class: "line" }, el("h2", { id: "players-title", text: "Players" }),
      el("button", { class: "quiet", text: "Close", onclick: () => node.close() })),
    el("p", { class: "hint", text: "In the order of their turns. The tiles of a player who leaves go back to the grill." }), list, add,
    setting("Dice", throws), setting("Advice on a person's turn", hints));

  function fill() {
    const { table } = view.state;
    refill(list, table.names.map((name, seat) => player(table, name, seat, act)));
    add.disabled = !canAdd(table);
    throws.set(view.state.throws);
    hints.set(view.state.hints);
  }
  return {
    node,
    /** Opens the list, at a player's name if a seat is given. */
    open(seat) {
      fill();
      node.showModal();
      if (seat !== undefined) list.querySelector(`[data-key="name-${seat}"]`).focus();
    },
    render(next) {
      view = next;
      if (node.open) fill();
    },
  };
}

function player(table, name, seat, act) {
  const field = el("input", {
    type: "text", value: name, maxlength: "20", autocomplete: "off", "data-key": `name-${seat}`, "aria-label": `Name of player ${seat + 1}`,
    onchange: () => act("rename", seat, field.value),
  });
  const toMove = el("input", { type: "radio", name: "to-move", "data-key": `to-move-${seat}`, onchange: () => act("setToMove", seat) });
  toMove.checked = seat === table.toMove;
  const { by } = table.seats[seat];
  const who = select({ label: `Who plays for ${name}`, options: BY, className: "by", onpick: (by) => act("setBy", seat, by || null) });
  who.node.dataset.key = `by-${seat}`;
  who.set(by ?? "");
  const step = (text, label, move, disabled) => el("button", {
    class: "step", text, "aria-label": `${label} ${name}`, "data-key": `${move}-${seat}`, disabled, onclick: () => act(move, seat),
  });
  return el("li", {},
    el("div", { class: "line" }, field, step("↑", "Seat earlier:", "moveUp", seat === 0), step("✕", "Remove", "removePlayer", !canRemove(table))),
    el("div", { class: "line" }, el("label", { class: "to-move-pick" }, toMove, "to move"),
      el("span", { class: "soft", text: table.stacks[seat].length === 0 ? "no tiles" : `stack from the top: ${table.stacks[seat].toReversed().join(" ")}` })),
    who.node, by === null ? null : el("p", { class: "hint", text: STRATEGIES[by].how }));
}
