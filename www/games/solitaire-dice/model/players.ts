// Who can mark a sheet of their own: the solver's players, by names that a link can tell.

import type { SheetPlayer } from "#modules/solitaire-dice";

/** The rejects that a player of five factors can aim for: ten sets; the others are their mirrors. */
export const SETS = ["126", "123", "124", "125", "134", "135", "136", "145", "234", "235"];

/** All players, the strongest first. */
export const PLAYERS = [
  "advice-2",
  "advice",
  "thumb",
  "columns",
  ...SETS.map((set) => `five-factors-${set}`),
  "longest-game",
  "points-now",
  "random",
];

/** A player as the solver knows it. */
export function playerOf(by: string): SheetPlayer {
  const [, set] = /^five-factors-(\d+)$/.exec(by) ?? [];
  return set ? { player: "five-factors", set: [...set].map(Number) } : (by as SheetPlayer);
}
