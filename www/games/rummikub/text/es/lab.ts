// Every sentence of tile rummy's Lab, in Spanish. Players and rules are named as in the game.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { labWords } from "../../../../shell/text/es/lab.ts";
import { partOfLink } from "../../../../shell/text/es/words.ts";
import type { Condition, QuestionName, Seated, Size, Strategy, Table, Verdict } from "../../lab/model/types.ts";
import type * as English from "../en/lab.ts";
import { rules } from "./dialogs.ts";
import { PLAYERS } from "./players.ts";

type Of<Kind extends Verdict["kind"]> = Extract<Verdict, { kind: Kind }>;

/** What is asked, what its tables may tell, and who is measured. */
const QUESTIONS: Record<
  QuestionName,
  { name: string; question: string; who: string; more: string; less: string; same: string }
> = {
  hold: {
    name: "Reservar combinaciones o no",
    question:
      "Una vieja pregunta entre jugadores: ¿conviene guardarse un turno más las combinaciones completas, mientras puedas jugar otra cosa y nadie esté cerca de ganar? Hacen falta miles de partidas para saberlo.",
    who: "el jugador que reserva combinaciones",
    more: "Reservar combinaciones compensa",
    less: "Reservar combinaciones cuesta",
    same: "No se aprecia diferencia",
  },
  jokers: {
    name: "Guardar comodines o no",
    question: "Un comodín encaja siempre, ahora o después. ¿Conviene guardarlo para la jugada que vacía el atril?",
    who: "el jugador que guarda comodines",
    more: "Guardar comodines compensa",
    less: "Guardar comodines cuesta",
    same: "No se aprecia diferencia",
  },
  rearrange: {
    name: "Reorganizar o no",
    question:
      "Con tus combinaciones, los extremos de las escaleras y el cuarto color de los grupos, ¿hasta dónde llegas sin deshacer la mesa contra un jugador que encuentra todas las jugadas?",
    who: "el jugador que no reorganiza nada",
    more: "Reorganizar cuesta",
    less: "Reorganizar compensa",
    same: "No se aprecia diferencia",
  },
  best: {
    name: "El más fuerte",
    question:
      "¿Hay algo más que guardar comodines? El jugador más fuerte también roba cuando la ficha robada puede darle la victoria.",
    who: "el jugador más fuerte",
    more: "Hay algo más",
    less: "No hay nada más",
    same: "No se aprecia diferencia",
  },
};

/** How many play. */
const SIZES: Record<Size, string> = { 2: "dos", 3: "tres", 4: "cuatro" };

