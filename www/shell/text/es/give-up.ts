// What is said of giving a game up against the computer, in Spanish: among the ways to start, and when that is asked.

import type * as English from "../en/give-up.ts";

export const giveUpWords: typeof English.giveUpWords = {
  hint: "Termina la partida contra el ordenador.",
  open: "Rendirse",

  title: "¿Te rindes?",
  /** What it comes to, against one player of the computer's or several. */
  computerWins: (opponents) => (opponents === 1 ? "Gana el ordenador." : "La partida termina y gana el ordenador."),
  chance: (chance) => `Ahora tu probabilidad de ganar es del ${chance}.`,
  undo: "Con «Deshacer» vuelves a la partida.",
  giveUp: "Rendirse",
  keepPlaying: "Seguir jugando",
};
