// How the computer's players play, in English, by their names.

import { levelOf } from "../../../../shell/levels.ts";
import { PLAYER_AT } from "../../model/levels.ts";

/**
 * What a game calls a player of the computer's, who is numbered only beside others.
 * @param isLong whether there is room for its level
 */
export function computerName(players: string[], seat: number, isLong = false) {
  const name = players.length === 1 ? "Computer" : `Computer ${seat}`;
  const level = levelOf(PLAYER_AT, players[seat - 1]);
  return isLong && level !== null ? `${name} (${level})` : name;
}

export const PLAYERS: Record<string, { name: string; how: string }> = {
  best: { name: "Best", how: "Keeps jokers for the end, and draws where that wins sooner." },
  jokers: { name: "Keeps jokers", how: "Plays as many tiles as it can, but jokers only to open or to win." },
  tiles: { name: "Most tiles", how: "Plays as many tiles as it can." },
  hold: { name: "Holds sets back", how: "Keeps its own sets back while the others have more than five tiles." },
  points: { name: "Most points", how: "Plays for the most points." },
  simple: { name: "Simple", how: "Plays sets from its rack, then tiles where they fit; rearranges nothing." },
  random: { name: "Random", how: "Keeps tiles back at random." },
};
