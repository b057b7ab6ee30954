// What the keys do, in English.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "A tile",
    rows: [
      {
        keys: ["R", "B", "K", "O"],
        does: "Its colour: red, blue, black, orange; several of them enter a group (R B K 5)",
      },
      { keys: ["0", "9"], range: true, does: "Then its number, 1 to 13" },
      { keys: ["Enter"], does: "End the number 1, which waits for a second digit" },
      { keys: ["J"], does: "A joker" },
      { keys: ["Backspace"], does: "Forget the colours typed so far" },
      { keys: ["←", "→", "↑", "↓"], does: "Go from tile to tile on the grid; the space bar taps the one in the frame" },
    ],
  },
  {
    title: "At a real table",
    rows: [
      {
        keys: ["Enter"],
        does: "Finish the set (beginning the next one finishes it too), or accept how the others' tiles may lie",
      },
      { keys: ["Backspace"], does: "Take back the last tile of the set, or the tile in the frame" },
    ],
  },
  {
    title: "Against the computer, and in a puzzle",
    rows: [
      {
        keys: ["R", "B", "K", "O"],
        does: "With a number: choose that tile of your rack, or put it back; enter the tile you drew from a real pool",
      },
      { keys: ["Enter"], does: "Play what you have chosen" },
      { keys: ["Backspace"], does: "Put back what you have chosen or moved" },
      { keys: ["D"], does: "Draw, or pass if there are no tiles left (not in a puzzle)" },
      { keys: ["N"], does: "The computer's next move" },
    ],
  },
];
