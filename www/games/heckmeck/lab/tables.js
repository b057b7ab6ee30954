// The results as tables: all of one tournament; and beside the article's figures.

import { el } from "../../../js/dom.js";
import { percent } from "../../../js/format.js";
import { agreements, outcomes, shares } from "./outcome.js";
import { gamesInWords, shareRange, shortName, wormsRange } from "./words.js";

const head = (...texts) => el("thead", {}, el("tr", {}, texts.map((text) => el("th", { scope: "col", text }))));
const nothing = () => el("td", { class: "soft" }, el("span", { "aria-hidden": "true", text: "–" }));

const numberCell = (number, range, more = null) => el("td", {},
  el("span", { class: "number", text: number }), " ", el("span", { class: "range", text: range }), more);
const shareCell = (share, more) => numberCell(percent(share.value), shareRange(share), more);
const wormsCell = (worms) => numberCell(worms.value.toFixed(2), wormsRange(worms));

/** Wins and worms of each seat, ties, the starter's share, turns. */
export function tournamentTable(run) {
  const [{ players, result }] = outcomes(run);
  const most = Math.max(...result.players.map(({ wins }) => wins.value));
  const row = (name, ...cells) => el("tr", {}, el("th", { scope: "row" }, name), cells);
  return el("table", { class: "shares" },
    el("caption", { text: `Games won and worms, ${gamesInWords(result.games)}` }),
    head("Seat", "Games won", "Worms a game"),
    el("tbody", {}, players.map((strategy, seat) => {
      const { wins, worms } = result.players[seat];
      return row([`${seat + 1} · ${shortName(strategy)}`, wins.value === most ? el("span", { class: "lead", text: " ▲ most" }) : null], shareCell(wins), wormsCell(worms));
    })),
    el("tbody", {},
      row("Ties", shareCell(result.ties), nothing()),
      row("Whoever started", shareCell(result.starterWins), nothing()),
      row("Turns a game", numberCell(result.turns.toFixed(1), ""), nothing())));
}

const fits = (agrees) => el("span", { class: agrees ? "fits" : "apart", text: agrees ? "✓ fits" : "✗ lies apart" });

/** Every tournament of a series, or one that the article has figures on: what was found, and below what the article tells. */
export function articleTable(run) {
  const all = outcomes(run);
  const isSeries = Boolean(run.setting.series);
  const isKnown = all.some(({ figures }) => figures.length > 0);
  if (!isSeries && !isKnown) return null;
  const [{ players }] = all;
  const columns = isSeries ? ["Best wins", "Rule wins", "Ties"] : [...winners(players), "Ties"];
  return el("table", { class: "shares beside" },
    el("caption", { text: [isSeries && "Best in worms against each rule", isKnown && "beside the article"].filter(Boolean).join(", ") }),
    head(isSeries ? "Against" : "Played", ...columns), all.map((outcome) => articleRows(outcome, isSeries)));
}

const winners = ([first, second]) => (first === second ? ["Seat 1 wins", "Seat 2 wins"] : [first, second].map((strategy) => `${shortName(strategy)} wins`));

function articleRows(outcome, isSeries) {
  const { names, result, figures } = outcome;
  const played = result ? gamesInWords(result.games) : "not played yet";
  const told = agreements(outcome);
  const source = (name, games) => el("th", { scope: "row" }, name, " ", el("span", { class: "range", text: games }));
  return el("tbody", {},
    el("tr", {}, isSeries ? source(el("strong", { text: names[1] }), played) : source("Here", played),
      result ? shares(result).map((share) => shareCell(share)) : [nothing(), nothing(), nothing()]),
    figures.map((figure, nth) => el("tr", { class: "article" }, source(figure.later ? "Later program" : "Article", gamesInWords(figure.games)),
      shares(figure).map((share, column) => shareCell(share, told[nth] && fits(told[nth][column]))))));
}
