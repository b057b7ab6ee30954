// What the dialogs say, in Spanish: that of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/es/standard-dialogs.ts";
import type * as English from "../en/dialogs.ts";
import type { Words } from "../en/words.ts";
import { inside } from "./pieces.ts";
import { playerWords } from "./players.ts";

const OPENINGS = { any: "cualquier descarte", different: "tres distintos" };

const OPEN_COSTS = { 200: "−200", 150: "−150 (fácil)" };

export function dialogWords(words: Words): English.DialogWords {
  const { formats, settings } = words;
  const { number } = formats;
  return {
    ...words,
    ...standardDialogWords,

    // The players
    playersHint: "Todos usan las mismas tiradas, cada uno en su hoja, hasta que termina su propia partida.",
    addLabel: "Un ordenador",
    noPlayer: "Añadir un ordenador…",
    addHint: "Quien se une más tarde empieza con una copia de tu hoja.",
    player: (by) => playerWords(by).name,
    otherPlayers: "Otros jugadores",
    how: (by) => playerWords(by).how,
    throwsLabel: settings.dice,
    throwsHint: "El enlace lleva los dados: quien lo abra tendrá las mismas tiradas.",

    // Settings
    openingLabel: settings.opening,
    openings: OPENINGS,
    openingHint:
      "Tres distintos: en los tres primeros turnos hay que descartar tres números distintos, como en Can’t Stop Express. Eso cuesta unos 53 puntos de media.",
    openCostLabel: "Sumas abiertas",
    openCosts: OPEN_COSTS,
    openCostHint:
      "Lo que cuesta al final cada suma con una a cuatro marcas. 200 es la hoja oficial, para la que valen las medias de la app. Con 150, el consejo es solo para la media, no para la probabilidad de una puntuación.",
    gameNameHint:
      "El juego tiene varios nombres. Si eliges Can’t Stop Express antes del primer turno, se pone también su regla inicial: tres descartes distintos.",

    // The picture of a position
    picture: { best: "Lo mejor", idle: "Libre", reject: "Descarte" },

    // The undo list
    undo: {
      logged: words.done,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      sameRolls: words.sameRolls,
      rolled: (roll) => `Tirada ${roll.join(" ")}`,
      noRoll: "Dados quitados",
      sum: (sum, count) => `Marcas en ${number(sum)}: ${number(count)}`,
      reject: (face, count) => `Descartes de ${number(face)}: ${number(count)}`,
      joins: (by) => `Se une ${inside(by)}`,
      leaves: (by) => `Se va ${inside(by)}`,
      personJoins: (who) => `Se une ${words.called(who)}`,
      personLeaves: (who) => `Se va ${words.called(who)}`,
      throws: standardDialogWords.diceThrown,
      opening: (opening) => `${settings.opening}: ${OPENINGS[opening]}`,
      openCost: (cost) => `Sumas abiertas: ${OPEN_COSTS[cost]}`,
    },
  };
}
