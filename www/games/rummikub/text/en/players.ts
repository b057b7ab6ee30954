// How the computer's players play, in English, by their names.

import type { RummikubStrategy } from "#modules/rummikub";
import type { Level } from "../../../../shell/model/levels.ts";

/** How strong a player is, behind its name. */
export const STRENGTHS: Record<Level, string> = {
  weak: "weak",
  medium: "medium",
  strong: "strong",
  strongest: "strongest",
};

export const PLAYERS: Record<RummikubStrategy, { name: string; how: string }> = {
  best: { name: "Best", how: "Keeps jokers for the end, and draws where that wins sooner." },
  jokers: { name: "Keeps jokers", how: "Plays as many tiles as it can, but jokers only to open or to win." },
  tiles: { name: "Most tiles", how: "Plays as many tiles as it can." },
  hold: { name: "Holds sets back", how: "Keeps its own sets back while the others have more than five tiles." },
  points: { name: "Most points", how: "Plays for the most points." },
  simple: { name: "Simple", how: "Plays sets from its rack, then tiles where they fit; rearranges nothing." },
  random: { name: "Random", how: "Keeps tiles back at random." },
};
