// The results as comma-separated lines, in full precision: one line for each number.

import { csvText } from "../../../../shell/csv.ts";
import { bounds } from "../../../../shell/lab/csv.ts";
import { withoutLuck } from "./luck.ts";
import { outcomes } from "./outcome.ts";
import type { Found, Outcome } from "./types.ts";

const HEAD = ["tournament", "source", "games", "seed", "measure", "seat", "strategy", "value", "low", "high"];

export function resultsCsv(run: Found) {
  const lines = outcomes(run).flatMap((outcome, nth) => linesOf(outcome, nth, run.setting.seed));
  return csvText([HEAD, ...lines]);
}

function linesOf({ players, result, figures }: Outcome, nth: number, seed: number): (string | number)[][] {
  if (!result) return [];
  const from = (source: string, games: number, seed: number | "") => ({
    all: (measure: string, numbers: (number | "")[]) => [nth + 1, source, games, seed, measure, "", "", ...numbers],
    seat: (measure: string, seat: number, numbers: (number | "")[]) => [
      nth + 1,
      source,
      games,
      seed,
      measure,
      seat + 1,
      players[seat],
      ...numbers,
    ],
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
