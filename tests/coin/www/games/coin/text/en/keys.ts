// What the keys do, in English.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "The coin",
    rows: [
      { keys: ["H"], does: "Heads" },
      { keys: ["T"], does: "Tails" },
    ],
  },
];
