/** What the Lab of Knucklebones must show: the module's own numbers. */

import type { Page } from "playwright-core";
import type { Estimate } from "#modules/heckmeck-lab";
import type { KnucklebonesPlayer, KnucklebonesResult } from "#modules/knucklebones-lab";

import { directly, share } from "../lab-steps.ts";
import { percent } from "../steps.ts";

/** What the module says of games when it is asked directly. */
export const direct = (page: Page, players: [KnucklebonesPlayer, KnucklebonesPlayer], seed: number, games: number) =>
  directly(page, "knucklebones", "KnucklebonesGames", { players, seed }, games);

const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(2)}`;
const range = ({ low, high }: Estimate) => `${low.toFixed(2)} to ${high.toFixed(2)}`.replaceAll("-", "−");

/** The table as it must be, without its head. */
export function expectedRows(result: KnucklebonesResult) {
  const { games, adjusted, wins, ties, losses, difference, placements, starterShare } = result;
  const count = (of: number) => `${of.toLocaleString("en")} ${percent(of / games)}`;
  return [
    ["Share won, luck taken out", share(adjusted)],
    ["Share won, as played", share(result.share)],
    ["Games won", count(wins)],
    ["Ties", count(ties)],
    ["Games lost", count(losses)],
    ["Score difference, on average", `${signed(difference.value)} ${range(difference)}`],
    ["Dice a game", placements.toFixed(1)],
    ["Share won by the player who starts", percent(starterShare)],
  ];
}
