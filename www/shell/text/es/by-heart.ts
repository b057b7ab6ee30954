// Todas las frases de las páginas de reglas para recordar, en español.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  title: "Reglas para recordar",
  back: "Volver al juego",
  howMany: "¿Cuántas reglas?",
  number: (count: number) => number(count),
  rules: (count: number) => (count === 1 ? "Una regla" : `${number(count)} reglas`),
  print: "Imprimir la tarjeta",
  next: "Lo que una regla deja abierto lo decide la siguiente.",
  practise: "Practicarlas",
});
