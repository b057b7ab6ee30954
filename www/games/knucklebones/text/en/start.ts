// What is asked at a first visit, in English.

import { startWords as shellWords } from "../../../../shell/text/en/start.ts";

export const startWords = {
  ...shellWords,
  line: "Tap the die that was rolled: you see your chance of winning with each column, and which is best.",
  follow: "Follow our game",
  followHint: "On a console or with real dice: two taps a turn, for you and for your opponent.",
  computer: shellWords.playComputer,
  computerHint: "Four levels, from weak to strongest.",
  setUp: "Set up a position",
  setUpHint: "Copy two boards in the middle of a game.",
  /** How each level plays. */
  ways: {
    weak: "Picks any column.",
    medium: "Takes the biggest immediate points lead.",
    strong: "Looks four dice ahead and counts points.",
    strongest: "Looks four dice ahead and plays for the win: the strongest here.",
  },
};
