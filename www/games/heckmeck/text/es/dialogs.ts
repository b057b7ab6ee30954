// What the dialogs say, in Spanish: those of a tile and of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/es/standard-dialogs.ts";
import { facesOf, sign } from "../../model/dice.ts";
import { COMPUTER } from "../../model/names.ts";
import { worms } from "../../model/tiles.ts";
import type { GameWords } from "../en/details.ts";
import type * as English from "../en/dialogs.ts";
import { adviceWords } from "./advice.ts";
import { called, isYou } from "./names.ts";
import { theirs, toWhom } from "./pieces.ts";

/** What the house rules change, by the names that the solver has for them. */
export const RULE_HINTS: typeof English.RULE_HINTS = {
  turnDownWithNothingToReturn:
    "Cuando un turno falla, la ficha más alta de la parrilla se voltea aunque el jugador no tuviera ninguna que devolver. Desactívalo para seguir el reglamento al pie de la letra.",
  alwaysTurnDown: "Para una partida más corta: también cuando la ficha más alta es la que se acaba de devolver.",
  compulsorySteal:
    "Quien termina justo en el número de la ficha superior de otro jugador tiene que robarla, no tomar una de la parrilla.",
  anyLowerTile:
    "Si la ficha de tu total no está en la parrilla, puedes tomar de ella cualquiera más baja, no solo la siguiente.",
};

export function dialogWords(ofGame: GameWords): English.DialogWords {
  const words = adviceWords(ofGame);
  const { settings, worms: wormCount } = words;
  const dice = (roll: number[]) => roll.map(sign).join(" ");

  return {
    ...words,
    ...standardDialogWords,

    // The dialog of a tile
    tileTitle: (tile) => `Ficha ${tile}, ${wormCount(worms(tile))}`,
    moveThrown: "Moverla (el turno continúa):",
    moveTyped: "O moverla (el turno continúa):",
    toGrill: "A la parrilla",
    toStack: (name) => `A ${theirs(name, "pila")}`,
    toOut: "Boca abajo, fuera de juego",

    // The dialog of the players
    playersHint: "En el orden de juego. Cuando un jugador se va, sus fichas vuelven a la parrilla.",
    whoPlays: (name) => `Quién juega por ${isYou(name) ? "ti" : name === COMPUTER ? "el ordenador" : called(name)}`,
    stack: (stack) => `fichas desde arriba: ${stack.toReversed().join(" ")}`,
    throwsLabel: settings.throws,

    // Settings
    bustLabel: settings.bust,
    bustHint:
      "Según las reglas, cuenta 0. Algunas calculadoras conservan los puntos, y sus medias salen demasiado altas.",
    diceInGame: settings.dice,
    diceInGameHint:
      "Ocho según las reglas; menos, como regla de la casa. Si ya hay más dados apartados, el turno vuelve a empezar.",
    gameNameHint: "El mismo juego, con sus nombres en alemán, inglés y neerlandés.",

    // The undo list
    undo: {
      turn: words.logged,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      newTurn: words.newTurn,
      goTo: "Vuelta a un turno anterior",
      take: (roll) => `Lo apartado de ${dice(roll)}`,
      added: (name) => `Nuevo jugador: ${called(name)}`,
      removed: (name) => `Jugador quitado: ${called(name)}`,
      renamed: (was, is) => `Nuevo nombre: ${called(was)} pasa a ser ${called(is)}`,
      seats: (names) => `Nuevo orden: ${names.map(called).join(", ")}`,
      /** @param by a strategy, null for a person */
      plays: (name, by) => `${called(name)}: ${by === null ? words.person : words.asComputer(words.strength(by))}`,
      toMove: (name) => (isYou(name) ? "Te toca" : `Le toca ${toWhom(name)}`),
      houseRules: "Reglas de la casa cambiadas",
      tile: (tile) => `Ficha ${tile} movida`,
      throws: standardDialogWords.diceThrown,
      diceInGame: (count) => `${words.die(count)} en juego`,
      bust: (bust) => `Una tirada fallida ${words.bustRules[bust]}`,
      /** Dice that were entered, rolled or taken away: as they lay then. */
      dice: (roll) => (roll.length > 0 ? `Dados: ${dice(roll)}` : "Dados borrados"),
      taken: (counts) =>
        counts.some((count) => count > 0) ? `Dados apartados: ${dice(facesOf(counts))}` : "Ningún dado apartado",
    },
  };
}
