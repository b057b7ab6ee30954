// Who has how many worms, and who has won.

import { el } from "../../../js/dom.js";
import { wormsInWords } from "../tiles.js";

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

export function finalScore(table, standing, newGame) {
  const [won, why] = winnerInWords(table, standing);
  const seats = table.names.map((_, seat) => seat).sort((a, b) =>
    standing.leaders.includes(b) - standing.leaders.includes(a) || standing.worms[b] - standing.worms[a]);
  return [
    el("p", { class: "result won", text: won }),
    why ? el("p", { class: "soft", text: why }) : null,
    el("table", { class: "score" },
      el("thead", {}, el("tr", {}, ["Player", "Worms", "Tiles"].map((text) => el("th", { scope: "col", text })))),
      el("tbody", {}, seats.map((seat) => el("tr", {},
        el("th", { scope: "row", text: table.names[seat] }), el("td", { text: String(standing.worms[seat]) }),
        el("td", { class: "score-tiles", text: table.stacks[seat].toSorted((a, b) => b - a).join(" ") || "none" }))))),
    el("button", { class: "primary", text: "New game", "data-key": "new-game", onclick: newGame }),
  ];
}
