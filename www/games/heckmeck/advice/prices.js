// The price list: what stopping on each total is worth with the tiles as they lie.

import { el, refill } from "../../../js/dom.js";
import { worth } from "../../../js/format.js";
import { HIGHEST_TILE, TILES } from "../tiles.js";

export function createPrices() {
  const table = el("table", { class: "prices" });
  const hint = el("p", { class: "hint" });
  const node = el("section", { class: "card panel panel-prices", "aria-labelledby": "prices-title" },
    el("h2", { id: "prices-title", text: "Price list" }), hint, table);
  return {
    node,
    render({ state: { table: { names } }, seen }) {
      const advice = seen?.table?.advice;
      hint.textContent = advice ? "What it is worth to stop on so many points with a worm. * means that this tile can't be had: the next lower one counts." : "There is no turn to play.";
      refill(table, ...(advice ? markup(advice, names) : []));
    },
  };
}

function markup({ prices, results, fail }, names) {
  const row = (points, gone, result, worms) => el("tr", {},
    el("th", { scope: "row" }, points, gone ? el("span", { class: "gone" }, el("span", { "aria-hidden": "true", text: "*" }), el("span", { class: "unseen", text: ", can't be had" })) : null),
    el("td", { text: brings(result, names) }), el("td", { text: worth(worms) }));
  return [
    el("thead", {}, el("tr", {}, ["Points", "Brings", "Worms"].map((text) => el("th", { scope: "col", text })))),
    el("tbody", {},
      row("bust, no worm, 0 to 20", false, { result: "fail" }, fail),
      TILES.map((tile) => row(String(tile), results[tile].tile !== tile, results[tile], prices[tile])),
      row(`${HIGHEST_TILE + 1} to 40`, false, results[40], prices[40])),
  ];
}

function brings({ result, tile, from }, names) {
  if (result === "fail") return "no tile";
  return result === "steal" ? `${tile} from ${names[from]}` : String(tile);
}
