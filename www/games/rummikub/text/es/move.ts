// What is said of a move, of what has been entered, and where nothing goes, in Spanish.

import type * as English from "../en/move.ts";
import { lyingWords } from "./lying.ts";
import { isMany } from "./pieces.ts";

export const moveWords: typeof English.moveWords = ({ formats, sets, tileName, tiles, whoIs, points, cuts }) => {
  const { number, plural, list } = formats;
  const { lying } = lyingWords(formats);
  return {
    wishMarks: { keep: "queda", play: "va" },
    looseHint: (count) => `Sueltas: ${tiles(count)}`,
    dropWishes: "Restablecer",
    /** The best turn, beside what the player did. */
    compared: ({ tiles: count, isPlayed, isMost, keepsJoker }) => {
      if (isMost) return isPlayed ? "No se podía jugar más." : `Podrías haber jugado ${tiles(count)}.`;
      if (isPlayed) return "El jugador más fuerte habría hecho lo mismo.";
      const does = count === 0 ? "robado" : `jugado ${tiles(count)}`;
      return `El jugador más fuerte habría ${does}${keepsJoker ? " y guardado el comodín" : ""}.`;
    },
    /** One of the facts of a move, told one after the other. */
    fact: (told) => {
      switch (told.kind) {
        case "points":
          return points(told.count);
        case "cuts":
          return cuts(told.count);
        case "opens":
          return `abre con ${number(told.worth)} (hacen falta ${number(told.needed)})`;
        case "most":
          return "no se puede jugar más";
        case "perhaps":
          return `quizá no la mejor: como mucho ${tiles(told.most)}`;
      }
      const { kind, count, isFirst } = told;
      const does = {
        stays: plural(count, "sigue igual", "siguen igual"),
        added: `${plural(count, "recibe", "reciben")} fichas`,
        apart: plural(count, "se deshace", "se deshacen"),
      };
      return `${isFirst ? sets(count) : number(count)} ${does[kind]}`;
    },
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
    won: "Tu atril está vacío.",
    /** Why the strongest player draws. */
    waits: ({ wait, winning, unseen }) =>
      wait === "joker"
        ? "Abrir costaría un comodín"
        : `Con ${number(winning ?? 0)} de las ${number(unseen)} fichas ocultas vacías el atril en el turno siguiente`,
    lay: "Poner",
    drop: "Volver",
  };
};
