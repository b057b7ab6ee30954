// What the keys do, in Spanish.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "La moneda",
    rows: [
      { keys: ["H"], does: "Cara" },
      { keys: ["T"], does: "Cruz" },
    ],
  },
];
