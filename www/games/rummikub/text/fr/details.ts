// The sentences of the details, in French: the table and the turns.

import type { Lead } from "../../model/course.ts";
import type { LoggedMove } from "../../model/types.ts";
import type * as English from "../en/details.ts";
import { tableWords } from "./table.ts";
import type { Words as GameWords } from "./words.ts";

export function detailWords(words: GameWords): ReturnType<typeof English.detailWords> {
  const { formats, tiles, whoInside, whoAlone } = words;
  const { number, list } = formats;
  /** What somebody did, in a few words. */
  const didShort = ({ seat, did, tiles: which }: LoggedMove) => {
    const what = { played: `joué ${tiles(which.length)}`, drew: "pioché une tuile", passed: "passé" }[did];
    return `${seat === 0 ? "tu as" : `${whoInside(seat)} a`} ${what}`;
  };
  /** How far the player is ahead: « 2 tuiles d'avance ». */
  const lead = ({ kind, count }: Lead) => {
    if (kind === "level") return "l’égalité";
    return `${tiles(count)} ${kind === "ahead" ? "d’avance" : "de retard"}`;
  };
  return {
    ...tableWords(words),

    // The course of the game
    courseHint: "Les tuiles sur chaque chevalet après chaque tour",
    /** @param held the tiles of each seat */
    courseRead: (nth, held) =>
      `Après le tour ${number(nth + 1)}\u00a0: ${list(held.map((count, seat) => `${whoAlone(seat)} ${number(count)}`))}`,
    coursePicture: (read) => `Les tuiles sur chaque chevalet après chaque tour. ${read}.`,
    courseSlider: "Tour",
    turningTitle: "Tournants",
    turning: (logged, nth, before, after) =>
      `Tour ${number(nth + 1)}, ${didShort(logged)}\u00a0: de ${lead(before)} à ${lead(after)}`,

    // Turns
    /** @param mistake from how many tiles on it is one; null where no turn is graded */
    movesHint: (mistake) =>
      mistake !== null
        ? `Le dernier tour vient en premier. Touche une note pour retenter ce tour. Une imprécision s’écarte du meilleur coup de 1 ou 2 tuiles, une erreur de ${number(mistake)} ou plus.`
        : "Le dernier tour vient en premier. Reviens à n’importe quel tour\u202f; «\u00a0Rétablir\u00a0» ramène les suivants.",
    turnName: (turn) => `tour ${number(turn)}`,
    noMoves: "Les tours s’inscrivent ici à mesure qu’ils sont joués.",
    backToTurn: (turn) => `Revenir ici\u00a0: tour ${number(turn)}`,
  };
}
