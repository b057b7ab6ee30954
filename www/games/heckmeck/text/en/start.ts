// What is asked at a first visit, in English.

import { startWords as shellWords } from "../../../../shell/text/en/start.ts";

export const startWords = {
  ...shellWords,
  line: "Tap in your dice: you see how likely each result is with every choice, and which choice is best.",
  score: "Score our game",
  scoreHint: "Who holds which tile, everyone's chance to win, and advice for each roll.",
  computer: shellWords.playComputer,
  computerHint: "Four levels, from weak to strongest.",
  odds: "Look up odds",
  oddsHint: "How likely a total is with the dice you have left.",
  /** How each level plays. */
  ways: {
    weak: "Takes the highest face, and stops as soon as it has a tile.",
    medium: "Takes the most points, and stops when enough is at stake.",
    strong: "Plays each turn for the most worms.",
    strongest: "Plays to win the game: the strongest here.",
  },
};
