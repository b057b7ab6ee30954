// The sentences of the details, in Spanish: final score and moves.

import type { DetailWords } from "../en/details.ts";
import type { Words as GameWords } from "../en/words.ts";
import { asAction } from "./pieces.ts";

export function detailWords(words: GameWords): DetailWords {
  const { formats, markShort } = words;
  const { number, percent, withPercent, plural, list } = formats;
  const games = (count: number) => `${number(count)} ${plural(count, "partida", "partidas")}`;

  return {
    // Final score
    scoreHint: `Dónde terminan las partidas desde aquí: se juegan ${number(10_000)} hasta el final con una versión más rápida del consejo, que busca la mejor media sea cual sea tu objetivo.`,
    fromLabel: "Jugar desde",
    fromRoll: "esta tirada, con la mejor opción",
    fromSheet: "la hoja tal como está",
    fromChoice: markShort,
    aimLabel: "Puntuación objetivo",
    play: `Jugar ${number(10_000)} partidas`,
    stop: "Parar",
    played: (done, isDone) =>
      isDone
        ? `${games(done)} ${plural(done, "jugada", "jugadas")}.`
        : `${games(done)} ${plural(done, "jugada", "jugadas")} hasta ahora…`,
    stopped: (done) => `Parado tras ${games(done)}.`,
    notPlayed: "No se han podido jugar estas partidas: no se ha podido cargar lo que necesitan.",
    scoreOver: "La partida ha terminado: ya no queda nada que jugar.",
    scoreHeads: ["Puntuación final", "probabilidad", "intervalo del 95\u00a0%"],
    atLeast: (score) => `${number(score)} o más`,
    percent,
    shareRange: ({ low, high, digits }) => `${number(low, digits)} a ${withPercent(number(high, digits))}`,
    meanRow: "media",
    mean: (value) => number(value, 1),
    meanRange: ({ low, high }) => `${number(low, 1)} a ${number(high, 1)}`,
    expectedRow: "esperado",
    expected: (value) => number(value, 1),
    /** How an expected score lies beside the average of games. */
    farOff: ({ kind, points }) =>
      `La puntuación esperada está ${number(points, 1)} puntos por ${kind === "above" ? "encima" : "debajo"} de la media de estas partidas, más de lo que explica la suerte. En esta hoja, la media es mejor guía.`,
    histogramLabel: "Cuántas veces terminaron las partidas con cada puntuación",
    histogramTitle: (step) => `Partidas por puntuación final, en tramos de ${number(step)}`,
    histogramTable: "Estos números en una tabla",
    histogramHeads: ["Puntuación final", "partidas"],
    from: (from, to) => `${number(from)} a ${number(to)}`,
    axis: (score) => number(score),
    copyCsv: "Copiar como CSV",
    saveCsv: "Descargar CSV",

    // The course of a game against others
    courseHint: "La puntuación final esperada de cada uno tras cada tirada",
    /** @param all the player, and the others in their order */
    courseRead: (roll, all) =>
      `Tras la tirada ${number(roll)}: ${list(all.map(({ who, value }) => `${words.whoInShort(who, all.length - 1)} ${value === null ? "–" : number(value)}`))}`,
    /** @param read as above */
    coursePicture: (read) => `La puntuación final esperada de cada uno tras cada tirada. ${read}.`,
    courseSlider: "Tirada",
    turningTitle: "Momentos decisivos",
    turning: (turn, mark, before, after) =>
      `Turno ${number(turn)}, ${markShort(mark)}: de ${number(before)} a ${number(after)}`,

    // Moves
    /** @param mistake the points that one costs at the least */
    movesHint: (mistake) =>
      `El último turno va primero. Toca lo que valía una opción para probar otra vez ese turno. Un desliz cuesta menos de ${number(mistake)} puntos; un error, ${number(mistake)} o más.`,
    noMoves: "Aquí aparecen las jugadas a medida que marcas opciones.",
    moveNumber: (turn) => `${number(turn)}.`,
    freeRide: "tirada libre",
    /** How good a mark was. */
    judgement: (judgement) => {
      if (judgement.kind === "only") return "la única opción";
      const { grade, loss } = judgement;
      return loss === null
        ? words.grades[grade]
        : `${words.grades[grade]}, costó ${number(loss.points)}: era mejor ${asAction(loss.better)}`;
    },
    ends: "terminó la partida",
  };
}
