// The sentences of the details of advice, in Spanish: results, prices, the game and its moves.

import { at } from "../../../../shell/model/at.ts";
import { capital } from "../../../../shell/text/capital.ts";
import type { ToldPoint } from "../../model/game-history.ts";
import { COMPUTER } from "../../model/names.ts";
import { LOWEST_TILE } from "../../model/tiles.ts";
import type { Loss } from "../../model/told-moves.ts";
import type { AdviceDetailWords } from "../en/advice-details.ts";
import type { GameWords } from "../en/details.ts";
import { adviceWords } from "./advice.ts";
import { detailWords } from "./details.ts";
import { called, does, isYou } from "./names.ts";
import { stole, theirs, toWhom } from "./pieces.ts";

export function adviceDetailWords(words: GameWords): AdviceDetailWords {
  const { formats, loss, lossDone } = adviceWords(words);
  const { number, inPercent, percent, list } = formats;
  const details = detailWords(words);
  const { marks } = details;

  const cost = ({ aim, amount }: Loss) =>
    aim === "win" ? `costó ${number(amount, 1)} puntos porcentuales` : `costó ${number(amount, 2)} gusanos`;

  /** What led to a point of the game. */
  const happened = ({ kind, end }: Pick<ToldPoint, "kind" | "end">) => {
    if (!end) return kind === "start" ? "La mesa al principio" : "La mesa se cambió a mano";
    const { won, from } = end.turnEnd;
    if (end.stoppedWith) return `${does(end.who, "paró", "paraste")} sin ficha (${lossDone(end.turnEnd)})`;
    if (won === null) return `${does(end.who, "falló", "fallaste")} (${lossDone(end.turnEnd)})`;
    return from === null ? `${does(end.who, "tomó", "tomaste")} la ${won}` : stole(end.who, won, from);
  };

  /** The same in the middle of a sentence, where names keep their capitals. */
  const uncapital = ({ end }: ToldPoint, said: string) =>
    end && (isYou(end.who) || end.who === COMPUTER) ? said.charAt(0).toLocaleLowerCase() + said.slice(1) : said;

  const pointTitle = (point: ToldPoint) =>
    point.kind === "turn"
      ? `Tras el turno ${point.turn}: ${uncapital(point, happened(point))}.`
      : `${happened(point)}.`;

  return {
    ...details,

    // Results and prices
    noTurn: "No hay ningún turno que jugar.",
    resultsHint: "La probabilidad de cada resultado de este turno si sigues el consejo.",
    resultsPicture: "La probabilidad de cada ficha y de ninguna; la tabla de abajo tiene los números.",
    kinds: { grill: "de la parrilla", steal: `${marks.steal} robada`, fail: `${marks.fail} sin ficha` },
    /** A bar's number, in percent. */
    bar: (kind, percent) => `${kind === "steal" ? marks.steal : ""}${number(percent)}`,
    resultHeads: ["Resultado", "Probabilidad"],
    result: (of, failing) => {
      if (of.result === "fail") return `${marks.fail} sin ficha: ${loss(failing)}`;
      return of.result === "steal"
        ? `${marks.steal} ${of.tile} robada ${toWhom(of.from)}`
        : `${of.tile} de la parrilla`;
    },
    chance: percent,
    pricesHint:
      "Lo que vale parar con cada total, con un gusano entre los dados. * marca una ficha que no está disponible: con ese total se toma una más baja, si la hay.",
    priceHeads: { win: ["Puntos", "Da", "Prob. de ganar"], worms: ["Puntos", "Da", "Gusanos"] },
    priceTotal: ({ total, upTo }) => {
      if (total === 0) return `Tirada fallida, sin gusano o menos de ${LOWEST_TILE}`;
      return upTo === null ? String(total) : `${total} a ${upTo}`;
    },
    gone: "*",
    goneInWords: ", no disponible",
    brings: (of) => {
      if (of.result === "fail") return "sin ficha";
      return of.result === "steal" ? `${of.tile} robada ${toWhom(of.from)}` : String(of.tile);
    },

    // The game
    noCurve: "Tras el primer turno, aquí se muestra turno a turno la probabilidad de ganar de cada jugador.",
    gameHint:
      "La probabilidad de ganar de cada jugador tras cada turno. Vuelve a cualquier turno y juégalo otra vez; con «Deshacer» recuperas el resto.",
    /** Why there are no chances to win. */
    noChances: {
      pending: "Las probabilidades de ganar aún se están cargando.",
      failed: "No se han podido cargar las probabilidades de ganar, así que no hay curva.",
    },
    learnedRules:
      "Las probabilidades se han aprendido en partidas con las reglas habituales. Juegas con reglas de la casa, así que son menos precisas.",
    workingOut: "Calculando las probabilidades de los turnos anteriores…",
    gamePicture: (read) => `La probabilidad de ganar de cada jugador, por turnos. ${read}`,
    turnSlider: "Turno que leer",
    pointTitle,
    /** What is read off at a point. */
    gameRead: (point, names, chances) =>
      [
        pointTitle(point),
        ...(chances
          ? [`${list(chances.map((chance, player) => `${called(at(names, player))} ${percent(chance)}`))}.`]
          : []),
      ].join(" "),
    chanceOf: (chance) => (chance === null ? marks.none : percent(chance)),
    /** The same where the unit stands above. */
    cellOf: (chance) => (chance === null ? marks.none : inPercent(chance)),
    goToThis: "Ir a este turno",
    isThere: "Esta es la mesa ahora.",
    goTo: ({ kind, turn }) => {
      if (kind === "turn") return `Ir al turno ${turn}`;
      if (kind === "start") return "Ir al principio";
      return turn === 0 ? "Ir al cambio a mano del principio" : `Ir al cambio a mano tras el turno ${turn}`;
    },
    replay: ({ turn }) => `Volver a jugar el turno ${turn}`,
    turningTitle: "Momentos decisivos",
    turning: (point, name, before, after) =>
      `${happened(point)}: ${called(name)} ${percent(before)}\u00a0→\u00a0${percent(after)}`,
    turnHead: "Turno",
    happenedHead: "Qué pasó",
    courseCaption: "Probabilidades de ganar (%)",
    gameScrolls: "Turnos, se desplazan de lado",
    /** A turn in a narrow column. */
    turnName: ({ kind, turn }) => (kind === "turn" ? String(turn) : kind === "start" ? "Inicio" : marks.none),
    happened,
    luckiest: "La tirada más afortunada",
    luckyRoll: (name, { before, after }) =>
      `${capital(theirs(name, "probabilidad de ganar"))} subió del ${percent(before)} al ${percent(after)}.`,

    // Moves
    /** @param mistake from how much on a choice is one: a part of a win, or worms */
    untilEnd: "Se ve al acabar la partida.",
    movesHint: (mistake) =>
      `El último turno va primero, con lo que valía cada opción: la probabilidad de ganar en porcentaje, o gusanos. La enmarcada es la elegida. Toca una valoración para probar otra vez esa decisión. Un desliz cuesta menos de ${number(mistake.win * 100)} puntos porcentuales, o de ${number(mistake.worms, 1)} gusanos; un error, más.`,
    thisDecision: "esta decisión",
    noMoves: "Aquí aparece cada decisión tomada con dados en esta página, con lo que costó frente a la mejor.",
    allTurns: "Mostrar todos los turnos",
    rolled: "salió",
    bust: "Tirada fallida",
    taken: ", elegida",
    graded: (grade, loss) => `${words.grades[grade]}, ${cost(loss)}`,
  };
}
