// Todas las frases de las páginas de reglas para recordar, en español.

import type { Bound } from "../../by-heart/rule.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number, list, signed }) => {
  return {
    title: "Sin la app",
    back: "Volver al juego",
    howMany: "¿Cuántas reglas?",
    number: (count: number) => number(count),
    rules: (count: number) => (count === 1 ? "Una regla" : `${number(count)} reglas`),
    how: "Sigue las reglas en orden. Cada regla suma algo de cada opción que queda y se queda con las mejores; la siguiente elige entre esas. Si su condición no se cumple, se salta.",
    onlyWhile: (conditions: string[]) => `Solo mientras ${list(conditions)}:`,
    /** "+3 ×": how often something counts. */
    times: (times: number) => `${signed(times, 0)}\u00a0×`,
    keepMost: (within: number) =>
      within === 0
        ? "Quédate con lo más alto."
        : `Quédate con lo más alto y con lo que esté como mucho ${number(within)} por debajo.`,
    keepWhere: (bound: Bound) =>
      bound.kind === "at-least"
        ? `Quédate solo con ${number(bound.number)} o más, si lo hay.`
        : `Quédate solo con ${number(bound.number)} o menos, si lo hay.`,
    without: (value: string) => `Sin esta regla: ${value}`,
    examplesTitle: "Por ejemplo",
    noExample: "En las partidas examinadas, esta regla nunca ha decidido sola.",
    frontierTitle: "Más reglas, mejor juego",
    rulesColumn: "Reglas",
    print: "Imprimir la tarjeta",
  };
};
