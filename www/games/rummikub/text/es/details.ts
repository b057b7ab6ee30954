// The sentences of the details, in Spanish: the table and the turns.

import type { Lead } from "../../model/course.ts";
import type { LoggedMove } from "../../model/types.ts";
import type * as English from "../en/details.ts";
import type { Words as GameWords } from "../en/words.ts";
import { tableWords } from "./table.ts";

export function detailWords(words: GameWords): ReturnType<typeof English.detailWords> {
  const { formats, tiles, whoInside, whoAlone } = words;
  const { number, list } = formats;
  /** What somebody did, in a few words. */
  const didShort = ({ seat, did, tiles: which }: LoggedMove) => {
    const count = tiles(which.length);
    if (seat === 0) return { played: `jugaste ${count}`, drew: "robaste ficha", passed: "pasaste" }[did];
    return `${whoInside(seat)} ${{ played: `jugó ${count}`, drew: "robó ficha", passed: "pasó" }[did]}`;
  };
  /** How far the player is ahead: "2 fichas por delante". */
  const lead = ({ kind, count }: Lead) =>
    kind === "level" ? "ir a la par" : `ir ${tiles(count)} por ${kind === "ahead" ? "delante" : "detrás"}`;
  return {
    ...tableWords(words),

    // The course of the game
    courseHint: "Las fichas en el atril de cada uno tras cada turno",
    /** @param held the tiles of each seat */
    courseRead: (nth, held) =>
      `Tras el turno ${number(nth + 1)}: ${list(held.map((count, seat) => `${whoAlone(seat)} ${number(count)}`))}`,
    coursePicture: (read) => `Las fichas en el atril de cada uno tras cada turno. ${read}.`,
    courseSlider: "Turno",
    turningTitle: "Momentos decisivos",
    turning: (logged, nth, before, after) =>
      `Turno ${number(nth + 1)}, ${didShort(logged)}: pasaste de ${lead(before)} a ${lead(after)}`,

    // Turns
    /** @param mistake from how many tiles on it is one; null where no turn is graded */
    movesHint: (mistake) =>
      mistake !== null
        ? `El último turno va primero. Toca una valoración para probar otra vez ese turno. Un desliz se aparta de la mejor jugada en 1 o 2 fichas; un error, en ${number(mistake)} o más.`
        : "El último turno va primero. Vuelve a cualquier turno; con «Rehacer» recuperas los posteriores.",
    turnName: (turn) => `turno ${number(turn)}`,
    noMoves: "Aquí aparecen los turnos a medida que se juegan.",
    backToTurn: (turn) => `Volver aquí: turno ${number(turn)}`,
  };
}
