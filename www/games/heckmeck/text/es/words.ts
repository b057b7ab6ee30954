// The sentences of the Pickomino page, in Spanish, but for those that come with what is loaded later: advice for the table
// (advice.ts), details, dialogs and the help.

import { at } from "../../../../shell/model/at.ts";
import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/es/standard.ts";
import { partOfLink } from "../../../../shell/text/es/words.ts";
import { sign, WORM } from "../../model/dice.ts";
import type { Stopped } from "../../model/odds.ts";
import { worms } from "../../model/tiles.ts";
import type { Goal, Name, PlainWay, TurnOutcome } from "../../model/types.ts";
import type * as English from "../en/words.ts";
import { called, does, GIVEN_NAMES } from "./names.ts";
import { steals } from "./pieces.ts";

const FACES = ["uno", "dos", "tres", "cuatro", "cinco", "gusano"];
const MANY = ["unos", "doses", "treses", "cuatros", "cincos", "gusanos"];

const ACTIONS = { stop: "parar", roll: "tirar" };

/** What a bust does. */
export const BUST_RULES: typeof English.BUST_RULES = {
  "scores-nothing": "cuenta 0",
  "keeps-total": "conserva los puntos",
};

/** House rules, by the names that the solver has for them. */
const RULES = {
  turnDownWithNothingToReturn: { title: "Voltear la ficha más alta aunque no haya ninguna que devolver" },
  alwaysTurnDown: { title: "Voltear siempre la ficha más alta" },
  compulsorySteal: { title: "Robar es obligatorio" },
  anyLowerTile: { title: "Vale cualquier ficha más baja" },
};

