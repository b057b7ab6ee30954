// The rules and what the numbers mean, in Spanish.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/es/standard-dialogs.ts";

export const help: Chapter[] = [
  {
    title: standardHelpWords.helpRules,
    lines: [
      "Dos jugadores, cada uno con un tablero de tres columnas de tres casillas, juegan por turnos.",
      "En tu turno, tira un dado y colócalo en una de tus columnas en la que quede sitio.",
      "Eso elimina todos los dados del mismo valor de la columna del rival que está enfrente, que vuelve a tener sitio.",
      "Una columna vale la suma de sus dados, en cualquier orden, pero los dados iguales cuentan más.",
      "Dos iguales cuentan cuatro veces su valor y tres iguales, nueve: 4 1 4 son 17, y 6 6 6 son 54.",
      "Cuando se llena un tablero, la partida termina en el acto, en cuanto el último dado ha eliminado los de enfrente.",
      "Gana quien suma más en sus tres columnas; si suman lo mismo, hay empate.",
    ],
    texts: [],
  },
  {
    title: standardHelpWords.helpUse,
    lines: [
      "Toca el dado que salga y después la columna donde se coloca: eso es un turno, tanto tuyo como del rival.",
      "¿Te equivocaste de dado? Tócalo otra vez para retirarlo.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  },
  {
    title: "Los números grandes",
    texts: [
      "Son tu probabilidad de ganar, también cuando le toca al rival: entonces su mejor columna es la que menos te deja. Se supone que a partir de ahí ambos colocan bien; un empate cuenta como media victoria. Las demás columnas muestran a cuántos puntos porcentuales están de la mejor: un 40\u00a0% son 5 puntos menos que un 45\u00a0%. «Igual» quiere decir que la diferencia es menor que la precisión de los números.",
      "Debajo está lo que el dado hace de inmediato: los puntos del juego (pts) que gana la columna y los dados que elimina.",
    ],
  },
  {
    title: "Antes de tirar",
    texts: [
      "Cada cara del dado muestra tu probabilidad tras esa tirada, con una flecha hacia su mejor columna: izquierda ←, central ↑, derecha →.",
    ],
  },
  {
    title: "Estimado y demostrado",
    texts: [
      "La mayoría de los números son estimaciones. La app mira unos cuantos dados por delante, con todas las tiradas y todas las columnas; las posiciones más lejanas las valora por lo que ha aprendido de una solución exacta del juego, demasiado grande para un móvil. Por eso los números cambian un poco a medida que mira más lejos.",
      "Tras ± está lo que puede desviarse una estimación. Se ha comprobado con esa solución: 95 de cada 100 estimaciones estaban así de cerca o más. Solo se muestra un decimal donde significa algo, y lo que cuesta una decisión solo se indica si es más que eso.",
      "Cerca del final mira todo lo que puede seguir: entonces los números están demostrados, con un margen de medio punto porcentual.",
    ],
  },
  {
    title: "Lo que cuesta una decisión",
    texts: [
      "Tras cada dado, la app compara tu columna con la mejor. «4,0 puntos porcentuales» quiere decir que, de 100 partidas desde ahí, se ganan 4 menos. Medio punto apenas importa.",
    ],
  },
];
