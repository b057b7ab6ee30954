// What the keys do, in Dutch.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "De munt",
    rows: [
      { keys: ["H"], does: "Kop" },
      { keys: ["T"], does: "Munt" },
    ],
  },
];
