// What the keys do, in English.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "The roll",
    rows: [
      { keys: ["1", "5"], range: true, does: "Enter a die" },
      { keys: ["W", "6"], does: "Enter a worm" },
      { keys: ["Backspace"], does: "Remove the last die" },
      { keys: ["R"], does: "Roll, if the app rolls the dice; otherwise go to where they are entered" },
    ],
  },
  {
    title: "Once all dice are entered",
    rows: [
      { keys: ["1", "5"], range: true, does: "Take all dice of that face" },
      { keys: ["W", "6"], does: "Take the worms" },
      { keys: ["B"], does: "Make the best choice, if advice is shown before the move" },
    ],
  },
  {
    title: "The turn",
    rows: [
      { keys: ["S"], does: "Stop" },
      { keys: ["F"], does: "Record a failed turn (only in a game, with dice you enter)" },
      { keys: ["N"], does: "Begin a new turn (only with “Look up odds”)" },
    ],
  },
];
