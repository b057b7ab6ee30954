// The rules and what the numbers mean, in Spanish, with the position on screen as the example.

import type { Chapter } from "../../../../shell/game/contract.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardHelpWords } from "../../../../shell/text/es/standard-dialogs.ts";
import type { adviceExample, oddsExample } from "../../model/examples.ts";
import type { Name, Rules, State } from "../../model/types.ts";
import type { DetailWords, GameWords } from "../en/details.ts";
import type { HelpWords } from "../en/help.ts";
import { adviceWords } from "./advice.ts";
import { theirs } from "./pieces.ts";

type OddsExample = ReturnType<typeof oddsExample>;
type AdviceExample = ReturnType<typeof adviceExample>;

export function helpWords(words: GameWords, { aim }: DetailWords): HelpWords {
  const { formats, die, goalNumber, wayAsAction, bustRules, costOf, houseRules } = adviceWords(words);
  const { number, percent, worth, plural } = formats;

  const decision = (best: OddsExample["best"]) => {
    if (!best) return [];
    const unit = best.goal === "expectedAtLeast" ? " puntos" : "";
    return [
      `Ahora mismo, la mejor opción para ${aim(best.goal, best.total)} es ${wayAsAction(best.way)}: ${goalNumber(best.goal, best.number)}${unit}.`,
    ];
  };

  const nextBust = (next: { dice: number; chance: number } | null) => {
    if (!next) return [];
    const left = `Cuando ${plural(next.dice, "queda", "quedan")} ${die(next.dice)}`;
    if (next.chance === 0) return [`${left}, la próxima tirada no puede fallar.`];
    return [`${left}, la próxima tirada falla con una probabilidad del ${percent(next.chance)}.`];
  };

  /** What a stolen tile counts, as many times its worms. */
  const stealing = ({ opponents, stolenCounts }: Pick<AdviceExample, "opponents" | "stolenCounts">) => {
    if (opponents === 1) return "Con un solo rival, como en esta mesa, cuenta el doble.";
    const times = opponents === 2 ? "una vez y media" : `${number(stolenCounts, 2)} veces`;
    return `Con ${opponents} rivales, como en esta mesa, cuenta ${times} sus gusanos, porque solo los pierde uno de ellos.`;
  };

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

  const useForOdds: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "Elige la ficha que quieres: «Tomarla» es de la parrilla; «Robarla», de otro jugador.",
      "Tira tus dados e introdúcelos: toca una cara por cada dado, o mantenla pulsada y desliza hasta el número de dados.",
      "El número grande junto a cada opción es tu probabilidad de conseguir la ficha, y la barra de detrás llena la misma parte de la fila; la mejor opción va marcada.",
      "Toca la opción que eliges e introduce la siguiente tirada; «Nuevo turno» vuelve a empezar.",
      "Para corregir una tirada, toca la cara y después el número, tras «Cambiar» si ya están todos los dados; «Editar» corrige los dados apartados.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  const useForAdvice: Chapter = {
    title: standardHelpWords.helpUse,
    lines: [
      "En «Jugadores» indica quién está en la mesa, en el orden de juego; el ordenador también puede jugar.",
      "En cada turno, toca la ficha que gana el jugador, o introduce los dados: toca una cara por cada dado, o mantenla pulsada y desliza hasta el número de dados.",
      "El número grande junto a cada opción es la probabilidad de ganar la partida, y la barra de detrás llena la misma parte de la fila; o bien son los gusanos que la opción da de media.",
      "Toca la opción elegida; al final del turno la app mueve las fichas y le toca al siguiente jugador.",
      "Para corregir una tirada, toca la cara y después el número, tras «Cambiar» si ya están todos los dados; toca una ficha para ponerla donde está de verdad.",
      standardHelpWords.helpUndo,
    ],
    texts: [],
  };

  /** "Tu mejor opción", "La mejor opción de Ana". */
  const bestOf = (name: Name) => capital(theirs(name, "mejor opción"));

  /** What a chance to win is, and how far it can be trusted. */
  const winning = (
    name: Name,
    { players, accuracy, best }: Pick<AdviceExample, "players" | "accuracy" | "best">,
  ): Chapter[] => [
    {
      title: "La probabilidad de ganar",
      texts: [
        "Con qué probabilidad gana el jugador de turno tras cada opción, si a partir de ahí todos juegan bien. Con los mismos gusanos decide la ficha más alta, como en las reglas.",
        ...(best ? [`${bestOf(name)} gana el ${percent(best.value)} de las veces.`] : []),
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
  ];

  return {
    /** What the help begins with. */
    howToPlay: (state) => [rules(state), state.mode === "odds" ? useForOdds : useForAdvice],

    oddsHelp: ({ total, atLeast, exactly, points, pointsFrom, best, nextBust: next, bust }) => [
      {
        title: `Al menos ${total}`,
        texts: [
          `La probabilidad de terminar este turno con ${total} o más, con un gusano, si desde aquí no buscas otra cosa. Ahora mismo es del ${percent(atLeast)}.`,
          "Es el número para tomar una ficha de la parrilla.",
        ],
      },
      {
        title: `${total} exactos`,
        texts: [
          `La probabilidad de terminar este turno con ${total} exactos si desde aquí no buscas otra cosa. Ahora mismo es del ${percent(exactly)}.`,
          "Es el número para robar.",
        ],
      },
      {
        title: "Puntos",
        texts: [
          `El resultado medio si juegas a sumar el máximo de puntos: ${number(points, 2)} desde aquí. Cuenta cualquier total, también el que no da ficha: parar en 18 con un gusano suma 18 puntos, pero no gana nada. Úsalo para ver lo que promete una posición, no para decidir qué hacer.`,
          `Si eliges una ficha, los resultados por debajo cuentan 0: desde aquí, la media para ${total} o más es ${number(pointsFrom, 2)}.`,
        ],
      },
      {
        title: "Un objetivo cada vez",
        texts: [
          "Cada probabilidad supone que juegas solo por ese objetivo. No puedes tenerlas todas a la vez: el mejor camino al 25 puede no ser el mejor camino al 30.",
        ],
      },
      {
        title: "Cómo decidir",
        texts: [
          "Elige la ficha que quieres. La opción marcada como «la mejor» es la que más veces te lleva a ella. Una ficha menos probable puede ser mejor objetivo si tiene más gusanos.",
          ...decision(best),
        ],
      },
      {
        title: "Buenas y malas tiradas",
        texts: [
          "Al introducir una tirada, la línea sobre las opciones muestra cómo ha cambiado tu probabilidad. Te dice si tuviste suerte, no si jugaste bien.",
        ],
      },
      {
        title: "Una tirada fallida",
        texts: [
          ...nextBust(next),
          "Según las reglas, una tirada fallida hace perder el turno, así que cuenta 0. En el menú puedes hacer que conserve los puntos, como en algunas calculadoras. Las probabilidades de una posición no cambian. Pero entonces los números de «tirar» cuentan una tirada fallida como si hubieras parado, y la media de puntos sale demasiado alta, porque volver a tirar no arriesga nada.",
          `Ajuste actual del menú: una tirada fallida ${bustRules[bust]}.`,
        ],
      },
    ],

    adviceHelp: ({ name, cost, best, aim, isEither, ...example }) => [
      ...(aim === "win" ? winning(name, { ...example, best }) : []),
      {
        title: "Gusanos de media",
        texts: [
          ...(isEither
            ? [
                aim === "win"
                  ? "El botón sobre las opciones muestra lo que vale cada una en gusanos."
                  : "El botón sobre las opciones muestra con qué probabilidad gana la partida cada una.",
              ]
            : []),
          "Lo que vale este turno de media si sigues el consejo hasta el final: los gusanos de la ficha que ganas, menos los de la que pierdes si el turno falla. Todos los números son exactos.",
          ...(best && aim === "worms"
            ? [
                `${bestOf(name)} vale ${worth(best.value)} gusanos. Un turno fallido ${costOf(cost)}; si sigues el consejo, eso pasa el ${percent(best.failing)} de las veces.`,
              ]
            : []),
        ],
      },
      {
        title: "La diferencia",
        texts: [
          aim === "win"
            ? "La cifra junto a cada opción indica a cuántos puntos está de la mejor. Una décima de punto apenas importa; dos puntos, sí. Cuando destaca una razón, una línea dice por qué la mejor opción va por delante."
            : `La cifra junto a cada opción indica a cuántos gusanos está de la mejor. Una diferencia de ${number(0.05, 2)} gusanos apenas importa; medio gusano, sí. Cuando destaca una razón, una línea dice por qué la mejor opción va por delante.`,
        ],
      },
      {
        title: "La tabla de valores",
        texts: [
          `Cada total se valora por ${aim === "win" ? "la probabilidad de ganar que te dejaría" : "los gusanos que te daría"}. Donde faltan fichas, 27 puntos pueden dar solo la ficha 24. La tabla de valores muestra de un vistazo dónde compensa un total más alto.`,
        ],
      },
      {
        title: "Robar",
        texts: [
          aim === "win"
            ? "Cuando un total permite robar una ficha o tomar otra de la parrilla, va primero la que da más probabilidad de ganar."
            : `Una ficha robada vale más que sus gusanos, porque otro jugador los pierde. ${stealing(example)}`,
        ],
      },
      ...(aim === "win"
        ? []
        : [
            {
              title: "Lo que el consejo no tiene en cuenta",
              texts: [
                "El consejo en gusanos mira solo este turno. No considera quién va por delante, lo fácil que sería robarte la ficha nueva ni lo pronto que terminará la partida.",
              ],
            },
          ]),
      {
        title: "Fichas y Gráfico",
        texts: ["Responden a otra pregunta: qué probabilidad tiene cada total si juegas solo por ese total."],
      },
    ],
  };
}
