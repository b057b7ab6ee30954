// The rules and what the numbers mean, in Spanish.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/es/standard-dialogs.ts";
import type { Rules } from "../../model/types.ts";
import type * as English from "../en/help.ts";
import type { Words } from "../en/words.ts";

export function helpWords(words: Words): English.HelpWords {
  const { formats, points } = words;
  const { number, withPercent } = formats;

  const rules = ({ opening, playOn, oneJoker, jokerPoints }: Rules): Chapter => ({
    title: standardHelpWords.helpRules,
    lines: [
      "Hay 106 fichas: los números del 1 al 13 dos veces en cada uno de cuatro colores, y dos comodines, que hacen de cualquier ficha.",
      "Cada jugador roba 14 fichas y las pone en su atril, que los demás no ven; el resto es el pozo.",
      "Una escalera la forman tres o más números seguidos de un color; las escaleras terminan en el 13.",
      `Un grupo (o serie) lo forman tres o cuatro fichas de un número en colores distintos; tanto escaleras como grupos son combinaciones.${oneJoker ? ` ${words.why({ name: "jokers" })}` : ""}`,
      "En tu turno, juega al menos una ficha de tu atril a la mesa, o roba una del pozo; pasa si está vacío.",
      "Cuando juegas, puedes reorganizar la mesa como quieras, pero ninguna ficha va de ella a un atril, y al final todas tienen que estar en una combinación.",
      `Tus primeras combinaciones, la apertura, salen solo de tu atril y tienen que valer al menos ${points(opening)}: una ficha vale su número; un comodín, el de la ficha de la que hace.`,
      playOn
        ? "Hasta que hayas abierto no puedes usar las fichas de la mesa; en el turno de tu apertura puedes seguir con ellas."
        : "Hasta el turno siguiente a tu apertura no puedes usar las fichas de la mesa.",
      "Gana quien vacía primero su atril; si el pozo está vacío y todos pasan, gana el atril con menos puntos.",
      `Cada uno de los demás pierde la diferencia entre su atril y el del ganador, con cada comodín a ${number(jokerPoints)}, y el ganador se lleva el total.`,
    ],
    texts: [
      "Las reglas 4, 7, 8 y 10 siguen lo que pongas en «Reglas», en el menú. De entrada, una combinación puede tener dos comodines, la apertura pide 30 puntos, la mesa está cerrada en ese turno y un comodín que queda en el atril cuesta 30.",
      "Sigue las reglas de Rummikub; sin relación con sus fabricantes.",
    ],
  });

  /** What there is to do, by who deals. */
  const howToUse = (use: English.Use): Chapter => ({
    title: standardHelpWords.helpUse,
    lines: [...{ table: atTable, game: playing, puzzle: solving }[use], standardHelpWords.helpUndo],
    texts: [],
  });

  const atTable = [
    "En «Atril», toca tus fichas.",
    "En «Mesa», introduce las combinaciones: desliza por una escalera o hacia abajo por un grupo, o toca la primera y la última ficha de una escalera o los colores de un grupo; la siguiente empieza sola.",
    "La línea grande de arriba dice cuántas de tus fichas puedes jugar, y el plan muestra cómo; toca «Hecho» cuando las hayas jugado.",
    "En «Pusieron», introduce lo que pusieron los demás: cuenta enseguida, y tu próxima jugada aparece encima. Si no puedes jugar nada, toca la ficha que robaste; si no, toca antes «Robé».",
    "Para corregir, toca «−» y después la ficha que quieras quitar; en el panel «La mesa», un toque abre una combinación para cambiarla o quitarla.",
  ];

  const playing = [
    "Toca las fichas de tu atril que quieras jugar: la app averigua cómo, o dice que no se puede.",
    "O mueve fichas a mano: arrástralas, de una combinación tras mantener una pulsada un momento; o toca una combinación, toca fichas de ella y después la combinación donde van, o «Poner aparte» para formar una nueva.",
    "La línea grande de arriba dice de quién es el turno y si lo elegido se puede jugar; entonces toca «Jugar».",
    "¿No lo ves? La primera pista dice cuántas fichas puedes jugar; la siguiente, cuáles; después, qué combinaciones cambian; después, cómo.",
    "«Devolver» restablece el atril y la mesa; si no puedes o no quieres jugar, toca «Robar».",
  ] as const;

  const solving = [
    "Toca las fichas de tu atril que quieras jugar, todas las que puedas: la app averigua cómo, o dice que no se puede.",
    playing[1],
    "La línea grande de arriba dice si lo elegido se puede jugar; entonces toca «Jugar».",
    playing[3],
    "«Devolver» restablece el atril y la mesa.",
  ];

  /** What can be entered besides rack and sets. */
  const entering: Chapter = {
    title: "El atril y la mesa",
    texts: [
      "Desliza por los cuatro colores para poner el grupo de cuatro; para uno de tres, toca el color que falta antes de la siguiente combinación. También en tu atril, al deslizar se introducen todas las fichas que recorres.",
      "Con menos de 14 fichas en tu atril se da por hecho que has abierto; con 14 o más, que no: «Aún no» y «Ya he abierto» lo corrigen.",
      "«Soltar» deja las fichas cuyas combinaciones no conoces. Puedes jugar las mismas fichas; solo que el plan no puede decir qué combinaciones se quedan.",
      "En la cuadrícula, un número redondo dice cuántas hay en tu atril; uno cuadrado, cuántas en la mesa. Una ficha tachada está agotada: las dos están a la vista. «Robé» muestra lo que daría cada ficha.",
    ],
  };

  return {
    help: ({ use, rules: ofGame }) => [
      rules(ofGame),
      howToUse(use),
      ...(use === "table" ? [entering] : []),
      {
        title: "La respuesta",
        texts: [
          `«Más fuerte», lo que la app elige al principio, es lo que haría el jugador más fuerte del ordenador: más fichas, con menos cortes. Solo juega un comodín para ganar enseguida, o para abrir cuando quedan diez fichas o menos por robar. Con doce fichas como mucho, de las que se quedarían cinco o menos, roba si con eso gana en el turno siguiente con una probabilidad del ${withPercent(number(12))} o más. Entre dos jugadores del ordenador, quien espera así gana unas 63 de cada 100 partidas.`,
          "Si con menos fichas hay menos cortes, puedes elegir, por ejemplo «4 fichas · 12 cortes», «2 · 4», «1 · ninguno»: cada vez, más fichas con un máximo de cortes. Lo demás está en «Por qué, y otras jugadas». «No se puede jugar más» quiere decir que la búsqueda ha descartado que se puedan jugar más fichas.",
          "Las fichas en relieve con borde grueso son tuyas: la jugada las usa. En tu atril, toca una de ellas para guardarla, o una que se queda para jugarla.",
          "«Guardar comodines» solo los juega en una jugada que vacía tu atril, o si sin ellos no puedes abrir. Entre dos jugadores del ordenador, eso gana 60 de cada 100 partidas frente a jugar todas las fichas posibles.",
        ],
      },
      {
        title: "Contra el ordenador, y puzles",
        texts: [
          "Menú, «Jugar con la app»: reparte, roba y juega por los demás, cuyos atriles no se ven; o robas fichas de verdad y las tocas. Después, «Turnos» compara lo que jugaste con lo que habría jugado el jugador más fuerte del ordenador.",
          "Los puzles salen de esas partidas. Los fáciles requieren 1 o 2 cortes; los medios, de 3 a 5; los difíciles, más. El enlace lleva el nivel y el número; quien lo abra tendrá el mismo puzle.",
        ],
      },
      {
        title: "Cortes",
        texts: [
          "Un corte separa dos fichas que estaban juntas en la mesa, en una escalera o en un grupo. Añadir una ficha, unir combinaciones y mover comodines no cuesta nada. Una jugada con pocos cortes es fácil de hacer.",
        ],
      },
      {
        title: "La apertura",
        texts: [
          "En la apertura, un comodín vale lo que la ficha de la que hace. Las reglas más antiguas piden 50 puntos; hay quien usa la mesa enseguida.",
        ],
      },
      {
        title: "Fichas que ayudan",
        texts: [
          "Una ficha ayuda si, tal como está la mesa, con ella tu próxima jugada podría bajar más fichas que sin ella.",
        ],
      },
      {
        title: "Comodines de la mesa",
        texts: [
          "Los reglamentos difieren: los comodines son libres, están fijos en una ficha, están bloqueados en su combinación, o los de un grupo solo quedan libres juntos. De entrada son libres, fichas como otras cualesquiera. Menú, «Reglas» explica cada opción.",
        ],
      },
    ],
  };
}
