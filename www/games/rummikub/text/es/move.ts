// What is said of a move, of what has been entered, and where nothing goes, in Spanish.

import type * as English from "../en/move.ts";
import { lyingWords } from "./lying.ts";
import { isMany } from "./pieces.ts";

export const moveWords: typeof English.moveWords = ({ formats, sets, tileName, tiles, whoIs }) => {
  const { number, plural, list } = formats;
  const { lying } = lyingWords(formats);
  return {
    /** The sets of the table that a move touches. */
    touched: ({ of, count, which }) => {
      if (count === 0) return "No cambia ninguna combinación de la mesa.";
      const called = list(which.map(lying));
      const changes = which.length > 1 || which.some(isMany) ? "cambian" : "cambia";
      if (count === 1) return `Solo ${changes} ${called}.`;
      return `De ${sets(of)} cambian ${number(count)}: ${called}.`;
    },
    /** A set that was corrected has no tiles left. */
    emptied: (set) => `${isMany(set) ? "Han" : "Ha"} desaparecido ${lying(set)}.`,
    noOpening: (best, needed) => `${number(best)} de ${number(needed)} puntos`,
    noArrangementHint: "Compáralas con la mesa: falta una o sobra una.",
    wishesHint: "Las fichas que quieres jugar no se pueden jugar todas, o hace falta una que guardas.",
    iDrew: "Ya he robado",
    /** The move that the page knows and the player has not looked at. */
    doneUnseen: "Ya la he jugado",
    nextHint: ["", "Pista: ¿qué fichas?", "Pista: ¿qué combinaciones?", "Mostrar cómo"],
    /** What rearranging brings. */
    whyBest: ({ more, adding }) =>
      adding === 0
        ? "No se puede jugar nada sin reorganizar la mesa."
        : `Reorganizando la mesa se ${plural(more, "juega", "juegan")} ${tiles(more)} más.`,
    /** Beside that, what can be played instead. */
    orPlay: (count, opens) => (opens ? `o abre con ${number(count)}` : `o juega ${number(count)}`),
    leaveLoose: "Dejar sueltas",
    remove: "Quitar",
    asGroup: "como grupo",
    asRun: "como escalera",
    loosen: "Soltar",
    loosenLabel: "Deshacer esta combinación: sus fichas quedan sueltas",
    takeOut: (tile) => `${tileName(tile)}; toca para quitarlo`,
    theyPlayedIt: "La pusieron ellos",
    iDrewIt: "La robé yo",
    /** The other who is at turn has laid no more. */
    theirsDone: "Eso es todo",
    doneHere: (count) => `Hecho: ${number(count)}`,
    theyDrew: (seat) => `${whoIs(seat)} robó`,
  };
};
