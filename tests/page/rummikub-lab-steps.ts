/** What the Lab of Tile rummy must show: the module's own numbers. */

import type { Page } from "playwright-core";
import type { RummikubTournamentQuery, RummikubTournamentResult } from "#modules/rummikub-lab";

import { directly, mean, share } from "../lab-steps.ts";

/** What the module says of games when it is asked directly. */
export const direct = (page: Page, query: RummikubTournamentQuery, games: number) =>
  directly(page, "rummikub", "RummikubTournament", query, games);

/** The table of one tournament as it must be, without its head. */
export function expectedRows(names: string[], { players, starterWins, turns, ties }: RummikubTournamentResult) {
  const most = Math.max(...players.map(({ wins }) => wins.value));
  return [
    ...names.map((name, nth) => {
      const { wins, points } = players[nth];
      return [`${nth + 1} · ${name}${wins.value === most ? " ▲ most" : ""}`, share(wins), mean(points)];
    }),
    ["Whoever started", share(starterWins), "–"],
    ["Turns a game", mean(turns), "–"],
    ["Shared wins", String(ties), "–"],
  ];
}