export function words(formats: Formats): English.Words {
  const { number, percent, difference, plural } = formats;

  const die = (count: number) => `${count} ${plural(count, "dado", "dados")}`;
  const wormCount = (count: number) => `${count} ${plural(count, "gusano", "gusanos")}`;
  const face = (which: number, count = 2) => plural(count, at(FACES, which), at(MANY, which));
  const facesIn = (which: number, count: number) => `${count} ${face(which, count)}`;
  /** The same in a sentence that may speak of worms won. */
  const diceTaken = (which: number, count: number) =>
    which === WORM ? `${count} ${plural(count, "dado", "dados")} con gusano` : facesIn(which, count);

  /** What a player is after. */
  const goalOf = (goal: Goal, total: number) => {
    if (goal === "atLeast") return `${total} o más`;
    if (goal === "exactly") return `${total} exactos`;
    return total === 0 ? "media de puntos" : `media de puntos (menos de ${total} cuenta 0)`;
  };
  const goalNumber = (goal: Goal, value: number) => (goal === "expectedAtLeast" ? number(value, 2) : percent(value));
  /** What two shown numbers differ by: percentage points, or points. */
  const goalDifference = (goal: Goal, one: number, other: number) =>
    goal === "expectedAtLeast" ? difference(one, other, 2) : difference(one * 100, other * 100, 1);

  /** What stopping brings with a worm among the dice, by the total. */
  const brings: Record<Exclude<Stopped, "nothing">, (score: number) => string> = {
    steals: (score) => `roba la ficha ${score}`,
    noTile: () => "no da ficha",
    lowest: (score) => `da la ${score}, si está disponible`,
    lower: (score) => `da la ${score} o la siguiente más baja`,
    highest: () => "da la ficha más alta disponible",
  };

  const loss = ({ back, out }: TurnOutcome) => {
    const parts = [...(back === null ? [] : [`vuelve la ${back}`]), ...out.map((tile) => `se voltea la ${tile}`)];
    return parts.join(", ") || "no se pierde ninguna ficha";
  };
  /** The same, of a player. */
  const turnEndBy = (name: Name, { won, from, ...rest }: TurnOutcome) => {
    if (won === null) return `${does(name, "falla", "fallas")} (${loss({ won, from, ...rest })})`;
    return from === null ? `${does(name, "toma", "tomas")} la ${won}` : steals(name, won, from);
  };
  const allTaken = "Ya están apartadas las seis caras.";

  /** A way in the middle of a sentence: "apartar 2 cincos", "parar". */
  const wayAsAction = ({ key, face, count }: PlainWay) =>
    face === undefined ? ACTIONS[key] : `apartar ${diceTaken(face, count)}`;

  /** Settings that a link tells, by their keys. */
  const names = {
    dice: "Dados en juego",
    bust: "Una tirada fallida",
    throws: "Dados",
    ...Object.fromEntries(Object.entries(RULES).map(([key, { title }]) => [key, title])),
  };

  return {
    ...standardWords,
    formats,
    /** What the game is usually called in this language. */
    usualName: "Pickomino",

    /** What somebody is called, by itself. */
    name: called,
    /** Whom nobody has named. */
    given: GIVEN_NAMES,

    /** A part of a link that can't be read. */
    problem({ key, why, fact }) {
      if (why === "noTile") return `${key} (${fact} no es una ficha)`;
      if (why === "twice") return `${key} (la ${fact} está en dos sitios)`;
      if (why === "players")
        return `${key} (${fact} ${plural(Number(fact), "jugador", "jugadores")}; pueden jugar de 2 a 7)`;
      return why === "seat"
        ? `${key} (hay ${fact} ${plural(Number(fact), "jugador", "jugadores")})`
        : partOfLink(key, names);
    },

    // Dice, tiles, ways
    die,
    face,
    facesIn,
    diceTaken,
    allTaken,
    worms: wormCount,
    /** A way as plain text: "5 5", "parar". */
    wayText: ({ key, face, count }) => (face === undefined ? ACTIONS[key] : Array(count).fill(sign(face)).join(" ")),
    wayAsAction,
    stop: "Parar",
    roll: "Tirar",
    take: "Apartar",
    best: "la mejor",
    worst: "la peor",

    // Goals
    goal: goalOf,
    goalTitle: (goal, total) => capital(goalOf(goal, total)),
    goalPicks: {
      atLeast: ["Tomarla", "(al menos)"],
      exactly: ["Robarla", "(exacto)"],
      expectedAtLeast: ["Puntos", "(media)"],
    },
    goalNumber,
    goalDifference,
    whatYouAreAfter: "Qué buscas",
    iWant: "Quiero",
    tile: "Ficha",
    anyTotal: "Cualquier total",
    all: "todos",
    /** A tile for the ear. */
    tileWorms: (tile) => wormCount(worms(tile)),

    // Taken dice
    taken: "Apartados",
    nothingTaken: "aún ninguno",
    points: (total) => `${total} ${plural(total, "punto", "puntos")}`,
    hasWorm: "✓ gusano",
    noWorm: "aún sin gusano",
    diceLeft: (count) => `${plural(count, "queda", "quedan")} ${die(count)}`,
    edit: "Editar",
    done: "Listo",
    oneMore: (which) => `Un ${FACES[which]} más`,
    oneFewer: (which) => `Un ${FACES[which]} menos`,
    takenOf: (which) => `Apartados: ${face(which)}`,

    // The pad
    /** Whose it is stands above, and buttons leave no room for a name. */
    whatRolled: (isAtTable) => (isAtTable ? "La tirada" : "Tu tirada"),
    rolled: (name) => (name === null ? "Tu tirada" : `Tirada: ${called(name)}`),
    turnOver: "El turno ha terminado",
    entered: (count, of) =>
      `${count} de ${of}${count > of ? `: ${plural(count - of, "sobra", "sobran")} ${count - of}` : ""}`,
    random: "Al azar",
    randomHint: "Tirar estos dados para practicar",
    rest: "El resto no se puede apartar",
    restHint: "Todos los demás dados muestran caras ya apartadas",
    change: "Cambiar",
    newTurn: "Nuevo turno",
    /** A face of the pad. */
    faceLabel: ({ face: which, count, isTaken, isFull }) =>
      `${isFull ? `Cambiar el número de ${face(which)}` : `Añadir un ${FACES[which]}`}${isTaken ? ", ya apartado" : ""}, ${count} ${plural(count, "introducido", "introducidos")}`,
    times: (count) => `×${count}`,
    howMany: (which) => `¿Cuántos ${face(which)}?`,
    setCount: (which, count) => `${count} ${face(which, count)}`,
    isTaken: "usado",
    takenFace: "Ya apartado: puede salir, pero no se puede volver a apartar",

    // The answer, for a target
    goalHints: {
      atLeast: "Toma la ficha de la parrilla.",
      exactly: "Roba la ficha de encima de una pila.",
      expectedAtLeast: "La media de todos los resultados.",
    },
    keepsTotal: "Según el menú, una tirada fallida conserva los puntos.",
    unreachable: (goal, total) => `${capital(goalOf(goal, total))}: fuera de alcance.`,
    wasNow: (goal, before, after) => `Antes ${goalNumber(goal, before)}, ahora ${goalNumber(goal, after)}:`,
    verdict: (goal, before, after, of) => {
      const verdicts = {
        good: "buena tirada",
        bad: "mala tirada",
        expected: "lo esperado",
        about: "más o menos lo esperado",
      };
      return `${goalDifference(goal, after, before)}, ${verdicts[of]}`;
    },
    /** What a way leads to. */
    thenStop: (of, score) => {
      if (of === "nothing") return "sin gusano: sin puntos";
      return of === "noTile" ? `${score} puntos, pero ninguna ficha` : brings[of](score);
    },
    thenRoll: (remaining, bust) => `${die(remaining)}${bust > 0 ? `, fallida ${percent(bust)}` : ""}`,
    thenTake: (total, remaining) => `suma ${total}, ${plural(remaining, "queda", "quedan")} ${remaining}`,
    bustLost: "Tirada fallida: no hay ninguna cara que puedas apartar. El turno se pierde.",
    bustKeeps: (score) => `Tirada fallida: no hay ninguna cara que puedas apartar. El turno termina con ${score}.`,
    alreadyTaken: "ya apartado",
    /** What a turn that has ended by itself brings. */
    turnResult({ total, score, areFacesTaken, stopped, missed }) {
      const why = areFacesTaken ? `${allTaken} ` : "";
      if (stopped === "nothing") return `${why}${total} sin gusano: el turno falla.`;
      const noSteal = missed === null ? "" : `No son ${missed}, así que no se roba. `;
      return `${why}${noSteal}${score} con gusano: ${brings[stopped](score)}${stopped === "noTile" ? ", el turno falla" : ""}.`;
    },

    // The table
    tableFailed: "No se ha podido cargar la mesa.",
    loss,
    turnEndBy,
    rules: RULES,
    houseRules: "Reglas de la casa",

    bustRules: BUST_RULES,
    settings: names,
    // Details
    panels: {
      "all-tiles": "Todas las fichas",
      chart: "Gráfico",
      compare: "Comparar",
      results: "Turno",
      prices: "Valores",
      game: "Partida",
      moves: "Jugadas",
    },
    tabs: { turn: "Este turno", odds: "Probabilidades", game: "Partida" },

    // What is announced
    announceBust: "Tirada fallida: no hay ninguna cara que puedas apartar. El turno ha terminado.",
    announceEntered: (count, of) => `${count} de ${die(of)} ${plural(count, "introducido", "introducidos")}.`,
    announcePosition: (taken, total, left) =>
      taken > 0
        ? `${total} ${plural(total, "punto", "puntos")}, ${plural(left, "queda", "quedan")} ${die(left)}.`
        : `${die(left)} por tirar.`,
    announceUnreachable: (goal, total) => `${capital(goalOf(goal, total))}: fuera de alcance.`,
    announceBest: (goal, total, way, value) =>
      `Lo mejor para ${goal === "expectedAtLeast" ? "la " : ""}${goalOf(goal, total)}: ${wayAsAction(way)}, ${goalNumber(goal, value)}.`,
  };
}
