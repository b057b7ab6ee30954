// What the computer's players are called, and how they play, in English, by their names for the solver. Loaded with what tells it.

import type { Strategy } from "#modules/heckmeck";
import { levels } from "../../../../shell/text/en/standard.ts";

/** What they are called: those at a level by that, the others by their way to play. */
export const STRATEGY_NAMES: Record<Strategy, string> = {
  "best-to-win": levels.strongest,
  "best-in-worms": levels.strong,
  "rule-1": levels.weak,
  "rule-2": "Rule 2: most points",
  "rule-3": "Rule 3: worms first",
  "rule-4": "Rule 4: worms from the third roll",
  "rule-5": levels.medium,
  random: "Random",
};

export const HOW: Record<Strategy, string> = {
  "best-to-win":
    "Plays to win the game: looks at the chance to win after every result of its turn, as learned from games against itself.",
  "best-in-worms": "Plays for the most worms this turn.",
  "rule-1": "Takes the highest face: worms before fives, fives before fours. Stops as soon as that brings a tile.",
  "rule-2": "Takes the face that brings the most points. Stops as soon as that brings a tile.",
  "rule-3": "Takes worms if it can, otherwise the most points. Stops as soon as that brings a tile.",
  "rule-4": "Takes worms from the third roll on, otherwise the most points. Stops as soon as that brings a tile.",
  "rule-5":
    "Takes worms from the third roll on, otherwise the most points. Stops when the worms it would win and those on top of its stack come to two or more.",
  random: "Makes any legal move, all equally likely.",
};
