// The results as tables: all of one tournament; and beside the article's figures.

import { el } from "../../../js/dom.js";
import { percent } from "../../../js/format.js";
import { agreements, outcomes, shares } from "./outcome.js";
import { gamesInWords, shareRange, wormsRange } from "./words.js";

const head = (...texts) => el("thead", {}, el("tr", {}, texts.map((text) => el("th", { scope: "col", text }))));
const nothing = () => el("td", { class: "soft" }, el("span", { "aria-hidden": "true", text: "–" }));

const numberCell = (number, range, more = null) => el("td", {},
  el("span", { class: "number", text: number }), " ", el("span", { class: "range", text: range }), more);
const shareCell = (share, more) => numberCell(percent(share.value), shareRange(share), more);
const wormsCell = (worms) => numberCell(worms.value.toFixed(2), wormsRange(worms));

/** Wins and worms of each seat, ties, the starter's share, turns. */
export function tournamentTable(run) {
  const [{ names, result }] = outcomes(run);
  const most = Math.max(...result.players.map(({ wins }) => wins.value));
  const row = (name, ...cells) => el("tr", {}, el("th", { scope: "row" }, name), cells);
  return el("table", { class: "shares" },
    el("caption", { text: `Games won and worms, ${gamesInWords(result.games)}` }),
    head("Seat", "Games won", "Worms a game"),
    el("tbody", {}, names.map((name, seat) => {
      const { wins, worms } = result.players[seat];
      return row([`${seat + 1} · ${name}`, wins.value === most ? el("span", { class: "lead", text: " ▲ most" }) : null], shareCell(wins), wormsCell(worms));
    })),
    el("tbody", {},
      row("Ties", shareCell(result.ties), nothing()),
      row("Whoever started", shareCell(result.starterWins), nothing()),
      row("Turns a game", numberCell(result.turns.toFixed(1), ""), nothing())));
}

const fits = (agrees) => el("span", { class: agrees ? "fits" : "apart", text: agrees ? "✓ fits" : "✗ lies apart" });

/** Where an article's figure comes from. */
const source = ({ games, later }) => `${later ? "Later program" : "Article"}, ${gamesInWords(games)}`;

/** Every tournament of a series, or one that the article has figures on: what was found, and below what the article tells. */
export function articleTable(run) {
  const all = outcomes(run);
  const isSeries = Boolean(run.setting.series);
  const isKnown = all.some(({ figures }) => figures.length > 0);
  if (!isSeries && !isKnown) return null;
  const [{ names }] = all;
  const columns = isSeries ? ["Best wins", "Rule wins", "Ties"] : [...names.map((name) => `${name} wins`), "Ties"];
  return el("table", { class: "shares beside" },
    el("caption", { text: [isSeries && "Best in worms against each rule", isKnown && "beside the article"].filter(Boolean).join(", ") }),
    head(isSeries ? "Against" : "Played", ...columns), all.map((outcome) => articleRows(outcome, isSeries)));
}

function articleRows(outcome, isSeries) {
  const { names, result, figures } = outcome;
  const here = result ? `Here, ${gamesInWords(result.games)}` : "Not played yet";
  const title = isSeries ? [el("strong", { text: names[1] }), " ", el("span", { class: "here", text: here })] : here;
  const told = agreements(outcome);
  return el("tbody", {},
    el("tr", {}, el("th", { scope: "row" }, title), result ? shares(result).map((share) => shareCell(share)) : [nothing(), nothing(), nothing()]),
    figures.map((figure, nth) => el("tr", { class: "article" }, el("th", { scope: "row", text: source(figure) }),
      shares(figure).map((share, column) => shareCell(share, told[nth] && fits(told[nth][column]))))));
}
