// Who has how many worms, and who has won.

import { el } from "../../../js/dom.js";
import { diceRow } from "../dice.js";
import { wormsInWords } from "../tiles.js";
import { LEAST_LOSS, noteInWords } from "./moves.js";

const listed = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);

/** Who has won, in words, and why where worms are equal. */
export function winnerInWords({ names, stacks }, { worms, leaders }) {
  const most = Math.max(...worms);
  const level = names.filter((_, seat) => worms[seat] === most);
  if (leaders.length > 1) return most === 0 ? ["Nobody has a tile: a draw."] : [`${listed(leaders.map((seat) => names[seat]))} draw.`];
  const [winner] = leaders;
  const won = `${names[winner]} wins with ${wormsInWords(most)}.`;
  if (level.length < 2) return [won];
  const all = level.length === 2 ? "both have" : "all have";
  return [won, `${listed(level)} ${all} ${wormsInWords(most)}; ${names[winner]} has the highest tile, ${Math.max(...stacks[winner])}.`];
}

export function finalScore({ table, log }, standing, newGame) {
  const [won, why] = winnerInWords(table, standing);
  const { names, stacks, seats } = table;
  const ranked = names.map((_, seat) => seat).sort((a, b) =>
    standing.leaders.includes(b) - standing.leaders.includes(a) || standing.worms[b] - standing.worms[a]);
  const decided = seats.some(({ moves }) => moves > 0);
  const heads = ["Player", "Worms", "Tiles", ...decided ? ["Given away"] : []];
  return [
    el("p", { class: "result won", text: won }),
    why ? el("p", { class: "soft", text: why }) : null,
    el("table", { class: "score" },
      el("thead", {}, el("tr", {}, heads.map((text) => el("th", { scope: "col", text })))),
      el("tbody", {}, ranked.map((seat) => el("tr", {},
        el("th", { scope: "row", text: names[seat] }), el("td", { text: String(standing.worms[seat]) }),
        el("td", { class: "score-tiles", text: stacks[seat].toSorted((a, b) => b - a).join(" ") || "none" }),
        decided ? el("td", {}, givenAway(seats[seat])) : null)))),
    decided ? el("p", { class: "hint", text: "Given away: worms that other choices would have brought on average, over all decisions." }) : null,
    dearest(log),
    el("button", { class: "primary", text: "New game", "data-key": "new-game", onclick: newGame }),
  ];
}

const givenAway = ({ moves, lost }) => (moves === 0 ? "–" : [lost.toFixed(2), el("span", { class: "choices-made", text: ` in ${moves} ${moves === 1 ? "choice" : "choices"}` })]);

/** The moves of people that gave most away. */
function dearest(log) {
  const lossOf = ({ steps }) => steps.reduce((all, { lost }) => all + lost, 0);
  const worst = log.filter((note) => note.by === null && lossOf(note) >= LEAST_LOSS)
    .sort((a, b) => lossOf(b) - lossOf(a)).slice(0, 3);
  if (worst.length === 0) return null;
  return el("div", { class: "dearest" }, el("h3", { text: "The dearest moves" }), el("ul", {}, worst.map((note) =>
    el("li", {}, note.roll ? diceRow(note.roll) : null, el("span", { text: noteInWords(note) })))));
}
