// How the computer's players play, in English, by their names.

import type { RummikubStrategy } from "#modules/rummikub";
import { levels } from "../../../../shell/text/en/standard.ts";

export const PLAYERS: Record<RummikubStrategy, { name: string; how: string }> = {
  best: { name: levels.strongest, how: "Keeps jokers for the end, and draws where that wins sooner." },
  jokers: { name: levels.strong, how: "Plays as many tiles as it can, but jokers only to open or to win." },
  tiles: { name: levels.medium, how: "Plays as many tiles as it can." },
  hold: { name: "Holds sets back", how: "Keeps its own sets back while the others have more than five tiles." },
  points: { name: "Most points", how: "Plays for the most points." },
  simple: { name: levels.weak, how: "Plays sets from its rack, then tiles where they fit; rearranges nothing." },
  random: { name: "Random", how: "Keeps tiles back at random." },
};
