// What the dialogs, the menu, the undo list and the help of several games say alike, in Spanish: loaded with them.

import type * as English from "../en/standard-dialogs.ts";

/** Who rolls. */
const THROWS = { typed: "los introduces tú", page: "los tira la app" };

/** What dialogs, the menu and the details say, which come later. */
export const standardDialogWords: typeof English.standardDialogWords = {
  // Players
  openPlayers: "Elegir jugadores",
  throws: THROWS,

  // The menu
  gameName: "Nombre del juego",
  practice: "Practicar",
  openPractice: "Practicar",
  openProgress: "¿Cómo voy?",
  openEvenings: "Veladas",
  practiceHint: "Tus errores y posiciones de partidas del ordenador: cinco llevan un minuto.",
  byHeart: "Sin la app",
  openByHeart: "Reglas para recordar",
  byHeartHint: "Jugar bien sin el móvil: reglas cortas y una tarjeta para imprimir.",
  lab: "Laboratorio",
  openLab: "Abrir el laboratorio",
  speed: "Velocidad en este dispositivo",
  measure: "Medir",

  // The undo list
  givenUp: "Partida abandonada",
  diceThrown: (throws) => `Dados: ${THROWS[throws]}`,
};

/** What the help of every game says. */
export const standardHelpWords: typeof English.standardHelpWords = {
  helpRules: "Las reglas",
  helpUse: "Cómo usar esta página",
  helpMore: {
    title: "Leer más",
    players: "Cómo leer los números, y todas las teclas, en una página",
    developers: "Cómo calcula el programa y lo bien que juega",
  },
  helpUndo:
    "«Deshacer» retrocede tanto como quieras; mantenlo pulsado para ver la lista, donde también está «Rehacer».",
};
