// The sentences of the details, in Spanish: why, with what can follow, and moves.

import { capital } from "../../../../shell/text/capital.ts";
import type { HintTexts } from "../../model/hints.ts";
import type * as English from "../en/details.ts";
import type { Words as GameWords } from "../en/words.ts";
import { pieces } from "./pieces.ts";

/** What a roll does that ends the game, for you and for the opponent. */
const DOES = {
  mine: { win: "ganas", tie: "empatas", loss: "pierdes" },
  theirs: { win: "gana", tie: "empata", loss: "pierde" },
};

export function detailWords(words: GameWords): ReturnType<typeof English.detailWords> {
  const { formats } = words;
  const { bySide, isYou, column, inColumn, dice, face, points, ofChance, columnOf, isComputer, playerOf } = pieces(
    formats,
    words.called,
  );
  const { number, percentWith, withPercent, plural, either } = formats;
  const others = { mine: "theirs", theirs: "mine" } as const;

  /** "un cuatro, un cinco o un seis". */
  const facesOf = (faces: number[]) => either(faces.map((die) => `un ${face(die)}`));

  const rival = bySide("", "El rival", (name) => name);
  const squares = (count: number) => `${number(count)} ${plural(count, "casilla", "casillas")}`;

  /** Each hint as a sentence. */
  const hints: HintTexts = {
    removes: ({ column, die, count, takes, side }) =>
      `${capital(inColumn(column))} elimina ${dice(die, count)} y resta ${points(takes)} ${bySide("a tu tablero", "al tablero del rival", (name) => `al tablero de ${name}`)[others[side]]}.`,
    keepsFrom: ({ column, die, count, behind, digits }) =>
      `${capital(inColumn(column))} eliminaría ${dice(die, count)}, pero eso cuesta ${ofChance(behind, digits)}.`,
    doubles: ({ column, die }) =>
      `${capital(inColumn(column))} dobla los ${face(die, 2)}: dos iguales cuentan cuatro veces su valor.`,
    triples: ({ column, die }) =>
      `${capital(inColumn(column))} junta tres ${face(die, 3)}: tres iguales cuentan nueve veces su valor.`,
    safe: ({ column: nth, side }) =>
      `${capital(columnOf(others[side], nth))} está llena: mientras siga así, los dados de enfrente no se pueden eliminar.`,
    costsThem: ({ column: nth, side }) =>
      `A ${columnOf(others[side], nth)} le queda una casilla: eliminar este dado la llenaría.`,
    fill: ({ left, ahead, side }) =>
      isYou(side)
        ? `Llevas ${points(ahead)} de ventaja y ${plural(left, "te queda", "te quedan")} ${squares(left)}: llena el tablero y termina la partida.`
        : `${rival[side]} lleva ${points(ahead)} de ventaja y ${plural(left, "le queda", "le quedan")} ${squares(left)}: le conviene llenar el tablero y terminar la partida.`,
    ends: ({ left, isAhead, side }) => {
      const more = `${number(left)} ${plural(left, "dado", "dados")} más`;
      const ahead = bySide(
        " y vas por delante: al rival le conviene eliminar tus dados",
        " y va por delante: elimina sus dados",
        () => " y va por delante: conviene eliminar sus dados",
      )[others[side]];
      const can = bySide("Puedes", "El rival puede", (name) => `${name} puede`)[others[side]];
      return `${can} terminar la partida con ${more}${isAhead ? ahead : ""}.`;
    },
    atRisk: ({ column: nth, die, count, side }) => {
      const can = isYou(others[side])
        ? `Si sacas un ${face(die)}, puedes`
        : `Si ${bySide("", "el rival", (name) => name)[others[side]]} saca un ${face(die)}, puede`;
      const of = bySide("", " del rival", (name) => ` de ${name}`)[side];
      return `${can} eliminar ${isYou(side) ? "tus" : "los"} ${dice(die, count)} de la columna ${column(nth)}${of}.`;
    },
    asGood: () => "Las mejores columnas son igual de buenas.",
    close: ({ behind, digits }) =>
      `La siguiente mejor columna está solo ${ofChance(behind, digits)} por debajo: apenas importa.`,
    rolls: ({ best, bestShare, worst, worstShare, digits, side }) =>
      side === "mine"
        ? `${bySide("Tu mejor tirada", "", (name) => `La mejor tirada de ${name}`).mine} sería ${facesOf(best)} (${percentWith(bestShare, digits)}); la peor, ${facesOf(worst)} (${percentWith(worstShare, digits)}).`
        : `La mejor tirada ${bySide("", "del rival", (name) => `de ${name}`).theirs} sería ${facesOf(best)} (${bySide("te deja", "", (name) => `a ${name} le deja`).mine} un ${percentWith(bestShare, digits)}); la peor, ${facesOf(worst)} (${percentWith(worstShare, digits)}).`,
    endsNow: ({ result, by }) => {
      if (result === "tie") return "Este dado termina la partida en empate.";
      return `Este dado termina la partida: ${bySide(DOES.mine[result], "", (name) => `${name} ${result === "win" ? "gana" : "pierde"}`).mine} por ${points(by)}.`;
    },
    /** "Tu próximo dado termina la partida: con un cinco o un seis ganas; con un tres empatas; con un uno pierdes." */
    lastDie: ({ ends, side }) => {
      const told = ends.map(
        ({ faces, result }) =>
          `con ${faces.length === 6 ? "cualquier tirada" : facesOf(faces)} ${DOES[isYou(side) ? "mine" : "theirs"][result]}`,
      );
      const die = bySide("Tu próximo dado", "El próximo dado del rival", (name) => `El próximo dado de ${name}`)[side];
      return `${die} termina la partida: ${told.join("; ")}.`;
    },
  };

  return {
    // Tree
    treeHint: (depth) =>
      `${words.answerTitle} tras cada tirada y cada columna. Abre una línea para mirar desde ahí ${number(depth)} ${plural(depth, "dado", "dados")} más allá.`,
    fromHere: (share, digits) => `Mirando desde aquí: ${percentWith(share, digits)}`,
    treeTitle: "Lo que puede seguir",
    columnOf: (nth) => capital(column(nth)),
    removes: (die, count) => `elimina ${dice(die, count)}`,
    ends: { win: "fin: victoria", tie: "fin: empate", loss: "fin: derrota" },
    chance: (share, digits) => percentWith(share, digits),

    // The course of the game
    courseHint: `${words.answerTitle} tras cada jugada`,
    courseRead: (nth, share, digits) => `Tras la jugada ${number(nth + 1)}: ${percentWith(share, digits)}`,
    coursePicture: (read) => `${words.answerTitle} tras cada jugada. ${read}.`,
    courseSlider: "Jugada",
    level: (share) => withPercent(number(100 * share)),
    forced: "forzada",
    turningTitle: "Momentos decisivos",
    turning: ({ side, by, roll, column: nth }, move, before, after, digits) => {
      const whose = isComputer(side, by) ? " del ordenador" : bySide("", " del rival", (name) => ` de ${name}`)[side];
      const die = isYou(side) ? `tu ${face(roll)}` : `el ${face(roll)}${whose}`;
      return `${capital(words.moveName(move))}, ${die} ${inColumn(nth)}: ${bySide("tu probabilidad", "", (name) => `la probabilidad de ${name}`).mine} pasó del ${percentWith(before, digits)} al ${percentWith(after, digits)}`;
    },

    // Moves
    /** @param mistake the part of a win that makes one */
    movesHint: (mistake) =>
      `La última jugada va primero, con tu probabilidad de ganar en cada columna. Toca una valoración para probar otra vez esa jugada. Un desliz cuesta menos de ${ofChance(mistake, 0)}; un error, más.`,
    noMoves: "Aquí aparecen las jugadas a medida que se colocan dados.",
    moveNumber: (nth) => `${number(nth + 1)}.`,
    moveHead: ({ side, by, roll, column: nth }) => `${playerOf(side, by)}: ${face(roll)}, ${column(nth)}`,
    mended: "Tras esta jugada se cambiaron los tableros en «Preparar».",
    cost: ({ grade, gaveAway, lost, digits }) => {
      if (grade === "forced") return "la única columna";
      return gaveAway ? `${words.grades[grade]}, costó ${ofChance(lost, digits)}` : words.grades[grade];
    },
    choice: (nth, share, digits) => `${column(nth)} ${percentWith(share, digits)}`,
    placed: "colocado aquí",

    // Hints
    noHints: "Nada destaca aquí: guíate por los números.",
    hints,
  };
}
