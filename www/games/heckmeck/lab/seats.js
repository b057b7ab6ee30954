// Who sits at the table, in the order of the seats.

import { el, refill, select } from "../../../js/dom.js";
import { STRATEGIES } from "../strategies.js";
import { canSeat } from "./setting.js";

const OPTIONS = Object.entries(STRATEGIES).map(([value, { name }]) => ({ value, text: name }));

export function createSeats({ change }) {
  const list = el("ol", { class: "seats" });
  const add = el("button", { class: "quiet", "data-key": "add", text: "Add a seat", onclick: () => change({ players: [...players, newcomer()] }) });
  const leave = el("button", { class: "quiet", text: "Choose the seats yourself", onclick: () => { change({ series: "" }); add.focus(); } });
  const series = el("div", {},
    el("p", { text: "Five tournaments: Best in worms against each of the five rules of thumb." }), leave);
  const own = el("div", {}, list, add);
  let players = [];

  /** Someone who is not there yet, if there is one. */
  const newcomer = () => Object.keys(STRATEGIES).find((strategy) => !players.includes(strategy)) ?? OPTIONS[0].value;

  function seat(strategy, nth) {
    const pick = select({
      label: `Seat ${nth + 1}`, options: OPTIONS, onpick: (strategy) => change({ players: players.with(nth, strategy) }),
    });
    pick.set(strategy);
    pick.node.dataset.key = `seat-${nth}`;
    const canGo = canSeat(players.length - 1);
    const go = el("button", {
      class: "icon", text: "✕", "aria-label": `Remove seat ${nth + 1}`, "data-key": `go-${nth}`, "aria-disabled": String(!canGo),
      onclick: () => canGo && change({ players: players.toSpliced(nth, 1) }),
    });
    return el("li", {}, el("div", { class: "seat" }, el("span", { class: "seat-number", "aria-hidden": "true", text: String(nth + 1) }), pick.node, go),
      el("p", { class: "hint", text: STRATEGIES[strategy].how }));
  }

  return {
    nodes: [series, own],
    render(setting) {
      series.hidden = !setting.series;
      own.hidden = !series.hidden;
      if (setting.players === players) return;
      // The last seat may have gone, and its button with the focus.
      const hadFocus = list.contains(document.activeElement);
      players = setting.players;
      refill(list, players.map(seat));
      if (hadFocus && !list.contains(document.activeElement)) list.querySelector("li:last-child select").focus();
      add.disabled = !canSeat(players.length + 1);
    },
  };
}
