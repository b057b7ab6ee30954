// What is asked at a first visit, in English.

import { startWords as shellWords } from "../../../../shell/text/en/start.ts";

export const startWords = {
  ...shellWords,
  line: "Tap your tiles: you get the best move, and how to lay it.",
  rack: "Help with my rack",
  rackHint: "At a real table: your tiles, the sets on the table, and the most you can play.",
  computer: shellWords.playComputer,
  computerHint: "Four levels, from weak to strongest.",
  puzzle: "Solve a puzzle",
  puzzleHint: "Play as many tiles of a rack as you can.",
  dealt: "The app deals and keeps the pool.",
  /** How each level plays. */
  ways: {
    weak: "Plays sets from its rack, and rearranges nothing.",
    medium: "Plays as many tiles as it can.",
    strong: "Plays as many tiles as it can, and keeps its jokers.",
    strongest: "Keeps its jokers, and draws where that wins sooner: the strongest here.",
  },
};
