// The table as it lies there: the players with their top tiles, and all tiles in their places. In
// the middle of a turn a phone shows it in two lines.

import { el, refill } from "../../../js/dom.js";
import { tile } from "../dice.js";
import { isThrown, sum } from "../state.js";
import { TILES, worms, wormsInWords } from "../tiles.js";
import { createChooser } from "./chooser.js";
import { deedInWords } from "./look.js";
import { computerToMove, isUnderWay } from "./play.js";
import { createPlayers } from "./players.js";
import { placeOf } from "./table.js";

export function createTableCard(tools, endTurn) {
  const chooser = createChooser(tools, endTurn);
  const players = createPlayers(tools);
  /** Whether the whole table is shown in the middle of a turn; forgotten when the turn ends. */
  let wanted = false;
  let last = null;
  const title = el("h2", { id: "table-card-title" });
  const toggle = (open) => () => { wanted = open; show(); (open ? less : more).focus(); };
  const more = el("button", { class: "table-brief", "aria-expanded": "false", onclick: toggle(true) });
  const less = el("button", { class: "quiet less", text: "Less", "aria-expanded": "true", onclick: toggle(false) });
  const seats = el("ul", { class: "seats" });
  const places = TILES.map((number) => createPlace(number, chooser.open));
  const failed = el("button", { class: "quiet failed", "data-key": "failed", onclick: () => endTurn(last.seen.table.failing) });
  const hint = el("p", { class: "hint" });
  const play = el("button", { class: "quiet", text: "Play computer", "data-key": "play", onclick: () => tools.act("playComputer") });
  const node = el("section", { class: "card table-card", "aria-labelledby": "table-card-title" }, more,
    el("div", { class: "table-full" },
      el("div", { class: "line" }, title, play,
        el("button", { class: "quiet", text: "Players", onclick: () => players.open() }), less),
      seats,
      el("div", { class: "places", role: "group", "aria-label": "Tiles" }, places.map(({ node }) => node)),
      el("div", { class: "line record" }, hint, failed)),
    chooser.node, players.node);

  function show() {
    const { state, seen } = last;
    const { table } = state;
    // While the computer throws nothing is to be moved, and its turn is to stay in sight.
    const between = sum(state.taken) === 0 && state.roll.length === 0 && (seen?.table?.over || computerToMove(state) === null || !isThrown(state));
    if (between) wanted = false;
    const over = seen?.table?.over ?? false;
    node.classList.toggle("brief", !between && !wanted);
    less.hidden = between;
    const name = table.names[table.toMove];
    title.textContent = over ? "The table" : `${name}'s turn`;
    refill(more, ...brief(table));
    refill(seats, table.names.map((_, seat) => seatOf(seat, state, seen, chooser.open, players.open)));
    for (const place of places) place.render(table);
    const failing = seen?.table?.failing;
    // What the page has thrown is not told by taps.
    failed.hidden = !failing || isThrown(state);
    play.hidden = isUnderWay(table);
    if (failing) failed.textContent = `${name} ${deedInWords(failing.deed, table.names).replace(/^F/, "f")}`;
    hint.textContent = over || isThrown(state) ? "Tap a tile to move it." : `Tap the tile ${name} wins, or enter the dice.`;
  }

  return {
    node,
    render(view) {
      last = view;
      show();
      chooser.render(view);
      players.render(view);
    },
  };
}

/** Everything that matters in a turn, in two lines. */
function brief({ names, stacks, toMove, grill }) {
  const mini = (number) => el("span", { class: "mini", text: String(number) });
  return [
    el("span", { class: "brief-line" }, names.map((name, seat) => el("span", { class: `brief-seat ${seat === toMove ? "to-move" : ""}` },
      el("span", { class: "brief-name", text: name }), " ",
      stacks[seat].length > 0 ? mini(stacks[seat].at(-1)) : el("span", { class: "soft", text: "–" }), " "))),
    el("span", { class: "brief-line" }, el("span", { class: "unseen", text: "On the grill: " }), grill.map((number) => [mini(number), " "])),
    el("span", { class: "brief-more", "aria-hidden": "true", text: "▾" }),
  ];
}

function seatOf(seat, { table }, seen, openTile, openPlayers) {
  const { names, stacks, seats, toMove } = table;
  const top = stacks[seat].at(-1);
  const count = seen?.table?.standing.worms[seat];
  const rest = stacks[seat].length - 1;
  const isToMove = seat === toMove && !seen?.table?.over;
  return el("li", { class: `seat ${isToMove ? "to-move" : ""}` },
    top === undefined
      ? el("span", { class: "no-tile" }, el("span", { class: "unseen", text: "no tile" }))
      : el("button", { class: "place top-tile", "data-key": `top-${seat}`, onclick: () => openTile(top) },
        el("span", { class: "lies" }, spoken(top, table, tile(top)))),
    el("button", { class: "seat-name", "data-key": `seat-${seat}`, onclick: () => openPlayers(seat) },
      el("span", { class: "seat-title" }, isToMove ? el("span", { class: "mark", "aria-hidden": "true", text: "▸" }) : null, names[seat],
        isToMove ? el("span", { class: "unseen", text: ", to move," }) : null),
      el("span", { class: "seat-worms", text: count === undefined ? "" : ` ${wormsInWords(count)}` }),
      rest > 0 ? el("span", { class: "seat-rest", text: ` +${rest} below` }) : null,
      seats[seat].by === null ? null : el("span", { class: "seat-rest", text: " computer" })));
}

/** The picture of a tile, with words around its number that tell the ear where it is. */
function spoken(number, table, [numberNode, below]) {
  below.setAttribute("aria-hidden", "true");
  const unseen = (text) => el("span", { class: "unseen", text });
  return [unseen("Tile "), numberNode, below, unseen(`, ${wormsInWords(worms(number))}, ${placeInWords(table, number)}`)];
}

export function placeInWords(table, number) {
  const place = placeOf(table, number);
  if (place.on === "grill") return "on the grill";
  if (place.on === "out") return "face down, out of the game";
  return `${place.top ? "on top of" : "inside"} ${table.names[place.player]}'s stack`;
}

/** One of the sixteen places: its tile, or who has it, or that it is out. */
function createPlace(number, open) {
  const lies = el("span", { class: "lies" });
  const node = el("button", { class: "place", "data-key": `tile-${number}`, onclick: () => open(number) }, lies);
  return {
    node,
    render(table) {
      const place = placeOf(table, number);
      node.className = `place on-${place.on}`;
      const below = place.on === "out" ? "out" : place.on === "stack" ? table.names[place.player] : null;
      refill(lies, spoken(number, table, below === null ? tile(number) : [
        el("span", { class: "tile-number", text: String(number) }), el("span", { class: "whose", text: below })]));
    },
  };
}
