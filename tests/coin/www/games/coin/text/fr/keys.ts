// What the keys do, in French.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "La pièce",
    rows: [
      { keys: ["H"], does: "Pile" },
      { keys: ["T"], does: "Face" },
    ],
  },
];
