// Every way on and every tile: one evaluation of all ways, or all evaluations of one way.

import { el, radios, refill, select } from "../../js/dom.js";
import { rank, value } from "./answers.js";
import { copyText, csvText, saveText } from "../../js/export.js";
import { tile, wayName, wayText, wayWords } from "./dice.js";
import { GOALS, TOTALS, target } from "./state.js";
import { TILES } from "./tiles.js";

export function createTable({ change }) {
  const shown = radios({
    name: "shown", label: "Numbers in the table",
    options: [
      ...Object.entries(GOALS).map(([value, { name }]) => ({ value, content: name })),
      { value: "all", content: "one choice" },
    ],
    onpick: (shown) => change({ shown }),
  });
  const columns = radios({
    name: "columns", label: "Columns",
    options: [{ value: "tiles", content: "tiles" }, { value: "all", content: "all totals" }],
    onpick: (columns) => change({ columns }),
  });
  const only = select({ label: "Choice", options: [], onpick: (only) => change({ only }) });
  const hint = el("p", { class: "hint" });
  const table = el("table", {});
  const scroller = el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": "Table, scrolls sideways" }, table);
  const hidden = el("p", { class: "line hidden-ways" });
  let csv = null;
  const told = el("span", { class: "hint", role: "status" });
  const copy = el("button", { class: "quiet", text: "Copy as CSV", onclick: async () => { told.textContent = await copyText(csv); } });
  const save = el("button", { class: "quiet", text: "Download CSV", onclick: () => saveText("heckmeck.csv", csv) });
  const node = el("section", { class: "card panel panel-table", "aria-labelledby": "table-title" },
    el("h2", { id: "table-title", text: "All tiles" }),
    el("div", { class: "controls" }, shown.node, columns.node, only.node), hint,
    scroller, hidden, el("div", { class: "line" }, copy, save, told));

  return {
    node,
    render({ state, seen }) {
      shown.set(state.shown);
      columns.set(state.columns);
      const ways = seen?.ways ?? [];
      const chosen = chosenOf(state, ways);
      only.node.hidden = state.shown !== "all" || ways.length === 0;
      only.fill(ways.map((way) => ({ value: way.key, text: wayText(way) })));
      if (chosen) only.set(chosen.key);
      hint.textContent = HINTS[state.shown];
      told.textContent = "";
      const content = tableContent(state, ways);
      csv = toCsv(content);
      copy.disabled = save.disabled = content.rows.length === 0;
      refill(table, ...markup(content, state, change));
      refill(hidden, hiddenWays(state, ways, change));
    },
  };
}

const HINTS = {
  atLeast: "Best chance in percent to end on each total or more. ★ is the best of its column.",
  exactly: "Best chance in percent to end on exactly each total. ★ is the best of its column.",
  expectedAtLeast: "Average points when results under the total count 0. ★ is the best of its column.",
  all: "Everything about one choice: chances in percent, and average points when results under the total count 0.",
};

/** Totals of the columns; 0, every result, only where points are shown. */
function totals(state) {
  const all = state.columns === "tiles" ? TILES : TOTALS;
  return state.shown === "expectedAtLeast" || state.shown === "all" ? [0, ...all] : all;
}

const chosenOf = (state, ways) => ways.find((way) => way.key === state.only) ?? ways[0];

/** The totals of the columns, and rows of a way or a goal each. */
export function tableContent(state, ways) {
  return state.shown === "all" ? oneWay(state, chosenOf(state, ways)) : allWays(state, ways);
}

function allWays(state, ways) {
  const goal = state.shown;
  const visible = ways.filter((way) => !state.hidden.includes(way.key));
  const columns = totals(state);
  const best = columns.map((total) => rank(visible, goal, total).best);
  const scale = Math.max(...visible.map((way) => way.evaluation[goal][columns[0]]), 1e-9);
  const rows = visible.map((way) => ({
    way, name: wayText(way),
    cells: columns.map((total, nth) => {
      const number = value(way.evaluation, goal, total);
      return cell(goal, number, goal === "expectedAtLeast" ? number / scale : number, best[nth].has(way.key));
    }),
  }));
  return { goal, columns, rows };
}

function oneWay(state, way) {
  const columns = totals(state);
  const rows = !way ? [] : Object.entries(GOALS).map(([goal, { name }]) => ({
    goal, name: `${name}${goal === "expectedAtLeast" ? " (average)" : ""}`,
    cells: columns.map((total) => {
      if (total === 0 && goal !== "expectedAtLeast") return null;
      const number = value(way.evaluation, goal, total);
      const most = way.evaluation.expectedAtLeast[0] || 1;
      return cell(goal, number, goal === "expectedAtLeast" ? number / most : number, false);
    }),
  }));
  return { goal: way ? `all evaluations of ${wayText(way)}` : "", columns, rows };
}

/** The unit stands above the table. */
const cell = (goal, number, part, best) => ({ number, text: GOALS[goal].show(number).replace(" %", ""), part, best });

function markup({ columns, rows }, state, change) {
  if (rows.length === 0) return [el("tbody", {}, el("tr", {}, el("td", { class: "soft", text: "No choices to show." })))];
  const heads = columns.map((total) => el("th", { scope: "col", class: total === target(state) ? "wanted" : "" }, columnHead(total)));
  return [
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, el("span", { class: "unseen", text: "Choice" })), heads)),
    el("tbody", {}, rows.map(({ way, goal, cells }) => el("tr", {},
      el("th", { scope: "row" }, way ? wayHead(way, state, change) : el("span", { class: "way-name", text: GOALS[goal].name })),
      cells.map((cell) => cell
        ? el("td", { class: cell.best ? "best" : "", vars: { part: String(cell.part) } },
          cell.best ? el("span", { class: "star" }, el("span", { "aria-hidden": "true", text: "★" }), el("span", { class: "unseen", text: "best" })) : null, cell.text)
        : el("td", { class: "soft", text: "–" }))))),
  ];
}

function wayHead(way, { hidden }, change) {
  return [wayName(way), el("button", {
    class: "hide", text: "hide", "data-key": `hide-${way.key}`, "aria-label": `Hide ${wayWords(way)} from table and chart`,
    onclick: () => change({ hidden: [...hidden, way.key] }),
  })];
}

function columnHead(total) {
  if (total === 0) return "all";
  return TILES.includes(total) ? tile(total) : String(total);
}

function hiddenWays(state, ways, change) {
  const hidden = ways.filter((way) => state.hidden.includes(way.key));
  if (hidden.length === 0) return null;
  return ["Hidden: ", hidden.map((way) => el("button", {
    class: "quiet", "data-key": `show-${way.key}`, "aria-label": `Show ${wayWords(way)} again`,
    onclick: () => change({ hidden: state.hidden.filter((key) => key !== way.key) }),
  }, wayName(way), " show"))];
}

/** What the table holds, in full precision. */
export function toCsv({ goal, columns, rows }) {
  const lines = [[`choice (${GOALS[goal]?.name ?? goal})`, ...columns.map((total) => (total === 0 ? "all" : total))],
    ...rows.map(({ name, cells }) => [name, ...cells.map((cell) => (cell ? cell.number : ""))])];
  return csvText(lines);
}