export function words(formats: Formats): English.Words {
  const { number, percent, withPercent } = formats;
  const { games, shareRange, gamesTitle, seed } = labWords(formats);

  const nameOf = (strategy: Strategy) => PLAYERS[strategy].name;

  /** "50,1 % ± 0,6". */
  const within = ({ value, half }: Table["wins"]) => `${percent(value)}\u00a0±\u00a0${number(half, 1)}`;

  /** What to call a seat: how it plays, with its number where several play alike. */
  const seatName = ({ strategy, seat, isAlone }: Seated) =>
    isAlone ? nameOf(strategy) : `${nameOf(strategy)} (asiento ${number(seat + 1)})`;

  const few = (enough: number) =>
    `Los intervalos dicen poco con menos de ${number(enough)} repartos, cada uno jugado desde todos los asientos.`;

  /** Who won of two or more, or that nobody can tell. */
  function onOne({ kind, players, first, second, games: played, enough }: Of<"won" | "close" | "few">) {
    const [best, next] = [first, second].map(({ who }) => seatName(who));
    const wins = percent(first.wins.value);
    const others =
      players.length > 2
        ? `le sigue ${next} con el ${percent(second.wins.value)}`
        : `${next}, el ${percent(second.wins.value)}`;
    if (kind !== "won") {
      return {
        answer: kind === "few" ? "Muy pocas partidas para decidir" : "Demasiado igualado para decidir",
        detail: `tras ${games(played)}: ${best} gana el ${wins}; ${others}.`,
        trust:
          kind === "few"
            ? few(enough)
            : "Sus intervalos se solapan, así que la diferencia puede ser casualidad. Con más partidas se estrechan.",
      };
    }
    return {
      answer: `${best} gana el ${wins}`,
      detail: `de ${games(played)}; ${others}.`,
      trust: `Es muy improbable que sea casualidad: los intervalos, de ${withPercent(shareRange(first.wins))} y de ${withPercent(shareRange(second.wins))}, no se solapan.`,
    };
  }

  /** "50,1 % ± 0,6 con dos jugadores". */
  const atTable = ({ size, wins }: Table) => `${within(wins)} con ${SIZES[size]} jugadores`;
  /** The same, with what an equal share would be. */
  const besideEqual = (table: Table) => `el ${atTable(table)} (a partes iguales: ${percent(table.equal)})`;

  function onQuestion({ question, finding, tables, isWhole, games: played, enough }: Of<"question">) {
    const own = QUESTIONS[question.name];
    const answers = {
      ...own,
      mixed: "Depende del número de jugadores",
      few: "Muy pocas partidas para decidir",
    };
    const range = tables.length > 1 ? "cada intervalo" : "el intervalo";
    const trusts = {
      more: `Es muy improbable que sea casualidad: ${range} está por encima de lo que toca a partes iguales.`,
      less: `Es muy improbable que sea casualidad: ${range} está por debajo de lo que toca a partes iguales.`,
      same: `${capital(range)} incluye lo que toca a partes iguales; si hay diferencia, es menor que eso. Con más partidas se estrecha.`,
      mixed: "En unas mesas el intervalo incluye lo que toca a partes iguales; en otras, no.",
      few: few(enough),
    };
    return {
      answer: answers[finding],
      detail: `${isWhole ? "" : "de momento, "}tras ${games(played)}: ${own.who} gana ${formats.list(tables.map(besideEqual))}.`,
      trust: trusts[finding],
    };
  }

  const verdict = (verdict: Verdict) => (verdict.kind === "question" ? onQuestion(verdict) : onOne(verdict));

  /** By which rules it is played, and with which deals. */
  const conditions = (all: Condition[]) => all.map(condition).join("\u00a0· ");

  function condition(told: Condition) {
    switch (told.kind) {
      case "opening":
        return `apertura de ${number(told.points)}`;
      case "play-on":
        return "usando la mesa en el turno de apertura";
      case "jokers":
        return `comodines: ${rules.jokers[told.rule]}`;
      case "one-joker":
        return "un solo comodín por combinación";
      case "joker-points":
        return `un comodín en el atril cuesta ${number(told.points)}`;
      case "seed":
        return `semilla ${told.seed}`;
    }
  }

  const measures = {
    wins: "Partidas ganadas",
    points: "Puntos restantes",
    starter: "Quien empezó",
    turns: "Turnos por partida",
    ties: "Victorias compartidas",
  };

  /** Settings that a link tells, by their keys. */
  const names = {
    players: "Quién juega",
    question: "Pregunta",
    games: gamesTitle,
    seed,
    opening: rules.openingLabel,
    playOn: rules.playOnLabel,
    jokers: rules.jokersLabel,
    oneJoker: rules.oneJokerLabel,
    jokerPoints: rules.jokerPointsLabel,
  };

  return {
    /** A part of a link that can't be read. */
    problem: ({ key }) => partOfLink(key, names),

    // Who plays
    whoPlays: names.players,
    nameOf,
    how: (strategy) => PLAYERS[strategy].how,
    series: ({ name, way, others, sizes }) => {
      const at = formats.list(sizes.map((size) => SIZES[size]));
      return `${QUESTIONS[name].name}: ${nameOf(way)} contra ${nameOf(others)}, ${sizes.length > 1 ? "mesas" : "mesa"} de ${at}.`;
    },

    // How it is played
    more: "Reglas y repartos",
    conditions,
    ...rules,
    ruleTitles: names,
    dealsHint: "Cada reparto se juega una vez desde cada asiento, así que nadie tiene mejores fichas.",

    // Questions
    questionsTitle: "Hacer una pregunta",
    questionsHint: (each) => `Con un toque: ${games(each)} en cada mesa.`,
    question: (of) => QUESTIONS[of],
    /** What stands beside a question once games have been played. */
    found: (of) =>
      `Resultado aquí: ${verdict(of).answer}. Partidas ganadas${of.isWhole ? "" : " de momento"}: ${formats.list(of.tables.map(atTable))}.`,

    // Results
    noResults: "Toca «Jugar» o haz una pregunta para ver cuánto gana cada uno y con qué certeza.",
    verdict,
    seatName,
    /** Who played, and how. */
    about: ({ who, conditions: all }) => {
      const players =
        who.kind === "question"
          ? `${nameOf(who.way)} contra ${nameOf(who.others)}`
          : who.seats.map(seatName).join(", ");
      return `${players}\u00a0· ${conditions(all)}`;
    },

    // The picture
    pictureTitle: (question) =>
      question ? `Partidas que gana ${QUESTIONS[question].who}, en porcentaje.` : "Partidas ganadas, en porcentaje.",
    pictureLabel: (question) =>
      question
        ? `Partidas que gana ${QUESTIONS[question].who}, en porcentaje; la tabla de abajo tiene los números.`
        : "Partidas ganadas, en porcentaje; la tabla de abajo tiene los números.",
    marks: "a partes iguales",
    /** The tables of a question, by how many play. */
    atSize: (size) => `con ${SIZES[size]} jugadores`,

    // The tables
    caption: (count) => `Partidas ganadas y puntos restantes, ${games(count)}`,
    measures,
    questionCaption: ({ way, others }) => `${nameOf(way)} contra ${nameOf(others)}`,
    questionHeads: ["Jugadores", measures.wins, measures.points, "De los demás"],
    size: (size) => capital(SIZES[size]),
    seatOf: (strategy, seat) => `${number(seat + 1)} · ${nameOf(strategy)}`,
    gamesPlayed: games,
    notPlayed: "sin jugar aún",
  };
}
