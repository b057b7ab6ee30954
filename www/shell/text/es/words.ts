// Every sentence of the shell, in Spanish.

import type { Reason } from "../../host/reasons.ts";
import type * as English from "../en/words.ts";

/**
 * A setting that a link tells: what the page calls it, where it has a name for it, and its key.
 * @param names by their keys
 */
export const partOfLink: typeof English.partOfLink = (key, names) =>
  Object.hasOwn(names, key) ? `«${names[key]}» (${key})` : key;

/** Why something could not be had, as a part of a sentence. */
export function why(reason: Reason): string {
  if (reason.kind === "other") return `«${reason.said}»`;
  return {
    offline: "no hay red",
    unreachable: "el servidor no ha respondido",
    damaged: "hay un archivo dañado",
    refused: "el navegador no lo permite",
    slow: "está tardando demasiado",
    unsupported:
      "este navegador no tiene WebAssembly, o es demasiado antiguo; en el modo de aislamiento hace falta una excepción para este sitio; si no, un navegador más reciente",
  }[reason.kind];
}

export const shellWords: typeof English.shellWords = {
  // The header, and what leads to the list of games
  games: "Todos los juegos",
  undo: "Deshacer",
  undoHint: "Deshacer; mantener pulsado para ver la lista",
  hint: "Pista",
  redo: "Rehacer",
  menu: "Menú",
  close: "Cerrar",
  howToPlay: "Cómo se juega",
  skipTo: { answer: "Ir a la respuesta", next: "Ir al siguiente paso", details: "Ir a los detalles" },

  // Notices
  dismiss: "Cerrar",
  reload: "Recargar",
  tryAgain: "Reintentar",
  tablesMissing: "Algunas tablas no se han podido usar; estos números se calculan en tu dispositivo.",
  linkProblems: (problems) => `Una parte de este enlace no se ha podido leer y se ha omitido: ${problems.join(", ")}.`,
  /** What is shown beside the own game. */
  beside: {
    own: null,
    linked: "Has abierto una posición compartida. Tu partida está a salvo.",
    trial: "Estás probando otra vez una decisión anterior. Tu partida está a salvo.",
    practised: "Estás practicando. Tu partida está a salvo.",
  },
  backToOwn: "Volver a mi partida",
  backToPractice: "Volver a la práctica",
  adopt: "Seguir desde aquí",
  notLoaded: (reason) => `Esta parte de la página no se ha podido cargar: ${why(reason)}.`,

  // The details
  details: "Detalles",
  partFailed: (reason) => `Esta parte no se ha podido cargar (${why(reason)}).`,
  backTo: "Volver aquí",
  tryAgainOf: (decision) => `Probar otra vez, ${decision}:`,

  // The solver
  loading: "Cargando la calculadora…",
  noSolver: "No se ha podido cargar la calculadora.",
  solverFailed: "La calculadora ha fallado en esta posición.",
  nothingLost: (reason) => `Se conserva todo lo introducido (${why(reason)}).`,
  pleaseReport: (reason) =>
    `Se conserva todo lo introducido. Es un fallo de la página: por favor, avísanos e indica «${reason}».`,

  // Computers that play
  paceLabel: "Ritmo del ordenador",
  paces: { step: "paso", slow: "lento", normal: "normal", fast: "rápido" },
  next: "Seguir",
  goOn: "Seguir",
  anotherGame: "Otra partida",

  // Copying
  copied: "Copiado.",
  notCopied: "El navegador no permite copiar aquí.",
};
