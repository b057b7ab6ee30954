// The rules and what the numbers mean, in Spanish.

import { standardHelpWords } from "../../../../shell/text/es/standard-dialogs.ts";
import { AVERAGES } from "../../model/averages.ts";
import type { HelpWords } from "../en/help.ts";
import type { Words } from "../en/words.ts";

export function helpWords(words: Words): HelpWords {
  const { formats, points } = words;
  const { number } = formats;

  return {
    help: ({ opening, openCost }) => [
      {
        title: standardHelpWords.helpRules,
        lines: [
          "Tira cinco dados: uno es el descarte y los otros cuatro forman dos parejas, como quieras.",
          "Marca en la hoja las dos sumas, aunque te cueste, y el descarte en su propia fila.",
          opening === "different"
            ? "Cada descarte tiene que ser un número nuevo, si ha salido alguno, hasta que haya tres números distintos en uso."
            : "Puedes descartar cualquier dado hasta que haya tres números distintos en uso.",
          "Desde entonces el descarte tiene que ser uno de esos tres, si ha salido alguno.",
          "Si no ha salido ninguno de los tres, el turno es una tirada libre: se marcan dos sumas y ningún descarte.",
          `La primera marca en una suma la abre y cuesta ${points(openCost)}; las tres siguientes no cambian nada; la quinta los devuelve.`,
          "De la sexta a la décima, cada marca puntúa: 100 puntos en 2 y 12, 70 en 3 y 11, 60 en 4 y 10, 50 en 5 y 9, 40 en 6 y 8, 30 en 7; más de diez no puntúan.",
          "La partida termina tras el turno en que un número recibe su octava marca de descarte; ese turno aún cuenta.",
          "Suma todos los puntos que puedas; si juegan otros, usan las mismas tiradas en sus propias hojas, y gana quien más puntos tenga.",
        ],
        texts: [
          "De entrada se puede descartar cualquier dado; en el menú está también la regla inicial con tres descartes distintos.",
        ],
      },
      {
        title: standardHelpWords.helpUse,
        lines: [
          "Para emparejar los dados tú, toca el que descartas y después dos que formen pareja.",
          "¿Ya juegas en papel? Copia tus marcas en la hoja: un toque en una casilla llena la fila hasta ella; un toque en la última marca la quita.",
          `⌫ quita un dado. ${standardHelpWords.helpUndo}`,
        ],
        texts: [],
      },
      {
        title: "El número grande",
        texts: [
          "Es una media de todas las tiradas por venir, si desde entonces juegas bien. Todas las opciones salvo la mejor muestran también cuánto menos es. Una opción a menos de 3 puntos de la mejor se llama igual de buena: los números no son más precisos. Cuando destaca una razón, la mejor opción dice qué hace mejor que la siguiente.",
          `Las partidas sueltas varían mucho: de 20 partidas con el consejo desde una hoja vacía, una termina por debajo de ${number(-210)} y otra por encima de 740. «Final» lo muestra para tu hoja.`,
        ],
      },
      {
        title: "Una puntuación que alcanzar",
        texts: [
          "Con una puntuación que superar, la mejor media no es el mejor plan. «Consejo para» da la probabilidad de 300, de 500, de un número que elijas o de superar lo que probablemente sumarán los demás: entonces cada opción muestra su probabilidad, y la mejor es la más probable.",
          "Jugando a llegar a 500 se logró el 29,4\u00a0% de las veces, frente al 27,2\u00a0% con el consejo para la media; jugando a llegar a 300, el 57,0\u00a0% frente al 54,9\u00a0% (20\u202f000 partidas de cada clase con las mismas tiradas; cada cifra, con un margen de 0,7). A cambio se pierden 35 y 48 puntos de media.",
          "Tras ± está lo que puede desviarse esa probabilidad: nueve de cada diez quedaron así de cerca al jugar partidas desde unas 1200 hojas. Cerca del final, las probabilidades son exactas.",
        ],
      },
      {
        title: "El margen",
        texts: [
          "Con tres números en uso, cada uno admite siete marcas antes de que termine la partida. Lo que queda de esas 21 es el margen; las tiradas libres, un turno de cada 32, no gastan nada. Mantén los tres igualados: una fila que se llena pronto termina la partida cuando las otras aún tienen sitio.",
        ],
      },
      {
        title: "Exacto y estimación",
        texts: [
          "Hay demasiadas hojas para resolverlas todas. Una pequeña red, entrenada en partidas contra sí misma, estima lo que vale una hoja; la app añade una mirada exacta a las 252 tiradas que pueden salir a continuación. Esos números se llaman estimaciones.",
          "Cerca del final, con tres números en uso y como mucho un descarte de margen tras la opción (dos donde eso es rápido), se calcula todo lo que puede seguir. Esos números se llaman exactos.",
          "Las estimaciones son aproximadas cuando está en uso un número que no es ni de 1, 2, 6 ni de 1, 5, 6. En una prueba con 3000 hojas de juego bueno, malo y al azar, con 300 partidas desde cada una, nueve de cada diez estimaciones aproximadas quedaron a menos de 26 puntos de la media, y nueve de cada diez de las demás, a menos de 7. Las de hojas inventadas, a las que casi nunca se llega jugando, eran de media 21 puntos demasiado altas. «Final» juega partidas así desde tu hoja.",
        ],
      },
      {
        title: "Qué sumas conviene abrir",
        texts: [
          "Las que salen a menudo: quien juega bien abre 6, 7, 8, 4 y 10 en casi todas las partidas, 5 y 9 en la mitad, 2 y 12 en una cuarta parte, 3 y 11 casi nunca. 4 y 10 dan 60 por marca y se pueden formar en la mitad de las tiradas.",
        ],
      },
      {
        title: "Por qué descartar 1, 2 y 6",
        texts: [
          "Descartar dados bajos y altos deja los del medio para las parejas, y sus sumas salen a menudo. Casi nueve de cada diez partidas bien jugadas terminan con 1, 2, 6 (o su reflejo, 1, 5, 6). El tercer número no tiene que llegar enseguida: de media llega en el turno 4.",
        ],
      },
      {
        title: "Una regla sencilla",
        texts: [
          `No abras más sumas que 4, 6, 7, 8 y 10; descarta solo 1, 2 y 6 (o 1, 5 y 6), para que la partida dure; después marca lo que más gane. Solo con eso se llega a ${number(AVERAGES.thumb)} puntos de media; el consejo llega a unos ${number(AVERAGES.advice)}.`,
        ],
      },
      {
        title: "Otras reglas",
        texts: [
          `Can’t Stop Express pide tres descartes distintos en los tres primeros turnos, lo que cuesta unos 53 puntos de media. Si en una tirada no hay ningún número nuevo, se puede descartar cualquier dado.`,
          "En la variante fácil, entre las reglas de la casa del menú, una suma abierta cuesta 150 en vez de 200 (unos 71 puntos más de media). Hay quien paga todas las marcas después de la quinta (unos 16 más) y quien no paga nada por la décima (unos 35 menos). La app no lo ofrece: habría que volver a entrenar su consejo.",
        ],
      },
    ],
  };
}
