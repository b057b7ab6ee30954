// The rules and what the numbers mean, in Spanish, with the position on screen as the example.

import { standardHelpWords } from "../../../../shell/text/es/standard-dialogs.ts";
import type { Example, Now } from "../../model/examples.ts";
import type * as English from "../en/help.ts";
import type { Words } from "../en/words.ts";
import { pieces } from "./pieces.ts";

export function helpWords(words: Words): English.HelpWords {
  const { formats } = words;
  const { column, inColumn, face, points, ofChance, within } = pieces(formats);
  const { percentWith, number, signed, plural } = formats;

  /** What the numbers on screen say. */
  const nowOf = (now: Now) => {
    if (now.kind === "before")
      return `Ahora mismo tu probabilidad es del ${percentWith(now.share, now.digits)}, de media entre todas las tiradas, si ambos colocan bien.`;
    const { side, roll, best, share, tie, difference, digits } = now;
    const apart =
      now.apart === null
        ? ""
        : `, ${ofChance(now.apart, digits)} ${side === "mine" ? "más" : "menos"} que en la siguiente mejor columna`;
    const placed =
      side === "mine"
        ? `lo mejor es colocar un ${face(roll)} ${inColumn(best)}: ${percentWith(share, digits)}`
        : `lo mejor para el rival es colocar su ${face(roll)} ${inColumn(best)}, lo que te deja un ${percentWith(share, digits)}`;
    return `Ahora mismo ${placed}${apart}. Un empate, con una probabilidad del ${percentWith(tie, digits)}, cuenta como media victoria. La ventaja esperada al final es de ${signed(difference, 1)} puntos.`;
  };

  const reachOf = ({ isProved, depth, margin }: NonNullable<Example["reach"]>) =>
    isProved
      ? "Los números en pantalla están demostrados."
      : `Los números en pantalla miran ${number(depth)} ${plural(depth, "dado", "dados")} por delante${margin ? `: ${within(margin)}` : ""}.`;

  return {
    help: (example) => [
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
          "El número grande de cada columna es tu probabilidad de ganar si el dado va ahí, sea de quien sea el turno; la mejor columna para quien juega va enmarcada.",
          "¿Te equivocaste de dado? Tócalo otra vez para retirarlo.",
          standardHelpWords.helpUndo,
          "Con «Preparar una posición», en el menú, copias cualquier posición, por ejemplo la de una partida en la consola.",
          "En «Jugadores» puedes hacer que el ordenador juegue por el rival y que la app tire los dados.",
        ],
        texts: [],
      },
      {
        title: "Los números grandes",
        texts: [
          "Son tu probabilidad de ganar, también cuando le toca al rival: entonces su mejor columna es la que menos te deja. Se supone que a partir de ahí ambos colocan bien; un empate cuenta como media victoria. Las demás columnas muestran a cuántos puntos porcentuales están de la mejor: un 40\u00a0% son 5 puntos menos que un 45\u00a0%. «Igual» quiere decir que la diferencia es menor que la precisión de los números.",
          ...(example.now ? [nowOf(example.now)] : []),
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
          ...(example.reach ? [reachOf(example.reach)] : []),
          ...(example.isRough
            ? ["Lo que ha aprendido aún no se ha cargado; hasta entonces lo sustituye una regla sencilla."]
            : []),
        ],
      },
      {
        title: "Lo que cuesta una decisión",
        texts: [
          "Tras cada dado, la app compara tu columna con la mejor. «4,0 puntos porcentuales» quiere decir que, de 100 partidas desde ahí, se ganan 4 menos. Medio punto apenas importa.",
          `De momento, el resultado es de ${points(example.mine)} a ${number(example.theirs)}. El marcador por sí solo no dice mucho: también cuenta lo que aún se puede eliminar.`,
        ],
      },
      {
        title: "Columnas",
        texts: [
          `Las columnas se llaman ${column(0)}, ${column(1)} y ${column(2)}, tal como las ves en la pantalla, en los dos tableros. El primer dado de una columna es el más cercano al centro de la pantalla.`,
        ],
      },
    ],
  };
}
