// What the keys do, in German.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "Die Münze",
    rows: [
      { keys: ["H"], does: "Kopf" },
      { keys: ["T"], does: "Zahl" },
    ],
  },
];
