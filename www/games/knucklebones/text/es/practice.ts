// What a decision has cost in practice, and why another one was the best, in Spanish.

import type { Formats } from "../../../../shell/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ exact }: Formats): Words => ({
  reason: (kind) =>
    ({
      risks: "La mejor porque pone en peligro menos puntos tuyos que cualquier otra columna.",
      reaches:
        "La mejor porque el dado llenaría cualquier otra columna y después podrías eliminar menos puntos enfrente.",
    })[kind],
  cost({ picked, lost }) {
    const where = ["izquierda", "central", "derecha"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `La columna ${where} cuesta ${points} puntos porcentuales`;
  },
});
