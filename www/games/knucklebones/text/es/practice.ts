// What a decision has cost in practice, and why another one was the best, in Spanish.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ exact, number, plural }: Formats): Words => ({
  reason(reason) {
    if (reason.kind === "goesOn")
      return "La mejor porque la partida sigue: después de cualquier otra columna, el próximo dado del rival la termina.";
    if (reason.kind === "reaches")
      return "La mejor porque el dado llenaría cualquier otra columna y ya no podrías eliminar nada enfrente.";
    const { more, next } = reason;
    const points = (count: number) => `${number(count)} ${plural(count, "punto", "puntos")}`;
    return `La mejor porque un dado te puede costar aquí ${more === 0 ? "lo mismo" : `solo ${points(more)} más`} que antes; en otra columna, al menos ${number(next)} más.`;
  },
  cost({ picked, lost }) {
    const where = ["izquierda", "central", "derecha"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `La columna ${where} cuesta ${points} puntos porcentuales`;
  },
});
