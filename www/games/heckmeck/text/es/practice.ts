// What a decision has cost in practice, in Spanish.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";

const WHAT: Record<string, string> = {
  roll: "Seguir tirando cuesta",
  stop: "Parar cuesta",
  instead: "Elegir la otra ficha cuesta",
  fail: "Renunciar al turno cuesta",
  w: "Apartar los gusanos cuesta",
};

export const practiceWords = ({ number }: Formats): Pick<PracticeWords, "cost" | "question" | "hint"> => ({
  question: (unit) => (unit === "wins" ? "¿Qué gana más veces?" : "¿Qué da más gusanos?"),
  hint: (unit) => (unit === "worms" ? "Una ficha robada cuenta más, porque otro jugador la pierde." : ""),
  cost({ picked, lost, unit }) {
    const what =
      WHAT[picked] ??
      `Apartar los ${{ 1: "unos", 2: "doses", 3: "treses", 4: "cuatros", 5: "cincos" }[picked as "1"]} cuesta`;
    return `${what} ${unit === "wins" ? `${number(100 * lost, 1)} puntos porcentuales` : `${number(lost, 2)} gusanos`}`;
  },
});
