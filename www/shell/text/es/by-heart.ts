// Todas las frases de las páginas de reglas para recordar, en español.

import type { Bound } from "../../pages/by-heart/rule.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number, list, signed }) => {
  return {
    title: "Reglas para recordar",
    back: "Volver al juego",
    howMany: "¿Cuántas reglas?",
    number: (count: number) => number(count),
    rules: (count: number) => (count === 1 ? "Una regla" : `${number(count)} reglas`),
    how: "Sigue las reglas en orden. Cada regla puntúa las opciones que quedan y deja solo las mejores para la siguiente. Sáltate una regla si su condición no se cumple.",
    rate: "Puntúa cada opción:",
    when: (conditions: string[]) => `Si ${list(conditions)}:`,
    /** "+3": how much something counts. */
    times: (times: number) => signed(times, 0),
    keepMost: (within: number) =>
      within === 0
        ? "Quédate con las mejores."
        : `Quédate con las mejores y con las que tengan como mucho ${number(within)} menos.`,
    keepWhere: (bound: Bound) =>
      bound.kind === "at-least"
        ? `Quédate con las que tengan ${number(bound.number)} o más; si no hay ninguna, con todas.`
        : `Quédate con las que tengan ${number(bound.number)} o menos; si no hay ninguna, con todas.`,
    without: (value: string) => `Sin esta regla: ${value}`,
    examplesTitle: "Por ejemplo",
    frontierTitle: "Más reglas, mejor juego",
    rulesColumn: "Reglas",
    print: "Imprimir la tarjeta",
    next: "Lo que una regla deja abierto lo decide la siguiente.",
    practise: "Practicarlas",
  };
};
