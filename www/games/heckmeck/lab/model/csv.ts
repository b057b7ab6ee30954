// The results as comma-separated lines, in full precision: one line for each number.

import { csvText } from "../../../../shell/csv.js";
import { bounds } from "../../../../shell/lab/csv.js";
import { withoutLuck } from "./luck.js";
import { outcomes } from "./outcome.js";

/** @typedef {import("./types.d.ts").Outcome} Outcome */

const HEAD = ["tournament", "source", "games", "seed", "measure", "seat", "strategy", "value", "low", "high"];

/** @param {import("./types.d.ts").Found} run */
export function resultsCsv(run) {
  const lines = outcomes(run).flatMap((outcome, nth) => linesOf(outcome, nth, run.setting.seed));
  return csvText([HEAD, ...lines]);
}

/** @param {Outcome} outcome @param {number} nth @param {number} seed @returns {(string | number)[][]} */
function linesOf({ players, result, figures }, nth, seed) {
  if (!result) return [];
  /** @param {string} source @param {number} games @param {number | ""} seed */
  const from = (source, games, seed) => ({
    /** @param {string} measure @param {(number | "")[]} numbers */
    all: (measure, numbers) => [nth + 1, source, games, seed, measure, "", "", ...numbers],
    /** @param {string} measure @param {number} seat @param {(number | "")[]} numbers */
    seat: (measure, seat, numbers) => [nth + 1, source, games, seed, measure, seat + 1, players[seat], ...numbers],
  });
  const here = from("rollwise", result.games, seed);
  return [
    ...result.players.map(({ wins }, seat) => here.seat("games won", seat, bounds(wins))),
    ...(withoutLuck(result) ?? []).map((share, seat) => here.seat("games won without luck", seat, bounds(share))),
    ...result.players.map(({ worms }, seat) => here.seat("worms a game", seat, bounds(worms))),
    here.all("ties", bounds(result.ties)),
    here.all("won by the starter", bounds(result.starterWins)),
    here.all("turns a game", [result.turns, "", ""]),
    ...figures.flatMap(({ games, wins, ties }) => {
      const there = from("article", games, "");
      return [
        ...wins.map((share, seat) => there.seat("games won", seat, bounds(share))),
        there.all("ties", bounds(ties)),
      ];
    }),
  ];
}
