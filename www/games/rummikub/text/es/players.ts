// How the computer's players play, in Spanish, by their names.

import type * as English from "../en/players.ts";

/** How strong a player is, behind its name. */
export const STRENGTHS: typeof English.STRENGTHS = {
  weak: "débil",
  medium: "medio",
  strong: "fuerte",
  strongest: "el más fuerte",
};

export const PLAYERS: typeof English.PLAYERS = {
  best: { name: "Experto", how: "Guarda los comodines para el final y roba cuando así gana antes." },
  jokers: {
    name: "Guarda comodines",
    how: "Juega todas las fichas que puede, pero los comodines solo para abrir o para ganar.",
  },
  tiles: { name: "Más fichas", how: "Juega todas las fichas que puede." },
  hold: {
    name: "Reserva combinaciones",
    how: "Se reserva sus combinaciones mientras los demás tengan más de cinco fichas.",
  },
  points: { name: "Más puntos", how: "Busca el máximo de puntos." },
  simple: {
    name: "Sencillo",
    how: "Juega combinaciones de su atril y después fichas donde encajan; no reorganiza nada.",
  },
  random: { name: "Azar", how: "Se guarda fichas al azar." },
};
