// What best play leads to: each result with its chance, as a picture and as a table.

import { el, refill, svg } from "../../../js/dom.js";
import { percent } from "../../../js/format.js";
import { TILES } from "../tiles.js";
import { lossInWords } from "./look.js";
import { areHidden } from "./play.js";

const HEIGHT = 200;
const PAD = { top: 22, bottom: 24, side: 4 };
const KINDS = {
  grill: { name: "from the grill", mark: "" },
  steal: { name: "stolen", mark: "⇄" },
  fail: { name: "no tile", mark: "✕" },
};

export function createResults() {
  const intro = el("p", { class: "hint" });
  const picture = svg("svg", { class: "bars", height: HEIGHT, role: "img" });
  const legend = el("figcaption", { class: "hint kinds" }, Object.entries(KINDS).map(([kind, { name, mark }]) => el("span", { class: "kind" },
    svg("svg", { class: "sample", width: 14, height: 14, "aria-hidden": "true" }, svg("rect", { class: `bar-${kind}`, width: 14, height: 14, rx: 3 })),
    `${mark} ${name}`)));
  const table = el("table", { class: "results" });
  const node = el("section", { class: "card panel panel-results", "aria-labelledby": "results-title" },
    el("h2", { id: "results-title", text: "Results" }), intro, el("figure", {}, picture, legend), table);
  let view = null;
  new ResizeObserver(() => draw()).observe(node);

  function draw() {
    const results = resultsOf(view);
    if (!results || picture.clientWidth === 0) return;
    picture.replaceChildren(...bars(results, picture.clientWidth));
  }

  return {
    node,
    render(next) {
      view = next;
      const { state, seen } = next;
      const results = resultsOf(next);
      node.classList.toggle("without", !results);
      intro.textContent = results ? "How likely each end of this turn is, if you follow the advice."
        : seen?.table?.advice ? "Told after your move, like the advice." : "There is no turn to play.";
      picture.setAttribute("aria-label", "Chances of each tile and of no tile; the table below has the numbers.");
      refill(table, ...(results ? markup(results, state.table.names, seen.table.failing) : []));
      draw();
    },
  };
}

/** Nothing where they would tell a person what to do. */
const resultsOf = (view) => (!view || areHidden(view.state) ? undefined : view.seen?.table?.advice?.distribution);

function bars(results, width) {
  const step = (width - 2 * PAD.side) / (TILES.length + 1);
  const most = Math.max(...results.map(({ probability }) => probability));
  const floor = HEIGHT - PAD.bottom;
  const places = [...TILES, "fail"];
  const place = ({ result, tile }) => places.indexOf(result === "fail" ? "fail" : tile);
  const middle = (nth) => PAD.side + (nth + 0.5) * step;
  return [
    svg("line", { class: "grid", x1: 0, x2: width, y1: floor, y2: floor }),
    ...places.map((name, nth) => svg("text", { class: "axis", x: middle(nth), y: HEIGHT - 7, "text-anchor": "middle", text: name === "fail" ? "✕" : String(name) })),
    ...results.flatMap((result) => {
      const height = Math.max(1, (result.probability / most) * (floor - PAD.top));
      const x = middle(place(result));
      const shown = (result.probability * 100).toFixed(0);
      return [
        svg("rect", { class: `bar-${result.result}`, x: x - step * 0.42, y: floor - height, width: step * 0.84, height, rx: 2 }),
        shown === "0" ? null : svg("text", { class: "axis bar-number", x, y: floor - height - 5, "text-anchor": "middle", text: `${KINDS[result.result].mark === "⇄" ? "⇄" : ""}${shown}` }),
      ].filter(Boolean);
    }),
  ];
}

function markup(results, names, failing) {
  const what = ({ result, tile, from }) => {
    if (result === "fail") return `✕ no tile: ${lossInWords(failing.deed)}`;
    return result === "steal" ? `⇄ ${tile} stolen from ${names[from]}` : `${tile} from the grill`;
  };
  return [
    el("thead", {}, el("tr", {}, el("th", { scope: "col", text: "Result" }), el("th", { scope: "col", text: "Chance" }))),
    el("tbody", {}, results.map((result) => el("tr", {},
      el("th", { scope: "row", text: what(result) }), el("td", { text: percent(result.probability) })))),
  ];
}
