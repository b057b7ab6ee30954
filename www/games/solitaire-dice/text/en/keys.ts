// What the keys do, in English.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "The turn",
    rows: [
      { keys: ["1", "6"], range: true, does: "Enter a die" },
      { keys: ["Backspace"], does: "Remove the last one, or the one you have picked to reject" },
      { keys: ["R"], does: "Have the app roll the dice" },
      { keys: ["B"], does: "Mark the best choice, if advice is shown before you mark" },
      { keys: ["N"], does: "Have the others go on at once" },
    ],
  },
  {
    title: "A row of the sheet",
    rows: [
      { keys: ["→", "↑"], does: "Add a mark" },
      { keys: ["←", "↓"], does: "Remove a mark" },
      { keys: ["Home"], does: "Remove all marks" },
      { keys: ["End"], does: "Fill the row" },
    ],
  },
];
