// What is said where the page plays along, in Spanish: games with the computer, and puzzles.

import type { MatchFacts, TableProblem } from "../../model/match-facts.ts";
import type { MatchWords } from "../en/match.ts";
import type { Words as GameWords } from "../en/words.ts";
import { computerName } from "./names.ts";
import { theTile } from "./pieces.ts";
import { PLAYERS } from "./players.ts";
import { LEVELS, puzzleWords } from "./puzzles.ts";
import { planWords } from "./steps.ts";
import { tileName } from "./tiles.ts";
import { words as gameWords } from "./words.ts";

/** What each hint tells more than the one before. */
const HINTS = ["¿Cuántas?", "¿Qué fichas?", "¿Qué combinaciones?", "Mostrar cómo", "Mostrado"];

/** How a joker of the table was used against the rule. */
const JOKERS: Record<Extract<TableProblem, { kind: "joker" }>["rule"], string> = {
  free: "Se ha usado un comodín contra la regla.",
  stands:
    "Un comodín de la mesa ni sigue siendo una ficha de la que hacía, ni está ahora esa ficha en la mesa en su lugar.",
  locked: "Se ha deshecho una combinación con comodín, y la ficha de la que hacía el comodín no ha venido del atril.",
  both: "Se ha deshecho una combinación con comodín, y no han venido del atril todas las fichas de las que hacían sus comodines.",
};

