// Every sentence on how somebody is doing, in Spanish; the kinds of mistakes are told by the game.

import type { Loss } from "../../pages/progress/progress.ts";
import type * as English from "../en/progress.ts";

export const progressWords: typeof English.progressWords = ({ number, exact, signed, percentWith, plural, list }) => {
  const share = (share: number) => percentWith(share, 0);
  const decisions = (count: number) => `${number(count)} ${plural(count, "decisión", "decisiones")}`;
  const games = (count: number) => `${number(count)} ${plural(count, "partida", "partidas")}`;
  const points = (value: number) => `${number(value)} ${plural(Math.round(value), "punto", "puntos")}`;
  const amount = ({ unit, average }: Loss) =>
    number(unit === "wins" ? 100 * average : average, unit === "wins" || unit === "points" ? 1 : 2);
  const lost = (loss: Loss) =>
    `${amount(loss)} ${{ wins: "puntos porcentuales", worms: "gusanos", points: "puntos", tiles: "fichas" }[loss.unit]}`;
  const playedFor = {
    wins: "Jugando a ganar",
    worms: "Jugando por gusanos",
    points: "Jugando por puntos",
    tiles: "Jugando por fichas",
  };
  const lossColumn = { wins: "Puntos", worms: "Gusanos", points: "Puntos", tiles: "Fichas" };
  /** The same where there is room. */
  const told = { ...lossColumn, wins: "Puntos (porcentuales)" };
  return {
    title: "¿Cómo voy?",
    documentTitle: "¿Cómo voy? · rollwise",
    back: "Volver al juego",
    toGame: "Ir al juego",
    toPractice: "Practicar",
    nothingYet: "Todavía no hay nada que mostrar",
    willBeKept:
      "Lo que decides en partidas contra el ordenador se guarda en este dispositivo y en ningún otro sitio. Después verás aquí cuántas veces aciertas, qué cuestan tus errores y qué fue suerte.",
    /** Why nothing can be told. */
    refusals: {
      full: "En este dispositivo no queda sitio: tus decisiones no se guardan.",
      newer: "Una versión posterior de esta página guardó tus decisiones. Recarga la página para ver cómo vas.",
      held: "Otra pestaña de esta página retiene tus decisiones: ciérrala y recarga.",
      blocked: "Tu navegador no guarda nada para esta página: no puede decir cómo vas.",
    },
    best: (right: number) => `${share(right)} de aciertos`,
    ofDecisions: ({ count, right }) =>
      `${number(right)} de ${decisions(count)} ${plural(count === 1 ? 1 : right, "fue la mejor o igual de buena", "fueron las mejores o igual de buenas")}.`,
    advised: (count: number) =>
      `${number(count)} ${plural(count, "decisión tomada con el consejo a la vista no cuenta", "decisiones tomadas con el consejo a la vista no cuentan")}.`,
    loss: (loss) => `De media, una decisión costó ${lost(loss)}.`,
    /** Where there are decisions of another unit. */
    lossOfSome: (loss) => `${playedFor[loss.unit]} (${decisions(loss.count)}): ${lost(loss)} por decisión, de media.`,
    playedFor,
    costsTitle: "Lo que más te cuesta",
    costliest: ({ name, share: part }) => `${name}: el ${share(part)} de lo que te costaron tus decisiones`,
    kindColumn: "Error",
    timesColumn: "Veces",
    shareColumn: "Parte",
    small: "Demasiado poco para un error",
    otherKind: "Otra cosa",
    eveningsTitle: "Velada a velada",
    /** What stands below the heads of columns. */
    lossHint: (units) =>
      `${list(units.map((unit, nth) => (nth === 0 ? told[unit] : told[unit].toLowerCase())))}: lo que costó una decisión de media.`,
    eveningsHint: "Lo que juegas con menos de seis horas de diferencia cuenta como una sola velada.",
    earlier: "Veladas anteriores",
    curveLabel: "Cuántas de tus decisiones fueron aciertos, velada a velada; la tabla da los números.",
    eveningColumn: "Velada",
    decisionsColumn: "N.º",
    bestColumn: "Aciertos",
    lossColumn,
    gamesTitle: "Tus partidas",
    gamesColumn: "Partidas",
    wonColumn: "Ganadas",
    scoreColumn: "Puntos",
    luckColumn: "Suerte",
    won: ({ games: count, won }) => `Ganaste ${exact(won)} de ${games(count)}.`,
    wonByLuck: ({ games: count, won, usual }) =>
      `Ganaste ${exact(won)} de ${games(count)}; con una suerte media habrían sido ${number(usual, 1)}.`,
    /** Of those whose luck is known. */
    wonOfKnown: ({ games: count, won, usual }) =>
      `En ${games(count)} con suerte conocida, ganaste ${exact(won)}; con una suerte media habrían sido ${number(usual, 1)}.`,
    scored: ({ games: count, average }) => `${points(average)} de media en ${games(count)}.`,
    scoredByLuck: ({ games: count, average, usual }) =>
      `${points(average)} de media en ${games(count)}; con una suerte media habrían sido ${number(usual)}.`,
    scoredOfKnown: ({ games: count, average, usual }) =>
      `En ${games(count)} con suerte conocida: ${points(average)}; con una suerte media habrían sido ${number(usual)}.`,
    ties: "Un empate cuenta como parte de una victoria.",
    luckHint: {
      wins: "Suerte: cuántas victorias te dieron o te quitaron los dados.",
      points: "Suerte: cuántos puntos por partida te dieron o te quitaron los dados.",
    },
    /** In cells of tables. */
    number: (count: number) => number(count),
    share,
    amount,
    wins: (won: number) => exact(won),
    points: (average: number) => number(average),
    luckShort: {
      wins: (luck: number) => signed(luck, 1),
      points: (luck: number) => signed(luck, 0),
    },
    none: "–",
  };
};
