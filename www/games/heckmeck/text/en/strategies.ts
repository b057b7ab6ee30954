// How the computer's players play, in English, by their names for the solver. Loaded with what tells it.

export const HOW: Record<string, string> = {
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
