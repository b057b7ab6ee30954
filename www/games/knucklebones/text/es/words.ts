// Every sentence of the Knucklebones page, in Spanish. Those of the details, the dialogs and the help are loaded
// with them.

import type { Formats } from "../../../../shell/model/format.ts";
import { capital } from "../../../../shell/text/capital.ts";
import { standardWords } from "../../../../shell/text/es/standard.ts";
import { partOfLink } from "../../../../shell/text/es/words.ts";
import { otherSide } from "../../model/board.ts";
import { NAMELESS, type Names } from "../../model/names.ts";
import type { Ending, ToldMove } from "../../model/told.ts";
import type { Chance, Digits, Player, Refusal, Side } from "../../model/types.ts";
import type { Why } from "../../model/why.ts";
import type * as English from "../en/words.ts";
import { PLAYERS, pieces } from "./pieces.ts";

/** How somebody decided. */
type Summary = Parameters<English.Words["summary"]>[2];

/** @param called the names of the players */
export function words(formats: Formats, called: Names = NAMELESS): English.Words {
  const { number, percentWith, signed, difference, plural } = formats;
  const {
    bySide,
    isYou,
    column,
    inColumn,
    face,
    dice,
    points,
    ofChance,
    margin,
    withinHeard,
    who,
    columnOf,
    isComputer,
  } = pieces(formats, called);

  const rival = bySide("", "El rival", (name) => name);
  const ofWinning = bySide("Tu probabilidad de ganar", "", (name) => `La probabilidad de ganar de ${name}`).mine;

  /** A chance in a sentence: "79.3%, plus or minus 0.4 percentage points". */
  const chanceTold = ({ share, digits, margin }: Chance) =>
    `${percentWith(share, digits)}${margin ? `, ${withinHeard(margin)}` : ""}`;

  /** What was done. */
  const done = ({ side, by, roll, column, removes }: ToldMove) => {
    const where = inColumn(column);
    const removed = dice(roll, removes);
    if (isYou(side)) return `Colocaste un ${face(roll)} ${where}${removes > 0 ? ` y eliminaste ${removed}` : ""}.`;
    const subject = isComputer(side, by) ? "El ordenador" : rival[side];
    return `${subject} colocó un ${face(roll)} ${where}${removes > 0 ? ` y eliminó ${removed}` : ""}.`;
  };

  /** Why the computer placed it there: what it was worth, and the best of the others. */
  const reasonOf = (reason: NonNullable<ToldMove["reason"]>, digits: Digits) => {
    if (reason.kind === "asGood") return "La siguiente mejor columna es igual de buena.";
    if (reason.kind === "asBest") return "Igual de buena que la mejor.";
    return `${bySide("Te deja", "", (name) => `A ${name} le deja`).mine} un ${percentWith(reason.own, digits)}; la siguiente mejor, un ${percentWith(reason.next, digits)}.`;
  };

  const better = ({ best }: ToldMove) => `era mejor la columna ${column(best)}`;

  /** What was done, and what would have been better. */
  const logged = (move: ToldMove) => {
    if (move.gaveAway) return `${done(move)} Eso costó ${ofChance(move.lost, move.digits)}: ${better(move)}.`;
    return move.reason ? `${done(move)} ${reasonOf(move.reason, move.digits)}` : done(move);
  };

  /** What a person who decides alone is told of the last move. */
  function lesson(told: ToldMove) {
    const move = bySide("Tu última jugada", "La última jugada del rival", (name) => `La última jugada de ${name}`)[
      told.side
    ];
    if (told.grade === "forced") return `${move} era la única posible.`;
    if (told.gaveAway) return `${move} costó ${ofChance(told.lost, told.digits)}: ${better(told)}.`;
    return `${move} fue ${told.grade === "best" ? "la mejor" : "tan buena como la mejor"}.`;
  }

  /** Why a position can't be, as a part of a sentence. */
  function whyNot(refusal: Refusal) {
    if (refusal.why === "facing")
      return `no puede haber un ${face(refusal.die)} en la columna ${column(refusal.column)} de los dos tableros: el que llega después elimina al otro`;
    if (refusal.why === "column") return `${columnOf(refusal.side, refusal.column)} está llena`;
    return bySide(
      "tu tablero está lleno y la partida ha terminado: no puede tocarte a ti",
      "el tablero del rival está lleno y la partida ha terminado: no puede tocarle a él",
      (name) => `el tablero de ${name} está lleno y la partida ha terminado: no puede tocarle a ${name}`,
    )[refusal.side];
  }

  /** What was not possible. */
  function refused(refusal: Refusal) {
    const why = capital(whyNot(refusal));
    if (refusal.why !== "full") return `${why}.`;
    return `${why}. En «Turno», elige «${toMove[refusal.side === "mine" ? "theirs" : "mine"]}».`;
  }

  const toMove = bySide("Te toca", "Le toca al rival", (name) => `Le toca a ${name}`);

  /** How the game has ended. */
  function ending(end: Ending) {
    if (end.kind === "givenUp")
      return `${bySide("Te rendiste", "El rival se rindió", (name) => `${name} se rindió`)[end.side]}. Gana el ordenador.`;
    if (end.kind === "tie") return `Empate a ${number(end.total)}.`;
    const wins = bySide("Ganas", bySide("Pierdes", "", (name) => `${name} pierde`).mine, (name) => `${name} gana`);
    return `${wins[end.kind === "win" ? "mine" : "theirs"]} por ${points(end.by)}.`;
  }

  /** "tus 12 decisiones", "las 12 decisiones del ordenador". */
  function decisions(side: Side, by: Player | null, choices: number) {
    const count = plural(choices, "única decisión", `${number(choices)} decisiones`);
    if (isYou(side)) return `${plural(choices, "tu", "tus")} ${count}`;
    const whose = isComputer(side, by) ? "del ordenador" : bySide("", "del rival", (name) => `de ${name}`)[side];
    return `${plural(choices, "la", "las")} ${count} ${whose}`;
  }

  function judged(all: string, { choices, best, lost, digits }: Summary) {
    const cost = `${ofChance(lost, digits)}`;
    if (best === choices) return `${capital(all)} ${plural(choices, "fue la mejor", "fueron las mejores")}.`;
    if (choices === 1) return `${capital(all)} no fue la mejor: costó ${cost}.`;
    if (best === 0) return `Ninguna de ${all} fue la mejor: costaron ${cost} en total.`;
    const were = plural(best, "fue la mejor", "fueron las mejores");
    const others = plural(choices - best, "La otra costó", "Las demás costaron");
    return `${number(best)} de ${all} ${were}. ${others} ${cost}${choices - best === 1 ? "" : " en total"}.`;
  }

  function summary(side: Side, by: Player | null, told: Summary) {
    const { choices, forced } = told;
    const others = plural(forced, "Otra jugada fue forzada", `Otras ${number(forced)} jugadas fueron forzadas`);
    return `${judged(decisions(side, by, choices), told)}${forced === 0 ? "" : ` ${others}.`}`;
  }

  /** Settings that a link tells, by their keys. */
  const names = {
    mine: "Tu tablero",
    theirs: "El tablero del rival",
    by: "Jugadores",
    dice: "Dados",
    starts: "Quién empieza",
  };

  /** "Sacaste un cinco", "El rival sacó un cinco". */
  const rolledOf = (side: Side, die: number) =>
    isYou(side) ? `Sacaste un ${face(die)}` : `${rival[side]} sacó un ${face(die)}`;

  return {
    ...standardWords,
    formats,
    called,
    title: "Knucklebones",

    /** A part of a link that can't be read. */
    problem: ({ key, refusal }) => {
      if (!refusal) return partOfLink(key, names);
      if (refusal.why === "facing")
        return `la columna ${column(refusal.column)} de ambos tableros (${whyNot(refusal)})`;
      return `${key === "move" ? "a quién le toca" : "ambos tableros"} (${whyNot(refusal)})`;
    },
    settings: names,

    // Boards, columns
    who,
    face: (die) => face(die),
    score: (total) => number(total),
    toMove: "de turno",
    sideToMove: toMove,
    /** A column for the ear; without a solver its points are not known. */
    pile: (side, nth, dice, score) => {
      const told = score === null ? "" : `; ${points(score)}`;
      return `${capital(columnOf(side, nth))}: ${dice.length === 0 ? "vacía" : `${dice.join(", ")}${told}`}`;
    },

    // The answer
    answerTitle: ofWinning,
    /** Who plays a board. */
    player: (side, by) => (by === null ? who[side] : "Ordenador"),
    /** Why a column is the best. */
    why: (why: Why) => {
      const isMine = why.side === "mine";
      if (why.kind === "lost")
        return isMine ? "Ya no gana ninguna columna." : "Para el rival ya no gana ninguna columna.";
      if (why.kind === "won") return isMine ? "Ganan todas las columnas." : "Para el rival ganan todas las columnas.";
      const off = bySide("en tu tablero", "en el tablero del rival", (name) => `en el tablero de ${name}`)[
        otherSide(why.side)
      ];
      const best = isMine ? "La mejor" : "La mejor para el rival";
      if (why.kind === "removes")
        return `${best} porque elimina ${dice(why.die, why.count)}: ${points(why.takes)} menos ${off}.`;
      if (why.kind === "matches")
        return `${best} porque reúne ${dice(why.die, why.count)} en una columna: ${points(why.gain)} más.`;
      return `${best} porque la columna de enfrente está llena: lo que hay aquí no se puede eliminar mientras siga llena.`;
    },
    yourChoice: "Te toca decidir",
    computersMove: "Juega el ordenador",
    chancesHidden: {
      moved: "Las probabilidades se muestran cuando hayas jugado.",
      end: "Las probabilidades se muestran al terminar la partida.",
    },
    hiddenUntil: { moved: "Oculto hasta que juegues.", end: "Oculto hasta el final de la partida." },
    chance: (share, digits) => percentWith(share, digits),
    /** Beside a chance: how far it may be off, and that for the ear. */
    margin,
    marginHeard: (of) => `, ${withinHeard(of)}`,
    best: { mine: "la mejor", theirs: "su mejor" },
    only: "única opción",
    picks: "elige",
    asGood: "igual",
    behind: (share, best, digits) => difference(share * 100, best * 100, digits),
    /** What a column gains in points of the game; what it removes follows. */
    gain: ({ gain, removes }) => `${signed(gain, 0)} ${plural(Math.abs(gain), "pt", "pts")}${removes > 0 ? "," : ""}`,
    /** "quita 5 5", by the dice that are removed. */
    takes: (dice) => (dice.length > 0 ? `quita ${dice.join(" ")}` : ""),
    fullColumn: "llena",
    beforeRoll: bySide("antes de tirar", "antes de que tire", (name) => `antes de que tire ${name}`),
    placeHere: (die, nth) => `Colocar el ${face(die)} ${inColumn(nth)}:`,

    // The pad
    rolled: (side, by) => {
      if (by !== null) return "Tirada del ordenador";
      return bySide("Tu tirada", "Tirada del rival", (name) => `Tirada de ${name}`)[side];
    },
    pickColumn: bySide("Toca una de tus columnas", "Toca una de sus columnas", (name) => `Toca una columna de ${name}`),
    roll: "Tirar",
    rollFor: bySide(
      "Toca el dado que te salga",
      "Toca el dado que le salga",
      (name) => `Toca el dado que le salga a ${name}`,
    ),
    starts: bySide("Empiezas tú", "Empieza el rival", (name) => `Empieza ${name}`),
    toRoll: toMove,
    /** A face of the pad. */
    faceLabel: ({ die, isRolled, isSetUp }) => {
      if (isSetUp) return capital(face(die));
      return isRolled ? `Salió un ${face(die)}; toca para deshacer` : `Sale un ${face(die)}`;
    },
    /** What a roll would bring. */
    ifRolled: (share, nths, digits) =>
      `: ${percentWith(share, digits)}${nths.length > 0 ? `, ${formats.either(nths.map(column))}` : ""}`,
    eachRoll: "Lo mejor con cada tirada",

    // Set up
    setupTitle: "Preparar",
    setupDone: "Listo",
    setupHint: "Elige un dado y toca una casilla para añadirlo. Toca un dado para quitarlo.",
    pickDie: "Dado que añadir",
    whoMoves: "Turno",
    square: (side, nth, die) => `Añadir un ${face(die)} a ${columnOf(side, nth)}`,
    takeAway: (side, nth, die) => `Quitar el ${face(die)} de ${columnOf(side, nth)}`,
    refused,

    // The moves
    logged,
    done,
    lesson,
    ending,
    summary,
    moveName: (nth) => `jugada ${number(nth + 1)}`,
    costliest: ({ roll, column, lost, digits }, nth) =>
      `La más cara: jugada ${number(nth + 1)}, un ${face(roll)} ${inColumn(column)}, ${ofChance(lost, digits)}`,
    playersOfComputer: PLAYERS,

    // Details
    tabs: { why: "¿Por qué?", moves: "Jugadas" },
    fileHint: "Los tableros, el dado, los jugadores y las jugadas.",
    tablesMissing:
      "No se ha podido cargar lo que la app ha aprendido de sus partidas: de momento sus números son más aproximados y el ordenador juega con una regla sencilla.",

    // What is announced
    announce: (side, roll, best, chance) => {
      const told = chance === null ? "" : ` ${ofWinning}: ${chanceTold(chance)}.`;
      if (roll === null || best === null) return `${toMove[side]}.${told}`;
      return `${rolledOf(side, roll)}. ${best.isOnly ? "Única columna" : side === "mine" ? "La mejor" : "Su mejor"}: ${column(best.column)}.${told}`;
    },
    announceComputer: (roll, chosen) =>
      roll === null
        ? "Le toca al ordenador."
        : `El ordenador sacó un ${face(roll)}${chosen === null ? "" : `: ${column(chosen)}`}.`,
    announceYourChoice: (side, roll) =>
      roll === null ? `${toMove[side]}.` : `${rolledOf(side, roll)}. Te toca decidir.`,
  };
}
