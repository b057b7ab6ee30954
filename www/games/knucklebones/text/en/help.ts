// The rules and what the numbers mean, in English.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/en/standard-dialogs.ts";

export const help: Chapter[] = [
  {
    title: standardHelpWords.helpRules,
    lines: [
      "Two players each have a board with three columns of three squares, and take turns.",
      "On your turn, roll one die and place it in one of your own columns that has room.",
      "This removes all dice of the same value from the opponent's facing column, which then has room again.",
      "A column counts the sum of its dice, in whatever order, but equal dice count more.",
      "Two alike count four times their value, three alike nine times: 4 1 4 is 17, and 6 6 6 is 54.",
      "When a board is full, the game ends at once, after the last die has removed its matches.",
      "The higher total of all three columns wins; equal totals are a tie.",
    ],
    texts: [],
  },
  {
    title: standardHelpWords.helpUse,
    lines: [
      "Tap the die that was rolled, then the column where it is placed: that is one turn, for you and for the opponent.",
      "Tapped the wrong die? Tap it again to take it back.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  },
  {
    title: "The large numbers",
    texts: [
      "They are your chance of winning, also when the opponent is to move: then the best column for them is the one that leaves you least. The chances assume that both sides place well from then on; a tie counts as half a win. Other columns show how many points of win chance they differ from the best: 40% is 5 points less than 45%. “As good” means that the difference is smaller than the numbers can tell.",
      "Below that is what the die does immediately: the points of the game (pts) that the column gains, and the dice that it removes.",
    ],
  },
  {
    title: "Before the roll",
    texts: [
      "Each face of the die shows your chance after that roll, with an arrow to its best column: left ←, middle ↑, right →.",
    ],
  },
  {
    title: "Estimated and proved",
    texts: [
      "Most numbers are estimates. The app looks a few dice ahead, at every roll and every column; positions further ahead are valued by what it has learned from an exact solution of the game, which is too large for a phone. So the numbers change a little as it looks further ahead.",
      "The number after ± is how far off an estimate may be. They were checked against that solution: 95 in 100 were at least that close. A decimal is shown only where it counts, and what a choice costs is told only where it is more than that.",
      "Close to the end it looks at everything that can follow: then the numbers are proved, to within half a point of win chance.",
    ],
  },
  {
    title: "What a choice costs",
    texts: [
      "After each die the app compares your column with the best one. “4.0 points of win chance” means: of 100 games from there, 4 fewer are won. Half a point hardly matters.",
    ],
  },
];
