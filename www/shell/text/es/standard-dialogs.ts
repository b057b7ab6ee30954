// What the dialogs, the menu, the undo list and the help of several games say alike, in Spanish: loaded with them.

import type * as English from "../en/standard-dialogs.ts";

/** Who rolls. */
const THROWS = { typed: "los introduces tú", page: "los tira la app" };

/** What dialogs, the menu and the details say, which come later. */
export const standardDialogWords: typeof English.standardDialogWords = {
  // Players
  throws: THROWS,
  seats: {
    add: "Añadir un jugador",
    nameOf: (nth: number) => `Nombre del jugador ${nth + 1}`,
    more: (name: string) => `${name}: más`,
    whoStarts: "Quién empieza",
    moveUp: "Subir",
    remove: "Quitar",
    /** Names that were typed before. */
    known: "Nombres conocidos",
    start: "Empezar",
    done: "Listo",
  },

  // Settings
  gameName: "Nombre del juego",

  // The undo list
  givenUp: "Partida abandonada",
  diceThrown: (throws) => `Dados: ${THROWS[throws]}`,
};

/** What the help of every game says. */
export const standardHelpWords: typeof English.standardHelpWords = {
  helpRules: "Las reglas",
  helpUse: "Cómo usar esta página",
  helpMore: "Cómo leer los números, y todas las teclas, en una página",
  helpUndo:
    "«Deshacer» retrocede tanto como quieras; mantenlo pulsado para ver la lista, donde también está «Rehacer».",
};
