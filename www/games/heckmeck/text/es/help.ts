// The rules and what the numbers mean, in Spanish.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { standardHelpWords } from "../../../../shell/text/es/standard-dialogs.ts";
import type { Rules, State } from "../../model/types.ts";
import type { GameWords } from "../en/details.ts";
import type { HelpWords } from "../en/help.ts";
import { adviceWords } from "./advice.ts";

export function helpWords(words: GameWords): HelpWords {
  const { formats, die, houseRules } = adviceWords(words);
  const { number } = formats;

  /** Which tile a failed turn turns down, by the house rules. */
  const turningDown = ({ alwaysTurnDown, turnDownWithNothingToReturn }: Rules) => {
    const returned = alwaysTurnDown ? "aunque sea" : "salvo que sea";
    const nothing = turnDownWithNothingToReturn
      ? "esto pasa aunque no tuvieras ninguna que devolver"
      : "si no tenías ninguna que devolver, no pasa nada";
    return `Entonces la ficha más alta de la parrilla se pone boca abajo y queda fuera de juego, ${returned} la que acabas de devolver; ${nothing}.`;
  };

  const rules = ({ dice, table }: Pick<State, "dice" | "table">): Chapter => ({
    title: standardHelpWords.helpRules,
    lines: [
      "Las fichas del 21 al 36 están boca arriba en la parrilla: de la 21 a la 24 tienen un gusano cada una; de la 25 a la 28, dos; de la 29 a la 32, tres; de la 33 a la 36, cuatro.",
      `En tu turno, tira ${die(dice)}: cada uno vale lo que muestra, de 1 a 5 puntos, y un gusano vale 5.`,
      "Aparta todos los dados de una misma cara; una cara ya apartada no se puede volver a apartar en este turno.",
      "Después puedes parar, o tirar los dados que quedan y apartar otra cara; el turno también termina cuando están apartados todos los dados o las seis caras.",
      `Si paras con al menos un gusano, toma de la parrilla la ficha de tu total o, si ya no está, ${table.rules.anyLowerTile ? "cualquier ficha" : "la siguiente"} más baja que quede, y ponla encima de tu pila.`,
      `Si tu total, con un gusano, es exactamente el de la ficha superior de otro jugador, en vez de eso ${table.rules.compulsorySteal ? "tienes que" : "puedes"} robársela.`,
      "Si no puedes apartar ninguna cara de una tirada, la tirada es fallida y tu turno falla; también falla si termina sin que ganes una ficha.",
      "Cuando un turno falla, la ficha superior de tu pila vuelve a la parrilla.",
      turningDown(table.rules),
      "La partida termina cuando no queda ninguna ficha boca arriba en la parrilla; gana quien tiene más gusanos; si hay empate, quien tiene la ficha más alta.",
    ],
    texts: [
      `Las reglas 5, 6 y 9 cambian de una mesa a otra: en una partida, el menú tiene «${houseRules}». De entrada, es la siguiente más baja, robar es opcional y la ficha más alta se voltea aunque no tuvieras ninguna que devolver, pero no si es la que acabas de devolver.`,
    ],
  });

  const use: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Para introducir los dados, toca una cara por cada uno, o mantenla pulsada y desliza hasta el número de dados.",
      "Para corregir una tirada, toca la cara y después el número, tras «Cambiar» si ya están todos los dados; para mover una ficha, tócala.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  return {
    howToPlay: (state) => [rules(state), use],

    oddsHelp: [
      {
        title: "Al menos, exactos",
        texts: [
          "La probabilidad de terminar este turno con un gusano y ese total o más, que toma una ficha de la parrilla, o con ese total exacto, que roba una, si desde aquí no buscas otra cosa.",
        ],
      },
      {
        title: "Puntos",
        texts: [
          "El resultado medio si juegas a sumar el máximo de puntos. Cuenta cualquier total, también el que no da ficha: parar en 18 con un gusano suma 18 puntos, pero no gana nada. Úsalo para ver lo que promete una posición, no para decidir qué hacer.",
        ],
      },
      {
        title: "Un objetivo cada vez",
        texts: [
          "Cada probabilidad supone que juegas solo por ese objetivo. No puedes tenerlas todas a la vez: el mejor camino al 25 puede no ser el mejor camino al 30.",
        ],
      },
      {
        title: "Una tirada fallida",
        texts: [
          "Según las reglas, una tirada fallida hace perder el turno, así que cuenta 0. En el menú puedes hacer que conserve los puntos, como en algunas calculadoras. Las probabilidades de una posición no cambian. Pero entonces los números de «tirar» cuentan una tirada fallida como si hubieras parado, y la media de puntos sale demasiado alta, porque volver a tirar no arriesga nada.",
        ],
      },
    ],

    adviceHelp: (players, accuracy) => [
      {
        title: "La probabilidad de ganar",
        texts: [
          "Con qué probabilidad gana el jugador de turno tras cada opción, si a partir de ahí todos juegan bien. Con los mismos gusanos decide la ficha más alta, como en las reglas.",
        ],
      },
      {
        title: "De dónde sale",
        texts: [
          "Todo lo que puede pasar en este turno y en el siguiente se calcula con exactitud. Lo que valen las posiciones posteriores es una estimación: la app lo ha aprendido en millones de turnos de partidas contra sí misma. Cerca del final, cuando solo pueden darse unos cientos de posiciones más, se calculan todas: no se estima nada y los números se marcan como exactos.",
        ],
      },
      {
        title: "Qué precisión tiene",
        texts: [
          `En ${number(accuracy.positions)} posiciones de partidas con ${players} jugadores, las probabilidades mostradas se compararon con los resultados reales, descontada la suerte de los dados. En tramos de 5 puntos porcentuales, se desviaban ${number(accuracy.steps, 1)} puntos como mucho.`,
          `En posiciones al azar con entre 3 y 7 fichas en juego, que casi nunca se dan en una partida, nueve de cada diez estimaciones estaban a menos de ${number(accuracy.most, 1)} puntos, y la peor se desviaba ${number(accuracy.worst, 1)}.`,
          "La gente no juega tan bien como supone la app: quien juega mejor que el resto de la mesa gana más veces de lo que dice. Las estimaciones se aprendieron con las reglas habituales; con reglas de la casa son menos precisas.",
        ],
      },
      {
        title: "Gusanos de media",
        texts: [
          "Lo que vale este turno de media si sigues el consejo hasta el final: los gusanos de la ficha que ganas, menos los de la que pierdes si el turno falla. Todos los números son exactos.",
        ],
      },
      {
        title: "Robar",
        texts: [
          "En gusanos, una ficha robada cuenta más de lo que muestra, porque otro jugador los pierde: el doble con un rival, menos con varios, porque solo los pierde uno de ellos.",
        ],
      },
      {
        title: "Lo que el consejo no tiene en cuenta",
        texts: [
          "El consejo en gusanos mira solo este turno. No considera quién va por delante, lo fácil que sería robarte la ficha nueva ni lo pronto que terminará la partida.",
        ],
      },
    ],
  };
}
