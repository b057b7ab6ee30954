// What the keys do, in English.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "Play",
    rows: [
      { keys: ["1", "6"], range: true, does: "Enter the die" },
      { keys: ["Backspace"], does: "Remove it" },
      { keys: ["R"], does: "Roll, if the app rolls the dice" },
      { keys: ["Q"], does: "Place the die on the left" },
      { keys: ["W"], does: "Place it in the middle" },
      { keys: ["E"], does: "Place it on the right" },
      { keys: ["B"], does: "Place it in the best column, if the chances are shown before your move" },
      { keys: ["N"], does: "Have the computer go on at once" },
    ],
  },
  {
    title: "Set up",
    rows: [{ keys: ["1", "6"], range: true, does: "Pick the die to add" }],
  },
];
