// The results as comma-separated lines, in full precision: one line for each number.

import { csvText } from "../../../js/export.js";
import { outcomes } from "./outcome.js";

const HEAD = ["tournament", "source", "games", "seed", "measure", "seat", "strategy", "value", "low", "high"];
const bounds = ({ value, low, high }) => [value, low, Number.isFinite(high) ? high : ""];

export function resultsCsv(run) {
  const lines = outcomes(run).flatMap(({ players, result, figures }, nth) => {
    if (!result) return [];
    const line = (source, games, seed) => (measure, seat, ...numbers) =>
      [nth + 1, source, games, seed, measure, ...(seat === null ? ["", ""] : [seat + 1, players[seat]]), ...numbers];
    const here = line("rollwise", result.games, run.setting.seed);
    return [
      ...result.players.map(({ wins }, seat) => here("games won", seat, ...bounds(wins))),
      ...result.players.map(({ worms }, seat) => here("worms a game", seat, ...bounds(worms))),
      here("ties", null, ...bounds(result.ties)),
      here("won by the starter", null, ...bounds(result.starterWins)),
      here("turns a game", null, result.turns, "", ""),
      ...figures.flatMap(({ games, wins, ties }) => {
        const there = line("article", games, "");
        return [...wins.map((share, seat) => there("games won", seat, ...bounds(share))), there("ties", null, ...bounds(ties))];
      }),
    ];
  });
  return csvText([HEAD, ...lines]);
}