/** @param computers how many players the computer plays, where it plays any */
export function matchWords(all: GameWords, computers = 0): MatchWords {
  const words = computers > 0 ? gameWords(all.formats, computers) : all;
  const { formats, tiles, points, cuts, named, capital, whoIs, whoInside, whoAlone } = words;
  const { number, plural, list } = formats;

  const winner = (winners: number[]) => {
    if (winners.length > 1)
      return `Empate: comparten la victoria ${list(winners.map((seat) => (seat === 0 ? "tú" : whoInside(seat))))}`;
    return winners.includes(0) ? "¡Ganas!" : `Gana ${list(winners.map(whoInside))}`;
  };

  /** What somebody gets, or what is done in their place: "para ti", "para el ordenador". */
  const forWhom = (seat: number) => (seat === 0 ? "para ti" : `para ${whoInside(seat)}`);

  const matchHeadline = ({ kind, seat, tiles: count, of, winners }: MatchFacts) => {
    const told = {
      deal: seat === 0 ? "Toca las fichas que robas" : `Toca las fichas ${forWhom(seat)}`,
      tell: seat === 0 ? "Toca la ficha que robas" : `Roba ${forWhom(seat)}`,
      finding: "Buscando el puzle…",
      solved: `Resuelto: ${tiles(count)}`,
      "solved-in-part": `${number(count)} de ${tiles(of)}`,
      over: winner(winners),
      waits: `${whoIs(seat)} piensa…`,
      theirs: `${whoIs(seat)} juega ${tiles(count)}`,
      theirDraw: `${whoIs(seat)} roba`,
      theirPass: `${whoIs(seat)} pasa`,
      ready: `Listo: ${tiles(count)}`,
      unfinished: "Combinaciones sin terminar",
      goes: count === 1 ? "Se puede jugar" : `Se pueden jugar las ${number(count)}`,
      not: count === 1 ? "No se puede jugar" : `No se pueden jugar las ${number(count)}`,
      mine: "Te toca",
      puzzle: "Juega todo lo que puedas",
    };
    return told[kind];
  };

  const problemText = (problem: TableProblem) => {
    switch (problem.kind) {
      case "no-set":
        return `${capital(named(problem.tiles))}: ${words.noSet(problem.why)}.`;
      case "gone":
        return `${capital(theTile(problem.tile))} ha desaparecido de la mesa.`;
      case "unknown":
        return `${capital(theTile(problem.tile))} no estaba ni en la mesa ni en el atril.`;
      case "nothing-played":
        return "No ha salido nada del atril.";
      case "touched":
        return `Se ha usado la combinación ${number(problem.set + 1)} de la mesa; antes de la apertura no se puede usar ninguna.`;
      case "opening":
        return `La apertura vale ${number(problem.worth)} de ${number(problem.needed)}.`;
      case "joker":
        return JOKERS[problem.rule];
    }
  };

  return {
    ...words,
    ...planWords(words),
    matchHeadline,

    // Who plays
    seats: (counts, pool) => ({
      // The first says what is counted.
      each: counts.map((count, nth) => `${whoAlone(nth + 1)}: ${nth === 0 ? tiles(count) : number(count)}`),
      pool: pool === 0 ? "pozo vacío" : `${number(pool)} en el pozo`,
    }),
    seatsLabel: "Fichas de los demás",
    ...puzzleWords(formats),

    // What there is to do
    dealHint: (seat, count, of) =>
      `${number(count)} de ${number(of)}. ${seat === 0 ? "Tómalas del pozo y tócalas." : `Roba también ${forWhom(seat)}. (Sí, las ves.)`}`,
    tellHint: (seat) =>
      seat === 0 ? "Toma una ficha del pozo y tócala." : "Toma una ficha del pozo y tócala; después, olvídala.",
    tellLine: (others) => `Aquí no se muestran las fichas de los demás: ${list(others.map(tiles))}.`,
    /** What another has played, where several have moved: the tiles stand among the turns. */
    brief: ({ seat, opens, tiles: which, points: worth }) => {
      const done = seat === 0 ? (opens ? "Abriste con" : "Jugaste") : `${whoIs(seat)} ${opens ? "abrió con" : "jugó"}`;
      return `${done} ${tiles(which.length)}${worth === null ? "" : `: ${points(worth)}`}.`;
    },
    mineHint: (canUseTable) =>
      canUseTable
        ? "Toca las fichas que quieras jugar, o mantén pulsada una, también en la mesa, y arrástrala."
        : "Toca las fichas que quieras jugar.",
    placeHint: (count) => `Toca una combinación para ${count === 1 ? "ponerla" : "ponerlas"} ahí tú.`,
    handHint: (worth, count) => `${points(worth)}, ${cuts(count)}.`,
    notHint: (count, opened, needed) => {
      if (!opened) return `No es una apertura de ${points(needed)}.`;
      return count === 1 ? "Sola no encaja." : "No encajan todas.";
    },
    /** What is wrong with the table that was made by hand. */
    wrong: problemText,
    moreProblems: (count) => `${number(count)} más.`,
    pageCan: "La app puede jugar estas fichas de otra forma.",
    draw: "Robar",
    pass: "Pasar",
    putBack: "Devolver",
    layOwn: (count) => (count === 0 ? "Jugar" : `Jugar ${number(count)}`),
    hintNames: HINTS,
    /** The same for the ear. */
    hintOf: (level) => `Pista: ${HINTS[level]}`,
    canGo: (count, of) => `Puedes jugar ${number(count)} de ${tiles(of)}.`,
    nothingGoes: "No hay ninguna jugada posible.",
    noOpeningNow: (best, needed) => `No puedes abrir: ${number(best)} de ${number(needed)} puntos.`,
    layThis: (count) => `Jugarlo así: ${tiles(count)}`,

    // The rack
    matchTile: (tile, { isChosen, goes, isDrawn }) =>
      `${tileName(tile)}${isDrawn ? ", recién robado" : ""}${goes ? ", se puede jugar" : ""}; toca para ${isChosen ? "guardarlo" : "elegirlo"}`,
    goesMark: "va",
    wasMissed: ", se podía jugar",

    // The table
    matchTable: "Mesa",
    noSets: "Aún no hay combinaciones en la mesa.",
    matchSet: (nth, which, how) =>
      `${capital(words.setName(nth))}: ${named(which)}${how.isSet ? "" : ", no es válida"}${how.isNew ? ", nueva" : ""}; toca para ${how.puts ? "poner aquí las fichas elegidas" : "abrirla"}`,
    lifted: (which) => `${capital(named(which))}: toca las fichas que quieras mover y después su nuevo sitio.`,
    putHere: "Poner aquí",
    newSet: "Poner aparte",
    toRack: "Al atril",
    liftedTile: (tile, isPicked) => `${tileName(tile)}; toca para ${isPicked ? "dejarlo" : "tomarlo"}`,

    // What has happened
    /** A player in the list of results, and which of the computer's it is. */
    scored: (seat, by) => {
      if (seat === 0 || computers === 0) return whoAlone(seat);
      const name = computerName(seat, computers);
      return by === null ? name : `${name} (${PLAYERS[by].name})`;
    },
    score: (score) => (score === 0 ? number(0) : formats.signed(score, 0)),
    gaveUp: "Te rendiste en esta partida.",
    resultHeads: { who: "Jugador", left: "Le quedan", score: "Puntos" },
    tally: ({ turns, played, missed }) => {
      const laid = `Jugaste ${tiles(played)} en ${number(turns)} ${plural(turns, "turno", "turnos")}.`;
      const compared =
        missed === 0
          ? "El jugador más fuerte habría hecho lo mismo."
          : `En ${number(missed)} ${plural(missed, "turno", "turnos")} el jugador más fuerte habría jugado de otra forma; míralo en «Turnos».`;
      return `${laid} ${compared}`;
    },
    solved: (solution) => {
      if (solution.kind === "fewer") return `Podías haber jugado ${tiles(solution.missing)} más.`;
      if (solution.kind === "simplest") return "El máximo, y de la forma más sencilla.";
      return `El máximo; ${plural(solution.least, "bastaba", "bastaban")} ${cuts(solution.least)} en vez de ${number(solution.cuts)}. ${words.cutMeans}`;
    },
    nextPuzzle: "Otro puzle",

    // Starting
    againstTitle: "Contra el ordenador",
    againstHint: "La app reparte y juega por los demás; sus atriles no se ven. Solo recibes ayuda cuando la pides.",
    seatLabel: (nth) => `Quién juega: ${whoAlone(nth + 1)}`,
    nobody: "nadie",
    startsLabel: "Quién empieza",
    bagLabel: "Fichas",
    bags: { page: "las reparte la app", typed: "de un pozo de verdad" },
    bagHint: {
      page: "La app reparte y roba.",
      typed: "Robas de tu propio pozo, también para el ordenador, y tocas las fichas robadas.",
    },
    begin: "Empezar",
    puzzleTitle: "Puzle",
    levelLabel: "Dificultad",
    levels: LEVELS,
    numberLabel: "Número",
    earlier: "Puzle anterior",
    later: "Puzle siguiente",
    beginPuzzle: "Abrirlo",
  };
}
